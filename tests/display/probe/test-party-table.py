# SPDX-License-Identifier: GPL-3.0-or-later
"""A party of twelve at three tables: set, played, kept and taken up again as one evening."""

import os
import re
import subprocess

from salon_display import main, wait
from table_player import lay, open_curtain, sit_down

NAMES = ['Ada', 'Rosa', 'Marie', 'Tim', 'Hugo', 'Nora', 'Lea', 'Sami', 'Ines', 'Paul', 'Otto', 'Jan']


def party(people=(), rounds=2):
    """The record of a party in which these play as people."""
    seats = ''.join(f'seat {number} {"human" if name in people else "computer-easy"} {name}\n'
                    for number, name in enumerate(NAMES, 1))
    return ('salon-record 1\ngame party\nedition parker-1964\nwords en\noption activity-cards off\n'
            f'{seats}lots 7\nbegin\n# rounds {rounds}\n')


def kept(program):
    """The record of the evening as it is on the disk."""
    with open(f'{program.home}/.local/share/salon/current.salon', encoding='utf-8') as file:
        return file.read()


def rounds_of(program):
    return [line.split(' seats')[0] for line in kept(program).splitlines() if line.startswith('round ')]


def keep(program, text):
    """Opens this record as a file."""
    path = f'{program.home}/party.salon'
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)
    program.open_file(path)


def go_on(program, label):
    program.click_on('button', re.compile(label))


def finish(program, table, label):
    """Waits for the end of a game at the table, and goes on from there."""
    program.find('button', re.compile(label))
    assert not program.sees('button', re.compile('Play again'))
    assert rounds_of(program)[-1].endswith(f'table {table}')
    go_on(program, label)


def test_set_and_skip(program):
    """The way leads from the page for a new game. Only computers play and every game is skipped: the evening goes
    on by itself from table to table, and says who moves on."""
    program.click_on('button', re.compile('party for twelve'))
    program.find('button', re.compile('Begin the evening'))
    program.screenshot('party-set-up')
    keep(program, party())
    program.find('heading', 'Game 1 of 2')
    program.find('group', 'Table 3')
    program.click_on('button', 'skip')
    go_on(program, '^To the tables')
    program.find('heading', 'After game 1 of 2')
    assert rounds_of(program) == ['round 1 table 1', 'round 1 table 2', 'round 1 table 3']
    moves = [node.name for node in program.look(None, re.compile(r', to table [123]\.$'))]
    assert len(moves) == 6, moves
    assert {move[-2] for move in moves} == {'1', '2', '3'}
    program.screenshot('party-standings')

    # The next round is watched to the end page of each table; the last standings say who has won.
    program.click_on('button', 'watch')
    go_on(program, '^To the tables')
    for table, label in enumerate(('To table 2', 'To table 3', 'To the standings'), 1):
        finish(program, table, label)
    program.find('heading', 'After game 2 of 2')
    assert len(rounds_of(program)) == 6
    program.find('label', re.compile('the evening with'))
    assert kept(program).startswith('salon-record 1')       # it is over, and so in clear
    replayed = subprocess.run([os.environ['SALON_REFEREE'], 'replay', '-'], input=kept(program), text=True,
                              stdout=subprocess.PIPE, check=True).stdout.splitlines()
    totals = [line for line in replayed if line.startswith('party ')]
    assert len(totals) == 6
    best = max(map(int, totals[-1].split()[1:]))
    program.find('label', re.compile(rf'the evening with {best} points'))

    # It may be gone on with.
    go_on(program, 'One more game')
    wait(lambda: rounds_of(program)[-1] == 'round 3 table 1', 'the next round')


def test_watch_hurry_and_end(program):
    """A game of computers is watched, then hurried; the evening is ended before all games are played."""
    keep(program, party(rounds=3))
    program.find('heading', 'Game 1 of 3')
    go_on(program, '^To the tables')
    program.find('label', 'Watching table 1')
    program.find(None, 'Table 1, which plays now')
    program.find(None, 'Table 2, which plays later')
    program.find('grid', 'Ada’s tray')
    program.click_on('button', re.compile('^Hurry'))
    program.find('label', 'Watching table 2')                # by itself
    program.click_on('button', re.compile('^Skip'))
    program.find('label', 'Watching table 3')
    program.click_on('button', re.compile('^Skip'))
    program.find('heading', 'After game 1 of 3')

    # Who has moved sits at the next table, with the points from the first one.
    moved = program.find(None, re.compile(r'^\w+ −?\d+, .*, to table 1\.$')).name
    name, points = re.match(r'(\w+) (−?\d+),', moved).groups()
    go_on(program, '^To the tables')
    program.find('label', re.compile(rf'^So far: .*{name} {points}(,|$)'))
    program.find('grid', f'{name}’s tray')
    program.screenshot('party-watching')
    for table in (1, 2, 3):
        program.find('label', f'Watching table {table}')
        program.click_on('button', re.compile('^Skip'))
    program.find('heading', 'After game 2 of 3')
    program.click_on('button', re.compile('End the evening'))
    program.find('label', re.compile('the evening with'))
    wait(lambda: '# rounds 2' in kept(program), 'the end of the evening on the disk')


test_watch_hurry_and_end.options = {'settings': {'pace': '1200'}}


def test_people(program):
    """People at two tables use one screen, one table after the other, each behind the curtain. The evening is killed
    while a word is laid and in the middle of a game, and taken up again as one."""
    keep(program, party(people=('Ada', 'Hugo'), rounds=1))
    program.find('label', re.compile('Table 1: Ada with Rosa, Marie and Tim'))
    go_on(program, '^To the tables')
    open_curtain(program, 'Ada')
    lay(program, 'ROCKET')
    program.find('grid', 'Ada’s tray')
    wait(lambda: 'begin' in kept(program).splitlines()[-1] or ' ask ' in kept(program), 'the game')
    assert 'ROCKET' not in kept(program)
    program.kill()
    program.start()
    sit_down(program)
    program.find('grid', 'Ada’s tray')
    assert len(program.look('grid', re.compile('’s tray$'))) == 4
    program.screenshot('party-table')
    program.action('quit')
    wait(program.ended, 'the end')
    assert rounds_of(program) == ['round 1 table 1']


if __name__ == '__main__':
    main(settings={'pace': '0'})
