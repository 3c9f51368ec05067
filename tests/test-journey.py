#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a round as somebody with a screen reader does: by names, roles and actions alone.

Arguments: the program; the source folder. Starts a session bus of its own, and Xvfb where there is
no display.
"""

import glob
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

PATIENCE = 60
LIT = 'Can be chosen now'


class Failure(Exception):
    """What was waited for did not come."""


def wait_for(what, look):
    """Looks again and again until there is something, and returns it."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        pump()
        found = look()
        if found:
            return found
        time.sleep(0.05)
    raise Failure(f'waited in vain for {what}')


def start_display():
    """Returns the server that it had to start, or None."""
    if os.environ.get('DISPLAY'):
        return None
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ['Xvfb', '-displayfd', str(writing), '-screen', '0', '1280x800x24', '-noreset'],
        pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        os.environ['DISPLAY'] = ':' + pipe.readline().strip()
    return server


if 'SCRIPTORIUM_JOURNEY' not in os.environ:
    os.environ['SCRIPTORIUM_JOURNEY'] = '1'
    os.execvp('dbus-run-session', ['dbus-run-session', '--', sys.executable, *sys.argv])

# Fatal warnings are for the program; the accessibility library warns of what is no fault.
G_DEBUG = os.environ.pop('G_DEBUG', '')
SERVER = start_display()
import gi  # noqa: E402
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402
import pyatspi  # noqa: E402


def pump():
    """Lets messages of the accessibility bus in."""
    while GLib.MainContext.default().iteration(False):
        pass


def walk(accessible):
    """Every object below, itself first. Objects that go while it looks are passed over."""
    try:
        accessible.clear_cache()
        yield accessible
        count = accessible.get_child_count()
    except GLib.Error:
        return
    for i in range(count):
        try:
            child = accessible.get_child_at_index(i)
        except GLib.Error:
            continue
        if child is not None:
            yield from walk(child)


def is_visible(accessible):
    return accessible.get_state_set().contains(pyatspi.STATE_VISIBLE)


class Program:
    """The program, as the accessibility bus knows it."""

    def __init__(self, path, home):
        environment = dict(os.environ, XDG_DATA_HOME=home, GSETTINGS_BACKEND='memory',
                           LC_ALL='C.UTF-8', G_DEBUG=G_DEBUG)
        environment.pop('GTK_A11Y', None)
        self.process = subprocess.Popen([path], env=environment)
        self.root = wait_for('the program on the accessibility bus', self.look)

    def look(self):
        if self.process.poll() is not None:
            raise Failure(f'the program ended with {self.process.returncode}')
        desktop = pyatspi.Registry.getDesktop(0)
        desktop.clear_cache()
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            try:
                if child is not None and child.get_process_id() == self.process.pid:
                    return child
            except GLib.Error:
                continue
        return None

    def find(self, test):
        """The first object in sight that passes, or None."""
        for accessible in walk(self.root):
            try:
                if test(accessible) and is_visible(accessible):
                    return accessible
            except GLib.Error:
                continue
        return None

    def find_button(self, prefix, description=None):
        roles = (pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON)
        return self.find(lambda a: a.get_role() in roles and a.get_name().startswith(prefix) and
                         (description is None or a.get_description().startswith(description)))

    def press(self, prefix, description=None):
        """Presses the button whose name begins so, when it is there. Returns its name."""
        button = wait_for(f'a button “{prefix}”', lambda: self.find_button(prefix, description))
        name = button.get_name()
        button.queryAction().doAction(0)
        return name

    def prompt(self):
        """What the status line says."""
        label = self.find(lambda a: a.get_role() == pyatspi.ROLE_STATUS_BAR)
        return label.get_name() if label is not None else ''

    def has_text(self, text):
        return self.find(lambda a: a.get_name() == text)


def decide(program, prompt):
    """Makes the decision that the prompt asks for."""
    if ': play' in prompt:
        program.press('Abbot card ', LIT)
    elif ': take' in prompt:
        program.press('Garden square ', LIT)
        wait_for('a square to put the card on', lambda: program.find_button('Square ', LIT))
        program.press('Square ', LIT)
    elif ': put' in prompt:
        program.press('Square ', LIT)
    else:
        raise Failure(f'nobody knows what to do now: “{prompt}”')
    wait_for(f'another prompt than “{prompt}”', lambda: program.prompt() not in ('', prompt))


class Journey:
    """The steps, one after another; each needs the ones before it."""

    def __init__(self, path):
        self.home = tempfile.mkdtemp(prefix='scriptorium-journey-')
        self.path = path
        self.program = Program(path, self.home)
        self.prompts = []

    def options(self):
        """The command line tells the version, and what files are for."""
        environment = dict(os.environ, LC_ALL='C.UTF-8')
        version = subprocess.run([self.path, '--version'], env=environment, check=True,
                                 capture_output=True, encoding='utf-8', timeout=PATIENCE).stdout
        assert re.fullmatch(r'scriptorium \d+\.\d+\.\d+\n', version), version
        usage = subprocess.run([self.path, '--help'], env=environment, check=True,
                               capture_output=True, encoding='utf-8', timeout=PATIENCE).stdout
        assert '[FILE…]' in usage and '--version' in usage and 'match file' in usage, usage

    def start(self):
        """A new match is made with the keyboard's or a screen reader's means."""
        wait_for('the start page', lambda: self.program.find_button('Play here'))
        self.unnamed('the start page')
        self.program.press('Play here')
        wait_for('the page for a new match', lambda: self.program.find_button('Start'))
        self.unnamed('the page for a new match')
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
        unnamed = [a for a in walk(self.program.root)
                   if a.get_role() in (pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON)
                   and is_visible(a) and a.get_name() in ('', 'GtkImage', 'image')]
        assert not unnamed, f'{len(unnamed)} buttons have no name'
        self.unnamed('the table')

    def unnamed(self, page):
        """Whatever can take the focus on a page has a role and a name of its own."""
        focusable = [a for a in walk(self.program.root)
                     if a.get_state_set().contains(pyatspi.STATE_FOCUSABLE) and is_visible(a)]
        assert len(focusable) > 4, f'{len(focusable)} can take the focus on {page}'
        nameless = [a.get_role_name() for a in focusable
                    if a.get_role() in (pyatspi.ROLE_INVALID, pyatspi.ROLE_UNKNOWN) or
                    a.get_name().strip() in ('', 'GtkImage', 'image')]
        assert not nameless, f'without a name on {page}: {nameless}'

    def refusal(self):
        """What is not possible is answered with a reason, and nothing happens."""
        prompt = self.program.prompt()
        self.program.press('Draw pile: ')
        status = wait_for('a reason in the status', lambda: self.program.find(
            lambda a: a.get_role() == pyatspi.ROLE_STATUS_BAR and a.get_description()))
        assert status.get_name() == prompt, status.get_name()

    def round(self):
        """A whole round is played by two people."""
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
            lambda a: a.get_role() == pyatspi.ROLE_LIST_ITEM and ' plays ' in a.get_name()))
        self.unnamed('the table with the log')
        self.program.press('Log')

    def keys(self):
        """Undo and play by key."""
        if shutil.which('xdotool') is None:
            return
        before = self.program.prompt()
        self.key('ctrl+z')
        wait_for('another prompt after Ctrl+Z',
                 lambda: self.program.prompt() not in ('', before))
        self.key('ctrl+shift+z')
        wait_for('the prompt as it was', lambda: self.program.prompt() == before)
        self.program.press('Draw pile: ')
        wait_for('a reason', lambda: self.program.find(
            lambda a: a.get_role() == pyatspi.ROLE_STATUS_BAR and a.get_description()))
        self.key('Escape')
        wait_for('the reason to go', lambda: self.program.find(
            lambda a: a.get_role() == pyatspi.ROLE_STATUS_BAR and not a.get_description()))
        card = wait_for('a card', lambda: self.program.find_button('Abbot card ', LIT))
        value = int(card.get_name().split()[2].rstrip(','))
        self.key('123456789abcd'[value - 1])
        wait_for('another prompt after a key',
                 lambda: self.program.prompt() not in ('', before))

    @staticmethod
    def key(name):
        subprocess.run(['xdotool', 'key', name], check=True)

    def score(self):
        """The score sheet comes and goes."""
        self.program.press('Score sheet')
        wait_for('the score sheet', self.find_sheet)
        self.unnamed('the score sheet')
        self.program.press('Look at the table')
        wait_for('the table', lambda: not self.find_sheet() and self.program.prompt())

    def find_sheet(self):
        return self.program.find(lambda a: a.get_name().startswith('The score as it stands'))

    def kill(self):
        """After the program was killed, the next start offers the match first, on one key."""
        before = self.program.prompt()
        self.program.process.kill()
        self.program.process.wait()
        self.program = Program(self.path, self.home)
        offer = wait_for('the match to continue', lambda: self.program.find_button('Continue'))
        wait_for('the focus on it',
                 lambda: offer.get_state_set().contains(pyatspi.STATE_FOCUSED))
        self.program.press('Continue')
        wait_for('the prompt as it was', lambda: self.program.prompt() == before)

    def close(self):
        """Closing ends the program, and every move is in the file."""
        self.program.press('Close')
        assert self.program.process.wait(timeout=PATIENCE) == 0
        files = glob.glob(os.path.join(self.home, 'scriptorium/matches/*.match.json'))
        assert len(files) == 1, files
        with open(files[0], encoding='utf-8') as file:
            match = json.load(file)
        assert match['state']['round'] == 2, match['state']['round']

    def end(self):
        if self.program.process.poll() is None:
            self.program.process.send_signal(signal.SIGTERM)
            self.program.process.wait()
        shutil.rmtree(self.home, ignore_errors=True)


def main():
    journey = Journey(sys.argv[1])
    passed = failed = 0
    try:
        for step in ('options', 'start', 'names', 'refusal', 'round', 'log', 'keys', 'score',
                     'kill', 'close'):
            try:
                getattr(journey, step)()
                print(f'ok {step}', flush=True)
                passed += 1
            except (Failure, AssertionError, GLib.Error) as error:
                print(f'not ok {step}: {error}', flush=True)
                failed += 1
                break
    finally:
        journey.end()
        if SERVER is not None:
            SERVER.terminate()
            SERVER.wait()
    print(f'{passed} passed, {failed} failed')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
