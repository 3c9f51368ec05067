#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A real table is set up by actions, as a screen reader or a pointer does them: each step is ticked
or told by its button, and a mission is found by its purple squares.

Arguments: the program; scriptorium-cli; the source folder.
"""

import sys

import journey
from journey import Ear, Journey, pyatspi, wait_for

MOST_STEPS = 60


class SetUpJourney(Journey):
    """From the start page to the first card that is played."""

    STEPS = ('begin', 'steps', 'missions', 'rest', 'gone')

    def begin(self):
        """The new page for a real table leads to the first step."""
        self.ear = Ear()
        self.n_told = 0
        self.start_program(pace='uint32 0', motion='false')
        self.program.press('Mirror a table')
        self.program.press('Start')
        wait_for('the first step', lambda: self.program.prompt().startswith('Turn the board'))
        self.program.check_names('the set-up')
        self.palette = self.find_group('What can be told now')
        self.guide = self.find_group('Set-up of the table')

    def find_group(self, name):
        return self.program.find(lambda a: a.get_name() == name)

    def get_row(self, title):
        return journey.find_below(self.guide, lambda a: a.get_role() == pyatspi.ROLE_PUSH_BUTTON and
                                  a.get_name().endswith(f'. {title}'))

    def describe(self, title):
        return self.get_row(title).get_description()

    def steps(self):
        """Steps can be looked at in any order, and ticked; who tells a card goes on."""
        wait_for('the first step to be due', lambda: self.describe('Turn the board') == 'To do now')
        self.program.press('Done')
        wait_for('it to be done', lambda: self.describe('Turn the board') == 'Done')
        wait_for('the next to be heard', lambda: 'Shuffle the arcade cards.' in self.ear.sentences)
        self.get_row('Lay the corner cards').queryAction().doAction(0)
        wait_for('what it is about', lambda: self.program.has_text(
            'The four cards with a shield go on the corners with the same number.'))
        self.tell_one()
        assert self.describe('Shuffle the arcade cards') == 'Still to do'
        assert self.describe('Lay the arcade cards').startswith('To do now, 1 of 1')

    def list_told(self):
        """The buttons of the palette that can be right, by what they would tell."""
        return [a for a in journey.walk(self.palette)
                if a.get_role() == pyatspi.ROLE_PUSH_BUTTON and a.get_name().endswith('.')]

    def tell_one(self):
        """Presses one of them, each time another, and hears what came of it."""
        n_news = len(self.ear.news)
        buttons = wait_for('something to tell', self.list_told)
        self.n_told += 1
        button = buttons[5 * self.n_told % len(buttons)]
        name = button.get_name()
        button.queryAction().doAction(0)
        wait_for(f'“{name}” to be heard', lambda: any(
            news.startswith(name) for news in self.ear.news[n_news:]))
        return name

    def missions(self):
        """Where the missions are dealt, purple squares narrow them down to the ones that fit."""
        for _ in range(MOST_STEPS):
            if self.program.prompt() == 'Player 1 gets a mission.':
                break
            self.go_on()
        before = self.count_missions()
        marks = [a for a in journey.walk(self.palette) if a.get_name() == 'Square 1 is purple']
        assert len(marks) == 1, marks
        marks[0].queryAction().doAction(0)
        after = wait_for('fewer missions', lambda: self.count_fewer(before))
        assert 0 < after < before, (before, after)
        told = self.tell_one()
        assert told.startswith('Player 1 gets mission '), told
        wait_for('all missions but one', lambda: self.count_missions() == before - 1)

    def count_missions(self):
        return len([a for a in journey.walk(self.palette)
                    if ' gets mission ' in a.get_name() and
                    a.get_role() == pyatspi.ROLE_PUSH_BUTTON])

    def count_fewer(self, before):
        count = self.count_missions()
        return count if count < before else 0

    def go_on(self):
        """Ticks the step that is due, or tells something."""
        prompt = self.program.prompt()
        done = journey.find_below(self.guide, lambda a: a.get_name() == 'Done')
        if done is not None:
            done.queryAction().doAction(0)
            wait_for(f'another prompt than “{prompt}”', lambda: self.program.prompt() != prompt)
        else:
            self.tell_one()

    def rest(self):
        """All is told, up to the first card that is played."""
        for _ in range(MOST_STEPS):
            if 'play an Abbot card' in self.program.prompt():
                return
            self.go_on()
        raise journey.Failure(f'the set-up does not end: {self.program.prompt()}')

    def gone(self):
        """The steps make room for the portrait, and who begins is heard."""
        wait_for('a portrait', lambda: self.program.find(
            lambda a: a.get_name().startswith('Portrait of Player')))
        assert self.find_group('Set-up of the table') is None
        assert any('play an Abbot card' in sentence for sentence in self.ear.sentences)


if __name__ == '__main__':
    sys.exit(journey.main(SetUpJourney))
