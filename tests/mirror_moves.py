# SPDX-License-Identifier: GPL-3.0-or-later
"""How the players of a real table type what happened there, and what a table can go on with."""

import json
import os
import re
import subprocess

PATIENCE = 60
ARCADES = ('take-discard', 'peek', 'take-refill', 'swap-portrait-refill', 'swap-line-refill',
           'swap-portrait', 'other-line', 'recall', 'palm-draw', 'palm-none')


def read_moves(cli, path):
    """What is due in a match, and all that may answer it, in notation."""
    text = subprocess.run([cli, 'moves', path, '--json'], check=True, capture_output=True,
                          encoding='utf-8', env=dict(os.environ, LC_ALL='C.UTF-8'),
                          timeout=PATIENCE).stdout
    answer = json.loads(text)
    return answer['awaiting'], answer['legal']


def shorten_card(word):
    """'window-2' becomes 'w2'."""
    kind, beans = word.split('-')
    return kind[0] + beans


def shorten(move):
    """The fewest keys for a move that is due, or None where it is written in full."""
    words = move.split()
    if words[0] == 'play':
        return '123456789abcde'[int(words[1]) - 1]
    if words[0] == 'reveal':
        return shorten_card(words[1])
    if words[0] == 'know':
        return shorten_card(words[-1])
    if words[0] in ('place', 'start'):
        return words[1]
    if words[0] == 'mission':
        return words[2][1:]
    if words[0] == 'arcade':
        return str((ARCADES.index(words[3]) + 1) % 10)
    taken = re.fullmatch(r'take (refill )?(\d) to (\d)', move)
    if taken:
        return ('r' if taken[1] else '') + taken[2] + taken[3]
    return None
