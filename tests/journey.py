# SPDX-License-Identifier: GPL-3.0-or-later
"""What the journeys share: the program as somebody with a screen reader or a keyboard knows it.

Importing this starts a session bus of its own, and Xvfb where there is no display. A test calls
main() with its steps; its arguments are the program, scriptorium-cli and the source
folder.
"""

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


def wait_for(what, look, patience=PATIENCE):
    """Looks again and again until there is something, and returns it."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        pump()
        found = look()
        if found:
            return found
        time.sleep(0.02)
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

BUTTONS = (pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON)
ENTRIES = (pyatspi.ROLE_ENTRY, pyatspi.ROLE_TEXT)


def pump():
    """Lets messages of the accessibility bus in."""
    while GLib.MainContext.default().iteration(False):
        pass


def walk(accessible):
    """What is below in sight, itself first. Objects that go while it looks are passed over."""
    try:
        accessible.clear_cache()
        yield accessible
        count = accessible.get_child_count()
    except GLib.Error:
        return
    for i in range(count):
        try:
            child = accessible.get_child_at_index(i)
            if child is None or not is_alive(child, is_visible):
                continue
        except GLib.Error:
            continue
        yield from walk(child)


def has_state(accessible, state):
    return accessible.get_state_set().contains(state)


def is_visible(accessible):
    return has_state(accessible, pyatspi.STATE_VISIBLE)


def is_alive(accessible, test):
    """Whether an object that may have gone is there and passes."""
    try:
        accessible.clear_cache()
        return test(accessible)
    except GLib.Error:
        return False


def find_below(root, test):
    """The first object in sight that passes, or None."""
    for accessible in walk(root):
        try:
            if test(accessible):
                return accessible
        except GLib.Error:
            continue
    return None


def get_place(accessible):
    """Where an object is in its window."""
    return accessible.queryComponent().getExtents(pyatspi.WINDOW_COORDS)


def point(*steps):
    """Moves and presses the pointer, in the words of xdotool."""
    subprocess.run(['xdotool', *(str(step) for step in steps)], check=True, timeout=PATIENCE)


def press_keys(*names):
    """Presses keys, one after another, as fingers do."""
    subprocess.run(['xdotool', 'key', '--delay', '0', *names], check=True, timeout=PATIENCE)


def type_text(text):
    """Types over what is chosen in an entry."""
    subprocess.run(['xdotool', 'key', '--delay', '0', 'ctrl+a'], check=True, timeout=PATIENCE)
    subprocess.run(['xdotool', 'type', '--delay', '0', text], check=True, timeout=PATIENCE)


class Ear:
    """Hears what is announced, the prompts and what happened, and where the focus goes."""

    def __init__(self):
        self.sentences = []
        self.news = []
        self.focus = None
        self.listener = Atspi.EventListener.new(self.hear)
        for kind in ('object:property-change:accessible-name', 'object:state-changed:focused'):
            self.listener.register(kind)

    def hear(self, event, *_):
        try:
            if event.type.startswith('object:state-changed'):
                self.focus = event.source if event.detail1 else self.focus
            elif event.source.get_role() == pyatspi.ROLE_STATUS_BAR:
                self.sentences.append(event.source.get_name())
            elif event.source.get_role() == pyatspi.ROLE_ALERT:
                self.news.append(event.source.get_name())
        except GLib.Error:
            pass


class Program:
    """The program, as the accessibility bus knows it."""

    def __init__(self, path, home, files=(), **settings):
        """Keyword arguments are settings of the program, written as GSettings writes them."""
        environment = dict(os.environ, XDG_DATA_HOME=home, LC_ALL='C.UTF-8', G_DEBUG=G_DEBUG,
                           GSETTINGS_BACKEND='keyfile' if settings else 'memory')
        environment.pop('GTK_A11Y', None)
        if settings:
            environment['XDG_CONFIG_HOME'] = write_settings(home, settings)
        self.process = subprocess.Popen([path, *files], env=environment)
        self.root = wait_for('the program on the accessibility bus', self.look)
        self.status = None

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
        return find_below(self.root, test)

    def find_button(self, prefix, description=None):
        return self.find(lambda a: a.get_role() in BUTTONS and a.get_name().startswith(prefix) and
                         (description is None or
                          a.get_description().startswith(description)))

    def press(self, prefix, description=None):
        """Presses the button whose name begins so, when it is there. Returns its name."""
        button = wait_for(f'a button “{prefix}”', lambda: self.find_button(prefix, description))
        name = button.get_name()
        button.queryAction().doAction(0)
        return name

    def find_status(self):
        if self.status is None or not is_alive(self.status, is_visible):
            self.status = self.find(lambda a: a.get_role() == pyatspi.ROLE_STATUS_BAR)
        return self.status

    def prompt(self):
        """What the status line says."""
        label = self.find_status()
        return label.get_name() if label is not None else ''

    def has_text(self, text):
        return self.find(lambda a: a.get_name() == text)

    def find_focus(self):
        return self.find(lambda a: has_state(a, pyatspi.STATE_FOCUSED))

    def is_in_sight(self, accessible):
        """Whether it has a size, and its middle lies in the window."""
        frame = get_place(self.root.get_child_at_index(0))
        place = get_place(accessible)
        return (place.width > 0 and place.height > 0 and
                0 <= place.x + place.width / 2 <= frame.width and
                0 <= place.y + place.height / 2 <= frame.height)

    def get_middle(self, accessible, title='Scriptorium'):
        """Where the pointer meets an object, on the screen; its window has a frame of its own."""
        frame = get_place(next(child for child in map(self.root.get_child_at_index,
                                                      range(self.root.get_child_count()))
                               if child.get_name() == title))
        place = get_place(accessible)
        window = self.find_window(title)
        return (window['X'] + (window['WIDTH'] - frame.width) // 2 + place.x + place.width // 2,
                window['Y'] + (window['HEIGHT'] - frame.height) // 2 + place.y + place.height // 2)

    def find_window(self, title):
        """Where its window is on the screen, as xdotool says it."""
        text = subprocess.run(['xdotool', 'search', '--onlyvisible', '--name', f'^{title}$',
                               'getwindowgeometry', '--shell'], check=True, capture_output=True,
                              encoding='utf-8').stdout
        return {key: int(value) for key, value in
                (line.split('=') for line in text.splitlines())}

    def check_names(self, page):
        """Whatever can take the focus on a page has a role and a name of its own."""
        focusable = [a for a in walk(self.root)
                     if has_state(a, pyatspi.STATE_FOCUSABLE)]
        assert focusable, f'nothing can take the focus on {page}'
        nameless = [a.get_role_name() for a in focusable
                    if a.get_role() in (pyatspi.ROLE_INVALID, pyatspi.ROLE_UNKNOWN) or
                    a.get_name().strip() in ('', 'GtkButton', 'GtkImage', 'image')]
        assert not nameless, f'without a name on {page}: {nameless}'
        return len(focusable)

    def end(self):
        """Ends it, by force where it does not answer."""
        if self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def read_score(cli, path):
    """The totals by seat, and the sentence below, of what scriptorium-cli says of a match."""
    text = subprocess.run([cli, 'score', path], check=True, capture_output=True, encoding='utf-8',
                          env=dict(os.environ, LC_ALL='C.UTF-8'), timeout=PATIENCE).stdout
    lines = text.splitlines()
    row, = [line for line in lines if line.startswith('Total')]
    totals = re.split(r'\s{2,}', row)[1:]
    seats = re.split(r'\s{2,}', lines[0].strip())
    assert len(seats) == len(totals), text
    return dict(zip(seats, totals)), lines[-1]


def write_settings(home, settings):
    """Writes settings for the program alone. Returns the folder for XDG_CONFIG_HOME."""
    folder = os.path.join(home, 'config')
    os.makedirs(os.path.join(folder, 'glib-2.0/settings'), exist_ok=True)
    with open(os.path.join(folder, 'glib-2.0/settings/keyfile'), 'w', encoding='utf-8') as file:
        file.write('[org/scriptorium/Scriptorium]\n')
        file.writelines(f'{name.replace("_", "-")}={value}\n' for name, value in settings.items())
    return folder


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
    """Steps, one after another; each needs the ones before it. A subclass lists their names."""

    STEPS = ()

    def __init__(self, path, cli, source):
        self.path = path
        self.cli = cli
        self.source = source
        self.home = tempfile.mkdtemp(prefix='scriptorium-journey-')
        self.program = None

    def start_program(self, *files, **settings):
        self.program = Program(self.path, self.home, files, **settings)

    def read_matches(self):
        """The matches that the program has kept, by the names of their files."""
        folder = os.path.join(self.home, 'scriptorium/matches')
        matches = {}
        for name in os.listdir(folder) if os.path.isdir(folder) else ():
            if name.endswith('.match.json'):
                with open(os.path.join(folder, name), encoding='utf-8') as file:
                    matches[os.path.join(folder, name)] = json.load(file)
        return matches

    def end(self):
        if self.program is not None:
            self.program.end()
        shutil.rmtree(self.home, ignore_errors=True)


class KeyboardJourney(Journey):
    """A journey by keys, led by where the focus is heard to go."""

    MOST_KEYS = 40

    def __init__(self, path, cli, source):
        super().__init__(path, cli, source)
        self.ear = Ear()
        self.n_keys = 0

    def focus(self):
        """What has the focus; it is never lost, nor on something that is not in sight. A page
        that scrolls to it does so with its next frame."""
        def look():
            focus = self.ear.focus
            if focus is None or not is_alive(
                    focus, lambda a: has_state(a, pyatspi.STATE_FOCUSED)):
                focus = self.program.find_focus()
            self.ear.focus = focus
            return focus if focus is not None and is_alive(
                focus, self.program.is_in_sight) else None
        try:
            return wait_for('something in sight that has the focus', look, 10)
        except Failure as failure:
            name = self.ear.focus.get_name() if self.ear.focus is not None else None
            raise Failure(f'{failure}; it is on {name}') from failure

    def walk_to(self, prefix, key='Tab', roles=BUTTONS):
        """Goes on with a key until what is called so has the focus. Returns it."""
        passed = []
        for _ in range(self.MOST_KEYS):
            focus = self.focus()
            if focus.get_name().startswith(prefix) and focus.get_role() in roles:
                return focus
            passed.append(focus.get_name())
            self.go_on(focus, key)
        raise Failure(f'no {key} leads to “{prefix}”: {passed}')

    def go_on(self, focus, key='Tab'):
        self.n_keys += 1
        press_keys(key)
        where = f'{focus.get_role_name()} “{focus.get_name()}”'
        wait_for(f'the focus to go on from the {where} with {key}',
                 lambda: self.ear.focus != focus, 10)


def run_steps(journey):
    """Returns how many steps passed, and how many failed."""
    for passed, step in enumerate(journey.STEPS):
        try:
            getattr(journey, step)()
            print(f'ok {step}', flush=True)
        except (Failure, AssertionError, GLib.Error, subprocess.SubprocessError) as error:
            print(f'not ok {step}: {error}', flush=True)
            return passed, 1
    return len(journey.STEPS), 0


def main(journey_class):
    """Runs the journey. Returns the status to exit with."""
    journey = journey_class(*sys.argv[1:4])
    try:
        passed, failed = run_steps(journey)
    finally:
        journey.end()
        if SERVER is not None:
            SERVER.terminate()
            SERVER.wait()
    print(f'{passed} passed, {failed} failed')
    return 1 if failed else 0
