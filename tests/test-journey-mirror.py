#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people play at a real table and tell it with nothing but keys: its set-up, a whole game with
cards that nobody looked at, slips that are taken back, and the score.

Arguments: the program; scriptorium-cli; the source folder.
"""

import random
import sys
import time

import journey
from journey import KeyboardJourney, press_keys, read_score, wait_for
from mirror_moves import read_moves, shorten

TASKS = ['Turn the board so that aisle 1 lies at the top.', 'Shuffle the arcade cards.',
         'Lay the corner cards.', 'Give out the Abbot cards.', 'Give out Ora et Labora.',
         'Shuffle the garden cards.', 'Place the Abbot-General.', 'Place the Abbots.']
KEYS = {'?': 'question', '-': 'minus', ' ': 'space'}
MOST_ENTRIES = 500
# Of what is turned up, each so manieth card is one that nobody looked at.
UNKNOWN = 9


class MirrorJourney(KeyboardJourney):
    """A two-seat game that is played with a box, from the start page to its score sheet."""

    STEPS = ('begin', 'set_up', 'slip', 'play', 'sheet', 'leave')

    def begin(self):
        """From the start page to the set-up by Tab and Return; the entry line has the focus."""
        self.chance = random.Random(7)
        self.n_entries = 0
        self.n_revealed = 0
        self.n_unknown = 0
        self.start_program(pace='uint32 0', motion='false')
        wait_for('the start page', lambda: self.program.find_button('Mirror a table'))
        self.walk_to('Mirror a table')
        press_keys('Return')
        wait_for('the page for a new match', lambda: self.program.find_button('Start'))
        self.program.check_names('the page for a real table')
        self.walk_to('Start')
        press_keys('Return')
        wait_for('the first step', lambda: self.program.prompt() == TASKS[0])
        assert self.focus().get_name() == 'What happened at the table', self.focus().get_name()
        self.program.check_names('the set-up')
        self.path_kept = wait_for('the match to be kept', lambda: next(iter(self.read_matches()),
                                                                        None))

    def set_up(self):
        """Enter takes each step as done that no move tells, and each is heard."""
        tasks = []
        while True:
            prompt = self.program.prompt()
            if 'play an Abbot card' in prompt:
                break
            if prompt in TASKS:
                tasks.append(prompt)
                self.type_keys('Return')
                wait_for(f'another prompt than “{prompt}”', lambda: self.program.prompt() != prompt)
                wait_for('it to be heard', lambda: self.program.prompt() in self.ear.sentences)
            else:
                self.tell()
        assert tasks == TASKS, tasks
        assert self.n_unknown > 0

    def slip(self):
        """A wrong card is taken back by Backspace, and what is asked for is heard again; undo takes
        back what is half typed and nothing else."""
        before = self.program.prompt()
        _, legal = read_moves(self.cli, self.path_kept)
        self.type_text(shorten(legal[0]))
        self.wait_for_entries(self.n_entries + 1)
        wait_for('another prompt', lambda: self.program.prompt() != before)
        n_heard = len(self.ear.sentences)
        self.type_keys('BackSpace')
        self.wait_for_entries(self.n_entries)
        wait_for('the prompt again', lambda: self.program.prompt() == before)
        wait_for('it to be heard', lambda: before in self.ear.sentences[n_heard:])
        self.type_text('zz')
        self.type_keys('Return')
        wait_for('what is asked for to be heard',
                 lambda: any(news.startswith('“zz” does not tell what is asked for.')
                             for news in self.ear.news))
        for key, is_typed in (('ctrl+z', False), ('ctrl+shift+z', True), ('Escape', False)):
            self.type_keys(key)
            wait_for(f'something typed after {key}: {is_typed}',
                     lambda wanted=is_typed: self.is_typed() == wanted)
        self.wait_for_entries(self.n_entries)

    def is_typed(self):
        """Whether there is something that Enter would take: a half typed move, as none is proposed
        to who plays."""
        return journey.has_state(self.program.find_button('Enter'), journey.pyatspi.STATE_SENSITIVE)

    def play(self):
        """Whatever is due is told, in its fewest keys."""
        started = time.monotonic()
        while not self.is_over():
            assert self.n_entries < MOST_ENTRIES, self.program.prompt()
            self.tell()
        print(f'# {self.n_entries} entries, {self.n_keys} keys, {self.n_unknown} unknown cards, '
              f'{time.monotonic() - started:.0f} s')

    def is_over(self):
        return self.program.prompt().startswith('The game is over')

    def type_keys(self, *names):
        self.n_keys += len(names)
        press_keys(*names)

    def type_text(self, text):
        self.type_keys(*(KEYS.get(letter, letter) for letter in text))

    def wait_for_entries(self, n_entries):
        """Waits until so many entries are kept, and shown."""
        def look():
            state = self.read_matches()[self.path_kept]
            return len(state['moves']) == n_entries
        wait_for(f'{n_entries} entries', look)

    def tell(self):
        """Tells something that may have happened at the table."""
        awaiting, legal = read_moves(self.cli, self.path_kept)
        prompt = self.program.prompt()
        moves = [move for move in legal if shorten(move) is not None]
        assert moves, (prompt, legal[:5])
        typed = shorten(self.chance.choice(moves))
        if awaiting == 'reveal':
            self.n_revealed += 1
            if self.n_revealed % UNKNOWN == 0:
                typed = '?'
                self.n_unknown += 1
        self.type_text(typed)
        if typed == '1' and awaiting == 'play':
            self.type_keys('Return')
        self.n_entries += 1
        self.wait_for_entries(self.n_entries)
        wait_for(f'another prompt than “{prompt}”',
                 lambda: self.is_told(prompt))

    def is_told(self, prompt):
        """Two garden cards in a row are asked for in the same words."""
        return self.program.prompt() not in ('', prompt) or prompt.startswith('Turn up')

    def sheet(self):
        """The score sheet comes by itself, and who won is heard, as scriptorium-cli says it."""
        totals, result = read_score(self.cli, self.path_kept)
        wait_for('the score sheet', lambda: self.program.has_text(result))
        self.program.check_names('the score sheet')
        heard = self.ear.sentences + self.ear.news
        assert any(sentence.startswith('The game is over') for sentence in heard), heard[-4:]
        for seat, total in totals.items():
            cell = self.program.find_button(f'{seat}, Total: ')
            assert cell.get_name() == f'{seat}, Total: {total}', (cell.get_name(), total)
        assert any(sentence.endswith(result) for sentence in self.ear.news), self.ear.news[-2:]

    def leave(self):
        """Ctrl+Q ends the program with every entry in the file."""
        press_keys('ctrl+q')
        assert self.program.process.wait(timeout=journey.PATIENCE) == 0
        (match,) = self.read_matches().values()
        assert match['state']['over'] is True, match['state']
        assert match['mode'] == 'table', match['mode']
        assert len(match['moves']) == self.n_entries


if __name__ == '__main__':
    sys.exit(journey.main(MirrorJourney))
