#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves are taken back and looked back at by keys; the table is then as it was.

Arguments: the program; scriptorium-cli; the source folder.
"""

import sys

import journey
from journey import Journey, decide, press_keys, wait_for

N_DECISIONS = 6
LOOK_BACK = 'This is how the table was. Escape goes back to the game.'


class LookJourney(Journey):
    """The first moves of a game between two people."""

    STEPS = ('begin', 'undo', 'keys', 'latest', 'file')

    def begin(self):
        """A few moves are made."""
        self.start_program(pace='uint32 0', motion='false',
                           ask_reveal_undo='false')
        self.program.press('Play here')
        self.program.press('Start')
        wait_for('a prompt', self.program.prompt)
        self.prompts = [self.program.prompt()]
        for _ in range(N_DECISIONS):
            decide(self.program, self.prompts[-1])
            self.prompts.append(self.program.prompt())
        self.table = self.read_table()
        assert len(self.table) > 40, self.table

    def read_table(self):
        """What a screen reader finds on the table: names and what can be done."""
        return [(a.get_name(), a.get_description()) for a in journey.walk(self.program.root)
                if a.get_role() == journey.pyatspi.ROLE_PUSH_BUTTON and
                not a.get_name().startswith(('Undo', 'Redo'))]

    def wait_for_prompt(self, prompt):
        wait_for(f'“{prompt}”', lambda: self.program.prompt() == prompt)

    def undo(self):
        """All is taken back move by move, and made again."""
        for prompt in self.prompts[-2::-1]:
            press_keys('ctrl+z')
            self.wait_for_prompt(prompt)
        for prompt in self.prompts[1:]:
            press_keys('ctrl+shift+z')
            self.wait_for_prompt(prompt)
        self.check_table()

    def check_table(self):
        wait_for('the table as it was', lambda: self.read_table() == self.table)

    def wait_for_look(self, position):
        wait_for(f'a look back at {position}', lambda: self.program.has_text(LOOK_BACK) and
                 self.program.find(lambda a: a.get_name().startswith(position)))

    def keys(self):
        """Alt with Home, Page Up, Page Down and End walks about; Escape comes back."""
        sentences = set()
        press_keys('alt+Home')
        self.wait_for_look('Looking back: before the first move')
        for key, n_moves in (('alt+Next', 1), ('alt+Next', 2), ('alt+Prior', 1)):
            press_keys(key)
            self.wait_for_look(f'Looking back: after move {n_moves}')
            sentences.add(self.program.prompt())
        assert len(sentences) == 2, sentences
        assert all(sentence.startswith('Player ') for sentence in sentences), sentences
        assert not self.program.find_button('', journey.LIT), 'a move is offered'
        press_keys('Escape')
        self.wait_for_prompt(self.prompts[-1])
        assert not self.program.has_text(LOOK_BACK)
        self.check_table()

    def latest(self):
        """Whoever has come to the end still looks back, until Escape."""
        press_keys('alt+Prior')
        self.wait_for_look(f'Looking back: after move {N_DECISIONS - 1}')
        press_keys('alt+End')
        self.wait_for_look(f'Looking back: after move {N_DECISIONS}')
        press_keys('Escape')
        self.wait_for_prompt(self.prompts[-1])
        self.check_table()

    def file(self):
        """Nothing of it is in the file but the moves."""
        press_keys('ctrl+q')
        assert self.program.process.wait(timeout=journey.PATIENCE) == 0
        (match,) = self.read_matches().values()
        moves = [move if isinstance(move, str) else move['move'] for move in match['moves']]
        decisions = [move for move in moves if move.split()[0] in ('play', 'take', 'place')]
        assert len(decisions) == N_DECISIONS, moves
        assert match['undone'] == [], match['undone']


if __name__ == '__main__':
    sys.exit(journey.main(LookJourney))
