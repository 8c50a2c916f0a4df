#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks for races between threads, in a build of its own with ThreadSanitizer.

First that it finds them: in scenes where threads share what they must not, and nowhere else
(test-hand-overs.c). What it is told of GLib (glib-hints.c) is left out once, and then it has to complain of
what is right as well, of the store too. Then the tests named run, and none may race.

usage: threads-test.py CHECKOUT BUILD TEST…
"""

import json
import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

RACE = 66               # the exit status that ThreadSanitizer is told to use
PATIENCE = 20           # so many times slower than otherwise, at most


def build(checkout, folder, *targets):
    """Sets the build up the first time, and brings it up to date."""
    steps = [['ninja', '-C', folder, *targets]]
    if not (folder / 'build.ninja').exists():
        steps.insert(0, ['meson', 'setup', '-Db_sanitize=thread', '-Db_lundef=false', folder, checkout])
    for step in steps:
        done = subprocess.run(step, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if done.returncode != 0:
            print('Bail out! The build with ThreadSanitizer failed.')
            sys.exit(done.stdout)


def same_places():
    """What starts a program with its memory at the same places each time: some kernels scatter it more
    widely than gcc 12's ThreadSanitizer can take. Nothing where that is not allowed."""
    command = ['setarch', '-R']
    try:
        subprocess.run([*command, 'true'], check=True, stderr=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        return []
    return command


def run(command, **environment):
    done = subprocess.run([*same_places(), *command], env=os.environ | environment, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return done.returncode, done.stdout


def found(result):
    """Whether it ended because of a race, and of nothing else."""
    return result[0] == RACE and 'ThreadSanitizer: data race' in result[1]


def try_scenes(program):
    for scene in run([program])[1].split():
        told = run([program, scene])
        if scene.startswith('race-'):
            point(found(told), f'{scene}: found', told[1])
            continue
        point(told[0] == 0, f'{scene}: no race', told[1])
        if scene != 'join':                     # the C library's own
            untold = run([program, scene], SALON_THREAD_HINTS='none')
            point(found(untold), f'{scene}: one for who does not know GLib', untold[1])


def run_tests(folder, tests):
    """The tests of the build, one after the other; meson knows what each needs."""
    log = folder / 'meson-logs/testlog.json'
    log.unlink(missing_ok=True)
    told = run(['meson', 'test', '-C', folder, '--num-processes=1', f'--timeout-multiplier={PATIENCE}', *tests])
    if not log.exists():
        print('Bail out! The tests could not be run.')
        sys.exit(told[1])
    entries = [json.loads(line) for line in log.read_text(encoding='utf-8').splitlines()]
    results = {entry['name'].split(' / ')[-1]: entry for entry in entries}
    for test in tests:
        entry = results.get(test, {'result': 'not run'})
        point(entry['result'] == 'OK', f'{test}: no race',
              '\n'.join(entry.get(key, '') for key in ('result', 'stdout', 'stderr')))


def main():
    checkout, folder, tests = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]
    suppressions = Path(__file__).with_name('glib.supp').resolve()
    os.environ['TSAN_OPTIONS'] = f'suppressions="{suppressions}" exitcode={RACE}'
    os.environ['SALON_PATIENCE'] = str(PATIENCE)

    build(checkout, folder, 'tests/threads/hand-overs', 'tests/model/test-model-store')
    try_scenes(folder / 'tests/threads/hand-overs')
    untold = run([folder / 'tests/model/test-model-store'], SALON_THREAD_HINTS='none')
    point(found(untold), 'the store races for who does not know GLib', untold[1])
    run_tests(folder, tests)
    return finish()


if __name__ == '__main__':
    sys.exit(main())
