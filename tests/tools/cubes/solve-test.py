#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""salon-referee solve as a person or a script calls it (cubes-rules.md 5).

usage: solve-test.py SALON_REFEREE
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / 'tap'))
from tap import finish, point  # noqa: E402

program, = sys.argv[1:]
SMALL = 'CATSQIZXXXXXXXXX'
LARGE = 'CATSXQIZXXXXXXXXXXXXXXXXX'
FIGURES = re.compile(r'boards (\d+) seconds (\d+\.\d{3}) boards-per-second (\d+)\n')


def run(*arguments):
    settings = {**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': ''}
    done = subprocess.run([program, 'solve', *map(str, arguments)], env=settings, check=False, text=True,
                          capture_output=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def usage(name, said, *arguments):
    status, out, err = run(*arguments)
    point(status == 2 and out == '' and said in err, name, status, out, err)


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    words = folder / 'words'
    words.write_bytes(b'cat\r\nCATS\nact\ncat\nAt\ncan\xe9\ncat\xc3\xa9\nquit\nQUIZ\nqi\nsat\ntax\n\nca ts\nast\n'
                      + b'c' * 27 + b'\n' + b'c' * 5000 + b'\nzit')

    got = run('--list', words, SMALL.lower())
    point(got == (0, SMALL + ' words 5 points 5\n', ''), 'sixteen cubes, words of three letters', got)
    got = run('--list', words, '--show', SMALL)
    point(got == (0, f'CAT 1\nCATS 1\nQUIT 1\nQUIZ 1\nZIT 1\n{SMALL} words 5 points 5\n', ''), 'with the words', got)
    got = run(LARGE, SMALL, '--list', words, '--show')
    point(got == (0, f'CATS 1\nQUIT 1\nQUIZ 1\n{LARGE} words 3 points 3\nCAT 1\nCATS 1\nQUIT 1\nQUIZ 1\nZIT 1\n'
                  f'{SMALL} words 5 points 5\n', ''), 'sizes mixed, each with its fewest letters', got)
    for least, count in ((3, 5), (4, 3), (5, 0), (26, 0)):
        got = run('--list', words, '--min', least, SMALL)
        point(got == (0, f'{SMALL} words {count} points {count}\n', ''), f'at least {least} letters', got)
    (folder / 'none').write_text('')
    got = run('--list', folder / 'none', SMALL)
    point(got == (0, SMALL + ' words 0 points 0\n', ''), 'a list without words', got)

    boards = folder / 'boards'
    boards.write_bytes(f'{LARGE.lower()}\r\n{SMALL}'.encode())
    status, out, err = run('--list', words, '--boards', boards, SMALL)
    figures = FIGURES.fullmatch(err)
    point(status == 0 and out == f'{SMALL} words 5 points 5\n{LARGE} words 3 points 3\n{SMALL} words 5 points 5\n'
          and figures and figures[1] == '3', 'grids before boards, all of them counted', status, out, err)
    boards.write_text(f'{LARGE}\n' * 3000)
    status, out, err = run('--list', words, '--boards', boards)
    figures = FIGURES.fullmatch(err)
    point(status == 0 and out == f'{LARGE} words 3 points 3\n' * 3000 and figures and figures[1] == '3000',
          'three thousand boards', status, err)
    boards.write_text('')
    status, out, err = run('--list', words, '--boards', boards)
    point(status == 0 and out == '' and FIGURES.fullmatch(err), 'no board', status, out, err)
    for what, line in (('an empty line', ''), ('a digit', SMALL[:15] + '1'), ('too short', LARGE[1:]),
                       ('a space', SMALL + ' '), ('too long', 'A' * 1000000)):
        boards.write_text(f'{SMALL}\n{line}\n{LARGE}\n')
        got = run('--list', words, '--boards', boards, LARGE)
        point(got == (1, f'{LARGE} words 3 points 3\n{SMALL} words 5 points 5\n',
                      f'{boards}:2: a grid has 16 or 25 letters A to Z\n'), f'{what} among the boards', got)

    usage('no grid', 'needs a grid')
    usage('both lists', 'exclude each other', '--words', 'en', '--list', words, SMALL)
    usage('no such list', 'en or fr', '--words', 'de', SMALL)
    usage('a grid that is none', 'AB', '--list', words, SMALL, 'AB')
    usage('an empty grid', '16 or 25', '--list', words, '')
    usage('no such option', '--frob', '--frob', SMALL)
    for least in '2', '27', 'x', '-3', '':
        usage(f'at least “{least}” letters', '--min', '--list', words, '--min', least, SMALL)
    for option in '--list', '--boards':
        status, out, err = run(option, folder / 'nowhere', SMALL)
        point(status == 1 and 'nowhere cannot be read' in err, f'{option} without its file', status, out, err)
        status, out, err = run(option, folder, SMALL)
        point(status == 1 and 'cannot be read' in err, f'{option} with a folder', status, out, err)

for language, word in ('en', 'STATION'), ('fr', 'STATION'):
    status, out, err = run('--words', language, '--show', 'STATIONXXXXXXXXX'[:4] + 'NOIT' + 'X' * 8)
    point(status == 0 and f'{word} 5\n' in out and err == '', f'the list {language}', status, out, err)
    status, out, err = run('--words', language, '--show', 'INCOERPMHENSELBI')
    point(status == 0 and 'INCOMPREHENSIBLE 11\n' in out, f'the list {language} has long words', status, out, err)
status, out, err = run('--show', 'ABADXXXAXXXXXXXX')
point(status == 0 and 'BAD 1\n' in out and 'ABADA' not in out, 'English has no words beyond size 80', status, out, err)
point(run('STATNOITXXXXXXXX') == run('--words', 'en', 'STATNOITXXXXXXXX'), 'English, if no list is named')

status, out, err = run('--help')
point(status == 0 and out.startswith('Usage: salon-referee solve') and not err, 'help', status, out, err)
if os.path.exists('/dev/full'):
    with open('/dev/full', 'wb') as full:
        done = subprocess.run([program, 'solve', SMALL], stdout=full, stderr=subprocess.PIPE, check=False, timeout=60)
    point(done.returncode == 1, 'a full disk is said', done)

sys.exit(finish())
