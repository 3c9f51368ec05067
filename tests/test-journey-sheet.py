#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that has just ended at a table is scored by keys, from the start page to the list of
matches, and corrected from there.

Arguments: the program; scriptorium-cli; the source folder.
"""

import json
import os
import sys

import journey
from journey import BUTTONS, ENTRIES, KeyboardJourney, press_keys, read_score, wait_for

PORTRAIT = ['artefact-1', 'artefact-2', 'artefact-1', 'artefact-3', 'artefact-1', 'window-2',
            'window-1', 'book-2', None]
SHEET = {
    'general': 19,
    'seats': [
        {'portrait': PORTRAIT, 'corners': [1, 4], 'benedict': 0, 'mission': 'm07'},
        {'portrait': [None] * 9, 'corners': [2, 3], 'benedict': 0,
         'mission': {'purple': False, 'all': False}}],
    'points': ['artefact', 'window', 'book', 'window']}


class SheetJourney(KeyboardJourney):
    """Two players' score sheet."""

    STEPS = ('begin', 'table', 'ann', 'quit', 'ben', 'library', 'change', 'open_again', 'take_back')

    def read_sheet(self):
        with open(self.file, encoding='utf-8') as file:
            return json.load(file)['sheet']

    def wait_for_text(self, text):
        wait_for(f'“{text}”', lambda: self.program.has_text(text))

    def type_on(self, name, *keys, roles=ENTRIES):
        """Types what the field with that name asks for; the field before leads there by itself."""
        wait_for(f'the focus on “{name}”', lambda: self.focus().get_name().startswith(name) and
                 self.focus().get_role() in roles)
        press_keys(*keys)

    def begin(self):
        """The tile on the start page opens an empty form, where everything has a name."""
        self.start_program(pace='uint32 0', motion='false')
        self.walk_to('Score a finished game')
        press_keys('Return')
        self.type_on('Name of seat 1', 'A', 'n', 'n', 'Return')
        self.type_on('Name of seat 2', 'B', 'e', 'n')
        self.program.check_names('the page that scores a finished game')

    def table(self):
        """The General, the points card and the corner cards: one key each."""
        self.walk_to('The Abbot-General on the track', roles=ENTRIES)
        press_keys('1', '9', 'Return')
        self.type_on('Points card, Primus', 'a', roles=BUTTONS)
        self.type_on('Points card, Secundus', 'w', roles=BUTTONS)
        self.type_on('Points card, Aequalis', 'w', roles=BUTTONS)
        self.type_on('Corner card of round 1', '1', '2', '2', '1', roles=BUTTONS)

    def ann(self):
        """A portrait is typed square by square, and the sum is there at once."""
        for square, keys in enumerate(['a1', 'a2', 'a1', 'a3', 'a1', 'w2', 'w1', 'b2'], 1):
            self.type_on(f'Ann, square {square}', *keys, roles=BUTTONS)
        self.type_on('Ann, square 9', 'period', roles=BUTTONS)
        self.wait_for_text('Ann, Garden cards: 20')
        self.type_on('Benedict cards of Ann', '0', 'Return')
        self.type_on('Mission of Ann', 'Return', roles=BUTTONS)
        self.type_on('Number of the mission', '0', '7', 'Return')
        self.wait_for_text('Mission of Ann: m07')

    def quit(self):
        """Whoever quits in the middle goes on where they were; no match is made of half a sheet."""
        press_keys('ctrl+q')
        wait_for('the end', lambda: self.program.process.poll() is not None)
        assert not self.read_matches(), self.read_matches()
        self.ear = journey.Ear()
        self.start_program(pace='uint32 0', motion='false')
        self.walk_to('Score a finished game')
        press_keys('Return')
        self.wait_for_text('Mission of Ann: m07')

    def ben(self):
        """With the last field the sheet is whole, and a match."""
        self.walk_to('Go to what is missing', 'shift+Tab')
        press_keys('Return')
        self.type_on('Ben, square 1', 'period', roles=BUTTONS)
        self.type_on('Benedict cards of Ben', '0', 'Return')
        self.type_on('Mission of Ben', 'Tab', roles=BUTTONS)
        self.type_on('Nothing', 'space', roles=BUTTONS)
        matches = wait_for('the match', self.read_matches)
        assert [match['sheet'] for match in matches.values()] == [SHEET], matches
        self.file, = matches
        self.wait_for_text('Ann, Total: 16')
        assert read_score(self.cli, self.file)[0]['Ann'] == '16'

    def library(self):
        """It is in the list of the start page, and opens from there."""
        press_keys('Escape')
        self.walk_to('Abbates. Ann, Ben')
        press_keys('Return')
        self.wait_for_text('Ann, Total: 16')
        drafts = os.path.join(self.home, 'scriptorium/sheets')
        wait_for('the draft to go', lambda: not os.listdir(drafts))

    def change(self):
        """A square is told by two keys; the file follows."""
        self.walk_to('Ann, square 9: empty')
        press_keys('b', '3')
        self.wait_for_text('Ann, square 9: book 3')
        wait_for('the file', lambda: self.read_sheet()['seats'][0]['portrait'][8] == 'book-3')

    def open_again(self):
        """What is missing is said; the match stays as it was last whole."""
        self.program.press('Corner card of round 1: Ann')
        self.wait_for_text('Say who has the corner card of round 1.')
        assert self.read_sheet()['seats'][0]['corners'] == [1, 4]
        self.program.press('Corner card of round 1: Ben')
        wait_for('the file', lambda: self.read_sheet()['seats'][1]['corners'] == [1, 2, 3])

    def take_back(self):
        """Undo is the form's."""
        for shown in ('Say who has the corner card of round 1.', 'Ann, Corner cards: 1',
                      'Ann, square 9: empty'):
            self.program.press('Undo')
            self.wait_for_text(shown)
        wait_for('the file', lambda: self.read_sheet() == SHEET)


if __name__ == '__main__':
    sys.exit(journey.main(SheetJourney))
