#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that was only scored is opened, corrected and kept, by ear.

Arguments: the program; scriptorium-cli; the source folder.
"""

import json
import os
import sys

import journey
from journey import Journey, wait_for

PORTRAIT = ['artefact-1', 'artefact-2', 'artefact-1', 'artefact-3', 'artefact-1', 'window-2',
            'window-1', 'book-2', None]
SHEET = {
    'general': 19,
    'seats': [
        {'portrait': PORTRAIT, 'corners': [1, 4], 'benedict': 0, 'mission': 'm07'},
        {'portrait': [None] * 9, 'corners': [2, 3], 'benedict': 0,
         'mission': {'purple': False, 'all': False}}],
    'points': ['artefact', 'window', 'book', 'window']}


class SheetJourney(Journey):
    """Two players' score sheet."""

    STEPS = ('open', 'change', 'open_again', 'take_back')

    def write_match(self):
        """A match of the sample's edition, of which only the score is told."""
        with open(os.path.join(self.source, 'src/app/sample.match.json'), encoding='utf-8') as file:
            match = json.load(file)
        match.update(mode='table', moves=[], undone=[], sheet=SHEET, start=None)
        match['setup'] = {'edition': match['setup']['edition'],
                          'seats': [{'name': 'Ann'}, {'name': 'Ben'}]}
        for key in ('state', 'finished', 'scrambled'):
            match.pop(key, None)
        path = os.path.join(self.home, 'scored.match.json')
        with open(path, 'w', encoding='utf-8') as file:
            json.dump(match, file)
        return path

    def read_sheet(self):
        with open(self.file, encoding='utf-8') as file:
            return json.load(file)['sheet']

    def open(self):
        """Everything on the page has a name, and the score is there."""
        self.file = self.write_match()
        self.start_program(self.file, motion='false')
        wait_for('the score', lambda: self.program.has_text('Ann, Total: 16'))
        self.program.check_names('the page that scores a finished game')

    def change(self):
        """A square is told by two presses; the file follows."""
        self.program.press('Ann, square 9: empty')
        self.program.press('book 3')
        wait_for('the card', lambda: self.program.has_text('Ann, square 9: book 3'))
        wait_for('the file', lambda: self.read_sheet()['seats'][0]['portrait'][8] == 'book-3')

    def open_again(self):
        """What is missing is said; the match stays as it was last whole."""
        self.program.press('Corner card of round 1: Ann')
        wait_for('what is missing', lambda: self.program.has_text(
            'Say who has the corner card of round 1.'))
        assert self.read_sheet()['seats'][0]['corners'] == [1, 4]
        self.program.press('Corner card of round 1: Ben')
        wait_for('the file', lambda: self.read_sheet()['seats'][1]['corners'] == [1, 2, 3])

    def take_back(self):
        """Undo is the form's."""
        for shown in ('Say who has the corner card of round 1.', 'Ann, Corner cards: 1',
                      'Ann, square 9: empty'):
            self.program.press('Undo')
            wait_for(shown, lambda: self.program.has_text(shown))
        wait_for('the file', lambda: self.read_sheet() == SHEET)


if __name__ == '__main__':
    sys.exit(journey.main(SheetJourney))
