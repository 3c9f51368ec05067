#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the pawns of a mirrored match stand is checked, corrected, and taken back: all by keys, and
a pawn with a mouse too.

Arguments: the program; scriptorium-cli; the source folder.
"""

import json
import os
import re
import subprocess
import sys

import journey
from journey import KeyboardJourney, point, press_keys, wait_for

N_MOVES = 170
NOBODY = 'No pawn has been looked at yet'
ONE_ELSEWHERE = '1 pawn stands elsewhere than it should'


class CheckJourney(KeyboardJourney):
    """A match of two people, told at a table."""

    STEPS = ('begin', 'open', 'look', 'type', 'drag', 'answer', 'correct', 'undo', 'again', 'file')

    def run_cli(self, *arguments):
        return subprocess.run([self.cli, *arguments], check=True, capture_output=True,
                              encoding='utf-8', timeout=journey.PATIENCE).stdout

    def begin(self):
        """A match that was played is told as one at a table, up to some move."""
        self.run_cli('simulate', '--games', '1', '--seats', '2', '--bots', 'greedy,greedy',
                     '--seed', '4', '--save-dir', self.home)
        self.match_path = os.path.join(self.home, 'game-0001.match.json')
        with open(self.match_path, encoding='utf-8') as file:
            match = json.load(file)
        match['mode'] = 'table'
        match['moves'] = match['moves'][:N_MOVES]
        for seat in match['setup']['seats']:
            seat['player'] = 'human'
        match.pop('state', None)
        with open(self.match_path, 'w', encoding='utf-8') as file:
            json.dump(match, file)
        state = json.loads(self.run_cli('show', self.match_path, '--json'))
        self.general = state['general']
        self.track = state['seats'][0]['track']
        self.moves = self.read_moves()
        self.start_program(self.match_path, pace='uint32 0', motion='false')
        wait_for('the table', self.program.prompt)

    def read_moves(self):
        with open(self.match_path, encoding='utf-8') as file:
            return [move if isinstance(move, str) else move['move']
                    for move in json.load(file)['moves']]

    def wait_for_verdict(self, verdict):
        wait_for(f'“{verdict}”', lambda: self.program.find(
            lambda a: a.get_role() == journey.pyatspi.ROLE_STATUS_BAR and
            a.get_name() == verdict))

    def find_pawn(self, name):
        return wait_for(f'“{name}”', lambda: self.program.find(
            lambda a: a.get_role() in journey.BUTTONS and a.get_name() == name))

    def wait_for_focus(self, prefix):
        wait_for(f'the focus on “{prefix}”', lambda: self.focus().get_name().startswith(prefix))

    def open(self):
        """Its key opens it, with the focus on the first pawn, of which nothing is claimed."""
        press_keys('ctrl+shift+p')
        self.wait_for_verdict(NOBODY)
        self.wait_for_focus(f'Abbot-General: not looked at; counted at {self.general}')

    def look(self):
        """Enter says that a pawn stands as it was counted."""
        press_keys('Return')
        self.wait_for_verdict('The pawn that you looked at stands where it should')
        self.find_pawn(f'Abbot-General: at {self.general} on your board, which agrees')

    def type(self):
        """The next pawn stands one bean further on: that is typed, and walked by the arrows."""
        self.go_on(self.focus())
        name = self.name = self.focus().get_name().split(':')[0]
        press_keys(*str(self.track + 2))
        self.find_pawn(f'{name}: at {self.track + 2} on your board, '
                       f'but counted at {self.track}')
        press_keys('Left')
        self.find_pawn(f'{name}: at {self.track + 1} on your board, '
                       f'but counted at {self.track}')
        self.wait_for_verdict(ONE_ELSEWHERE)

    def find_place(self, name):
        """The pawn called so, the bean on which it is shown, and where that is on the screen."""
        pawn = wait_for(name, lambda: self.program.find_button(f'{name}: at '))
        return (pawn, int(re.search(r': at (\d+) ', pawn.get_name())[1]),
                self.program.get_middle(pawn, 'Check positions'))

    def drag_pawn(self, n_beans):
        """The pawn is taken with the pointer, goes over in steps as a hand does, and is let go."""
        _, place, (x, y) = self.find_place(self.name)
        _, other, (other_x, _) = self.find_place('Abbot-General')
        far = round((other_x - x) / (other - place) * n_beans)
        point('mousemove', x, y, 'mousedown', 1)
        for i in range(1, 11):
            point('mousemove', x + far * i // 10, y + 3)
        self.find_pawn(f'{self.name}: at {place + n_beans} on your board, '
                       f'but counted at {self.track}')
        point('mouseup', 1)

    def drag(self):
        """With a mouse it is dragged two beans on, and back; it keeps the focus."""
        for n_beans in (2, -2):
            self.drag_pawn(n_beans)
            self.wait_for_focus(self.name)
        self.wait_for_verdict(ONE_ELSEWHERE)

    def count_ways(self):
        return len([a for a in journey.walk(self.program.root)
                    if a.get_name().startswith('Correct this: ') and
                    a.get_role() in journey.BUTTONS])

    def find_answer(self):
        return self.program.find(lambda a: a.get_role() in journey.BUTTONS and
                                 a.get_name().endswith('% likely'))

    def answer(self):
        """An answer to the question leaves fewer ways, and can be taken back."""
        wait_for('a way to correct it', self.count_ways)
        answer = wait_for('an answer', self.find_answer)
        question = answer.get_name()
        answer.queryAction().doAction(0)
        wait_for('what was seen', lambda: self.program.find(
            lambda a: a.get_name().startswith('You saw: ')))
        self.program.press('Take the last answer back')
        wait_for('the question once more', lambda: self.program.has_text(question))

    def correct(self):
        """The likeliest correction is made by its button; then all agrees."""
        self.program.press('Correct this: ')
        self.wait_for_verdict('The 2 pawns that you looked at stand where they should')
        wait_for('the file', lambda: self.read_moves() != self.moves)

    def undo(self):
        """Ctrl+Z takes it back, and the match is what it was."""
        press_keys('ctrl+z')
        self.wait_for_verdict(ONE_ELSEWHERE)
        wait_for('the file', lambda: self.read_moves() == self.moves)

    def again(self):
        """It is made once more; Escape leaves, and the table has the focus."""
        self.program.press('Correct this: ')
        self.wait_for_verdict('The 2 pawns that you looked at stand where they should')
        wait_for('the file', lambda: self.read_moves() != self.moves)
        # The first one takes away what is told of the correction.
        press_keys('Escape')
        wait_for('the toast to go', lambda: not self.program.find(
            lambda a: a.get_name().startswith('Corrected; ')))
        if self.has_window():
            press_keys('Escape')
        wait_for('the window to go', lambda: not self.has_window())
        self.find_pawn_of_table()

    def has_window(self):
        return self.program.find(lambda a: a.get_name() == 'Check positions')

    def find_pawn_of_table(self):
        wait_for('the pawn at its place', lambda: self.program.find(
            lambda a: f': Abbot at {self.track + 1}, ' in a.get_name()))

    def file(self):
        """The file says what the window said: one entry is another, and the pawn stands there."""
        press_keys('ctrl+q')
        assert self.program.process.wait(timeout=journey.PATIENCE) == 0
        moves = self.read_moves()
        assert moves != self.moves
        differing = [i for i, (a, b) in enumerate(zip(moves, self.moves)) if a != b]
        assert len(moves) != len(self.moves) or len(differing) == 1, differing
        state = json.loads(self.run_cli('show', self.match_path, '--json'))
        assert state['seats'][0]['track'] == self.track + 1, state['seats'][0]
        told = json.loads(self.run_cli('positions', self.match_path, f'general={self.general}',
                                       f'1={self.track + 1}', '--json'))
        assert told['verdict'] == 'agrees', told


if __name__ == '__main__':
    sys.exit(journey.main(CheckJourney))
