#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards of a printed copy are entered on the way to a new match, which is played with them.

Arguments: the program; scriptorium-cli; the source folder.
"""

import json
import os
import subprocess
import sys

import journey
from journey import KeyboardJourney, press_keys, wait_for


class EditionJourney(KeyboardJourney):
    """An edition by ear: made, wrong for a while, right, played with, and deleted."""

    STEPS = ('begin', 'wrong', 'right', 'play', 'delete')

    def edition(self, *arguments):
        """What scriptorium-cli says about editions of this home."""
        return subprocess.run([self.cli, 'edition', *arguments], check=False, encoding='utf-8',
                              capture_output=True, timeout=journey.PATIENCE,
                              env=dict(os.environ, XDG_DATA_HOME=self.home, LC_ALL='C.UTF-8'))

    def list_ids(self):
        return [line.split()[0] for line in self.edition('list').stdout.splitlines()]

    def count_windows(self):
        """How many windows have one bean in the edition that was made."""
        path = os.path.join(self.home, 'scriptorium/editions/house.edition.json')
        with open(path, encoding='utf-8') as file:
            return json.load(file)['garden']['window']['1']

    def set_count(self, name, number):
        counter = wait_for(f'the counter “{name}”', lambda: self.program.find(
            lambda a: a.get_role() == journey.pyatspi.ROLE_SPIN_BUTTON and a.get_name() == name))
        counter.queryValue().currentValue = number

    def wait_for_text(self, text):
        wait_for(f'“{text}”', lambda: self.program.has_text(text))

    def find_list(self):
        """The window that lists the edition that was made, or None."""
        for window in self.program.root:
            if journey.find_below(window, lambda a: a.get_name() == 'Edit House cards'):
                return window
        return None

    def begin(self):
        """Beside the edition of a new match it can be edited; everything there has a name."""
        assert self.list_ids() == ['reconstructed'], self.list_ids()
        self.start_program(pace='uint32 0', motion='false')
        self.program.press('Play here')
        self.wait_for_text('Reconstructed: where the rulebook prints no numbers, the project chose '
                           'plausible ones.')
        self.program.press('Edit the edition')
        self.wait_for_text('All is right. Nothing is changed yet.')
        self.program.check_names('the form of an edition')
        assert self.list_ids() == ['reconstructed'], self.list_ids()

    def wrong(self):
        """A card is missing: it is said, and what can be played with is still right."""
        self.set_count('Windows with 1 bean', 13)
        self.wait_for_text('There are 29 windows, 1 too few: there must be 30.')
        checked = self.edition('check', 'house')
        assert checked.stdout.strip() == 'ok', checked
        assert self.count_windows() == 14, self.count_windows()

    def right(self):
        """The card is found again, and saved."""
        self.set_count('Windows with 2 beans', 12)
        self.wait_for_text('All is right, and saved.')
        checked = self.edition('check', 'house')
        assert checked.stdout.strip() == 'ok', checked
        assert self.count_windows() == 13, self.count_windows()

    def play(self):
        """It is in the list; back on the page it is chosen, and the match is played with it."""
        self.program.press('Back to the editions')
        window = wait_for('the window with its row', self.find_list)
        journey.find_below(window, lambda a: a.get_name() == 'Close').queryAction().doAction(0)
        wait_for('the page', lambda: not self.program.find_button('Edit House cards'))
        self.wait_for_text('House rules: somebody\'s own numbers.')
        self.program.press('Start')
        wait_for('a prompt', self.program.prompt)
        matches = wait_for('the match', self.read_matches)
        editions = [match['setup']['edition'] for match in matches.values()]
        assert [edition['garden']['window']['1'] for edition in editions] == [13], editions

    def delete(self):
        """It goes from the list with one press; the match that is open keeps its cards."""
        button = wait_for('the button of the menu', lambda: self.program.find_button('Main menu'))
        button.get_child_at_index(0).queryAction().doAction(0)
        wait_for('the menu', lambda: self.program.find(
            lambda a: a.get_role() == journey.pyatspi.ROLE_MENU_ITEM))
        self.walk_to('Editions', 'Down', (journey.pyatspi.ROLE_MENU_ITEM,))
        press_keys('Return')
        self.program.press('Delete House cards')
        path = os.path.join(self.home, 'scriptorium/editions/house.edition.json')
        wait_for('it to be gone', lambda: not os.path.exists(path))
        assert self.list_ids() == ['reconstructed'], self.list_ids()


if __name__ == '__main__':
    sys.exit(journey.main(EditionJourney))
