# SPDX-License-Identifier: GPL-3.0-or-later
"""How a finished game went, question by question and player by player; and what many games say of people."""

import os
import re
import tempfile
from pathlib import Path

import library_maker
from file_chooser import finish, name_of_file, put_path
from salon_display import main, wait, with_options, xdotool

OVER = Path(__file__).resolve().parents[2] / 'fixtures/0.1.0/games/parker-1964-over.salon'
GAMES = 6


def home_with_games(games=GAMES, others=False):
    """A home with finished games of the same people, or of Ada against others, on one day each."""
    home = tempfile.mkdtemp(dir=os.environ['HOME'])
    folder = Path(home, '.local/share/salon')
    folder.mkdir(parents=True)
    text = OVER.read_text(encoding='utf-8').replace('seat 3 computer-medium', 'seat 3 human')
    library_maker.repeat(folder, text, games, 'human Cleo' if others else None)
    return home


def sentence(program):
    """What the page says of the question in sight."""
    return program.find('label', re.compile(' asked ')).name


def likeliest(program):
    """How many likely words are in sight on both sheets."""
    return len(program.look('label', re.compile(r'^(< )?\d+ %$')))


def to_review(program):
    program.find('button', re.compile('Play again'))
    program.key('F10')
    program.click(program.find('menu item', re.compile('Review of this game')))
    wait(lambda: len(program.look('label', 'worth, on average')) == 2, 'both sheets')


@with_options(args=[str(OVER)])
def test_review(program):
    to_review(program)
    first = sentence(program)
    program.find(None, re.compile(r'^1, '))     # the row of the list, which is read as a sentence
    program.screenshot('review')

    program.key('Down')
    wait(lambda: sentence(program) != first, 'the next question')
    program.key('Up')
    wait(lambda: sentence(program) == first, 'the first question')

    # Turning points follow each other, by the key and by the button.
    program.key('t')
    wait(lambda: sentence(program) != first, 'a turning point')
    turn = sentence(program)
    program.click_on('button', 'Next Turning Point')
    wait(lambda: sentence(program) != turn, 'another turning point')

    # The players one after the other, and back.
    program.key('p')
    program.find('label', re.compile('^Ada: accuracy [0-9]+$'))
    program.screenshot('review-player')
    for text in ('With even luck', 'Where 40 points come from', 'The best moments', 'No question brought points.',
                 'The costliest moments', 'How the word stood up', 'Wrong questions it drew',
                 'By play: what questions, names and the laid word were worth on average.',
                 'By luck: what fell above or below: cards drawn, letters that hit more or less often.'):
        program.find('label', text)
    sums = program.find('label', re.compile(r'by play [+−] \d+ by luck = ')).name
    play, sign, luck, points = re.match(r'(−?\d+) by play ([+−]) (\d+) by luck = (−?\d+)$', sums).groups()
    play, points = play.replace('−', '-'), points.replace('−', '-')
    assert int(play) + (1 if sign == '+' else -1) * int(luck) == int(points), sums
    program.key('p')
    program.find('label', re.compile('^Béla: accuracy'))
    program.find('button', '26, Béla asked Ada for F: 55 points. +55. F from Ada was certain.')
    program.find('button', '27, Béla asked Cleo for R: not there. gave away 58. I from Cleo was 9 in 10, R from Cleo 2 in 10.')
    program.key('Escape')
    wait(lambda: len(program.look('label', 'worth, on average')) == 2, 'the questions again')

    # The table as it was at this question, and back.
    program.key('v')
    program.find('label', re.compile(r'^Question \d+ of 39$'))
    program.key('alt+Left')
    wait(lambda: len(program.look('label', 'worth, on average')) == 2, 'the review again')

    # A large window has room for twice as many words on each sheet.
    program.key('Home')
    program.resize(1280, 800)
    wait(lambda: likeliest(program) == 2 * 4, 'four words on each sheet')
    program.resize(2560, 1440)
    wait(lambda: likeliest(program) == 2 * 8, 'eight words on each sheet')

    # In a small window one part after the other. The keys are the page's still, whatever had the focus.
    program.resize(1024, 600)
    program.find('button', 'Players')
    first = sentence(program)
    program.key('t')
    wait(lambda: sentence(program) != first, 'a turning point in the small window')
    program.click_on('button', 'Players')
    program.find('label', 'Play and luck')
    program.find_gone('label', 'worth, on average')
    program.screenshot('review-small')


@with_options(home=home_with_games())
def test_statistics(program):
    program.click_on('button', re.compile('Statistics'))
    program.find(None, f'{GAMES} games')
    program.find('button', re.compile(f'^.?Ada.?, {GAMES} games$'))
    program.find(None, re.compile(r'^\d+ accuracy$'))
    program.find('label', 'Letters asked most')
    program.find(None, re.compile('points a game$'))
    program.find(None, re.compile(r'^Accuracy, 6 games, from \d+ to \d+$'))
    # Who was ahead, and what Ada had in the games with each: a table to screen readers, which has the accuracy when all are read.
    program.find(None, 'Rival, rival ahead, Ada, points a game, accuracy')
    cleo = program.find(None, re.compile(r'^Cleo, \d+, \d+, [−\d]+, \d+$')).name
    program.find(None, re.compile(r'^Béla, computer, \d+, \d+, [−\d]+, \d+$'))
    *_, points, accuracy = cleo.replace('−', '-').split(', ')
    program.find('label', 'laid 6 times: the others know it')
    program.screenshot('statistics')

    # Cleo has won them all.
    program.click_on('button', re.compile('^.?Cleo.?, '))
    program.find('label', '6 won in a row')
    program.find('label', 'the longest: 6')
    program.click_on('button', re.compile('^.?Ada.?, '))
    program.find_gone('label', '6 won in a row')

    # Another table, at which nobody has played.
    program.click_on('button', 'Cubes')
    program.find('label', 'Nobody has finished a game here yet.')
    program.click_on('button', 'All')
    program.find(None, f'{GAMES} games')
    assert not program.sees(None, re.compile('points a game|best game')), 'points of different games together'

    # All games of all people as a table.
    table = Path(program.home, 'games.csv')
    program.click_on('button', 'Save as a Table…')
    program.find(name='Save as a Table')
    put_path(program, name_of_file(program), str(table))
    finish(program, 'Save as a Table')
    lines = wait(lambda: table.exists() and table.read_text(encoding='utf-8').splitlines(), 'the table')
    assert lines[0] == 'player,date,game,edition,title,points,won,players,accuracy,rivals', lines
    of_ada = [line.split(',') for line in lines if line.startswith('Ada,2026-03-')]
    assert len(of_ada) == GAMES, lines
    # It is one game, six times.
    assert all((line[5], line[8], line[9]) == (points, accuracy, 'Cleo; Béla (computer)') for line in of_ada), (cleo, of_ada)

    # Two names of one person count as one, and are parted again.
    program.click_on('button', re.compile('Ada'))
    program.click_on('button', 'This name')
    program.click(program.find('menu item', re.compile('Is the Same Person as')))
    program.click(program.find('menu item', 'Cleo'))
    program.find_gone('button', re.compile('^.?Ada.?, '))
    program.find('button', re.compile(f'^.?Cleo.?, {GAMES} games$'))
    program.click_on('button', 'This name')
    program.click(program.find('menu item', re.compile('Part the Names Again')))
    program.find('button', re.compile(f'^.?Ada.?, {GAMES} games$'))

    # A name is forgotten, after a question, and is not there any more when one comes again.
    program.click_on('button', re.compile('Cleo'))
    program.click_on('button', 'This name')
    program.click(program.find('menu item', re.compile('Forget')))
    program.click_on('button', re.compile('^Forget'))
    program.find_gone('button', re.compile('Cleo'))
    kept = Path(program.home, '.local/share/salon/people').read_text(encoding='utf-8')
    assert 'Cleo' not in kept and 'forgotten' in kept, kept
    program.key('alt+Left')
    program.click_on('button', re.compile('Statistics'))
    program.find('button', re.compile('Ada'))
    assert not program.sees('button', re.compile('Cleo'))


FIXTURES = ('parker-1964-over', 'parker-1964-over', 'parker-1964-over', 'parker-1982-over', 'parker-1964-two-trays-over')


def home_with_editions():
    """A home with games of Ada in two editions, in which she laid four words, one of them three times."""
    home = tempfile.mkdtemp(dir=os.environ['HOME'])
    folder = Path(home, '.local/share/salon')
    folder.mkdir(parents=True)
    for day, name in enumerate(FIXTURES, 1):
        text = OVER.with_name(f'{name}.salon').read_text(encoding='utf-8')
        (folder / f'game-{day}.salon').write_text(re.sub(r'\ndate .*', f'\ndate 2026-03-{day:02}T18:00:00Z', text),
                                                  encoding='utf-8')
    return home


@with_options(home=home_with_editions())
def test_editions_and_words(program):
    """The accuracy in each edition; the word that was laid too often, the ones that stood up best, and the streak."""
    program.click_on('button', re.compile('Statistics'))
    program.click_on('button', re.compile('^.?Ada.?, 5 games$'))
    program.find_gone('label', re.compile('games are read$'))
    for row in ('Edition, Accuracy', 'Parker 1964, 4 games, 44', 'Parker 1982, 1 game, 38'):
        program.find(None, row)
    words = program.find('label', 'laid 3 times: the others know it')
    for word, text in (('ETERNALLY', 'kept 1 card to the end'), ('PLUGS', 'fell to 2 questions')):
        image = program.find('image', word)
        assert image.extents[1] > words.extents[1], word
        program.find('label', text)
    program.find('image', 'NOTIFIED', where=lambda node: node.extents[1] < words.extents[1])
    program.screenshot('statistics-editions')
    # Ada has won none of them, and a streak that is none is not mentioned.
    program.find(None, 'Game, Result')
    program.find(None, '5, not won')
    assert not program.sees('label', re.compile('won in a row|the longest'))
    # A large window has room for the fourth word.
    program.resize(2560, 1440)
    wait(lambda: 0 < program.find('image', 'PLUGS').extents[1] < program.find('image', 'OPIOID').extents[1], 'the fourth word')


RIVALS = 9


@with_options(home=home_with_games(RIVALS - 1, others=True))
def test_many_rivals(program):
    """All rivals have their figures; those for whom the sheet has no room are scrolled to."""
    program.click_on('button', re.compile('Statistics'))
    program.find(None, 'Rival, rival ahead, Ada, points a game, accuracy')
    wait(lambda: len(program.look(None, re.compile(r'^(Béla, computer|Cleo \d), \d+, \d+, [−\d]+, \d+$'))) == RIVALS,
         'the figures with every rival')
    program.screenshot('statistics-rivals')
    chart = program.find(name='Who was ahead', where=lambda node: node.role != 'label')
    top = chart.extents[1]

    def scrolled():
        """The first turns of the wheel may be lost while the pointer is on its way."""
        xdotool('mousemove', *program.place(chart, (.5, .05)), 'click', 5)
        return chart.extents[1] < top

    wait(scrolled, 'the chart to scroll')
    program.screenshot('statistics-rivals-below')


main(settings={'pace': '0'})
