#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that is under way at a table is told by typing it off the table, and mirrored.

Arguments: the program; scriptorium-cli; the source folder.
"""

import json
import subprocess
import sys

import journey
from journey import KeyboardJourney, has_state, press_keys, wait_for

# More than the form has.
MOST_FIELDS = 60


class JoinJourney(KeyboardJourney):
    """Two players in round 4, phase 4."""

    STEPS = ('begin', 'tell', 'refuse', 'join')

    def begin(self):
        """From the start to the form."""
        self.start_program(pace='uint32 0', motion='false')
        self.program.press('Mirror a table')
        self.program.press('Join a game that is under way')
        self.wait_for_focus('What happens at your table')

    def find_heard(self):
        """What was heard to take the focus and still has it, in sight; the form may yet scroll."""
        focus = self.ear.focus
        return focus if focus is not None and journey.is_alive(
            focus, lambda a: has_state(a, journey.pyatspi.STATE_FOCUSED) and
            self.program.is_in_sight(a)) else None

    def hears(self, name):
        """Whether what is called so has the focus."""
        focus = self.find_heard()
        return focus is not None and focus.get_name() == name

    def wait_for_focus(self, name):
        """What is called so has the focus."""
        wait_for(f'the focus on “{name}”', lambda: self.hears(name))

    def go_to(self, name):
        """Tab leads there."""
        for _ in range(MOST_FIELDS):
            focus = wait_for('something that has the focus', self.find_heard)
            if focus.get_name() == name:
                return
            self.go_on(focus)
        raise journey.Failure(f'Tab does not lead to “{name}”')

    @staticmethod
    def type_on(text):
        """Types without looking where the focus is."""
        subprocess.run(['xdotool', 'type', '--delay', '12', text], check=True,
                       timeout=journey.PATIENCE)

    def find_choice(self):
        """What has the focus in a list that is open, or None."""
        focus = self.find_heard()
        return focus if (focus is not None and
                         focus.get_role() == journey.pyatspi.ROLE_LIST_ITEM) else None

    def choose(self, name, number):
        """Opens the list that is called so and goes down in it; then it has the focus again."""
        self.go_to(name)
        press_keys('space')
        item = wait_for(f'the list of “{name}”', self.find_choice)
        for _ in range(number):
            self.go_on(item, 'Down')
            item = wait_for('the next of the list', self.find_choice)
        press_keys('Return')
        self.wait_for_focus(name)

    def tell(self):
        """The focus goes on by itself from card to card, and from digit to digit."""
        self.choose('What happens at your table', 1)
        press_keys('Tab')
        self.wait_for_focus('Round, 1 to 4')
        self.type_on('44')
        self.wait_for_focus('Starting player of this phase')
        press_keys('Tab')
        self.type_on('a1 w2 b3 b1 w1 w2 w3 b1 b2 b3 a1 a2 ? w1 - a3')
        for box in range(3):
            self.choose(f'Round 4, box {box + 1}', box + 1)
            press_keys('Tab')
        for seat, mission in ((1, '7'), (2, 'm12')):
            self.go_to(f'Player {seat}: square 1 of the portrait')
            self.type_on('w2 - - - b1 - - - -')
            self.wait_for_focus(f'Player {seat}: How many cards are covered')
            press_keys(*['Tab'] * 5)
            self.wait_for_focus(f'Player {seat}: In hand (14 is a Benedict card, - none)')
            self.type_on('1-13')
            press_keys('Tab', 'Tab')
            self.wait_for_focus(
                f'Player {seat}: Ora et Labora: conditions met (- if the pawn is gone)')
            self.type_on('2')
            self.type_on(mission)
            press_keys('Tab')
        self.wait_for_focus('The Abbot-General stands on')
        press_keys('Tab', 'Tab')

    def refuse(self):
        """A pile that cannot be is said, and the focus is there."""
        self.wait_for_focus('Draw pile: how many cards')
        self.type_on('80')
        press_keys('Return')
        entry = wait_for('the reason', lambda: self.program.find(
            lambda a: a.get_description().startswith('With what you told, 71 cards are left')))
        assert entry.get_name() == 'Draw pile: how many cards', entry.get_name()
        assert not self.read_matches()

    def join(self):
        """Right, it is mirrored from there on."""
        press_keys('ctrl+a')
        self.type_on('40')
        press_keys('Return')
        wait_for('the table', lambda: self.program.prompt())
        path, match = wait_for('the file', lambda: next(iter(self.read_matches().items()), None))
        assert match['mode'] == 'table', match['mode']
        assert match['moves'] == [], match['moves']
        shown = subprocess.run([self.cli, 'show', '--json', path], check=True,
                               capture_output=True, encoding='utf-8').stdout
        state = json.loads(shown)
        assert (state['round'], state['phase'], state['by']) == (4, 4, 1), shown
        assert state['garden'][8] == '?' and state['refill'] == ['window-1', None, 'artefact-3']
        assert state['pile'] == 40 and len(state['discard']) == 31, shown
        assert [seat['track'] for seat in state['seats']] == [3, 3], shown
        assert [seat['mission'] for seat in state['seats']] == ['m07', 'm12'], shown
        assert state['seats'][0]['hand'] == list(range(1, 14)), shown


if __name__ == '__main__':
    sys.exit(journey.main(JoinJourney))
