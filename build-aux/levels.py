#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns the files of the levels of Probe's computer players into a C table:

levels.py OUTPUT LEVEL...

The row of easy.level is PROBE_PLAYER_EASY.  data/probe/levels/README.md tells the lines
of a file.  Whatever else stands in one ends the program with FILE:LINE: reason."""

import sys

sys.dont_write_bytecode = True      # the source folder may be read-only
from datafile import Fault, last_line
from levelfile import read_members, write_table

# name: (member of ProbeLevelInfo, least, most) for each number
SCHEMA = {
    'lay-tier': [('lay_tier', 1, 255)],
    'lay-letters': [('lay_min', 1, 12), ('lay_max', 1, 12)],
    'lay-tries': [('lay_tries', 1, 64)],
    'lay-blanks': [(f'lay_blanks[{n}]', 0, 255) for n in range(7)],
    'know-tier': [('tier', 0, 255)],
    'unknown': [('unknown', 0, 1024)],
    'unknown-free': [('unknown_free', 0, 1024)],
    'memory': [('memory_sure', 0, 1000), ('memory_half', 1, 1000)],
    'depth': [('depth', 0, 16)],
    'whim': [('whim', 0, 100)],
    'stray': [('stray', 0, 100)],
    'name-percent': [('name_percent', 1, 100)],
    'guard': [('guard', 0, 100)],
    'curiosity': [('curiosity', 0, 100)],
    'owners': [('owners', 0, 1)],
    'pace': [('pace_min', 0, 10000), ('pace_max', 0, 10000)],
}
RANGES = [('lay-letters', 'lay_min', 'lay_max'), ('pace', 'pace_min', 'pace_max')]


def read_ever(name, values):
    """Half of the answers are forgotten after no question: nothing is."""
    if name == 'memory' and values == ['ever']:
        return {'memory_sure': 0, 'memory_half': 0}
    return None


def read_level(data):
    """The members of one level from the bytes of its file."""
    members = read_members(data, SCHEMA, RANGES, read_ever)
    if not any(members[f'lay_blanks[{n}]'] for n in range(7)):
        raise Fault(last_line(data), 'lay-blanks: not all of them can be 0')
    return members


if __name__ == '__main__':
    write_table('ProbeLevelInfo probe_levels[PROBE_PLAYER_N_LEVELS]', 'PROBE_PLAYER', read_level)
