#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The score sheet is copied, and saved as CSV and PDF, by keys; all say what scriptorium-cli says.

Arguments: the program; scriptorium-cli; the source folder.
"""

import csv
import os
import re
import shutil
import subprocess
import sys

import journey
from journey import KeyboardJourney, press_keys, read_score, wait_for


class ShareJourney(KeyboardJourney):
    """A match that is over."""

    STEPS = ('begin', 'text', 'table', 'paper')

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

    def save(self, item, suffix):
        """Goes to the menu by Tab, chooses an item by its letter, and types where to. Returns
        the path."""
        path = os.path.join(self.home, 'out.' + suffix)
        menu = self.walk_to('Keep or share')
        press_keys('Return')
        wait_for('the menu', lambda: self.program.find(
            lambda a: a.get_role() == journey.pyatspi.ROLE_MENU_ITEM))
        self.walk_to(item, 'Down', (journey.pyatspi.ROLE_MENU_ITEM,))
        press_keys('Return')
        wait_for('the name of the file', lambda: self.program.find(
            lambda a: a.get_role() in journey.ENTRIES and
            journey.has_state(a, journey.pyatspi.STATE_FOCUSED)))
        journey.type_text(path)
        press_keys('Return')
        wait_for('the answer', lambda: self.program.has_text(f'“out.{suffix}” is saved.'))
        wait_for('the focus to come back', lambda: journey.is_alive(
            menu, lambda a: journey.has_state(a, journey.pyatspi.STATE_FOCUSED)))
        return path

    def table(self):
        """A spreadsheet finds the names in a row and the sums below them."""
        with open(self.save('Save as CSV', 'csv'), encoding='utf-8', newline='') as file:
            rows = list(csv.reader(file))
        self.check_words([cell for row in rows for cell in row])

    def paper(self):
        """The PDF holds them as text."""
        path = self.save('Save as PDF', 'pdf')
        text = subprocess.run(['pdftotext', '-layout', path, '-'], check=True, encoding='utf-8',
                              capture_output=True, timeout=journey.PATIENCE).stdout
        self.check_words(re.split(r'\s{2,}', text))
        assert self.result in ' '.join(text.split()), text


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
