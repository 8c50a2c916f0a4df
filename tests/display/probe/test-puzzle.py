# SPDX-License-Identifier: GPL-3.0-or-later
"""The word of the day: a whole puzzle by mouse, left in the middle and taken up again, its signs on the clipboard, the
calendar, a past day, and the grid of the day."""

import os
import re
import tempfile
from datetime import date, timedelta

from salon_display import main, wait, with_options, xdotool

TRAYS = ('Triangle', 'Diamond', 'Square')
SIGNS = '▲◆■'
TODAY = date.today()


def days(program):
    """The lines of the file of the days: what was done of each puzzle, by its date."""
    path = f'{program.home}/.local/share/salon/days.txt'
    if not os.path.exists(path):
        return {}
    with open(path, encoding='ascii') as file:
        lines = file.read().splitlines()
    assert lines[0] == 'salon-days 1', lines
    return {(day, game): (state, text) for day, _, game, state, text in
            (line.split(' ', 4) for line in lines[1:])}


def moves(program, day=TODAY):
    """The moves that are kept of a puzzle: pairs of a tray and what came of the question."""
    state, text = days(program).get((str(day), 'probe'), ('', 'moves '))
    kept = text.split('moves ')[1]
    return state, [kept[i:i + 2] for i in range(0, len(kept), 2)]


def wrong_in(made):
    return sum(move[1] == '-' for move in made)


def par(program):
    return int(re.match(r'\d+ wrong, par (\d+)', program.find('group', re.compile(r'\d+ wrong, par \d+')).name).group(1))


def enter(program):
    program.click_on('button', 'Today’s word')
    program.find('button', 'A', sensitive=True)


def is_open(program, tray):
    return program.sees('button', tray, where=lambda node: node.description == 'uncovered')


def ask(program, letter, day=TODAY, by_key=False):
    """Asks the chosen tray, by a click or by a key; returns what came of it."""
    before = len(moves(program, day)[1])
    if by_key:
        program.key(letter.lower())
    else:
        program.click_on('button', letter)
    wait(lambda: len(moves(program, day)[1]) == before + 1, 'the question on the disk')
    return moves(program, day)[1][-1]


def uncover(program, number, letters, by_key=False):
    """Asks until all cards of a tray lie open."""
    if program.sees('button', TRAYS[number], sensitive=True):
        program.click_on('button', TRAYS[number])
    for letter in letters:
        while not is_open(program, TRAYS[number]):
            if ask(program, letter, by_key=by_key)[1] == '-':
                break
    assert is_open(program, TRAYS[number])


def signs_of(program):
    made = ''.join('○' if move[1] == '-' else SIGNS[int(move[0]) - 1] for move in moves(program)[1])
    return '\n'.join(made[i:i + 10] for i in range(0, len(made), 10))


def test_puzzle(program):
    enter(program)
    program.find('label', 'Today’s word')
    goal = par(program)
    # A wrong name is a wrong question. Z and Q are in few words, but in some.
    program.click_on('button', 'Name a word…')
    cards = int(program.find('button', 'Triangle').description.split()[0])
    program.type('z' * cards)
    program.click_on('button', 'That is the word')
    program.find('status', re.compile('^The triangle is not Z+[.]$'))
    program.find('group', f'1 wrong, par {goal}')
    program.click_on('button', 'Name a word…')
    program.key('q', 'Escape')
    program.find_gone('button', 'That is the word')
    # A key that is held down asks once, and one that stands for two letters not at all.
    xdotool('keydown', 'z')
    try:
        wait(lambda: len(moves(program)[1]) == 2, 'the question of the key')
        xdotool('sleep', 0.8)
    finally:
        xdotool('keyup', 'z')
    program.key('oe')
    ask(program, 'Q', by_key=True)
    assert [move[0] for move in moves(program)[1]] == ['1'] * 3, moves(program)
    program.find('group', f'{wrong_in(moves(program)[1])} wrong, par {goal}')
    uncover(program, 0, 'ETAOINSRHLDCUMFPGWYBVKXJQZ')
    program.screenshot('puzzle')
    half = moves(program)
    assert half[0] == 'begun' and half[1][0] == '1-'

    # Left in the middle, and taken up again after the program has ended.
    program.key('Escape')
    program.find('button', 'Today’s word', where=lambda node: 'begun' in node.description)
    program.stop()
    program.start()
    enter(program)
    program.find('status', 'You have begun this puzzle. Go on.')
    wrong = wrong_in(half[1])
    program.find('group', f'{wrong} wrong, par {goal}')
    assert is_open(program, 'Triangle')
    assert moves(program) == half

    # To the end; the signs go to the clipboard, and from there into a field of another page.
    uncover(program, 1, 'ETAOINSRHLDCUMFPGWYBVKXJQZ')
    uncover(program, 2, 'ETAOINSRHLDCUMFPGWYBVKXJQZ', by_key=True)
    state, all_moves = moves(program)
    wrong = wrong_in(all_moves)
    assert state == 'done'
    program.find('group', f'{wrong} wrong, par {goal}')
    program.find('label', f'{wrong} wrong, par {goal}')
    signs = signs_of(program)
    program.find(None, signs)
    program.find('button', re.compile(f', {wrong} wrong, par {goal}$'))
    program.screenshot('puzzle-over')
    program.click_on('button', 'Copy these signs')
    program.find('label', 'The signs are copied')
    program.key('Escape')
    program.find('button', 'Today’s word', where=lambda node: 'solved' in node.description)
    program.click_on('button', 'Cubes')
    program.click_on('button', 'A grid of your own…')
    box = program.click(program.find('text box', 'The letters'))
    program.key('ctrl+v')
    wait(lambda: signs in box.text, 'the signs in the field')
    assert box.text.startswith('Salon · ') and f' · {wrong} (par {goal})\n' in box.text, box.text
    program.key('Escape')


def test_past_days_and_the_grid(program):
    enter(program)
    yesterday = TODAY - timedelta(days=1)
    if yesterday.month != TODAY.month:
        program.click_on('button', 'Previous month')
    program.click_on('button', re.compile(f'^{yesterday:%A} {yesterday.day} {yesterday:%B}$'))
    program.find('label', 'The word of the day')
    program.find('label', re.compile(f'^{yesterday:%A} {yesterday.day} .* the same for everybody$'))
    program.find('button', 'A', sensitive=True)
    ask(program, 'E', yesterday)
    assert moves(program)[1] == []
    # A day to come cannot be chosen.
    assert not program.sees('button', 'Next month', sensitive=True) or yesterday.month != TODAY.month

    program.resize(1024, 600)
    program.click_on('button', 'Calendar and signs')
    program.find('button', re.compile(', begun$'))
    program.screenshot('puzzle-small')
    program.click_on('button', 'Cubes: the grid of the day')
    program.find('label', f'Grid of the day, {yesterday}')
    with open(wait(lambda: next((entry.path for entry in os.scandir(f'{program.home}/.local/share/salon')
                                 if entry.name == 'current.salon'), None), 'the record'), encoding='utf-8') as file:
        record = file.read()
    assert f'\ntitle Grid of the day, {yesterday}\n' in record and record.count(' shake ') == 1, record
    # The lid does not yield to a click that was meant for the page before.
    wait(lambda: program.sees('status', 'No letters yet')
         or program.click_on('button', 'Lift the lid') and program.sees('status', 'No letters yet'), 'the cubes')
    program.click_on('button', 'Call time…')
    program.click_on('button', 'I am done')
    wait(lambda: (str(yesterday), 'cubes') in days(program), 'the result of the grid')
    state, text = days(program)[(str(yesterday), 'cubes')]
    assert state == 'done' and re.match(r'points 0 \d+ words 0 \d+$', text), text


def done(day, wrong, par):
    """The line of a puzzle that was solved with so many wrong questions."""
    return f"{day} en probe done par {par} words GIRAFFE TREE NOON moves {'1-' * wrong}{'1a1b1c1d1e1f1g2a2b2c2d3a3b3c3d'}\n"


def month_before(day, months):
    """A day in the middle of the month so many months before."""
    for _ in range(months):
        day = day.replace(day=1) - timedelta(days=1)
    return day.replace(day=15)


def home_with_days(*lines):
    """A home in which puzzles of these days were solved."""
    home = tempfile.mkdtemp(dir=os.environ['HOME'])
    os.makedirs(f'{home}/.local/share/salon')
    with open(f'{home}/.local/share/salon/days.txt', 'w', encoding='ascii') as file:
        file.write('salon-days 1\n' + ''.join(lines))
    return home


BEFORE = [TODAY - timedelta(days=days) for days in range(5)]
LONG_AGO = month_before(TODAY, 2)


def name(day):
    return f'{day:%A} {day.day} {day:%B}'


def month(day):
    return f'{day:%B}' if day.year == TODAY.year else f'{day:%B %Y}'


@with_options(home=home_with_days(done(LONG_AGO, 3, 4), done(BEFORE[2], 0, 5), done(BEFORE[1], 9, 7)))
def test_calendar(program):
    """The calendar tells what came of each day, in months before this one as well, and how many days there were running."""
    program.find('button', 'Today’s word', where=lambda node: '2 days running' in node.description)
    enter(program)
    program.find('label', '2 days running')
    for day, result in ((BEFORE[1], '9 wrong, par 7'), (BEFORE[2], '0 wrong, par 5')):
        if day.month == TODAY.month:
            program.find('button', f'{name(day)}, {result}')
    program.screenshot('puzzle-days')
    # The keys of the trays.
    program.key('2')
    assert ask(program, 'E', by_key=True)[0] == '2'
    program.key('3')
    assert ask(program, 'E', by_key=True)[0] == '3'

    for months in (1, 2):
        program.click_on('button', 'Previous month')
        program.find('label', month(month_before(TODAY, months)))
    program.click_on('button', f'{name(LONG_AGO)}, 3 wrong, par 4')
    program.find('label', re.compile(f'^{name(LONG_AGO)} .* the same for everybody$'))
    program.find('group', '3 wrong, par 4')
    assert all(is_open(program, tray) for tray in TRAYS)
    program.click_on('button', 'Next month')
    program.find('label', month(month_before(TODAY, 1)))
    program.click_on('button', 'Next month')
    program.find('button', 'Next month', sensitive=False)


@with_options(home=home_with_days(done(BEFORE[4], 1, 4), done(BEFORE[3], 9, 7)))
def test_after_a_break(program):
    """A streak that has ended is not mentioned."""
    program.find('button', 'Today’s word', where=lambda node: 'running' not in node.description)
    enter(program)
    if BEFORE[3].month == TODAY.month:
        program.find('button', f'{name(BEFORE[3])}, 9 wrong, par 7')
    assert not program.sees('label', re.compile('running'))


main(to_set_up=False)
