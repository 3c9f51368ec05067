#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The score sheet is copied by keys, and pasted it says what scriptorium-cli says.

Arguments: the program; scriptorium-cli; the source folder.
"""

import os
import shutil
import subprocess
import sys

import journey
from journey import Journey, press_keys, read_score, wait_for


class ShareJourney(Journey):
    """A match that is over."""

    STEPS = ('begin', 'text')

    def begin(self):
        """A finished match is opened at its score sheet."""
        self.path_of_match = os.path.join(self.home, 'over.match.json')
        shutil.copy(os.path.join(self.source, 'src/app/sample.match.json'), self.path_of_match)
        self.totals, self.result = read_score(self.cli, self.path_of_match)
        assert len(self.totals) > 1, self.totals
        self.start_program(self.path_of_match, pace='uint32 0', motion='false')
        wait_for('the table', self.program.prompt)
        press_keys('ctrl+t')
        wait_for('the result', lambda: self.program.has_text(self.result))

    def check_words(self, words):
        """Names and sums as scriptorium-cli says them, and who won."""
        for seat, total in self.totals.items():
            assert seat in words, (seat, words)
            assert total in words, (total, words)

    def text(self):
        """Ctrl+Shift+C copies it; pasted, it is what was on the sheet."""
        press_keys('ctrl+shift+c')
        wait_for('the answer', lambda: self.program.has_text('The result is copied as text.'))
        text = read_clipboard()
        self.check_words(text)
        assert self.result in text, text


def read_clipboard():
    """What is on the clipboard, as another program pastes it."""
    program = '''
import gi
gi.require_version('Gdk', '3.0')
gi.require_version('Gtk', '3.0')
from gi.repository import Gdk, Gtk
print(Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD).wait_for_text())
'''
    return subprocess.run([sys.executable, '-c', program], stdout=subprocess.PIPE, check=False,
                          encoding='utf-8', timeout=journey.PATIENCE).stdout


if __name__ == '__main__':
    sys.exit(journey.main(ShareJourney))
