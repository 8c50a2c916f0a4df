# SPDX-License-Identifier: GPL-3.0-or-later
"""Points of the Test Anything Protocol, for the tests in Python."""

points = failed = 0


def note(*things):
    """Prints lines that are no points: texts as they stand, anything else as Python writes it."""
    for thing in things:
        for line in (thing if isinstance(thing, str) else repr(thing)).splitlines():
            print(f'# {line}', flush=True)


def point(good, name, *found, skip=None):
    """Prints a point, and what was found where it failed. One that is skipped, with its reason,
    counts as good. Returns whether it is."""
    global points, failed
    points += 1
    failed += not good
    print(f"{'ok' if good else 'not ok'} {points} {name}" + (f' # SKIP {skip}' if skip else ''), flush=True)
    if not good:
        note(*found)
    return good


def finish():
    """Prints how many points there were. Returns the exit status: 0 when there was one and all
    of them were good, otherwise 1."""
    print(f'1..{points}', flush=True)
    return 1 if failed or not points else 0


def skip_all(reason):
    """Prints that nothing can be tested here. Returns the exit status."""
    print(f'1..0 # SKIP {reason}', flush=True)
    return 0
