#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A match goes on at a real table, is laid out there, and comes back to the screen, by keys.

Arguments: the program; scriptorium-cli; the source folder.
"""

import json
import os
import subprocess
import sys

import journey
from journey import KeyboardJourney, has_state, press_keys, wait_for

CHECK = (journey.pyatspi.ROLE_CHECK_BOX,)


class SidesJourney(KeyboardJourney):
    """A match of two people, dealt by the program."""

    STEPS = ('begin', 'to_table', 'lay_out', 'come_back', 'to_screen')

    def begin(self):
        """The first decision is due."""
        self.path_of_match = os.path.join(self.home, 'sides.match.json')
        subprocess.run([self.cli, 'new', '--seats', '2', '--name', 'Ann', '--name', 'Ben', '--seed',
                        '5', '-o', self.path_of_match], check=True, timeout=journey.PATIENCE)
        self.start_program(self.path_of_match, pace='uint32 0', motion='false')
        wait_for('the table', self.program.prompt)

    def read_match(self):
        """The match as it is kept."""
        with open(self.path_of_match, encoding='utf-8') as file:
            return json.load(file)

    def list_moves(self):
        """The texts of its moves."""
        return [move if isinstance(move, str) else move['move']
                for move in self.read_match()['moves']]

    def choose(self, item):
        """Chooses an item of the main menu by keys."""
        press_keys('F10')
        wait_for('the menu', lambda: self.program.find(
            lambda a: a.get_role() == journey.pyatspi.ROLE_MENU_ITEM))
        self.walk_to(item, 'Down', (journey.pyatspi.ROLE_MENU_ITEM,))
        press_keys('Return')

    def wait_for_button(self, name):
        """A button of the window in front has the focus."""
        wait_for(f'the focus on “{name}”', lambda: self.program.find(
            lambda a: a.get_role() in journey.BUTTONS and a.get_name() == name and
            has_state(a, journey.pyatspi.STATE_FOCUSED)))

    def find_steps(self):
        """The steps in sight or not, in order."""
        return [a for a in journey.walk(self.program.root) if a.get_role() in CHECK]

    def to_table(self):
        """What happens is said before; Enter agrees."""
        self.choose('Go on at a real table')
        wait_for('what happens', lambda: self.program.find(
            lambda a: a.get_name().startswith('From now on you shuffle')))
        self.wait_for_button('Go on at a real table')
        press_keys('Return')
        wait_for('the steps', self.find_steps)
        wait_for('the file', lambda: self.read_match()['mode'] == 'table')
        assert self.list_moves()[-1] == 'mode table', self.list_moves()[-1]

    def lay_out(self):
        """Space and Enter check a step off and go on, Backspace goes back."""
        steps = self.find_steps()
        said = subprocess.run([self.cli, 'layout', self.path_of_match], check=True,
                              capture_output=True, encoding='utf-8',
                              env=dict(os.environ, LC_ALL='C.UTF-8')).stdout.splitlines()
        assert [a.get_name() for a in steps] == ['. '.join(line.split(None, 1)) for line in said]
        for number, key in ((0, 'space'), (1, 'Return'), (2, 'space')):
            wait_for(f'the focus on step {number + 1}',
                     lambda n=number: has_state(steps[n], journey.pyatspi.STATE_FOCUSED))
            press_keys(key)
        self.check_steps(steps, 3)
        press_keys('BackSpace')
        self.check_steps(steps, 2)
        wait_for('the focus on step 3',
                 lambda: has_state(steps[2], journey.pyatspi.STATE_FOCUSED))

    @staticmethod
    def check_steps(steps, n_laid):
        """The first steps are checked, and no others."""
        wait_for(f'{n_laid} steps to be checked', lambda: [
            journey.is_alive(a, lambda b: has_state(b, journey.pyatspi.STATE_CHECKED))
            for a in steps] == [i < n_laid for i in range(len(steps))])

    def come_back(self):
        """Closed by Escape and opened again, it knows what lies already."""
        press_keys('Escape')
        wait_for('the window to close', lambda: not self.find_steps())
        self.choose('Lay this position out')
        wait_for('the steps', self.find_steps)
        self.check_steps(self.find_steps(), 2)
        press_keys('Escape')
        wait_for('the window to close', lambda: not self.find_steps())

    def to_screen(self):
        """Nothing is unknown here, so that Enter is enough."""
        self.choose('The program deals on')
        self.wait_for_button('The program deals on')
        wait_for('a window of that name', lambda: self.program.find(
            lambda a: a.get_role() in (journey.pyatspi.ROLE_FRAME, journey.pyatspi.ROLE_DIALOG) and
            a.get_name() == 'The program deals on'), 10)
        press_keys('Return')
        wait_for('the file', lambda: self.read_match()['mode'] == 'digital')
        assert self.list_moves()[-1] == 'mode digital', self.list_moves()[-1]
        wait_for('the table', lambda: self.program.prompt())


if __name__ == '__main__':
    sys.exit(journey.main(SidesJourney))
