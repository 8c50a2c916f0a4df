#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""salon-referee from outside: arguments, exit statuses, what is printed where.

usage: referee-test.py REFEREE
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

EXAMPLE = b'''salon-record 1
game probe
edition parker-1964
words en
option activity-cards on
option trays 2
option answers table
option spelling strict
option supply box
date 2026-11-21T18:04:05Z
title Sunday game
seat 1 human Ada
seat 2 computer-hard Hugo
first 1
word 1L ..ROCKET
word 1R TREASURER.
word 2L KAYAK
word 2R .JAZZ..
begin
1 draw times-3
1 ask 2 K
2 show L1
'''
OUTPUT = b'0 0 | 18 12\n0 0 | 18 12\n15 0 | 18 11\n'
FREE = EXAMPLE.replace(b'strict', b'free')

REFEREE = os.path.abspath(sys.argv[1])


def run(*arguments, given=b'', environment=None, **keywords):
    keywords = {'stdout': subprocess.PIPE, 'stderr': subprocess.PIPE, **keywords}
    environment = {**os.environ, 'LC_ALL': 'C', **(environment or {})}
    done = subprocess.run([REFEREE, *arguments], input=given, env=environment, check=False, **keywords)
    return done.returncode, done.stdout, done.stderr


def expect(name, found, status, printed, error_start=b''):
    """The error must begin with error_start and be one line, or be empty."""
    code, stdout, stderr = found
    good = code == status and stdout == printed
    if error_start:
        good = good and stderr.startswith(error_start) and len(stderr) > len(error_start) + 1 \
            and stderr.count(b'\n') == 1 and stderr.endswith(b'\n')
    else:
        good = good and stderr == b''
    point(good, name, found)


def in_folder(folder):
    def write(name, record):
        path = os.path.join(folder, name)
        with open(path, 'wb') as file:
            file.write(record)
        return path

    path = write('example.salon', EXAMPLE)
    expect('the example of the specification', run('replay', path), 0, OUTPUT)
    expect('the standard input', run('replay', '-', given=EXAMPLE), 0, OUTPUT)
    expect('another locale', run('replay', '-', given=EXAMPLE, environment={'LC_ALL': 'C.UTF-8'}), 0, OUTPUT)
    expect('no LF at the end', run('replay', '-', given=EXAMPLE[:-1]), 0, OUTPUT)
    expect('the end of the options', run('replay', '--', path), 0, OUTPUT)
    write('-odd', EXAMPLE)
    expect('a file that looks like an option', run('replay', '--', '-odd', cwd=folder), 0, OUTPUT)

    wrong = write('wrong.salon', EXAMPLE.replace(b'show L1', b'show L2'))
    expect('a wrong move: what was replayed, and the line', run('replay', wrong), 1,
           OUTPUT[:OUTPUT.index(b'15')], os.fsencode(wrong) + b':22: ')
    expect('a wrong move on the standard input', run('replay', '-', given=EXAMPLE + b'1 no\n2 no\n'), 1,
           OUTPUT, b'-:23: ')
    found = run('replay', wrong, stderr=subprocess.STDOUT)
    point(found[1].startswith(b'0 0 | 18 12\n0 0 | 18 12\n' + os.fsencode(wrong)),
          'what was replayed is printed first', found)
    expect('nothing is read after a fault', run('replay', '-', given=EXAMPLE.replace(b'draw times-3', b'pass')), 1,
           b'', b'-:20: ')
    expect('a fault that belongs to an earlier line',
           run('replay', '-', given=EXAMPLE.replace(b'first', b'seat 3 human Eve\nfirst')), 1, b'', b'-:6: ')
    expect('nothing', run('replay', '-'), 1, b'', b'-:1: ')
    expect('an empty file', run('replay', write('empty', b'')), 1, b'', os.fsencode(folder) + b'/empty:1: ')
    expect('it ends before begin', run('replay', '-', given=EXAMPLE[:EXAMPLE.index(b'begin')]), 1, b'', b'-:19: ')
    expect('a NUL', run('replay', '-', given=EXAMPLE + b'1 ask\0\n'), 1, OUTPUT, b'-:23: ')
    expect('other bytes', run('replay', '-', given=bytes(range(256)) * 300), 1, b'', b'-:1: ')
    expect('a line of 10 MB', run('replay', '-', given=b'#' * 10_000_000), 1, b'', b'-:1: ')
    expect('a line of 10 MB among the moves', run('replay', '-', given=EXAMPLE + b'1 ' * 5_000_000), 1,
           OUTPUT, b'-:23: ')
    # A block ends anywhere in a line.
    for extra in range(3):
        comment = (b'#' + b'x' * (1020 + extra) + b'\n') * 200
        expect(f'lines across blocks {extra}', run('replay', '-', given=comment + EXAMPLE + comment), 0, OUTPUT)

    expect('a file that does not exist', run('replay', folder + '/none'), 1, b'',
           os.fsencode(folder) + b'/none: ')
    expect('a folder', run('replay', folder), 1, b'', os.fsencode(folder) + b': ')
    if os.path.exists('/dev/full'):
        with open('/dev/full', 'wb') as full:
            expect('an answer that cannot be written', run('replay', path, stdout=full), 1, None, b'salon-referee: ')

    # The word list is opened when a record needs it, and only then.
    expect('a word that is not in the list', run('replay', '-', given=EXAMPLE.replace(b'.JAZZ..', b'.JQZZ..')), 1,
           b'', b'-:18: ')
    expect('a word that is not in the list, spelling free',
           run('replay', '-', given=FREE.replace(b'.JAZZ..', b'.JQZZ..')), 0, OUTPUT)
    write('fr.words', b'no list at all')
    lists = {'SALON_WORDS_DIR': folder}
    french = EXAMPLE.replace(b'words en', b'words fr')
    expect('a list that cannot be read', run('replay', '-', given=french, environment=lists), 1, b'', b'-:15: ')
    expect('a list that cannot be read is not needed, spelling free',
           run('replay', '-', given=FREE.replace(b'words en', b'words fr'), environment=lists), 0, OUTPUT)

    # A counter that is full refuses rather than runs over.
    long = b'''salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off
option trays 1\noption answers hand\noption spelling free\nseat 1 human A\nseat 2 human B
first 1\nword 1 AB\nword 2 CD\nbegin\n''' + b'1 ask 2 C\n2 no\n2 ask 1 Z\n1 no\n' * 65535
    found = run('replay', '-', given=long + b'1 ask 2 C\n2 show 1\n')
    point(found[0] == 0 and found[1].endswith(b'\n5 -6553500 | 2 1\n'), '65,535 false denials come to light',
          (found[0], found[1][-40:], found[2]))
    found = run('replay', '-', given=long + b'1 ask 2 C\n2 no\n')
    point(found[0] == 1 and found[2].startswith(b'-:262156: '), 'one more false denial', (found[0], found[2]))

    # The longest game, the longest record.
    wordy = b'''salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off
option trays 1\noption spelling free\nseat 1 human A\nseat 2 human B\nfirst 1\nword 1 AB\nword 2 CD\nbegin\n'''
    turns = b'1 ask 2 Z\n2 no\n2 ask 1 Z\n1 no\n' * 250000
    found = run('replay', '-', given=wordy + turns)
    point(found[0] == 0 and found[1].count(b'\n') == 1000000, '1,000,000 moves', (found[0], found[2]))
    found = run('replay', '-', given=wordy + turns + b'1 ask 2 C\n')
    point(found[0] == 1 and found[2].startswith(b'-:1000014: '), 'one more move', (found[0], found[2]))
    comments = b'#\n' * (2000000 - FREE.count(b'\n'))
    point(run('replay', '-', given=comments + FREE) == (0, OUTPUT, b''), '2,000,000 lines')
    found = run('replay', '-', given=comments + FREE + b'#')
    point(found[0] == 1 and found[2].startswith(b'-:2000001: '), 'one more line', found)
    found = run('replay', '/dev/zero')
    point(found[0] == 1 and found[2].startswith(b'/dev/zero:1: '), 'zeros without end', found)

    # It takes no more memory for more input.
    pipe = subprocess.Popen([REFEREE, 'replay', '-'], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    block = (b'#' + b'x' * 998 + b'\n') * 1000
    for _ in range(96):
        pipe.stdin.write(block)
    pipe.stdin.write(EXAMPLE)
    pipe.stdin.close()
    _, status, usage = os.wait4(pipe.pid, 0)
    pipe.returncode = os.waitstatus_to_exitcode(status)
    point(status == 0 and usage.ru_maxrss < 64 * 1024, '96 MB of comments', (status, usage.ru_maxrss))


def main():
    for arguments in ([], ['replay'], ['replay', 'a', 'b'], ['replay', 'a', 'b', 'c', 'd'], ['nonsense'],
                      ['nonsense', '-'], ['--nonsense'], ['replay', '--nonsense', '-'], ['replay', '-x']):
        found = run(*arguments)
        point(found[0] == 2 and found[1] == b'' and found[2] != b'', f"arguments: {' '.join(arguments) or 'none'}", found)
    found = run('--help')
    point(found[0] == 0 and b'salon-referee replay ' in found[1] and found[2] == b'', '--help', found)
    found = run('replay', '--help')
    point(found[0] == 0 and b'salon-referee replay ' in found[1] and found[2] == b'', 'replay --help', found)
    found = run('--version')
    point(found[0] == 0 and found[1].startswith(b'salon-referee') and found[2] == b'', '--version', found)

    with tempfile.TemporaryDirectory() as folder:
        in_folder(folder)
    return finish()


if __name__ == '__main__':
    sys.exit(main())
