#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people play a whole game with nothing but keys, pressed by what a screen reader tells.

Arguments: the program; scriptorium-cli; the source folder.
"""

import sys
import time

import journey
from journey import LIT, KeyboardJourney, press_keys, read_score, wait_for

# Two seats decide about sixty times; some of these take a few keys.
MOST_DECISIONS = 200
CARD_KEYS = '123456789abcde'


def get_value(name):
    """The value of an Abbot card of that name, or 0."""
    if name.startswith('Benedict card'):
        return 14
    return int(name.split()[2].rstrip(',')) if name.startswith('Abbot card ') else 0


class KeysJourney(KeyboardJourney):
    """A two-seat game from the start page to its score sheet."""

    STEPS = ('begin', 'play', 'sheet', 'leave')

    def begin(self):
        """From the start page to the table by Tab and Return."""
        self.start_program(pace='uint32 0', motion='false')
        wait_for('the start page', lambda: self.program.find_button('Play here'))
        self.program.check_names('the start page')
        self.walk_to('Play here')
        press_keys('Return')
        wait_for('the page for a new match', lambda: self.program.find_button('Start'))
        self.program.check_names('the page for a new match')
        self.walk_to('Start')
        press_keys('Return')
        wait_for('a prompt', self.program.prompt)

    def play(self):
        """The prompt tells what to do, and the focus is led to what can be chosen."""
        started = time.monotonic()
        prompts = []
        for _ in range(MOST_DECISIONS):
            prompt = self.program.prompt()
            prompts.append(prompt)
            if self.is_over():
                break
            self.decide(prompt)
        assert self.is_over(), prompts[-5:]
        print(f'# {len(prompts)} prompts, {self.n_keys} keys, {time.monotonic() - started:.0f} s')

    def is_over(self):
        return self.program.prompt().startswith('The game is over')

    def decide(self, prompt):
        """Presses keys until the prompt is another."""
        for _ in range(self.MOST_KEYS):
            focus = self.focus()
            name, described = focus.get_name(), focus.get_description()
            key = 'Return'
            if get_value(name) > 0 and described.startswith(LIT) and self.n_keys % 2 == 0:
                key = CARD_KEYS[get_value(name) - 1]
            elif not described.startswith(LIT) and not name.startswith('Put '):
                self.go_on(focus)
                continue
            self.n_keys += 1
            n_heard = len(self.ear.sentences)
            press_keys(key)
            wait_for(f'an answer to {key} on “{name}” ({described}), {prompt}',
                     lambda: self.has_changed(n_heard, focus, described), 10)
            if self.program.prompt() != prompt:
                return
        raise journey.Failure(f'nobody knows what to press: {prompt}')

    def has_changed(self, n_heard, focus, described):
        return len(self.ear.sentences) > n_heard or self.ear.focus != focus or \
            not journey.is_alive(focus, lambda a: a.get_description() == described)

    def sheet(self):
        """The score sheet comes by itself, has the focus, and says what scriptorium-cli says."""
        assert self.ear.sentences[-1].startswith('The game is over'), self.ear.sentences[-1]
        self.program.check_names('the score sheet')
        focus = self.focus()
        (path, _), = self.read_matches().items()
        totals, result = read_score(self.cli, path)
        assert self.program.has_text(result), result
        for seat, total in totals.items():
            cell = self.program.find_button(f'{seat}, Total: ')
            assert cell.get_name() == f'{seat}, Total: {total}', (cell.get_name(), total)
        assert focus.get_name().startswith(tuple(totals)), focus.get_name()

    def leave(self):
        """Ctrl+Q ends the program with every move in the file."""
        press_keys('ctrl+q')
        assert self.program.process.wait(timeout=journey.PATIENCE) == 0
        (match,) = self.read_matches().values()
        assert match['state']['over'] is True, match['state']


if __name__ == '__main__':
    sys.exit(journey.main(KeysJourney))
