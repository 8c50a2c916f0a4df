#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The reader of level files: what it makes of good ones, and that it names the
line of bad ones, whatever their bytes.

usage: levels-test.py LEVELS_PY
"""

import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / 'tap'))
from tap import finish, point  # noqa: E402

GOOD = b'''# A level.
lay-tier 35
lay-letters 5 9
lay-tries 1
lay-blanks 45 30 20 5 0 0 0

know-tier 35
unknown 60
unknown-free 120
memory 6 7
depth 1
whim 45
stray 0
name-percent 92
guard 0
curiosity 0
owners 0
pace 900 2200
'''


def main():
    with tempfile.TemporaryDirectory() as folder:
        path, output = os.path.join(folder, 'easy.level'), os.path.join(folder, 'out.h')

        def read(data):
            with open(path, 'wb') as file:
                file.write(data)
            if os.path.exists(output):
                os.unlink(output)
            done = subprocess.run([sys.executable, sys.argv[1], output, path], capture_output=True, check=False)
            text = None
            if os.path.exists(output):
                with open(output, encoding='utf-8') as file:
                    text = file.read()
            return done.returncode, done.stderr.decode('utf-8', 'backslashreplace'), text

        def refuse(data, line, reason, name):
            status, error, text = read(data)
            point(status == 1 and text is None and error.startswith(f'{path}:{line}: ') and reason in error
                  and error.count('\n') == 1, name, (status, error))

        status, error, text = read(GOOD)
        point(status == 0 and error == '', 'a good one', (status, error))
        point('[PROBE_PLAYER_EASY]' in text and '.lay_max = 9,' in text and '.memory_half = 7,' in text
              and '.lay_blanks[3] = 5,' in text, 'its numbers', text)
        status, error, text = read(GOOD.replace(b'memory 6 7', b'memory ever'))
        point(status == 0 and '.memory_half = 0,' in text, 'a memory that keeps all', (status, error))
        point(read(GOOD.rstrip(b'\n'))[0] == 0, 'no LF at the end')

        refuse(b'', 1, 'missing', 'nothing')
        refuse(GOOD.replace(b'depth 1\n', b''), 17, 'depth is missing', 'a line that is missing')
        refuse(GOOD + b'depth 1\n', 19, 'twice', 'a line that stands there twice')
        refuse(GOOD.replace(b'depth', b'dept'), 11, 'no such line', 'an unknown line')
        refuse(GOOD.replace(b'depth 1', b'depth'), 11, 'has 1 numbers, not 0', 'no number')
        refuse(GOOD.replace(b'depth 1', b'depth 1 1'), 11, 'not 2', 'a number too many')
        refuse(GOOD.replace(b'depth 1', b'depth 17'), 11, 'from 0 to 16', 'too large')
        refuse(GOOD.replace(b'depth 1', b'depth -1'), 11, 'not -1', 'a sign')
        refuse(GOOD.replace(b'depth 1', b'depth 1.0'), 11, 'not 1.0', 'a fraction')
        refuse(GOOD.replace(b'depth 1', 'depth ١'.encode()), 11, 'a number', 'digits of another script')
        refuse(GOOD.replace(b'depth 1', b'depth 999999999999999999999'), 11, 'a number', 'a huge number')
        refuse(GOOD.replace(b'depth 1', b'depth ever'), 11, 'a number', 'a word for a number')
        refuse(GOOD.replace(b'memory 6 7', b'memory 6 0'), 10, 'from 1', 'half forgotten after no question')
        refuse(GOOD.replace(b'5 9', b'9 5'), 18, 'lay-letters', 'a range the wrong way round')
        refuse(GOOD.replace(b'900 2200', b'900 800'), 18, 'pace', 'a pace the wrong way round')
        refuse(GOOD.replace(b'45 30 20 5', b'0 0 0 0'), 18, 'lay-blanks', 'no way to lay blanks')
        refuse(GOOD.replace(b'depth 1', b'depth 1\r'), 11, 'printed', 'CR')
        refuse(GOOD.replace(b'depth 1', b'depth\t1'), 11, 'printed', 'a tab')
        refuse(GOOD.replace(b'depth 1', b'depth 1\0'), 11, 'printed', 'a NUL')
        refuse(GOOD.replace(b'depth 1', b'depth \xff'), 11, 'UTF-8', 'bytes that are not UTF-8')
        refuse(b'#' + b'x' * 300 + b'\n' + GOOD, 1, 'longer', 'a long line')

        chance, odd = random.Random(11), []
        for _ in range(25):
            data = bytearray(GOOD)
            for _ in range(chance.randint(1, 3)):
                data[chance.randrange(len(data))] = chance.randrange(256)
            status, error, text = read(bytes(data))
            if 'Traceback' in error or (status == 0) != (text is not None) \
                    or (status != 0 and not error.startswith(path + ':')):
                odd.append((bytes(data), status, error))
        point(not odd, 'spoiled bytes: read, or refused with the line', odd)

        done = subprocess.run([sys.executable, sys.argv[1], output, path + '.none'], capture_output=True, check=False)
        point(done.returncode == 1 and b'easy.level.none: ' in done.stderr and b'Traceback' not in done.stderr,
              'no file', done.stderr)
    return finish()


if __name__ == '__main__':
    sys.exit(main())
