# SPDX-License-Identifier: GPL-3.0-or-later
"""An evening of a party is looked at again: by mouse from round to round and from table to table, with the standings between
them; a review of one of its games, what statistics say of them, and one game more."""

import os
import re
import tempfile
from pathlib import Path

from salon_display import main, wait, with_options, xdotool

# An evening of computers and one person, Ada, of two rounds. It was played at random.
OVER = Path(__file__).with_name('party-over.salon').read_text(encoding='utf-8')
FIRST = ('Ada', 'Rosa', 'Marie', 'Tim')


def home_with(record, name='game-20261121-180405.salon'):
    home = tempfile.mkdtemp(dir=os.environ['HOME'])
    folder = Path(home) / '.local/share/salon'
    folder.mkdir(parents=True)
    (folder / name).write_text(record, encoding='utf-8')
    return home


def up_to(text, lines):
    """The record up to so many lines after this text."""
    before, found, after = OVER.partition(text)
    return before + found + '\n'.join(after.split('\n')[:lines + 1]) + '\n'


def to_library(program):
    xdotool('key', 'ctrl+l')
    program.find('button', re.compile('^Import'))


def open_evening(program):
    to_library(program)
    program.click(program.find('list item', re.compile('party')))
    program.find('label', 'Before the first question')


def card_names(program, owner):
    return [name.split(',')[2].strip() for _, _, name, _ in program.find(None, f'{owner}’s tray').survey()
            if name.startswith('space ')]


def lie_open(program, *owners):
    """Waits until every card of these lies open."""
    wait(lambda: all('hidden' not in card_names(program, owner) for owner in owners), f'the words of {owners}')


def sit(program, *names):
    """Waits until these sit at the table, and nobody else."""
    def owners():
        return {node.name.removesuffix('’s tray') for node in program.look(None, re.compile('’s tray$'))}
    wait(lambda: owners() == set(names), f'{names} at the table')


@with_options(home=home_with(OVER))
def test_evening(program):
    open_evening(program)
    program.find('label', re.compile('^The party'))
    sit(program, *FIRST)
    assert program.find('radio', 'Table 1').checked
    program.screenshot('party-replay')

    # The game of a table is a game like any other.
    program.key('Right')
    program.find('label', re.compile('^Question 1 of'))
    program.find('label', 'Marie draws “×3”. Marie asks Rosa for H. Rosa has no H.')
    program.click_on('radio', re.compile('^All words'))
    lie_open(program, *FIRST)
    program.click_on('radio', 'quick')

    # At the next table one looks on as before.
    program.click_on('radio', 'Table 2')
    sit(program, 'Hugo', 'Nora', 'Lea', 'Sami')
    lie_open(program, 'Hugo', 'Nora', 'Lea', 'Sami')
    assert program.find('radio', 'quick').checked
    assert program.find('radio', re.compile('^All words')).checked

    # Standings lie between two rounds; the keys go through all of them, forwards and backwards.
    program.click_on('radio', 'Standings')
    program.find('heading', 'After game 1 of 2')
    program.find(None, re.compile(r'^1\. Marie, 300 in all, to table 2$'))
    assert not program.sees('button', re.compile('One more game'))
    program.screenshot('party-replay-standings')
    program.key('ctrl+Page_Down')
    sit(program, 'Ada', 'Ines', 'Paul', 'Tim')
    lie_open(program, 'Ada', 'Ines', 'Paul', 'Tim')
    program.find('label', 'So far: Ada −65, Ines 100, Paul 15, Tim 35')
    program.key('ctrl+Page_Up', 'ctrl+Page_Up')
    sit(program, 'Ines', 'Paul', 'Otto', 'Jan')

    # By mouse to the other round, at the same table.
    program.click_on('button', 'Game 1 of 2')
    program.find('list item', 'Game 2 of 2')
    program.key('Down', 'Return')
    sit(program, 'Nora', 'Sami', 'Otto', 'Jan')
    program.click(program.find('slider', 'Place in the game'), at=(0.9, 0.5))
    program.find_gone('label', 'Before the first question')

    # One more game: a new evening that has all of this one.
    program.click_on('radio', 'Standings')
    program.find('label', 'Marie wins the evening with 625 points')
    program.click_on('button', re.compile('One more game'))
    program.find('heading', 'After game 2 of 3')
    current = Path(program.home) / '.local/share/salon/current.salon'
    wait(lambda: current.exists() and '# rounds 3' in current.read_text(encoding='utf-8'), 'the evening on the disk')
    assert (current.parent / 'game-20261121-180405.salon').read_text(encoding='utf-8') == OVER


@with_options(home=home_with(OVER))
def test_review(program):
    """The game of a table is reviewed, and gone on with, as a game of its own."""
    open_evening(program)
    program.click_on('radio', 'Table 3')
    program.find(None, 'Otto’s tray')
    program.click_on('button', 'How it went')
    program.find('label', re.compile(r'^4 players · '))
    program.key('alt+Left')
    program.find('radio', 'Table 3')
    sit(program, 'Ines', 'Paul', 'Otto', 'Jan')
    program.key('Right', 'g')
    program.click_on('button', 'Play on')
    current = Path(program.home) / '.local/share/salon/current.salon'
    wait(lambda: current.exists() and 'game probe\n' in current.read_text(encoding='utf-8'), 'the new game on the disk')
    assert '# gone on from ' in current.read_text(encoding='utf-8')


@with_options(home=home_with(OVER))
def test_statistics(program):
    """Ada has sat at two tables: two games, of which the evening is neither."""
    program.click_on('button', 'Statistics')
    for tab in ('Probe', 'All'):
        program.click_on('button', tab)
        program.find('button', re.compile('^.?Ada.?, 2 games$'))
        program.find(None, '2 games')
    program.click_on('button', 'Cubes')
    program.find('label', 'Nobody has finished a game here yet.')


@with_options(home=home_with(up_to('round 1 table 2', 20)))
def test_waiting(program):
    """Of an evening that goes on, the game at the table is seen as it stands, without its secrets."""
    to_library(program)
    program.click_on('button', re.compile('^Look back'))
    program.find('label', re.compile('not over yet'))
    sit(program, 'Hugo', 'Nora', 'Lea', 'Sami')
    program.key('a', '1')
    assert not program.find('button', 'Go on from here…').sensitive
    assert not program.find('radio', 'Table 3').sensitive
    assert not program.look('radio', re.compile('^All words'))
    assert set(card_names(program, 'Sami')) == {'hidden', 'empty'}
    program.click_on('radio', 'Table 1')
    program.find(None, 'Ada’s tray')
    program.key('a')
    lie_open(program, *FIRST)


@with_options(home=home_with(up_to('round 1 table 2', 20) + '2 asks 3 K\n', 'damaged-20261121-180405.salon'),
              env={'LANGUAGE': 'fr', 'LC_ALL': 'C.UTF-8', 'LANG': 'fr_FR.UTF-8'})
def test_damaged_in_french(program):
    """Of a damaged evening the beginning is seen."""
    to_library(program)
    program.click_on('button', 'Revoir le reste')
    program.find('label', re.compile(r'^seulement le début'))
    program.find('radio', 'Classement')
    program.click_on('radio', 'Table 1')
    program.find('label', 'Avant la première question')
    program.screenshot('party-replay-fr')


if __name__ == '__main__':
    main()
