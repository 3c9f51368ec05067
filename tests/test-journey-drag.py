#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A card of the garden is dragged to the portrait with a mouse, where it may lie and where not.

Arguments: the program; scriptorium-cli; the source folder.
"""

import re
import sys

import journey
from journey import LIT, Journey, point, wait_for


class DragJourney(Journey):
    """A phase played with the pointer."""

    STEPS = ('begin', 'click', 'refused', 'dropped')

    def begin(self):
        self.start_program(pace='uint32 0', motion='false')
        self.program.press('Play here')
        self.program.press('Start')
        wait_for('a prompt', self.program.prompt)

    def click(self):
        """Both play a card with a click on it."""
        for _ in range(2):
            prompt = self.program.prompt()
            assert ': play' in prompt, prompt
            card = wait_for('a card', lambda: self.program.find_button('Abbot card ', LIT))
            point('mousemove', *self.program.get_middle(card), 'click', 1)
            wait_for('another prompt', lambda: self.program.prompt() not in ('', prompt))

    def drag(self, card, square):
        """Presses, goes over in steps as a hand does, and lets go."""
        (x1, y1), (x2, y2) = self.program.get_middle(card), self.program.get_middle(square)
        point('mousemove', x1, y1, 'mousedown', 1)
        for i in range(1, 11):
            point('mousemove', x1 + (x2 - x1) * i // 10, y1 + (y2 - y1) * i // 10)
        wait_for('the card to be taken up',
                 lambda: journey.is_alive(
                     card, lambda a: a.get_description().startswith('Chosen')))
        for i in range(1, 4):
            point('mousemove', '--sync', x2 + i, y2 + i)
            self.program.find_focus()
        point('mouseup', 1)

    def read_line(self):
        """The squares that the prompt allows, the last three numbers that it says."""
        return [int(number) for number in re.findall(r'\d+', self.program.prompt())[-3:]]

    def refused(self):
        """A square of another line says why not; the card stays chosen, and where it was."""
        prompt = self.program.prompt()
        assert ': take' in prompt, prompt
        line = self.read_line()
        other = next(number for number in range(1, 10) if number not in line)
        card = self.program.find_button('Garden square ', LIT)
        self.drag(card, self.program.find_button(f'Square {other}: '))
        reason = wait_for('a reason', lambda: self.program.find_status().get_description())
        assert 'square' in reason, reason
        assert self.program.prompt() == prompt, self.program.prompt()
        assert self.program.find_button(f'Square {other}: empty')

    def dropped(self):
        """On a square of the line it lies, and the next player decides."""
        prompt = self.program.prompt()
        line = self.read_line()
        card = self.program.find_button('Garden square ', 'Chosen')
        card_name = card.get_name().split(': ')[1]
        self.drag(card, self.program.find_button(f'Square {line[0]}: '))
        wait_for('another prompt', lambda: self.program.prompt() not in ('', prompt))
        kind, beans = re.match(r'(\w+), (\d+)', card_name).groups()
        wait_for('the card in the file of the match', lambda: f'{kind}-{beans}' in self.list_laid())

    def list_laid(self):
        """The cards in all portraits, as the file of the match has them."""
        (match,) = self.read_matches().values()
        return [card for seat in match['state']['seats'] for card in seat['portrait']]


if __name__ == '__main__':
    sys.exit(journey.main(DragJourney))
