#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that no file includes a header of a floor above it or beside it, or of another game, and
that files which all games share name none of them.

usage: floors.py CHECKOUT          prints every fault, fails when there is one
       floors.py --self-test       plants faults and expects to see them
"""

import re
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

# From the ground up. A file may include its own folder and the floors before it. Folders that stand
# side by side on one floor do not include each other.
FLOORS = [['rules'], ['words', 'questions'], ['players'], ['bots'], ['model'], ['widgets'], ['app']]
LEVEL = {folder: level for level, folders in enumerate(FLOORS) for folder in folders}

# Beside the tower: what a folder there may use. No floor uses it in return.
BESIDE = {'tools': ['rules', 'words', 'questions', 'players', 'bots']}

# The games, each with a folder of that name on its floors.
GAMES = ['probe', 'cubes', 'wedges']

# The files directly in these folders are shared by all games and name none of them. The lists
# of the games do, what says what is built, and what a desktop or a store shows of Salon.
SHARED = [f'src/{floor}' for floor in [*LEVEL, *BESIDE]] + ['ui', 'icons/art', 'data']
LISTS_OF_GAMES = {'src/app/salon-house.c', 'src/tools/salon-referee-games.c'}
BUILD_LINES = 'meson.build'
SHOWN_OF_SALON = {'data/io.github.salongames.Salon.desktop.in', 'data/io.github.salongames.Salon.metainfo.xml.in'}
GAME_NAME = re.compile('|'.join(GAMES), re.IGNORECASE)

C_LIBRARY = {name + '.h' for name in (
    'assert ctype errno float inttypes iso646 limits math stdalign stdarg '
    'stdatomic stdbool stddef stdint stdio stdlib stdnoreturn string').split()}
POSIX_FILES = {'fcntl.h', 'sys/stat.h', 'sys/types.h', 'unistd.h'}
PROCESSES = {'fcntl.h', 'libintl.h', 'poll.h', 'signal.h', 'sys/prctl.h', 'sys/types.h', 'sys/wait.h', 'time.h', 'unistd.h'}

# The core floors use the C library alone, and of it what has no clock, locale
# or thread; only word lists and question banks touch files, word lists have pages of memory, and only bots are processes.
SYSTEM_HEADERS = {
    'rules': C_LIBRARY,
    'words': C_LIBRARY | POSIX_FILES | {'sys/mman.h'},
    'questions': C_LIBRARY | POSIX_FILES,
    'players': C_LIBRARY,
    'bots': C_LIBRARY | PROCESSES,
}

# The model is GObject and GIO: it can be tested without a display.
GNOME = re.compile(r'^(glib|gobject|gio|gmodule|gtk|gdk|gsk|graphene|adwaita|librsvg|cairo|pango)')
NOT_IN_MODEL = re.compile(r'^(gtk|gdk|gsk|graphene|adwaita|librsvg|cairo|pango)')

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(["<])([^">]+)[">]', re.MULTILINE)


def folder(path):
    """(floor, game) of a path below src: rules/probe/deck.h → (rules, probe)."""
    parts = Path(path).parts
    return parts[0], parts[1] if len(parts) > 2 else None


def resolve(src, including, name):
    """The path of the included file below src, even if the file does not exist yet."""
    beside = (including.parent / name).resolve()
    if not (src / name).exists() and beside.exists() and src.resolve() in beside.parents:
        return str(beside.relative_to(src.resolve()))
    return name


def fault_of(path, quoted, name):
    """The reason why the file at path, below src, must not include name; None if it may."""
    floor, game = folder(path)

    if not quoted:
        if floor in SYSTEM_HEADERS and name not in SYSTEM_HEADERS[floor]:
            return f'{floor}/ uses the C library alone'
        if floor == 'model' and NOT_IN_MODEL.match(name):
            return 'model/ uses GObject and GIO alone'
        return None

    if floor in SYSTEM_HEADERS and GNOME.match(name):
        return f'{floor}/ uses the C library alone'
    if '/' not in name:
        return None                # made while building, from data

    other, other_game = folder(name)
    if other not in LEVEL and other not in BESIDE:
        return f'{other}/ is no floor'
    if None not in (game, other_game) and game != other_game:
        return f'{other}/{other_game}/ is another game'
    if other == floor:
        return None
    if floor in BESIDE:
        return None if other in BESIDE[floor] else f'{other}/ is beside or above {floor}/'
    if other in BESIDE or LEVEL[other] >= LEVEL[floor]:
        return f'{other}/ is beside or above {floor}/'
    return None


def names(checkout, file):
    """Gives (line, reason) for each place where a shared file names a game."""
    named = GAME_NAME.search(file.name)
    if named:
        yield 1, f'the file is named after {named[0]}, which has a folder of its own in {file.parent.name}/'
    text = (checkout / file).read_text(encoding='utf-8', errors='replace')
    for number, line in enumerate(text.splitlines(), 1):
        named = GAME_NAME.search(line)
        if named:
            yield number, f'{named[0]}: what games share names none of them'


def faults_of_names(checkout):
    allowed = LISTS_OF_GAMES | SHOWN_OF_SALON
    for folder_name in SHARED:
        for path in sorted((checkout / folder_name).glob('*')):
            file = path.relative_to(checkout)
            if path.is_dir() or file.name == BUILD_LINES or str(file) in allowed:
                continue
            for line, why in names(checkout, file):
                yield f'{file}:{line}: {why}'


def faults_of_floors(checkout):
    src = checkout / 'src'
    for file in sorted(src.rglob('*.[ch]')):
        path = file.relative_to(src)
        if path.parts[0] not in LEVEL and path.parts[0] not in BESIDE:
            yield f'src/{path}: {path.parts[0]} is no floor'
            continue
        text = file.read_text(encoding='utf-8')
        for include in INCLUDE.finditer(text):
            quoted = include[1] == '"'
            name = resolve(src, file, include[2]) if quoted else include[2]
            why = fault_of(path, quoted, name)
            if why:
                line = text.count('\n', 0, include.start()) + 1
                yield f'src/{path}:{line}: {include[2]}: {why}'


def faults(checkout):
    yield from faults_of_floors(checkout)
    yield from faults_of_names(checkout)


# (file below src, or in one of the other folders; a line of it; a word of the expected fault or None)
PLANTED = [
    ('rules/salon-dice.c', '#include "rules/salon-dice.h"', None),
    ('rules/probe/deck.c', '#include "rules/salon-dice.h"', None),
    ('rules/probe/turn.c', '#include "rules/probe/deck.h"', None),
    ('words/list.c', '#include <sys/stat.h>', None),
    ('questions/bank.c', '#include <sys/stat.h>', None),
    ('questions/ring.c', '#include "rules/salon-random.h"', None),
    ('questions/read.c', '#include "questions/bank.h"', None),
    ('players/guess.c', '#include "words/list.h"', None),
    ('players/wedges/guess.c', '#include "questions/bank.h"', None),
    ('model/wedges/ask.c', '#include "questions/bank.h"', None),
    ('tools/salon-questions.c', '#include "questions/bank.h"', None),
    ('model/game.c', '#include <gio/gio.h>', None),
    ('model/play.c', '#include "players/guess.h"', None),
    ('widgets/tray.c', '#include <gtk/gtk.h>', None),
    ('app/main.c', '#include "widgets/tray.h"', None),
    ('app/window.c', '#include "salon-resources.h"', None),
    ('tools/bench.c', '#include "players/guess.h"', None),
    ('rules/probe/up.c', '#include "words/list.h"', 'above'),
    ('rules/knows.c', '#include "rules/probe/deck.h"', 'names none'),
    ('rules/says.c', '/* as the Cubes have it */', 'names none'),
    ('rules/salon-record.c', 'int wedges_lines;', 'names none'),
    ('rules/probe-dice.h', 'int dice;', 'folder of its own'),
    ('rules/wedges/says.c', '/* as in Wedges */', None),
    ('rules/cubes/beside.c', '#include "rules/probe/deck.h"', 'another game'),
    ('players/cubes/beside.c', '#include "rules/probe/deck.h"', 'another game'),
    ('players/cubes/shared.c', '#include "words/list.h"', None),
    ('tools/salon-solver.c', '#include "tools/cubes/solver.h"', 'names none'),
    ('tools/salon-help.c', '  puts ("a game of Probe");', 'names none'),
    ('tools/salon-referee-games.c', '#include "tools/cubes/solver.h"', None),
    ('tools/cubes/solve.c', '#include "tools/probe/match.h"', 'another game'),
    ('tools/cubes/own.c', '#include "tools/salon-referee.h"', None),
    ('model/salon-names.c', '/* Probe, for now */', 'names none'),
    ('model/salon-beside.c', '#include "model/probe/probe-game.h"', 'names none'),
    ('model/probe/own.c', '/* Probe’s own */', None),
    ('words/list.c', '/* as long as in Probe */', 'names none'),
    ('questions/bank.c', '/* as the Wedges have it */', 'names none'),
    ('players/salon-think.c', 'int probe_think;', 'names none'),
    ('widgets/salon-pad.c', '/* the pad of the Wedges */', 'names none'),
    ('widgets/probe-pad.h', 'int pad;', 'folder of its own'),
    ('widgets/salon-widgets.gresource.xml', '<file>probe/probe-table.ui</file>', 'names none'),
    ('widgets/meson.build', "  'probe/probe-table.c',", None),
    ('app/salon-window.c', '#include "widgets/probe/probe-table.h"', 'names none'),
    ('app/salon-help.c', '/* the rules of Cubes */', 'names none'),
    ('app/salon-house.c', '#include "app/probe/probe-page.h"', None),
    ('app/README.md', 'Probe', 'names none'),
    ('ui/style.css', '.probe-card { }', 'names none'),
    ('ui/cubes-page.ui', '<page/>', 'folder of its own'),
    ('ui/probe/card.css', '.probe-card { }', None),
    ('icons/art/card.svg', '<svg id="probe"/>', 'names none'),
    ('icons/art/probe/card.svg', '<svg id="probe"/>', None),
    ('data/io.github.salongames.Salon.service.in', 'Name=probe', 'names none'),
    ('data/io.github.salongames.Salon.metainfo.xml.in', '<p>Probe</p>', None),
    ('data/words/en.recipe', '# for Probe', None),
    ('rules/probe/relative.c', '#include "../../words/list.h"', 'above'),
    ('rules/probe/short.c', '#include "deck.h"', None),
    ('rules/probe/made.c', '#include "probe-decks.h"', None),
    ('rules/probe/quoted.c', '#include "glib.h"', 'C library'),
    ('words/quoted.c', '#include "gio/gio.h"', 'C library'),
    ('rules/probe/spaced.c', '  #  include\t<glib.h>', 'C library'),
    ('rules/probe/clock.c', '#include <time.h>', 'C library'),
    ('rules/probe/file.c', '#include <sys/mman.h>', 'C library'),
    ('words/gio.c', '#include <gio/gio.h>', 'C library'),
    ('words/up.c', '#include "players/guess.h"', 'above'),
    ('words/beside.c', '#include "questions/bank.h"', 'beside'),
    ('questions/beside.c', '#include "words/list.h"', 'beside'),
    ('questions/up.c', '#include "model/game.h"', 'above'),
    ('questions/gio.c', '#include <gio/gio.h>', 'C library'),
    ('questions/clock.c', '#include <time.h>', 'C library'),
    ('rules/questions.c', '#include "questions/bank.h"', 'above'),
    ('players/gtk.c', '#include <gtk/gtk.h>', 'C library'),
    ('players/up.c', '#include "model/game.h"', 'above'),
    ('players/process.c', '#include <sys/wait.h>', 'C library'),
    ('bots/process.c', '#include <sys/wait.h>', None),
    ('bots/gio.c', '#include <gio/gio.h>', 'C library'),
    ('bots/up.c', '#include "model/game.h"', 'above'),
    ('players/bot.c', '#include "bots/salon-program.h"', 'above'),
    ('model/bot.c', '#include "bots/salon-program.h"', None),
    ('model/gtk.c', '#include <gtk/gtk.h>', 'GIO'),
    ('model/up.c', '#include "widgets/tray.h"', 'above'),
    ('widgets/up.c', '#include "app/window.h"', 'above'),
    ('app/tool.c', '#include "tools/bench.h"', 'beside'),
    ('tools/app.c', '#include "app/window.h"', 'beside'),
    ('tools/model.c', '#include "model/game.h"', 'beside'),
    ('cellar/rat.c', '#include <stdio.h>', 'no floor'),
    ('app/cellar.c', '#include "cellar/rat.h"', 'no floor'),
]


def self_test():
    """Reports a point of TAP for each planted line: whether it is found, or accepted, as expected."""
    for path, line, expected in PLANTED:
        with tempfile.TemporaryDirectory() as name:
            checkout = Path(name)
            src = checkout / 'src'
            beside = any(path.startswith(folder_name + '/') for folder_name in SHARED)
            file = (checkout if beside else src) / path
            for header in (src / 'words/list.h', src / 'rules/probe/deck.h', file):
                header.parent.mkdir(parents=True, exist_ok=True)
                header.write_text('')
            file.write_text(f'/* first line */\n{line}\n', encoding='utf-8')
            found = list(faults(checkout))
        right = not found if expected is None else len(found) == 1 and expected in found[0]
        point(right, f"{path} {line.strip().replace('#', '')}", f'expected {expected!r}, found {found!r}')
    return finish()


def main():
    if sys.argv[1:] == ['--self-test']:
        return self_test()
    found = list(faults(Path(sys.argv[1])))
    print(*found, sep='\n')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
