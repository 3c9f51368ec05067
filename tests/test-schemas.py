#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds all JSON that Scriptorium writes and ships against its JSON Schemas.

Usage: test-schemas.py CLI SOURCE_FOLDER

Prints TAP. That the schemas refuse what is wrong is tested too, by damaging
sound documents.
"""
import copy
import glob
import json
import os
import random
import subprocess
import sys
import tempfile
import warnings

warnings.simplefilter('ignore', DeprecationWarning)
from jsonschema import Draft202012Validator, RefResolver  # noqa: E402

CLI, SOURCE = sys.argv[1], os.path.abspath(sys.argv[2])
SCHEMAS = os.path.join(SOURCE, 'data/schemas')
GAMES = os.path.join(SOURCE, 'tests/fixtures/games')
EDITION = os.path.join(SOURCE, 'data/editions/reconstructed.edition.json')

MATCH_KEYS = ('format version game rules id title created mode seed setup display tags start '
              'history moves undone reveals_undone state').split()
SETUP_KEYS = 'edition seats palms variants options'.split()

NEW = {
    'two seats': ['--seats', '2'],
    'three seats without palms': ['--seats', '3', '--no-palms'],
    'four seats with names': ['--seats', '4', '--name', 'Ann', '--name', 'Ben O’Hara',
                              '--name', 'Çelik', '--name', 'Dí "D"'],
    'no arcade actions': ['--seats', '2', '--variants', '1'],
    'no Ora et Labora': ['--seats', '2', '--variants', '2'],
    'no mission': ['--seats', '2', '--variants', '3'],
    'no points card': ['--seats', '3', '--variants', '4'],
    'all variants': ['--seats', '4', '--variants', '1,2,3,4'],
    'every option': ['--seats', '3', '--option', 'stuck=sit-out', '--option', 'areas=any',
                     '--option', 'undo=until-reveal', '--option', 'ora-order=B,A,D,C'],
    'named starter and missions': ['--seats', '2', '--start', '2', '--mission', '1=m03',
                                   '--mission', '2=m11'],
    'an edition from a file': ['--seats', '2', '--edition', EDITION],
    'solo novice': ['--solo', 'novice'],
    'solo prior with variants': ['--solo', 'prior', '--variants', '1,2'],
    'solo abbot': ['--solo', 'abbot', '--option', 'solo-pawn=every-phase'],
}
SIMULATE = {
    'two bots': ['--seats', '2', '--bots', 'greedy,random'],
    'four bots, no palms': ['--seats', '4', '--bots', 'random,greedy,random,greedy', '--no-palms'],
    'three bots, no points card': ['--seats', '3', '--bots', 'random,random,greedy',
                                   '--variants', '4'],
    'all variants': ['--seats', '2', '--bots', 'greedy,greedy', '--variants', '1,2,3,4'],
    'solo': ['--seats', '1', '--bots', 'greedy', '--solo', 'prior'],
}


def load(path):
    with open(path, encoding='utf-8') as file:
        return json.load(file)


STORE = {'file://' + path: load(path) for path in glob.glob(f'{SCHEMAS}/*.schema.json')}
STATE = f'file://{SCHEMAS}/state.schema.json'


def forbid_unknown(schema):
    """Returns a schema whose objects hold nothing but the properties that it names."""
    if isinstance(schema, list):
        return [forbid_unknown(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    closed = {key: forbid_unknown(part) for key, part in schema.items()}
    if schema.get('type') == 'object' and 'properties' in schema:
        closed['additionalProperties'] = False
    return closed


def validator(name, store):
    uri = f'file://{SCHEMAS}/{name}.schema.json'
    return Draft202012Validator(store[uri],
                                resolver=RefResolver(uri, store[uri], store=store))


NAMES = [os.path.basename(uri).split('.')[0] for uri in STORE]
VALIDATORS = {name: validator(name, STORE) for name in NAMES}
# What the program makes itself has no state with keys that the schema does not know.
CLOSED_STORE = {**STORE, STATE: forbid_unknown(STORE[STATE])}
OWN_VALIDATORS = {name: validator(name, CLOSED_STORE) for name in NAMES}


def fault(name, document, validators=OWN_VALIDATORS):
    """Returns the first fault of a document as text, or None."""
    for error in validators[name].iter_errors(document):
        inner = '; '.join(f'{e.json_path}: {e.message[:120]}' for e in error.context[:3])
        return f'{name}: {error.json_path}: {error.message[:300]} {inner}'
    return None


def hold(name, document):
    problem = fault(name, document)
    assert problem is None, problem


def run(*arguments):
    command = [CLI, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, f'{arguments}: status {done.returncode}: {done.stderr.strip()}'
    return done.stdout


def run_json(*arguments):
    return json.loads(run(*arguments))


def hold_whole_match(match):
    """A file that the program wrote has every key, in the order of the format."""
    hold('match', match)
    assert list(match)[:len(MATCH_KEYS)] == MATCH_KEYS, list(match)
    keys = list(match['setup'])
    assert keys[:len(SETUP_KEYS)] == SETUP_KEYS, keys
    assert keys[len(SETUP_KEYS):] in ([], ['solo', 'difficulty']), keys
    assert set(match['setup']['variants']) == {'no-arcade', 'no-ora', 'no-mission',
                                               'no-points-card'}
    assert set(match['setup']['options']) == {'ora-order', 'solo-pawn', 'stuck', 'areas', 'undo'}


def hold_trace(path, match):
    lines = [json.loads(line) for line in run('trace', path).splitlines()]
    assert [line['index'] for line in lines] == list(range(1, len(match['moves']) + 1))
    for line in lines:
        hold('trace', line)
        assert line['legal'] is None or line['move'].split()[0] == 'order' or (
            line['move'].split()[0] == 'swap') or line['move'] in line['legal'], line['move']
    assert lines[-1]['state'] == match['state']


def hold_explanations(path, match):
    """The terms of every number, and the state as each seat may know it."""
    players = list(filter(None, [*match['state']['seats'], match['state']['henricus']]))
    numbers = [(['general'], match['state']['general'])]
    for seat, player in enumerate(players, 1):
        numbers += [([str(seat), number], player[number]) for number in ('track', 'score')]
    for arguments, total in numbers:
        told = run_json('explain', path, *arguments, '--json')
        hold('explain', told)
        assert told['total'] == sum(term['value'] for term in told['terms']) == total, told
    for viewer in ['public', 'all', *range(1, len(match['state']['seats']) + 1)]:
        hold('state', run_json('show', path, '--for', str(viewer), '--json'))


def hold_score(path, match):
    score = run_json('score', path, '--json')
    hold('score', score)
    assert score['final'] == match['state']['over']
    assert len(score['seats']) == len(match['state']['seats'])


def test_schemas_are_schemas():
    assert len(VALIDATORS) >= 10, sorted(VALIDATORS)
    for check in VALIDATORS.values():
        Draft202012Validator.check_schema(check.schema)


def test_edition_shipped():
    for path in glob.glob(os.path.join(SOURCE, 'data/editions/*.edition.json')):
        hold('edition', load(path))


def test_fixtures():
    matches = glob.glob(f'{GAMES}/*.match.json')
    assert matches, f'no games in {GAMES}'
    for path in matches:
        stem = path[:-len('.match.json')]
        hold('match', load(path))
        hold('score', load(f'{stem}.score.json'))
        with open(f'{stem}.trace.ndjson', encoding='utf-8') as trace:
            for line in trace:
                hold('trace', json.loads(line))


def set_at(document, path, value):
    document = copy.deepcopy(document)
    *parents, last = path
    place = document
    for key in parents:
        place = place[key]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return document


def test_damage_is_refused():
    match = load(f'{GAMES}/four-seats.match.json')
    solo = load(f'{GAMES}/solo-prior.match.json')
    score = load(f'{GAMES}/four-seats.score.json')
    with open(f'{GAMES}/four-seats.trace.ndjson', encoding='utf-8') as trace:
        line = json.loads(trace.readline())
    explanation = run_json('explain', f'{GAMES}/four-seats.match.json', 'general', '--json')
    damages = [
        ('match', match, ['format'], 'another'),
        ('match', match, ['version'], 2),
        ('match', match, ['setup', 'seats'], None),
        ('match', match, ['setup', 'seats', 0, 'colour'], 'green'),
        ('match', match, ['setup', 'seats', 0, 'player'], 'robot'),
        ('match', match, ['setup', 'palms'], 1),
        ('match', match, ['setup', 'edition', 'fill', 0], 2),
        ('match', match, ['setup', 'edition', 'garden', 'book', '10'], 1),
        ('match', match, ['setup', 'edition', 'missions', 0, 'areas', 0], 3),
        ('match', match, ['setup', 'options', 'ora-order', 0], 'B'),
        ('match', match, ['seed'], 8),
        ('match', match, ['created'], 'yesterday'),
        ('match', match, ['moves', 0], 'arcade 5 1 peek'),
        ('match', match, ['moves', 0], 'arcade 1 1  peek'),
        ('match', match, ['moves', 0], {'note': 'no move'}),
        ('match', match, ['state', 'general'], '12'),
        ('match', match, ['state', 'by'], 1),
        ('match', match, ['state', 'seats', 0, 'portrait', 0], 'book-10'),
        ('match', match, ['state', 'known_top'], None),
        ('match', solo, ['setup', 'variants', 'no-mission'], True),
        ('match', solo, ['setup', 'difficulty'], None),
        ('match', solo, ['setup', 'solo'], None),
        ('match', solo, ['state', 'henricus', 'pawn'], 4),
        ('score', score, ['winners'], []),
        ('score', score, ['final'], False),
        ('score', score, ['seats', 0, 'total'], None),
        ('score', score, ['seats', 0, 'total'], 1.5),
        ('score', score, ['seats', 0, 'extra'], 1),
        ('explain', explanation, ['seat'], 1),
        ('explain', explanation, ['number'], 'weight'),
        ('explain', explanation, ['total'], None),
        ('explain', explanation, ['terms', 0, 'term'], 'minus'),
        ('explain', explanation, ['terms', 0, 'entry'], 0),
        ('explain', explanation, ['terms', 0, 'source'], 'somewhere'),
        ('explain', explanation, ['terms', 0, 'label'], 'Primus'),
        ('trace', line, ['legal'], ['play 1']),
        ('trace', line, ['index'], 0),
        ('trace', line, ['state', 'awaiting'], 'arcades'),
    ]
    for name, document, path, value in damages:
        hold(name, document)
        damaged = set_at(document, path, value)
        assert fault(name, damaged, VALIDATORS), f'{name}: {path} = {value!r} is not refused'


def test_sheet():
    match = load(f'{SOURCE}/tests/fixtures/golden/version-1/sheet.match.json')
    del match['state']
    hold('match', match)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'sheet.match.json')
        for unknown in (False, True):
            if unknown:
                match['sheet']['seats'][0]['portrait'] = ['?'] * 9
                match['sheet']['seats'][1]['portrait'] = ['?'] * 9
            with open(path, 'w', encoding='utf-8') as file:
                json.dump(match, file)
            hold('match', match)
            score = run_json('score', path, '--json')
            hold('score', score)
            assert bool(score['winners']) != unknown, score['winners']
            hold('state', run_json('show', path, '--json'))
            hold('explain', run_json('explain', path, 'general', '--json'))
            hold('explain', run_json('explain', path, '2', 'score', '--json'))
    for path, value in ((['sheet', 'general'], -1), (['sheet', 'seats', 0, 'portrait', 0], 'book'),
                        (['sheet', 'seats', 0, 'corners'], None), (['moves'], ['start 1']),
                        (['sheet', 'seats', 1, 'mission'], {'purple': False, 'all': True})):
        damaged = set_at(match, path, value)
        assert fault('match', damaged, VALIDATORS), f'{path} = {value!r} is not refused'


def test_edition_check():
    edition = run_json('edition', 'new')
    hold('edition', edition)
    for garden in (None, 29):
        if garden is not None:
            edition['garden']['book']['1'] = garden
        done = subprocess.run([CLI, 'edition', 'check', '--json', '-'], capture_output=True,
                              text=True, input=json.dumps(edition), timeout=60)
        assert done.returncode == (0 if garden is None else 1), done.stderr
        hold('edition-check', json.loads(done.stdout))


def test_scrambled():
    plain = load(f'{GAMES}/four-seats.match.json')
    hidden = ('seed', 'start', 'history', 'moves', 'undone', 'state')
    match = {key: value for key, value in plain.items() if key not in hidden}
    assert fault('match', match, VALIDATORS), 'a match without moves is not refused'
    match['scrambled'] = ['AzuZ', '2pKM+/==']
    hold('match', match)
    for damage in ({'scrambled': 'AzuZ'}, {'scrambled': ['{}']}, {'moves': []}):
        assert fault('match', {**match, **damage}, VALIDATORS), f'{damage} is not refused'


def test_unknown_keys_are_allowed():
    match = load(f'{GAMES}/four-seats.match.json')
    match['later'] = {'a': 1}
    match['setup']['later'] = match['setup']['seats'][0]['later'] = [1]
    match['moves'][3] = {'move': match['moves'][3], 'at': '2026-11-29T20:31:07Z', 'later': True}
    hold('match', match)
    for place in (match['state'], match['state']['seats'][0], match['state']['chapter'][0]):
        place['later'] = 1
        assert fault('match', match, VALIDATORS) is None
        assert fault('match', match), 'the test is blind to unknown keys of states'
        del place['later']


def test_state_with_unknown_keys_is_written(folder):
    path = os.path.join(folder, 'later.match.json')
    match = json.loads(run('new', '--seats', '2', '--seed', '7'))
    match['state']['later'] = match['state']['seats'][1]['later'] = {'a': 1}
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(match, file)
    run('play', path, run_json('moves', path, '--json')['legal'][0])
    written = load(path)
    assert fault('match', written, VALIDATORS) is None
    assert written['state'].pop('later') == written['state']['seats'][1].pop('later') == {'a': 1}
    hold_whole_match(written)
    assert run_json('show', path, '--json') == written['state']


def play_a_while(path, count):
    """Plays some of the decisions that the program calls legal, chosen by a fixed seed."""
    numbers = random.Random(count)
    for _ in range(count):
        due = run_json('moves', path, '--json')
        hold('moves', due)
        assert isinstance(due['by'], int), due
        run('play', path, numbers.choice(due['legal']))
        match = load(path)
        hold_whole_match(match)
        assert run_json('show', path, '--json') == match['state']


def make_new_test(arguments):
    def test(folder):
        path = os.path.join(folder, 'new.match.json')
        printed = json.loads(run('new', *arguments, '--seed', '7'))
        hold_whole_match(printed)
        run('new', *arguments, '--seed', '7', '-o', path)
        written = load(path)
        hold_whole_match(written)
        assert written['moves'] == printed['moves'] and written['state'] == printed['state']
        play_a_while(path, 12)
        hold_trace(path, load(path))
        hold_score(path, load(path))
        hold_explanations(path, load(path))
        if written['setup']['options']['undo'] == 'free':
            run('undo', path, '2')
            hold_whole_match(load(path))
            assert load(path)['undone']
        check = run_json('check', path, '--json')
        hold('check', check)
        assert check == {'ok': True}
    return test


def make_simulate_test(arguments):
    def test(folder):
        result = run_json('simulate', '--games', '3', '--seed', '11', *arguments,
                          '--save-dir', folder, '--json')
        hold('simulate', result)
        assert result['games'] == 3
        assert len(result['seats']) == len(arguments[arguments.index('--bots') + 1].split(','))
        paths = sorted(glob.glob(f'{folder}/*'))
        assert [os.path.basename(path) for path in paths] == [
            f'game-{number:04}.match.json' for number in (1, 2, 3)]
        for path in paths:
            match = load(path)
            hold_whole_match(match)
            assert match['state']['over']
            due = run_json('moves', path, '--json')
            hold('moves', due)
            hold_trace(path, match)
            hold_score(path, match)
            hold_explanations(path, match)
        assert result['moves'] == sum(len(load(path)['moves']) for path in paths)
    return test


def test_table_match():
    match = json.loads(run('new', '--seats', '2', '--mode', 'table'))
    hold_whole_match(match)
    assert match['mode'] == 'table' and match['moves'] == []


def test_check_names_the_fault(folder):
    path = os.path.join(folder, 'bad.match.json')
    match = load(f'{GAMES}/two-seats.match.json')
    match['moves'][20] = 'play 14'
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(match, file)
    done = subprocess.run([CLI, 'check', path, '--json'], capture_output=True, text=True)
    assert done.returncode == 1, done
    check = json.loads(done.stdout)
    hold('check', check)
    assert not check['ok'] and check['code'] == 'illegal' and '21' in check['error'], check


def test_amend(folder):
    path = os.path.join(folder, 'amend.match.json')
    match = {**load(f'{GAMES}/two-seats.match.json'), 'mode': 'table'}
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(match, file)
    fits = run_json('amend', path, '138', '--delete', '--dry-run', '--json')
    hold('amend', fits)
    misfits = []
    for number in range(1, 138, 3):
        order = [CLI, 'amend', path, str(number), '--delete', '--json', '--dry-run']
        done = subprocess.run(order, capture_output=True, text=True)
        told = json.loads(done.stdout)
        hold('amend', told)
        assert done.returncode == (told['misfit'] is not None) and told['dropped'] == 0, told
        if told['misfit']:
            misfits.append(run_json(*order[1:], '--truncate'))
            hold('amend', misfits[-1])
            assert misfits[-1]['dropped'] == 139 - told['misfit']['number'], told
    assert len(misfits) > 20
    told = misfits[0]
    for path, value in ((['amended'], 0), (['misfit'], None), (['dropped'], -1),
                        (['misfit', 'fitting'], None), (['misfit', 'reason'], ''),
                        (['misfit', 'number'], '3'), (['misfit', 'move'], 'dance')):
        assert fault('amend', set_at(told, path, value), VALIDATORS), path
    assert fault('amend', {**fits, 'dropped': 3}, VALIDATORS)


def test_positions(folder):
    path = os.path.join(folder, 'positions.match.json')
    match = {**load(f'{GAMES}/four-seats.match.json'), 'mode': 'table'}
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(match, file)
    places = [match['state']['general'], *(seat['track'] for seat in match['state']['seats'])]
    told = run_json('positions', path, *words(places), '--json')
    hold('positions', told)
    assert told['verdict'] == 'agrees' and [pawn['terms'] == [] for pawn in told['pawns']]
    explained = []
    for pawn in range(5):
        for offset in (-3, -1, 1, 2, 60):
            moved = [place + offset * (pawn == at) for at, place in enumerate(places)]
            told = run_json('positions', path, *words(moved), '--json')
            hold('positions', told)
            explained += [told] if told['answers'] else []
            for answer in told['answers'][:2]:
                hold('positions',
                     run_json('positions', path, *words(moved), answer['answer'], '--json'))
    assert len(explained) > 10, len(explained)
    told = explained[0]
    for path, value in ((['verdict'], 'agrees'), (['verdict'], 'maybe'), (['pawns'], []),
                        (['pawns', 0, 'pawn'], '5'), (['pawns', 0, 'expected'], None),
                        (['pawns', 0, 'terms', 0, 'value'], None), (['corrections'], []),
                        (['corrections', 0, 'slip'], 'typo'), (['corrections', 0, 'number'], 0),
                        (['corrections', 0, 'kind'], 'delete'), (['answers', 0, 'weight'], 2),
                        (['answers', 0, 'answer'], 'portrait 1')):
        assert fault('positions', set_at(told, path, value), VALIDATORS), path


def words(places):
    """Where pawns stand, as the command line takes it."""
    return [f'{pawn or "general"}={place}' for pawn, place in enumerate(places)]


def test_layout():
    for path in sorted(glob.glob(f'{GAMES}/*.match.json')):
        for number in range(0, len(load(path)['moves']) + 1, 11):
            hold('layout', run_json('layout', path, '--at', str(number), '--json'))
    told = run_json('layout', f'{GAMES}/four-seats.match.json', '--json')
    for path, value in ((['steps'], []), (['steps', 0, 'number'], 0), (['steps', 0, 'text'], ''),
                        (['steps', 0, 'place'], 'somewhere'), (['steps', 0, 'facts'], None),
                        (['steps', 1, 'facts', 0], 'box book-2'),
                        (['steps', 1, 'facts', 0], 'garden 10 = book-2')):
        assert fault('layout', set_at(told, path, value), VALIDATORS), path


def test_statistics(folder):
    for name, arguments in SIMULATE.items():
        run('simulate', '--games', '2', '--seed', '3', *arguments,
            '--save-dir', os.path.join(folder, name))
    folders = sorted(glob.glob(f'{folder}/*'))
    statistics = run_json('statistics', *folders, '--json')
    hold('statistics', statistics)
    assert statistics['matches'] == 2 * len(SIMULATE) and not statistics['unfinished']
    scorings = [group['scoring'] for group in statistics['groups']]
    assert sorted(scorings) == ['prior', 'table', 'table no-points-card'], scorings
    assert any(player['player'] is None for group in statistics['groups']
               for player in group['players'])
    hold('statistics', run_json('statistics', f'{GAMES}/two-seats.match.json', '--json'))


def test_bench():
    hold('bench', run_json('bench', '--seconds', '0.1', '--matches', '9', '--json'))


def tests():
    for name, test in sorted(globals().items()):
        if name.startswith('test_'):
            yield name[5:].replace('_', ' '), test
    for name, arguments in NEW.items():
        yield f'new: {name}', make_new_test(arguments)
    for name, arguments in SIMULATE.items():
        yield f'simulate: {name}', make_simulate_test(arguments)


def main():
    everything = list(tests())
    print(f'1..{len(everything)}')
    failed = 0
    for number, (name, test) in enumerate(everything, 1):
        with tempfile.TemporaryDirectory() as folder:
            try:
                test(*[folder][:test.__code__.co_argcount])
                print(f'ok {number} {name}', flush=True)
            except Exception as error:  # each test reports by itself
                failed += 1
                print(f'not ok {number} {name}')
                print(f'# {type(error).__name__}: {error}'.replace('\n', '\n# '), flush=True)
    return failed > 0


if __name__ == '__main__':
    sys.exit(main())
