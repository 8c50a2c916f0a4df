#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns the files of the levels of the computer players of Cubes into a C table:

cubes-levels.py OUTPUT LEVEL...

The row of easy.level is CUBES_PLAYER_EASY.  data/cubes/levels/README.md tells the lines
of a file.  Whatever else stands in one ends the program with FILE:LINE: reason."""

import sys

sys.dont_write_bytecode = True      # the source folder may be read-only
from levelfile import read_members, write_table

# name: (member of CubesLevelInfo, least, most) for each number
SCHEMA = {
    'know': [(f'know[{n}]', 0, 1000) for n in range(7)],
    'rarer': [('rarer', 1, 100)],
    'longer': [('longer', 1, 100)],
    'bend': [('bend', 1, 100)],
    'kin': [('kin', 0, 100)],
    'search': [('search', 100, 60000)],
    'pause': [('pause', 0, 100)],
    'letter': [('letter', 0, 5000)],
    'patience': [('patience', 1, 3600)],
    'corners': [('corners', 1, 4)],
}


def read_level(data):
    """The members of one level from the bytes of its file."""
    return read_members(data, SCHEMA, [])


if __name__ == '__main__':
    write_table('CubesLevelInfo cubes_levels[CUBES_PLAYER_N_LEVELS]', 'CUBES_PLAYER', read_level)
