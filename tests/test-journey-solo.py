#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A round against Henricus by ear: whatever he does is told, and who wins each phase, and it is in
the log afterwards.

Arguments: the program; scriptorium-cli; the source folder.
"""

import re
import sys

import journey
from journey import Ear, Journey, wait_for

MOST_DECISIONS = 40


class SoloJourney(Journey):
    """A round of the solo game."""

    STEPS = ('begin', 'round', 'log', 'winners')

    def begin(self):
        """The page for a new match offers Henricus and his three levels."""
        self.ear = Ear()
        self.start_program(pace='uint32 20', motion='false')
        self.program.press('Play here')
        self.program.press('Against Henricus')
        self.program.press('Start')
        wait_for('a prompt', self.program.prompt)
        self.program.check_names('the table with Henricus')

    def round(self):
        """Every prompt is announced, each with what happened before."""
        self.settled = []
        for _ in range(MOST_DECISIONS):
            prompt = self.program.prompt()
            if self.program.has_text('Round 2 of 4, phase 1'):
                break
            assert 'Player 1: ' in prompt, prompt
            n_sentences, n_news = len(self.ear.sentences), len(self.ear.news)
            journey.decide(self.program, prompt)
            wait_for(f'what follows “{prompt}” to be heard',
                     lambda: self.program.prompt() in self.ear.sentences[n_sentences:] and
                     len(self.ear.news) > n_news)
            self.settled.append(self.ear.news[-1])
        assert self.program.has_text('Round 2 of 4, phase 1'), self.ear.sentences

    def log(self):
        """Each card that Henricus played in the round was told by ear, with its reason."""
        self.program.press('Log')
        deeds = wait_for('the log', self.list_deeds)
        assert len(deeds) >= 3, deeds
        heard = ' '.join(self.ear.sentences + self.ear.news)
        untold = [deed for deed in deeds if deed not in heard]
        assert not untold, (untold, self.ear.sentences)

    def winners(self):
        """Who won each phase, and with which card, was still being told when a person was due."""
        winners = [name for name in self.list_rows() if ' wins the phase with ' in name]
        assert len(winners) == 4, winners
        for row in winners:
            sentence = re.search(r'[^.:]+ wins the phase with \d+; [^.]+\.', row).group()
            assert sentence.strip() in ' '.join(self.settled), (sentence, self.settled)

    def list_rows(self):
        return [a.get_name() for a in journey.walk(self.program.root)
                if a.get_role() == journey.pyatspi.ROLE_LIST_ITEM]

    def list_deeds(self):
        """What the log says of the cards he played; the first was before anybody sat."""
        return re.findall(r'Henricus plays \d+ from his \w+ pile[:,] [^.]+',
                          '\n'.join(self.list_rows()))[1:]


if __name__ == '__main__':
    sys.exit(journey.main(SoloJourney))
