#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The library with two thousand games: it is searched and filtered, and games are chosen, deleted, brought back and renamed."""

import re

from librarian import Librarian, back, count, enter, row, rows
from salon_display import main, wait, with_options

MANY = 2000


@with_options(games=MANY)
def test_library(program):
    before = {path.name: path.read_bytes() for path in program.folder.iterdir() if path.is_file()}
    enter(program)
    total = MANY + 5  # with what is damaged
    wait(lambda: count(program, 'Every table') == total, 'all games')
    assert count(program, 'Waiting') == 4
    assert count(program, 'Damaged') == 5
    assert count(program, 'Probe') + count(program, 'Cubes') == total - 4
    damaged = row(program, 'partie-14.salon')
    assert re.search(r'[.] Line \d+: .*[.] Up to there it can be replayed; the file stays as it is[.]$', damaged.name), damaged.name
    program.screenshot('library')

    # A search without accents finds names and words.
    program.click(program.find('search box', 'Search the library'))
    program.type('lea nobody')
    program.find('label', 'No game has “lea nobody”')
    program.key('Escape')
    program.type('chez mamie')
    wait(lambda: rows(program, 'Chez Mamie') and not rows(program, ', ', without='Chez Mamie'), 'the games with this title')
    program.key('Escape')
    program.click_on('button', f"Cubes, {count(program, 'Cubes')} games")
    wait(lambda: rows(program, 'Cubes') and not rows(program, ', ', without='Cubes'), 'games of Cubes alone')
    program.click_on('button', f'Every table, {total} games')

    # A damaged file stays as it is; of the others one is chosen and deleted, another one comes back.
    program.click_on('button', re.compile('Finished, .*'))
    # What is offered for some seconds is found fast in this, which has no height before.
    bar = next(node for node, _, name, _ in program.app.survey() if name == 'SalonLibraryBar')

    def delete():
        target = wait(lambda: rows(program, ' won with '), 'a game')[0]
        title = target.name.split('. ')[0]
        program.click(program.find('checkbox', within=target))
        program.find('label', '1 game chosen', within=bar)
        wait(lambda: row(program, f'{title}. ').name.endswith('Chosen.'), 'the row that says so')
        program.click_on('button', 'Delete', within=bar)
        program.find('label', f'“{title}” is deleted.', within=bar)

    delete()
    total -= 1
    wait(lambda: count(program, 'Every table') == total, 'the games that are left')
    total = back(program, total, delete, lambda: program.press_on('button', 'Undo', within=bar))

    # A game gets another title; its record changes in nothing else.
    target = wait(lambda: rows(program, ' won with '), 'a game')[0]
    program.click(program.find('checkbox', within=target))
    program.click_on('button', 'Rename…')
    program.find(name='Title of the game')
    program.key('ctrl+a')
    program.type('An evening in March')
    program.key('Return')
    row(program, 'An evening in March')
    changed = [path for path in program.folder.iterdir()
               if path.is_file() and path.name.startswith('game-') and path.read_bytes() != before[path.name]]
    assert len(changed) == 1, changed
    lines = changed[0].read_text(encoding='utf-8').splitlines()
    lines.remove('title An evening in March')
    assert [line for line in before[changed[0].name].decode().splitlines() if not line.startswith('title ')] == lines
    for name in ('partie-14.salon', 'empty.salon'):
        assert (program.folder / name).read_bytes() == before[name]

    # Back leads home, where the drawer tells how many games there are.
    program.key('alt+Left')
    program.find('button', 'Library')


if __name__ == '__main__':
    main(of=Librarian)
