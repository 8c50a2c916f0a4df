# SPDX-License-Identifier: GPL-3.0-or-later
"""A party of twelve at three tables: set, played, kept and taken up again as one evening."""

import os
import re
import subprocess

from salon_display import main, wait
from table_player import Person, kept as with_kept, lay, open_curtain, sit_down

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


# Everybody at tables 1 and 2 is a person. At table 1 Tim has the last question of the game.
FIRST, SECOND = NAMES[:4], NAMES[4:8]
WORDS = dict(zip(SECOND + FIRST, 'EARIEARI'))
LAST_QUESTION = '''round 1 table 1 seats 1 2 3 4
first 1
word 1 A
word 2 B
word 3 C
word 4 D
begin
1 ask 2 B
2 show 1
1 ask 3 C
3 show 1
1 ask 4 D
4 show 1
2 ask 1 Z
1 no
3 ask 1 Z
1 no
4 ask 1 Z
1 no
2 ask 1 Y
1 no
3 ask 1 Y
1 no
'''


def whose_curtain(program):
    """Whose curtain is shut; None if none is."""
    buttons = program.look('button', re.compile(r'^I am \w+$'))
    return buttons[0].name.removeprefix('I am ') if buttons else None


def who_sits_where(program):
    """Who sits at each table after this round, by the standings, which have to be right: of each table the two best of the
    game have gone to the next one, and the others have stayed."""
    line = re.compile(r'^(\w+) (−?\d+), (?:first|second|third|fourth)(?:, to table (\d))?\.$')
    places = wait(lambda: (lambda found: len(found) == 12 and found)(
        [line.match(node.name).groups() for node in program.look(None, line)]), 'the places of all twelve')
    seated = [[], [], []]
    for table in range(3):
        four = [place for place in places if place[0] in NAMES[4 * table:4 * table + 4]]
        movers, others = ([int(points.replace('−', '-')) for _, points, to in four if (to is not None) == moves]
                          for moves in (True, False))
        assert len(movers) == len(others) == 2 and min(movers) >= max(others), four
        assert {to for _, _, to in four} == {None, str((table + 1) % 3 + 1)}, four
        for name, _, to in four:
            seated[table if to is None else int(to) - 1].append(name)
    listed = re.compile(r'^\d+\. (\w+), −?\d+ in all, (?:to|at) table (\d)$')
    rows = {listed.match(node.name).groups() for node in program.look(None, listed)}
    assert rows == {(name, str(table)) for table, names in enumerate(seated, 1) for name in names}, (rows, seated)
    return seated


def lay_words(program, names):
    """Each of these people lays a word behind the curtain, in any order, and sees no word of anybody else."""
    left = set(names)
    while left:
        name = wait(lambda: whose_curtain(program), 'the curtain before a word is laid')
        left.remove(name)
        program.screenshot(f'party-people-curtain-{name}')
        assert not program.sees('button', 'Lay this word')
        open_curtain(program, name)
        lay(program, WORDS[name])
        program.find_gone('button', 'Lay this word')


def play_table(program, names, label):
    """The people of a table play its game to the end, each in turn, behind the curtain where one is shut. Returns who has
    done anything."""
    people = {name: Person(program, name) for name in names}
    acted = set()

    def something():
        if program.sees('button', label):
            return 'end'
        return whose_curtain(program) or next((name for name in names if people[name].status()), None)

    for _ in range(200):
        name = wait(something, 'something to do')
        if name == 'end':
            return acted
        if whose_curtain(program):
            open_curtain(program, name)
        else:
            people[name].act()
            acted.add(name)
    raise AssertionError('the game does not end')


@with_kept(party(people=FIRST + SECOND).replace('option activity-cards off\n', 'option activity-cards off\noption spelling free\n')
           + LAST_QUESTION, settings={'pace': '0'})
def test_tables_of_people(program):
    """Eight people at two tables play on one screen, with the mouse: table 1 to its end, then table 2, whose people each
    find the curtain shut before they lay a word, and table 1 of the second round, where other people sit."""
    sit_down(program)
    program.find('label', 'Tim, ask Ada for…')              # he has no secret left, and so no curtain
    program.find('group', re.compile('^Ada, '))
    program.screenshot('party-people-table-1')
    program.click_on('button', 'Y')
    program.find('button', re.compile('^To table 2'))
    program.screenshot('party-people-end-1')
    go_on(program, '^To table 2')

    # Nobody of table 1 sits here; everybody here lays a word behind the curtain.
    lay_words(program, SECOND)
    assert not program.sees('grid', 'Ada’s tray')
    acted = play_table(program, SECOND, re.compile('^To table 3'))
    assert len(acted) > 1, acted
    program.screenshot('party-people-end-2')
    assert rounds_of(program) == ['round 1 table 1', 'round 1 table 2']

    # Only computers play at table 3. Then the standings say who sits where in the next round.
    go_on(program, '^To table 3')
    program.click_on('button', re.compile('^Skip'))
    program.find('heading', 'After game 1 of 2')
    seated = who_sits_where(program)
    people = [[name for name in names if name in FIRST + SECOND] for names in seated]
    assert sum(map(len, people)) == 8 and len(people[0]) >= 2, seated
    told = program.find('label', re.compile('^Table 1: ')).name.splitlines()
    for table, names in enumerate(people, 1):
        said = [line for line in told if line.startswith(f'Table {table}: ')]
        assert [set(re.findall(r'\w+', line.partition(': ')[2].partition(' with ')[0])) - {'and'} for line in said] \
            == [set(names)] * bool(names), (told, seated)
    program.screenshot('party-people-standings')

    # The second round begins with them: whoever sits at table 1 lays a word behind the curtain, and nobody else does.
    go_on(program, '^To the tables')
    lay_words(program, people[0])
    program.find('grid', f'{people[0][0]}’s tray')
    assert {node.name for node in program.look('grid', re.compile('’s tray$'))} == {f'{name}’s tray' for name in seated[0]}
    round_2 = wait(lambda: [line for line in kept(program).splitlines() if line.startswith('round 2')], 'the round')
    assert [line.split(' seats ')[0] for line in round_2] == ['round 2 table 1']
    assert {NAMES[int(seat) - 1] for seat in round_2[0].split(' seats ')[1].split()} == set(seated[0]), (round_2, seated)
    program.screenshot('party-people-round-2')


if __name__ == '__main__':
    main(settings={'pace': '0'})
