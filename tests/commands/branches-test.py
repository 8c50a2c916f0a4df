#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""scripts/count-branches with the compiler's own figures.

usage: branches-test.py CHECKOUT
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

SOURCES = {
    'src/rules/sign.h':
        'static inline int\nsign (int n)\n{\n  if (n < 0)\n    return -1;\n  return n > 0 && n < 100;\n}\n'
        'static inline void\nglib_release (int *p)\n{\n  if (p)\n    *p = 0;\n}\n',
    'src/rules/one.c': '#include "sign.h"\nint one (int n)\n{\n  return sign (n);\n}\n',
    'src/words/two.c':
        '#include "../rules/sign.h"\nint two (int n)\n{\n  int copy = n;\n  glib_release (&copy);\n'
        '  return sign (n);\n}\n',
    'src/words/never.c': 'int never (int n)\n{\n  if (n)\n    n++;\n  return n;\n}\n',
    'src/main.c':
        'int one (int n);\nint two (int n);\nint main (void)\n{\n  return one (-1) + two (5) + one (0) > 9;\n}\n',
}

with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    build = folder / 'build'
    objects = []
    for path, text in SOURCES.items():
        source = folder / path
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(text, encoding='utf-8')
        if path.endswith('.c'):
            made = (build / path).with_suffix('.o')
            made.parent.mkdir(parents=True, exist_ok=True)
            subprocess.run(['gcc', '-O0', '--coverage', '-c', f'../{path}', '-o', made.relative_to(build)], cwd=build,
                           check=True)
            # What is in no program stays without figures of its own.
            objects += [] if 'never' in path else [made]
    subprocess.run(['gcc', '--coverage', *objects, '-o', build / 'program'], check=True)
    subprocess.run([build / 'program'], cwd=build, check=True)
    (build / 'meson-info').mkdir()
    (build / 'meson-info/meson-info.json').write_text(json.dumps({'directories': {'source': name}}), encoding='utf-8')

    done = subprocess.run([Path(sys.argv[1], 'scripts/count-branches'), build, folder / 'report', folder / 'log'],
                          check=True, stdout=subprocess.PIPE, encoding='utf-8')
    said = done.stdout.splitlines()
    report = (folder / 'report').read_text(encoding='utf-8').splitlines()
    log = json.loads((folder / 'log').read_text(encoding='utf-8'))

    point(said[0] == 'rules: 5 of 6 branches taken, 83.3 %, 95 % asked',
          'a header counts once, with what all its users took', said)
    point('src/rules/sign.h:6: 4 of 4: return n > 0 && n < 100;' in report,
          'a condition on the other side of && is named', report)
    point(said[2] == 'words: 0 of 2 branches taken, 0.0 %, 95 % asked', 'a file that nobody ran counts', said)
    point('src/words/never.c:3: 1, 2 of 2: if (n)' in report, 'and each of its lines is named', report)
    point(not any('glib' in line or ':11:' in line for line in report), 'what GLib writes does not count', report)
    point(said[5].startswith('model: 0 of 0 ')
          and 'not ok 6 model' in log['stdout'], 'a floor without a branch has not enough', said, log)
    point(log['result'] == 'FAIL' and log['returncode'] == 1, 'the verdict fails when a floor does', log)

sys.exit(finish())
