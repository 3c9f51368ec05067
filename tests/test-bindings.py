#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Scripts in Python: what docs/scripting.md promises, on whole games, and its examples.

Usage: test-bindings.py SOURCE-FOLDER
"""
import os
import random
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

import gi

gi.require_version('Abbates', '1')
gi.require_version('Json', '1.0')
gi.require_version('Scr', '1')
from gi.repository import Abbates, Gio, GLib, GObject, Json, Scr  # noqa: E402

SOURCE = sys.argv.pop(1)


def new_match(setup='{"seats": [{"name": "Ann"}, {"name": "Ben"}]}', seed='7',
              mode=Scr.Mode.DIGITAL):
    """A new match with the edition that ships."""
    node = Json.from_string(setup)
    game = Scr.Game.lookup('abbates')
    edition = game.list_editions()[0].get_json()
    node.get_object().set_member('edition', edition.copy())
    return Scr.Match.new(game, node, mode, seed)


def play_on(match, rng):
    while match.get_state().get_turn() > 0:
        match.play(rng.choice(match.get_state().list_moves()))


class Match(unittest.TestCase):
    def test_whole_game(self):
        for seats in range(2, 5):
            names = ', '.join('{"name": "P%d"}' % number for number in range(1, seats + 1))
            match = new_match('{"seats": [%s]}' % names)
            match.deal(None)
            play_on(match, random.Random(seats))
            state = match.get_state()
            self.assertEqual(state.get_turn(), Scr.TURN_NONE)
            self.assertTrue(state.props.over)
            winners = state.list_winners()
            totals = [state.get_total(seat) for seat in range(1, seats + 1)]
            self.assertEqual({totals[seat - 1] for seat in winners}, {max(totals)})
            self.assertIn('P%d' % winners[0], state.describe_result())

    def test_refused_move(self):
        match = new_match()
        match.deal(None)
        before = match.get_state()
        for move, code in (('play 99', Scr.Error.SYNTAX), ('place 1', Scr.Error.ILLEGAL)):
            with self.assertRaises(GLib.Error) as caught:
                match.play(move)
            self.assertTrue(caught.exception.matches(Scr.error_quark(), code))
            self.assertEqual(caught.exception.domain, 'scr-error-quark')
            self.assertTrue(caught.exception.message)
        self.assertIs(match.get_state(), before)

    def test_undo_to_the_start(self):
        match = new_match()
        match.deal(None)
        start = match.get_state()
        entries = len(match)
        play_on(match, random.Random(3))
        end = match.get_state()
        while match.props.can_undo:
            match.undo(1, False)
        self.assertIs(match.get_state(), start)
        self.assertEqual(len(match), entries)
        with self.assertRaises(GLib.Error) as caught:
            match.undo(1, False)
        self.assertTrue(caught.exception.matches(Scr.error_quark(), Scr.Error.HISTORY))
        while match.props.can_redo:
            match.redo(1, False)
        self.assertIs(match.get_state(), end)

    def test_entries(self):
        match = new_match()
        changes = []
        match.connect('items-changed', lambda model, *change: changes.append(change))
        match.deal(None)
        self.assertEqual(changes, [(0, 0, len(match))])
        self.assertEqual(match.get_item_type(), Scr.Entry.__gtype__)
        for entry in match:
            self.assertIsInstance(entry, Scr.Entry)
            self.assertTrue(entry.props.sentence)
        self.assertTrue(match[0].get_move().startswith('arcade 1 1 '))

    def test_notifications(self):
        match = new_match()
        match.deal(None)
        notified = []
        match.connect('notify', lambda _, pspec: notified.append(pspec.name))
        match.play(match.get_state().list_moves()[0])
        self.assertEqual(sorted(notified), ['can-undo', 'state'])

    def test_set_up_is_the_match_s_own(self):
        setup = Json.from_string('{"seats": [{"name": "Ann"}, {"name": "Ben"}], "x": ["y"]}')
        edition = Scr.Game.lookup('abbates').list_editions()[0].get_json().copy()
        setup.get_object().set_member('edition', edition)
        match = Scr.Match.new(Scr.Game.lookup('abbates'), setup, Scr.Mode.DIGITAL, '7')
        text = match.print_()
        setup.get_object().get_array_member('x').get_element(0).set_string('z')
        setup.get_object().get_array_member('seats').remove_element(0)
        setup.get_object().get_object_member('edition').remove_member('garden')
        self.assertEqual(match.print_(), text)

    def test_seats_stay(self):
        match = new_match()
        match.get_setup().get_object().remove_member('seats')
        self.assertEqual(match.get_seat_name(2), 'Ben')

    def test_save_and_load(self):
        match = new_match()
        match.deal(None)
        play_on(match, random.Random(5))
        with tempfile.TemporaryDirectory() as folder:
            file = Gio.File.new_for_path(os.path.join(folder, 'a.match.json'))
            match.save(file)
            again = Scr.Match.load(file)
            self.assertEqual(match.print_(), again.print_())
            with self.assertRaises(GLib.Error) as caught:
                Scr.Match.load(Gio.File.new_for_path(os.path.join(folder, 'none')))
            self.assertTrue(caught.exception.matches(Gio.io_error_quark(),
                                                     Gio.IOErrorEnum.NOT_FOUND))

    def test_table_mode(self):
        match = new_match(mode=Scr.Mode.TABLE)
        outcomes, weights = match.get_state().list_outcomes()
        self.assertEqual(len(outcomes), len(weights))
        match.move(outcomes[0])
        self.assertEqual(match[0].get_move(), outcomes[0])


class State(unittest.TestCase):
    def setUp(self):
        folder = os.path.join(SOURCE, 'tests', 'fixtures', 'games')
        self.matches = [Scr.Match.load(Gio.File.new_for_path(os.path.join(folder, name)))
                        for name in sorted(os.listdir(folder)) if name.endswith('.match.json')]
        self.assertEqual(len(self.matches), 4)

    def test_json(self):
        for match in self.matches:
            state = match.get_state().to_json().get_object()
            self.assertTrue(state.get_boolean_member('over'))
            self.assertEqual(len(state.get_array_member('seats').get_elements()),
                             match.get_n_seats())

    def test_look_back(self):
        for match in self.matches:
            for number in range(len(match) + 1):
                self.assertIsInstance(match.get_state_at(number), Abbates.State)

    def test_events(self):
        match = self.matches[0]
        kinds = set()
        for entry in match:
            for event in entry.get_before().list_events(entry.get_move(), Scr.VIEWER_ALL, None):
                self.assertIsInstance(event, Scr.Event)
                kinds.add(event.props.kind)
        self.assertLessEqual({Scr.EventKind.MOVE, Scr.EventKind.STEP, Scr.EventKind.WIN}, kinds)


    def test_objects(self):
        for match in self.matches:
            state = match.get_state()
            json = state.to_json().get_object()
            self.assertEqual(state.props.general, json.get_int_member('general'))
            self.assertEqual(len(state.props.seats), match.get_n_seats())
            self.assertIs(state.props.seats[0], state.props.seats[0])
            seats = json.get_array_member('seats')
            for index, seat in enumerate(state.props.seats):
                self.assertEqual(seat.props.name, match.get_seat_name(index + 1))
                told = seats.get_object_element(index)
                hand = [card.props.value for card in seat.props.hand]
                self.assertEqual(hand, [node.get_int() for node in
                                        told.get_array_member('hand').get_elements()])
                portrait = [square.props.card and square.props.card.props.word
                            for square in seat.props.portrait]
                nodes = told.get_array_member('portrait').get_elements()
                self.assertEqual(portrait, [None if node.is_null() else node.get_string()
                                            for node in nodes])

    def test_terms_add_up(self):
        for match in self.matches:
            for number in range(30, len(match), 29):
                state = match.get_state_at(number)
                for seat in range(1, match.get_n_seats() + 1):
                    terms = match.explain(number, seat, 'score', Scr.VIEWER_ALL)
                    self.assertEqual(sum(term.props.value for term in terms),
                                     state.get_total(seat))
                    self.assertTrue(any(term.props.entry for term in terms))

    def test_views(self):
        hidden = 0
        for match in self.matches:
            for number in range(len(match)):
                for seat in range(1, match.get_n_seats() + 1):
                    state = match.get_state_at(number)
                    view = state.view(seat, None)
                    self.assertIsInstance(view, Abbates.State)
                    hidden += not view.to_json().equal(state.to_json())
        self.assertGreater(hidden, 0)

    def test_amendment(self):
        match = self.matches[0]
        before = match.get_state()
        first = match.propose(Scr.AmendmentKind.DELETE, 20, None)
        self.assertGreater(first.get_misfit(), 0)
        with self.assertRaises(GLib.Error) as caught:
            match.amend(first, False)
        self.assertTrue(caught.exception.matches(Scr.error_quark(), Scr.Error.MISFIT))
        self.assertIs(match.get_state(), before)
        match.amend(first, True)
        self.assertEqual(len(match), first.get_misfit() - 2)


class Examples(unittest.TestCase):
    def setUp(self):
        with open(os.path.join(SOURCE, 'docs', 'scripting.md'), encoding='utf-8') as page:
            self.blocks = re.findall(r'^```(\w+)\n(.*?)^```', page.read(), re.DOTALL | re.MULTILINE)

    def run_blocks(self, language, *command):
        code = '\n'.join(text for name, text in self.blocks if name == language)
        self.assertTrue(code)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'example')
            with open(path, 'w', encoding='utf-8') as file:
                file.write(code)
            done = subprocess.run([*command, path], cwd=folder, capture_output=True, text=True,
                                  check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stderr, '')
        return done.stdout

    def test_python(self):
        self.assertIn('Ann', self.run_blocks('python', sys.executable))

    def test_javascript(self):
        self.assertIn('Ann', self.run_blocks('js', 'gjs', '-m'))


class Bare(unittest.TestCase):
    """What a script makes of a class alone may be of no use, but never ends the program."""

    CODE = """
import gi
gi.require_version('Abbates', '1')
gi.require_version('Scr', '1')
from gi.repository import Abbates, GLib, GObject, Scr
ARGUMENTS = {'gboolean': True, 'guint32': 1, 'gint32': 1, 'guint64': 1, 'gint64': 1,
             'utf8': 'play 3'}
bare = GObject.new(%(module)s.%(name)s.__gtype__)
for pspec in bare.list_properties():
    if pspec.flags & GObject.ParamFlags.READABLE:
        bare.get_property(pspec.name)
for kind in type(bare).__mro__:
    if kind.__module__ not in ('gi.repository.Abbates', 'gi.repository.Scr'):
        continue
    for name, method in vars(kind).items():
        if not hasattr(method, 'is_method') or not method.is_method():
            continue
        given = [ARGUMENTS.get(argument.get_type().get_tag_as_string())
                 for argument in method.get_arguments() if argument.get_direction() != 1]
        try:
            getattr(bare, name)(*given)
        except (GLib.Error, TypeError):
            pass
print('over')
"""

    def test_no_method_crashes(self):
        for module in (Abbates, Scr):
            classes = [kind for kind in [getattr(module, name) for name in dir(module)]
                       if isinstance(kind, type) and issubclass(kind, GObject.Object) and
                       kind.__module__.startswith('gi.repository.') and
                       not GObject.type_test_flags(kind, GObject.TypeFlags.ABSTRACT)]
            self.assertGreater(len(classes), 10)
            for kind in classes:
                code = self.CODE % {'module': kind.__module__.split('.')[-1],
                                    'name': kind.__name__}
                environment = dict(os.environ, G_DEBUG='')
                done = subprocess.run([sys.executable, '-c', code], env=environment,
                                      capture_output=True, text=True, check=False)
                self.assertEqual((done.returncode, done.stdout), (0, 'over\n'), done.stderr)

    def test_state_is_told_to_be_bare(self):
        code = "from gi.repository import Abbates; Abbates.State().list_moves()"
        done = subprocess.run([sys.executable, '-W', 'ignore', '-c', code], capture_output=True,
                              env=dict(os.environ, G_DEBUG=''), text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn('abbates-CRITICAL', done.stderr)


class Documentation(unittest.TestCase):
    """All that scripts can use is described, and of a type that they know."""

    CORE = '{http://www.gtk.org/introspection/core/1.0}'
    GLIB = '{http://www.gtk.org/introspection/glib/1.0}'
    CALLABLES = ('callback', 'constructor', 'function', 'method')
    DESCRIBED = ('bitfield', 'class', 'enumeration', 'interface', 'property')

    def walk(self, node, path):
        """Each public node below @node, with its path; class structs are for C."""
        for child in node:
            name = child.get('name', '')
            if (child.tag == self.CORE + 'record' and
                    child.get(self.GLIB + 'is-gtype-struct-for') is not None):
                continue
            here = '%s.%s' % (path, name) if name else path
            yield child, here
            yield from self.walk(child, here)

    def list_nodes(self):
        folders = os.environ['GI_TYPELIB_PATH'].split(':')
        for name in ('Scr-1.gir', 'Abbates-1.gir'):
            path, = [os.path.join(folder, name) for folder in folders
                     if os.path.exists(os.path.join(folder, name))]
            root = xml.etree.ElementTree.parse(path).getroot()
            yield from self.walk(root.find(self.CORE + 'namespace'), name[:-6])

    def is_described(self, node, tag):
        if node.find(self.CORE + 'doc') is not None:
            return True
        value = node.find(self.CORE + 'return-value')
        return (tag in self.CALLABLES and value is not None and
                value.find(self.CORE + 'doc') is not None)

    def test_all_is_described(self):
        counts = {}
        for node, path in self.list_nodes():
            tag = node.tag.replace(self.CORE, '').replace(self.GLIB, '')
            # The fields of a struct are described with the struct.
            if tag not in self.CALLABLES + self.DESCRIBED or path.startswith('Scr.Simulation.'):
                continue
            counts[tag] = counts.get(tag, 0) + 1
            with self.subTest(path):
                self.assertTrue(self.is_described(node, tag))
        self.assertGreater(counts['property'], 100)
        self.assertGreater(counts['method'], 200)

    def test_all_is_typed(self):
        for node, path in self.list_nodes():
            with self.subTest(path):
                if node.tag == self.CORE + 'array':
                    self.assertIsNotNone(node.find(self.CORE + 'type'))
                if node.tag == self.CORE + 'type' and '_data.' not in path:
                    self.assertNotEqual(node.get('name'), 'gpointer')
                    self.assertNotIn(node.get('name'), ('GLib.HashTable', 'GLib.List'))


def main():
    Abbates.Game.new().register()
    unittest.main(verbosity=2)


if __name__ == '__main__':
    main()
