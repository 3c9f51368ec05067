#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A slip at a mirrored table is found later and corrected by keys; what is refused can be recorded.

Arguments: the program; scriptorium-cli; the source folder.
"""

import json
import os
import re
import subprocess
import sys

import journey
from journey import KeyboardJourney, point, press_keys, wait_for

N_MOVES = 100
RADIO = journey.pyatspi.ROLE_RADIO_BUTTON
ROWS = (journey.pyatspi.ROLE_LIST_ITEM, journey.pyatspi.ROLE_TABLE_ROW)


class CorrectJourney(KeyboardJourney):
    """A match of two people, told at a table."""

    STEPS = ('begin', 'find', 'type', 'repair', 'apply', 'undo', 'menu', 'refuse', 'note')
    MOST_KEYS = 80

    def run_cli(self, *arguments):
        return subprocess.run([self.cli, *arguments], check=True, capture_output=True,
                              encoding='utf-8', timeout=journey.PATIENCE,
                              env=dict(os.environ, LC_ALL='C.UTF-8')).stdout

    def read_moves(self):
        with open(self.match_path, encoding='utf-8') as file:
            return [move if isinstance(move, str) else move['move']
                    for move in json.load(file)['moves']]

    def begin(self):
        """A match that was played is told as one at a table, up to where somebody is to play."""
        self.run_cli('simulate', '--games', '1', '--seats', '2', '--bots', 'greedy,greedy',
                     '--seed', '4', '--save-dir', self.home)
        self.match_path = os.path.join(self.home, 'game-0001.match.json')
        with open(self.match_path, encoding='utf-8') as file:
            match = json.load(file)
        match['mode'] = 'table'
        n_moves = N_MOVES
        while not self.is_play(match['moves'][n_moves]):
            n_moves += 1
        match['moves'] = match['moves'][:n_moves]
        for seat in match['setup']['seats']:
            seat['player'] = 'human'
        match.pop('state', None)
        with open(self.match_path, 'w', encoding='utf-8') as file:
            json.dump(match, file)
        self.moves = self.read_moves()
        self.slip, self.card = self.find_slip()
        self.start_program(self.match_path, pace='uint32 0', motion='false')
        wait_for('the table', self.program.prompt)

    def is_play(self, move):
        return (move if isinstance(move, str) else move['move']).startswith('play ')

    def find_slip(self):
        """The number of a card that was played late, and another after which what follows does not
        fit until it is repaired."""
        for number in range(len(self.moves), 0, -1):
            if not self.moves[number - 1].startswith('play '):
                continue
            for card in range(1, 14):
                told = subprocess.run(
                    [self.cli, 'amend', self.match_path, str(number), f'play {card}',
                     '--dry-run', '--json'], check=False, capture_output=True,
                    encoding='utf-8', timeout=journey.PATIENCE)
                try:
                    misfit = json.loads(told.stdout)['misfit']
                except (ValueError, KeyError):
                    continue
                if misfit and misfit.get('repairs'):
                    return number, card
        raise journey.Failure('no slip leaves a misfit that can be repaired')

    def find_row(self):
        """The row of the log that has the focus."""
        focus = self.focus()
        return focus if focus.get_role() in ROWS else None

    def find_window(self, name):
        return self.program.find(lambda a: a.get_role() in (
            journey.pyatspi.ROLE_FRAME, journey.pyatspi.ROLE_DIALOG,
            journey.pyatspi.ROLE_WINDOW) and a.get_name() == name)

    def wait_for_window(self, name):
        wait_for(f'the window “{name}”', lambda: self.find_window(name))

    def wait_for_no_window(self, name):
        wait_for(f'the window “{name}” to go', lambda: not self.find_window(name))

    def go_to_slip(self):
        """From the newest entry up to the slip."""
        for _ in range(len(self.moves)):
            focus = self.focus()
            if self.sentence.match(focus.get_name()):
                return
            self.go_on(focus, 'Up')
        raise journey.Failure(f'no row says “{self.sentence.pattern}”')

    def is_in_log(self):
        focus = self.program.find_focus()
        return focus is not None and focus.get_role() in ROWS

    def go_to_log(self):
        """F6 goes from part to part, from wherever the focus is."""
        for _ in range(8):
            if self.is_in_log():
                self.ear.focus = None
                return
            press_keys('F6')
            try:
                wait_for('the log', self.is_in_log, 2)
            except journey.Failure:
                continue
        raise journey.Failure('F6 does not lead into the log')

    def find(self):
        """The log is walked by keys to the slip, and F2 corrects it."""
        entries = self.run_cli('trace', self.match_path).splitlines()
        seat = json.loads(entries[self.slip - 1])['by']
        value = self.moves[self.slip - 1].split()[1]
        self.sentence = re.compile(rf'Player {seat} plays {value}\b')
        press_keys('ctrl+l')
        wait_for('the log', lambda: self.program.find(lambda a: a.get_role() in ROWS))
        self.go_to_log()
        self.go_to_slip()
        press_keys('F2')
        self.wait_for_window('Correct the log')

    def type(self):
        """What really happened is typed as at the table: the card alone."""
        self.walk_to('What really happened', roles=journey.ENTRIES)
        journey.type_text(str(self.card))
        wait_for('what no longer fits', lambda: self.program.find(
            lambda a: a.get_name().startswith('This no longer fits: ')))
        assert self.read_moves() == self.moves

    def repair(self):
        """What would put it right is one key away."""
        def look():
            return self.program.find(lambda a: a.get_role() in journey.BUTTONS and
                                     a.get_name().endswith('Then all that follows fits.'))
        name = wait_for('a repair', look).get_name()
        self.walk_to(name)
        press_keys('Return')
        wait_for('no misfit', lambda: not self.program.find(
            lambda a: a.get_name().startswith('This no longer fits: ')))

    def apply(self):
        """Apply corrects both; the log has the focus again."""
        self.walk_to('Apply')
        press_keys('Return')
        self.wait_for_no_window('Correct the log')
        wait_for('the file', lambda: self.read_moves() != self.moves)
        corrected = self.read_moves()
        assert corrected[self.slip - 1] == f'play {self.card}', corrected[self.slip - 1]
        wait_for('the focus in the log', self.find_row)

    def undo(self):
        """The main menu puts all of it back, by keys."""
        press_keys('F10')
        wait_for('the menu', lambda: self.program.find(
            lambda a: a.get_role() == journey.pyatspi.ROLE_MENU_ITEM))
        self.walk_to('Put the correction back', 'Down', (journey.pyatspi.ROLE_MENU_ITEM,))
        press_keys('Return')
        wait_for('the file', lambda: self.read_moves() == self.moves)

    def leave_menu(self):
        """Escape leaves the menu of a row, and gives the focus back."""
        wait_for('the menu', lambda: self.program.find(
            lambda a: a.get_name() == 'Delete this…'))
        press_keys('Escape')
        wait_for('the menu to go', lambda: not self.program.find(
            lambda a: a.get_name() == 'Delete this…'))
        wait_for('the focus on the row', lambda: self.sentence.match(self.focus().get_name()))

    def menu(self):
        """The menu of a row is under two keys, and under the other button of the mouse."""
        self.go_to_log()
        self.go_to_slip()
        for key in ('shift+F10', 'Menu'):
            press_keys(key)
            self.leave_menu()
        point('mousemove', *self.program.get_middle(self.focus()), 'click', 3)
        self.leave_menu()
        press_keys('F2')
        self.wait_for_window('Correct the log')
        press_keys('Escape')
        self.wait_for_no_window('Correct the log')
        wait_for('the focus on the row', lambda: self.sentence.match(self.focus().get_name()))
        assert self.read_moves() == self.moves

    def find_refused(self):
        """A card that whoever is to play does not have."""
        for card in range(1, 14):
            told = subprocess.run([self.cli, 'play', self.match_path, f'play {card}', '-o', '-'],
                                  check=False, capture_output=True, encoding='utf-8',
                                  timeout=journey.PATIENCE)
            if 'not-in-hand' in told.stderr:
                return card
        raise journey.Failure('every card can be played')

    def refuse(self):
        """A move that the rules forbid is refused with the reason, and can be recorded anyway."""
        self.refused = self.find_refused()
        self.program.press('Back to the game')
        wait_for('the entry line', lambda: self.program.find_button('Enter'))
        press_keys(*str(self.refused), 'Return')
        self.program.press('Record anyway…')
        self.wait_for_window('Record anyway')

    def note(self):
        """The window begins with the note; another way is chosen, all by keys."""
        assert self.focus().get_name() == 'Note', self.focus().get_name()
        ways = [a.get_name() for a in journey.walk(self.program.root) if a.get_role() == RADIO]
        way = self.walk_to(ways[1], 'shift+Tab', (RADIO,))
        press_keys('space')
        wait_for('the way to be chosen', lambda: journey.has_state(
            way, journey.pyatspi.STATE_CHECKED))
        self.walk_to('Note', roles=journey.ENTRIES)
        journey.type_text('argued')
        press_keys('Return')
        self.wait_for_no_window('Record anyway')
        wait_for('the note in the file', lambda: 'argued' in self.read_notes())
        wait_for('the note in the log', lambda: self.program.find(
            lambda a: a.get_role() in ROWS and 'Note: argued. ' in a.get_description()))

    def read_notes(self):
        with open(self.match_path, encoding='utf-8') as file:
            return [move.get('note') for move in json.load(file)['moves']
                    if isinstance(move, dict)]


if __name__ == '__main__':
    sys.exit(journey.main(CorrectJourney))
