#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people with hidden missions: while the doors are closed, nothing of the table is there.

Arguments: the program; scriptorium-cli; the source folder.
"""

import sys

import journey
from journey import LIT, Ear, Journey, press_keys, wait_for

# How what lies on the table, in the log and on the score sheet is called.
SECRETS = ('Abbot card ', 'Hand of ', 'Garden square ', 'Portrait of ', 'Square ', 'Mission ',
           'Draw pile: ', 'Score sheet', 'Log')
DOORS = 'I am Player '


class CurtainJourney(Journey):
    """The screen goes from one to the other."""

    STEPS = ('begin', 'closed', 'opened', 'handed_over')

    def begin(self):
        """Missions are hidden by the player's own choice."""
        self.ear = Ear()
        self.start_program(pace='uint32 0', motion='false', hide_missions='true')
        self.program.press('Play here')
        self.program.press('Start')
        wait_for('the doors', self.find_doors)

    def find_doors(self):
        return self.program.find_button(DOORS)

    def check_closed(self):
        self.program.check_names('the doors')
        shown = [a.get_name() for a in journey.walk(self.program.root)
                 if a.get_name().startswith(SECRETS)]
        assert not shown, shown
        wait_for('the focus on the doors',
                 lambda: journey.has_state(self.find_doors(), journey.pyatspi.STATE_FOCUSED))

    def closed(self):
        """Nothing of the table is in the tree, and its keys do nothing."""
        self.check_closed()
        press_keys('5', 'ctrl+l', 'ctrl+t', 'h')
        self.check_closed()
        (match,) = self.read_matches().values()
        assert not [move for move in match['moves'] if str(move).startswith('play ')]

    def open_doors(self):
        """Returns who came to the table."""
        name = self.program.press(DOORS)
        prompt = wait_for('a prompt', self.program.prompt)
        seat = prompt.split(':')[0]
        assert seat in name, (name, prompt)
        return seat

    def opened(self):
        """Who opens them sees the own mission, and not the other's."""
        self.seat = self.open_doors()
        self.program.check_names('the table of one who may look')
        assert self.program.find_button('Abbot card ', LIT)

    def handed_over(self):
        """After the move they close again, and tell what everyone may know."""
        self.program.press('Abbot card ', LIT)
        wait_for('the doors', self.find_doors)
        self.check_closed()
        played = self.program.find(lambda a: a.get_name().startswith(f'{self.seat} plays '))
        assert played is not None
        other = self.open_doors()
        assert other != self.seat, other


if __name__ == '__main__':
    sys.exit(journey.main(CurtainJourney))
