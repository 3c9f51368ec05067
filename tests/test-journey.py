#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a round as somebody with a screen reader does: by names, roles and actions alone.

Arguments: the program; scriptorium-cli; the source folder.
"""

import re
import subprocess
import sys

import journey
from journey import LIT, PATIENCE, Journey, decide, press_keys, wait_for


class RoundJourney(Journey):
    """A round between two people."""

    STEPS = ('options', 'start', 'names', 'refusal', 'round', 'log', 'keys', 'score', 'kill',
             'close')

    def options(self):
        """The command line tells the version, and what files are for."""
        environment = dict(journey.os.environ, LC_ALL='C.UTF-8')
        version = subprocess.run([self.path, '--version'], env=environment, check=True,
                                 capture_output=True, encoding='utf-8', timeout=PATIENCE).stdout
        assert re.fullmatch(r'scriptorium \d+\.\d+\.\d+\n', version), version
        usage = subprocess.run([self.path, '--help'], env=environment, check=True,
                               capture_output=True, encoding='utf-8', timeout=PATIENCE).stdout
        assert '[FILE…]' in usage and '--version' in usage and 'match file' in usage, usage

    def start(self):
        """A new match is made with the keyboard's or a screen reader's means."""
        self.start_program()
        wait_for('the start page', lambda: self.program.find_button('Play here'))
        self.program.check_names('the start page')
        self.program.press('Play here')
        wait_for('the page for a new match', lambda: self.program.find_button('Start'))
        self.program.check_names('the page for a new match')
        self.program.press('Start')
        prompt = wait_for('a prompt', self.program.prompt)
        assert ': play' in prompt, prompt

    def names(self):
        """What is on the table has names that tell it by ear."""
        for prefix in ('Garden square 1: ', 'Garden square 9: ', 'Replenishment row, box 1: ',
                       'Corner 1', 'Arcade card of round 1, phase 1, now: ', 'Draw pile: ',
                       'The Abbot-General stands at ', 'Square 5: empty', 'Undo', 'Redo', 'Log',
                       'Main menu'):
            wait_for(prefix, lambda prefix=prefix: self.program.find(
                lambda a: a.get_name().startswith(prefix)))
        self.program.check_names('the table')

    def refusal(self):
        """What is not possible is answered with a reason, and nothing happens."""
        prompt = self.program.prompt()
        self.program.press('Draw pile: ')
        status = wait_for('a reason in the status', lambda: self.program.find(
            lambda a: a.get_role() == journey.pyatspi.ROLE_STATUS_BAR and a.get_description()))
        assert status.get_name() == prompt, status.get_name()

    def round(self):
        """A whole round is played by two people."""
        self.prompts = []
        for _ in range(40):
            if self.program.has_text('Round 2 of 4, phase 1'):
                break
            prompt = self.program.prompt()
            self.prompts.append(prompt)
            decide(self.program, prompt)
        assert self.program.has_text('Round 2 of 4, phase 1'), self.prompts
        assert len(set(self.prompts)) > 8, self.prompts

    def log(self):
        """The log tells it in sentences, in rows that have names."""
        self.program.press('Log')
        wait_for('a row of the log', lambda: self.program.find(
            lambda a: a.get_role() == journey.pyatspi.ROLE_LIST_ITEM and ' plays ' in a.get_name()))
        self.program.check_names('the table with the log')
        self.program.press('Log')

    def keys(self):
        """Undo and play by key."""
        before = self.program.prompt()
        press_keys('ctrl+z')
        wait_for('another prompt after Ctrl+Z',
                 lambda: self.program.prompt() not in ('', before))
        press_keys('ctrl+shift+z')
        wait_for('the prompt as it was', lambda: self.program.prompt() == before)
        self.program.press('Draw pile: ')
        wait_for('a reason', lambda: self.program.find(
            lambda a: a.get_role() == journey.pyatspi.ROLE_STATUS_BAR and a.get_description()))
        press_keys('Escape')
        wait_for('the reason to go', lambda: self.program.find(
            lambda a: a.get_role() == journey.pyatspi.ROLE_STATUS_BAR and not a.get_description()))
        card = wait_for('a card', lambda: self.program.find_button('Abbot card ', LIT))
        value = int(card.get_name().split()[2].rstrip(','))
        press_keys('123456789abcd'[value - 1])
        wait_for('another prompt after a key',
                 lambda: self.program.prompt() not in ('', before))

    def score(self):
        """The score sheet comes and goes."""
        self.program.press('Score sheet')
        wait_for('the score sheet', self.find_sheet)
        self.program.check_names('the score sheet')
        self.program.press('Look at the table')
        wait_for('the table', lambda: not self.find_sheet() and self.program.prompt())

    def find_sheet(self):
        return self.program.find(lambda a: a.get_name().startswith('The score as it stands'))

    def kill(self):
        """After the program was killed, the next start offers the match first, on one key."""
        before = self.program.prompt()
        self.program.process.kill()
        self.program.process.wait()
        self.start_program()
        offer = wait_for('the match to continue', lambda: self.program.find_button('Continue'))
        wait_for('the focus on it',
                 lambda: journey.has_state(offer, journey.pyatspi.STATE_FOCUSED))
        self.program.press('Continue')
        wait_for('the prompt as it was', lambda: self.program.prompt() == before)

    def close(self):
        """Closing ends the program, and every move is in the file."""
        self.program.press('Close')
        assert self.program.process.wait(timeout=PATIENCE) == 0
        (match,) = self.read_matches().values()
        assert match['state']['round'] == 2, match['state']['round']


if __name__ == '__main__':
    sys.exit(journey.main(RoundJourney))
