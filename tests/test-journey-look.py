#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves are taken back and looked back at by keys; the table is then as it was.

Arguments: the program; scriptorium-cli; the source folder.
"""

import sys

import journey
from journey import KeyboardJourney, decide, press_keys, wait_for

N_DECISIONS = 6
MOST_TABS = 150
LOOK_BACK = 'This is how the table was. Escape goes back to the game.'


class LookJourney(KeyboardJourney):
    """The first moves of a game between two people."""

    STEPS = ('begin', 'undo', 'keys', 'latest', 'tabs', 'parts', 'log', 'file')

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
        """What a screen reader finds on the table: names and what can be done. The numbers above a
        portrait foretell the move that has the focus, or the pointer."""
        return [(a.get_name(), a.get_description()) for a in journey.walk(self.program.root)
                if a.get_role() == journey.pyatspi.ROLE_PUSH_BUTTON and
                not a.get_name().startswith(('Undo', 'Redo', 'Why '))]

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

    def is_row(self):
        return self.focus().get_role() == journey.pyatspi.ROLE_LIST_ITEM

    def tabs(self):
        """Tab goes round all of the window, and through the log where that is open."""
        self.go_on(self.focus(), 'F6')
        if not self.focus().get_description().startswith(journey.LIT):
            self.go_on(self.focus(), 'F6')
        press_keys('ctrl+l')
        wait_for('the log', lambda: self.program.find(
            lambda a: a.get_role() == journey.pyatspi.ROLE_LIST_ITEM))
        passed = [self.focus().get_name()]
        for _ in range(MOST_TABS):
            self.go_on(self.focus())
            passed.append(self.focus().get_name())
            if passed[-1] == passed[0]:
                break
        assert passed[-1] == passed[0], passed
        assert len(set(passed)) == len(passed) - 1, passed
        newest = self.find_rows()[-1]
        for name in ('Back to the start', 'Undo', 'Main menu', 'Score of Player 1', 'Corner 1',
                     'Garden square 9', 'Square 1', 'Draw pile', 'The Abbot-General', newest):
            assert any(other.startswith(name) for other in passed), (name, passed)

    def find_rows(self):
        return [a.get_name() for a in journey.walk(self.program.root)
                if a.get_role() == journey.pyatspi.ROLE_LIST_ITEM]

    def parts(self):
        """F6 goes from part to part and round, Shift+F6 the other way."""
        start = self.focus().get_name()
        first = self.read_parts('F6')
        assert [role for _, role in first] == ['list item', 'push button', 'push button'], first
        assert [name for name, _ in first[1:]] == ['Back to the start', start], first
        assert self.read_parts('shift+F6') == first[1::-1] + first[2:], first

    def read_parts(self, key):
        """What has the focus after that key, until it has been round."""
        found = []
        for _ in range(3):
            self.go_on(self.focus(), key)
            found.append((self.focus().get_name(), self.focus().get_role_name()))
        return found

    def log(self):
        """In the log the arrows look back move by move, and Return at the one that is told."""
        self.go_on(self.focus(), 'F6')
        rows = self.find_rows()
        assert self.is_row() and self.focus().get_name() == rows[-1], rows
        self.go_on(self.focus(), 'Up')
        assert self.focus().get_name() == rows[-2], (self.focus().get_name(), rows)
        wait_for('a look back', lambda: self.program.has_text(LOOK_BACK))
        press_keys('Escape')
        self.wait_for_prompt(self.prompts[-1])
        assert self.is_row(), 'the focus has left the log'
        press_keys('Return')
        wait_for('a look back', lambda: self.program.has_text(LOOK_BACK))
        press_keys('Escape')
        self.wait_for_prompt(self.prompts[-1])

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
