#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs called with whatever a shell can hand over: an answer or a clear
refusal, no crash, no wait, nothing written.

usage: arguments-test.py SALON SALON_REFEREE SALON_WORDS SALON_QUESTIONS [CALLS [SEED]]
"""

import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

salon, referee, words, questions = map(os.path.abspath, sys.argv[1:5])
CALLS = int(sys.argv[5]) if len(sys.argv) > 5 else 150
SECONDS = 60

# Arguments that mean something, and some that do not.
PIECES = [b'', b'-', b'--', b'---', b'=', b'--help', b'--version', b'--=', b'replay', b'arena', b'solo', b'check', b'build', b'list', b'--cards', b'--cards=2',
          b'--headwords', b'en', b'fr', b'e' * 40, b'EN', b'../en', b'en/../en', b'ROCKET', b'\xc3\xa9t\xc3\xa9', b'\xff\xfe',
          b'\xed\xa0\x80', '\u202eabc'.encode(), b'a\nb', b'%s%n%s%n', b'x' * 100000, b'--seats', b'hard,greedy',
          b'hard', b',', b'hard,,hard', b'hard,' * 50, b'--edition', b'parker-1982', b'--trays', b'--games', b'--seed',
          b'--jobs', b'--words', b'--words=en', b'--sample', b'--game', b'--game=cubes', b'--player', b'--player=hard', b'--no-activity-cards',
          b'--no-activity-cards=1', b'0', b'1', b'-1', b'+1', b'1e9', b'0x10', b' 1', b'18446744073709551616',
          b'99999999999999999999999999999', b'/', b'.', b'/dev/null', b'no-such-file', b'file:///', b'/proc/self/mem']
# An arena of many games, a sample of many words: what takes its time is not a wait.
LARGE = {b'--games', b'--sample', b'arena', b'solo'}


def call(program, arguments, folder, **environment):
    """Status, output and errors; a wait is status None."""
    settings = {**os.environ, 'LC_ALL': 'C.UTF-8', 'HOME': folder, 'TMPDIR': folder, **environment}
    for name in 'DISPLAY', 'WAYLAND_DISPLAY', 'DBUS_SESSION_BUS_ADDRESS':
        settings.pop(name, None)
    try:
        done = subprocess.run([program, *arguments], stdin=subprocess.DEVNULL, capture_output=True, cwd=folder,
                              env=settings, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return None, b'', b''
    return done.returncode, done.stdout, done.stderr


def is_clear(status, out, err):
    """Whether a call was answered, or refused with a sentence."""
    return status == 0 or (status in (1, 2) and (out or err))


def try_calls(program, chance, folder):
    odd = []
    for _ in range(CALLS):
        arguments = [chance.choice(PIECES) for _ in range(chance.randint(0, 6))]
        if program == referee and LARGE & set(arguments):
            arguments += [b'--games=1' if b'arena' in arguments else b'--sample=1']
        found = call(program, arguments, folder)
        if not is_clear(*found):
            odd.append((arguments, found[0], found[2][-400:]))
    return odd


def refuse(program, arguments, said, folder, **environment):
    status, out, err = call(program, arguments, folder, **environment)
    point(status in (1, 2) and out == b'' and said in err, b' '.join(arguments)[:60].decode('utf-8', 'replace'),
          status, out[:200], err)


def main():
    chance = random.Random(int(sys.argv[6]) if len(sys.argv) > 6 else 7)

    with tempfile.TemporaryDirectory() as folder:
        for program in referee, words, questions:
            odd = try_calls(program, chance, folder)
            point(not odd, f'{os.path.basename(program)}: {CALLS} calls are answered or refused', *odd[:3])

        arena = [b'arena', b'--seats', b'easy,easy', b'--games', b'1']
        for option, value in ((b'--jobs', b'0'), (b'--jobs', b'18446744073709551616'), (b'--jobs', b'-1'), (b'--jobs', b'257'),
                              (b'--seed', b'1e9'), (b'--seed', b''), (b'--trays', b'3'),
                              (b'--words', b'../en')):
            refuse(referee, [*arena, option, value], option, folder)
        refuse(referee, [*arena, b'--edition', b'\xff'], b'edition', folder)
        refuse(referee, [b'arena', b'--games', b'18446744073709551615'], b'--games', folder)
        refuse(referee, [b'arena', b'--games', b'1000001'], b'--games', folder)
        found = call(referee, [*arena, b'--jobs', b'256'], folder)
        point(found[0] == 0, '256 jobs for one game', found)
        refuse(referee, [*arena, b'--games', b'1'], b'twice', folder)
        refuse(referee, [*arena, b'--seed'], b'needs a value', folder)
        refuse(referee, [b'arena', b'--seats', b'hard,' * 50], b'seats', folder)

        # Where the lists are looked for.
        for place in '', 'x' * 5000, '/dev/zero', '/nowhere', 'a\nb', '%s%n':
            found = call(words, [b'check', b'en', b'rocket'], folder, SALON_WORDS_DIR=place)
            point(found[0] == 0, f'lists at {place[:20]!r} are looked for elsewhere', found)

        # Languages that are none, and folders that are not there.
        for language in '', 'xx', '../../../../etc/passwd', 'x' * 10000, '\udcff', 'fr:' * 5000, '%s%n':
            found = call(words, [b'check', b'en', b'rocket'], folder, LANGUAGE=language, LC_ALL='', LANG=language)
            point(found[:2] == (0, b'ok rocket\n'), f'the language {language[:24]!r}', found)

        # Without a display it can only help, tell its version, or say that there is none.
        for arguments in ([], [b'--help'], [b'--version'], [b'--version', b'--version'], [b'--nonsense'], [b'\xff'],
                          [b'x' * 100000], [b'--display'], [b'--gapplication-service', b'x'], [b'a', b'b', b'c']):
            found = call(salon, arguments, folder)
            name = b' '.join(arguments)[:40].decode('utf-8', 'replace')
            point(found[0] in (0, 1, 2), f'salon {name}', found)
        point(call(salon, [b'--version'], folder)[1].startswith(b'salon '), 'salon tells its version')

        left = [os.path.join(path, name) for path, _, names in os.walk(folder) for name in names]
        point(not [name for name in left if '/.cache/' not in name], 'nothing is written', left)
    return finish()


if __name__ == '__main__':
    sys.exit(main())
