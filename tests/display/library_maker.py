# SPDX-License-Identifier: GPL-3.0-or-later
"""Fills the data folder of the program with games, for tests of the library: variants of the records that released
versions have written, with other people, days and titles."""

import os
import re
import sys
from datetime import datetime, timedelta
from pathlib import Path

GAMES = Path(__file__).resolve().parents[1] / 'fixtures' / '0.1.0' / 'games'
PEOPLE = ['Ada', 'Nora', 'Hugo', 'Marie', 'Léa', 'Émile', 'Zoë', 'Ben']
TITLES = ['Rain all afternoon', 'Après le dîner', 'Two boxes, long night', 'Chez Mamie', 'Grandma’s birthday']
CUBES = """salon-record 1
game cubes
edition deluxe-1997
words en
option grid master
option minutes 3
option spelling strict
option faces fallen
date 2026-11-21T18:04:05Z
seat 1 human A
seat 2 computer-hard B
first 2
begin
2 shake WGLHWOYTHAIDSKAEEAELEOTRT
1 write READ @5
2 write WHALER
1 write LEASED @7
2 time
"""


def templates(state):
    """The records of finished games (“over”) or of games that go on (“playing-veiled”)."""
    found = [path.read_text(encoding='utf-8') for path in sorted(GAMES.glob(f'*-{state}.salon'))]
    return sorted(found, key=len)[:4] if state == 'over' else found


def variant(record, i, began, title=None):
    """The record with people, day and title of game number i."""
    lines = []
    for line in record.splitlines():
        if line.startswith('date '):
            lines.append(f'date {began:%Y-%m-%dT%H:%M:%SZ}')
            if title:
                lines.append(f'title {title}')
            continue
        if title and line.startswith('title '):
            continue
        seat = re.fullmatch(r'(seat (\d+) \S+) .*', line)
        lines.append(f'{seat[1]} {PEOPLE[(i + int(seat[2])) % len(PEOPLE)]}' if seat else line)
    return '\n'.join(lines) + '\n'


def fill(folder, n, waiting=4, now=None):
    """Writes n games into the folder, the newest of which began now: `waiting` of them go on, every seventh of the others
    is one of Cubes and every fifth has a title.  Returns their names, the newest first."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    now = now or datetime.utcnow()
    over, playing = templates('over'), templates('playing-veiled')
    names = []
    for i in range(n):
        began = now - timedelta(hours=13 * i + 1)
        if i < waiting:
            record = variant(playing[i % len(playing)], i, began)
        else:
            title = TITLES[i // 5 % len(TITLES)] if i % 5 == 0 else None
            record = variant(CUBES if i % 7 == 0 else over[i % len(over)], i, began, title)
        name = f'game-{began:%Y-%m-%dT%H-%M-%S}.salon'
        path = folder / name
        path.write_text(record, encoding='utf-8')
        os.utime(path, (began.timestamp(), began.timestamp()))
        names.append(name)
    return names


def fill_titled(folder, games):
    """Writes a finished game into the folder for each title and day."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    over = templates('over')
    for i, (title, began) in enumerate(games):
        path = folder / f'game-{began:%Y-%m-%dT%H-%M-%S}.salon'
        path.write_text(variant(over[i % len(over)], i, began, title), encoding='utf-8')


def repeat(folder, record, games, other=None):
    """Writes this finished game into the folder several times, played on one day each of a March. `other`: how the line of a
    player ends who has another name in each."""
    os.makedirs(folder, exist_ok=True)
    record = re.sub(r'\ndate .*', '', record)
    for day in range(1, games + 1):
        dated = record.replace('\nseat 1 ', f'\ndate 2026-03-{day:02}T18:00:00Z\nseat 1 ', 1)
        if other is not None:
            dated = dated.replace(f'{other}\n', f'{other} {day}\n')
        with open(os.path.join(folder, f'game-of-march-{day}.salon'), 'w', encoding='utf-8') as file:
            file.write(dated)


def damage(folder):
    """Adds files that are no games, or not whole: cut off, empty, a folder, a pipe, noise with a name of any bytes."""
    folder = os.fsencode(folder)
    over = templates('over')[0].encode()
    cut = over[:over.rindex(b'\n', 0, 700) + 4]
    for name, data in ((b'partie-14.salon', cut), (b'empty.salon', b''), (b'\xff\xfe caf\xe9.salon', bytes(range(256)))):
        with open(os.path.join(folder, name), 'wb') as file:
            file.write(data)
    os.makedirs(os.path.join(folder, b'folder.salon'), exist_ok=True)
    os.mkfifo(os.path.join(folder, b'pipe.salon'))


if __name__ == '__main__':
    # For benchmarks: library_maker.py FOLDER GAMES
    fill(sys.argv[1], int(sys.argv[2]))
