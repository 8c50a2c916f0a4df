# SPDX-License-Identifier: GPL-3.0-or-later
"""Cubes from the end of the time on: what nobody found, challenges, a score that somebody else has to beat; and a game that is
looked at again."""

import os
import re
import tempfile

from cubes_player import GRID, click_cubes, finish, kept, record, record_of, sit_down, wait_for_slip, write
from salon_display import main, wait, with_options
from tongue import Tongue

french = Tongue('fr')

# Two lists; DEAR is on both.
READ_OUT = '1 write DEAR, 1 write LEASED, 1 write SEEDS, 2 write DEAR, 2 write THAW, 1 time'


def words(program):
    """The words on the sheet that are in sight."""
    sheet = program.find('list', re.compile('found$|lists have$'))
    return [name.split(',')[0] for _, role, name, _ in sheet.survey() if role == 'list item' and 'letters' not in name]


def path(program):
    """The places of the cubes that are lit, in the order of the word."""
    order = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
    cells = [re.match(r'(\w+), (\w\d), (\w+) of the word', name)
             for _, role, name, _ in program.app.survey() if role == 'grid cell']
    return ''.join(cell[1] for cell in sorted(filter(None, cells), key=lambda cell: order.index(cell[3])))


def choose(program, choice):
    """Presses a choice, and returns how many words it says that it leaves."""
    button = program.find('button', re.compile(choice))
    count = int(re.search(r'\d+(?=\D*$)', button.name)[0])
    program.click(button)
    wait(lambda: program.find('button', re.compile(choice)).checked, f'{choice} to be chosen')
    return count


def says_count(program, count):
    program.find('label', f'{count} words' if count != 1 else '1 word')


@kept(record('human Ada, human Hugo', f'1 shake {GRID}, {READ_OUT}', target=100), size=(1280, 800))
def test_what_nobody_found(program):
    """Words are chosen by length, tier, finder and cube; the path of a word is shown by pointer, focus and click."""
    sit_down(program)
    program.click_on('button', 'What nobody found')
    program.find('label', 'Together you found 3 words')
    every = choose(program, '^All words, ')
    says_count(program, every)
    by_letters = {letters: choose(program, rf'^{letters}\+?, ') for letters in '4567'}
    assert sum(by_letters.values()) == every, (by_letters, every)
    assert len(words(program)) == by_letters['7'] and min(map(len, words(program))) >= 7, words(program)
    choose(program, '^6, ')
    assert {len(word) for word in words(program)} == {6}, words(program)
    familiar = choose(program, '^Familiar, ')
    assert 0 < familiar < by_letters['6'] and len(words(program)) == familiar, words(program)
    says_count(program, familiar)

    # A cube leaves the words that lead over it, of those that were left.
    left = words(program)
    click_cubes(program, ['d3'])
    program.find('button', 'over the cube K d3')
    assert words(program) == [word for word in left if 'k' in word], (words(program), left)
    word = words(program)[0]
    item = program.find('list item', re.compile(f'^{word},'))
    program.hover(item)
    wait(lambda: path(program).lower() == word, f'the path of {word}')
    program.hover(program.find('button', 'Back to the lists'))
    wait(lambda: path(program) == '', 'no path')
    program.screenshot('cubes-missed-filters')
    program.click(program.find('button', 'over the cube K d3'))
    wait(lambda: words(program) == left, 'the words over any cube')
    # The keyboard has come to the words, and walks over them.
    program.find('list item', where=lambda node: node.focused)
    walked = set()
    for _ in left[:3]:
        walked.add(wait(lambda: path(program), 'a path').lower())
        program.key('Down')
    assert len(walked) == min(3, len(left)) and walked <= set(left), walked
    program.click(program.find('list item', re.compile(f'^{left[0]},')))
    wait(lambda: path(program).lower() == left[0], 'the path of the word that was clicked')

    # Whose words: of both, of one alone. The letters begin anew, the tier stays.
    choose(program, '^All words, ')
    for choice, found in (('^several lists', ['dear']), ('^Ada alone', ['leased']), ('^Hugo alone', ['thaw'])):
        assert choose(program, choice) == 1
        wait(lambda: words(program) == found, found)
        says_count(program, 1)


# Words that nobody can trace, far more than there is room for.
MANY = [f'ZZ{chr(65 + i // 26)}{chr(65 + i % 26)}' for i in range(120)]


@kept(record('human Ada, human Hugo', f'1 shake {GRID}, ' + ', '.join(f'1 write {word}' for word in MANY) + ', 1 time',
             target=100), size=(1024, 600))
def test_a_long_list(program):
    """The keyboard reaches every line, which comes into sight; what moves below the pointer at rest is not looked at."""
    sit_down(program)
    program.resize(1024, 600)
    item = program.find('list item', re.compile(f'^{MANY[4]},', re.I))
    program.hover(item)
    program.find('label', MANY[4])
    program.key('alt+1')
    program.find('list item', where=lambda node: node.focused)

    def ends_at_the_last():
        program.key('End')
        return program.sees('list item', re.compile(f'^{MANY[-1]},', re.I), where=lambda node: node.focused)

    # A page that has just appeared takes no plain keys yet.
    wait(ends_at_the_last, 'the last word to have the focus')
    for key, word in (('End', MANY[-1]), ('Up', MANY[-2]), ('Home', MANY[0]), ('Down', MANY[1])):
        program.key(key)
        program.find('list item', re.compile(f'^{word},', re.I), where=lambda node: node.focused)
        program.find('label', word)


def challenge(program, tongue):
    """Hugo challenges LEASED, and the table rules that it is no word."""
    row = program.find('list item', re.compile('^leased', re.I))
    program.hover(row)
    program.click(program.find('button', tongue('Challenge…'), within=row))
    program.find('label', 'Ada: LEASED' if tongue is str else re.compile('^Ada.*: LEASED$'))
    program.find('label', tongue('The word list has it.'))
    program.click(program.find('button', tongue('It is no word')))
    wait(lambda: record_of(program)[-1] == '2 challenge 1 LEASED invalid', 'the challenge in the record')
    # The list says that it was challenged, and a word is challenged once.
    row = program.find('list item', re.compile('^leased, .', re.I))
    said = row.name
    program.hover(row)
    wait(lambda: not program.sees('button', tongue('Challenge…'), within=row), 'no second challenge')
    return said


FREE = record('human Ada, human Hugo', f'1 shake {GRID}, 1 write ZZZZ, {READ_OUT}', spelling='free', target=100)


@kept(FREE, size=(1280, 800))
def test_challenges(program):
    sit_down(program)
    assert 'Challenge' not in program.find('list item', re.compile('^dear', re.I)).name
    said = challenge(program, str)
    assert said == 'Leased, ruled out', said
    program.screenshot('cubes-challenged')
    # Nobody has a point for it any more.
    program.click_on('button', 'The standing')
    program.find('list item', re.compile('^Ada, 0 points'))
    program.find('list item', re.compile('^Hugo, 1 point'))


@kept(FREE, size=(1024, 600), env=french.env)
def test_challenges_in_french(program):
    program.find('button', french('_Sit down'), sensitive=True)
    program.action('resume')
    challenge(program, french)


def fits(program, size, *names):
    """These buttons are within the window, large enough, and none lies over another one."""
    places = [program.find('button', french(name), sensitive=True).extents for name in names]
    for x, y, width, height in places:
        assert x >= 0 and y >= 0 and x + width <= size[0] and y + height <= size[1], (names, places)
        assert width >= 28 and 28 <= height <= 120, (names, places)
    for i, (x, y, width, height) in enumerate(places):
        for left, top, wide, high in places[i + 1:]:
            assert x + width <= left or left + wide <= x or y + height <= top or top + high <= y, (names, places)


@kept(record('human Ada, human Hugo, human Bartholomew, human Nora', f'1 shake {GRID}, {READ_OUT}', target=100), dark=True,
      text=1.5, size=(1024, 600), env=french.env)
def test_large_text_in_a_small_window(program):
    """The way on is there on each page, in a language with longer words."""
    size = (1024, 600)
    program.find('button', french('_Sit down'), sensitive=True)
    program.action('resume')
    program.find('button', french('The standing'))
    program.resize(*size)
    fits(program, size, 'The standing', 'What nobody found')
    program.screenshot('cubes-small-lists')
    program.click(program.find('button', french('What nobody found')))
    fits(program, size, 'Back to the lists', 'Copy the grid', 'Print the grid')
    program.screenshot('cubes-small-missed')
    program.click(program.find('button', french('Back to the lists')))
    program.click(program.find('button', french('The standing')))
    wait(lambda: program.look('button', french('Read again')), 'the standing')
    fits(program, size, 'Shake the cubes', 'Read again')
    program.screenshot('cubes-small-standing')


def without_words():
    """The environment of a machine whose word list cannot be read."""
    folder = tempfile.mkdtemp(dir=os.environ['HOME'])
    with open(f'{folder}/en-cubes.words', 'w', encoding='utf-8') as file:
        file.write('no list')
    return {'SALON_WORDS_DIR': folder}


@kept(FREE, env=without_words())
def test_without_a_word_list(program):
    """People who need no list play without one, and nobody waits for words that cannot come."""
    sit_down(program)
    program.click_on('button', 'What nobody found')
    program.find('label', 'There is no word list to look them up in.')


@kept(record('human Ada', f'1 shake {GRID}', minutes=5))
def test_a_score_to_beat(program):
    """A grid goes to somebody else, who is told what is to be beaten, during the game and at its end."""
    sit_down(program)
    program.click(program.find('button', 'Lift the lid', sensitive=True))
    wait_for_slip(program)
    write(program, 'DEAR', 'LEASED')
    finish(program, 'Call time…')
    program.click(program.find('button', 'The result', sensitive=True))
    program.find('heading', 'Ada has 4 points')
    program.screenshot('cubes-end-alone')
    program.click_on('button', 'Challenge a friend')
    program.find('label', 'Copied: paste the letters into a message.')

    program.action('new-game')
    program.find('radio', 'Master', where=lambda node: node.checked)
    program.click_on('button', 'A grid of your own…')
    program.click(program.find('text box', 'The letters'))
    program.key('ctrl+v')
    program.find('label', 'All cubes are in place.\nAda’s 4 to beat · Master grid · 5 minutes · English · without computers')
    program.screenshot('cubes-own-grid-challenge')
    program.click_on('button', 'Play this grid')
    program.find('label', 'Ada’s 4 to beat')
    lines = wait(lambda: record_of(program), 'the record')
    assert [line for line in lines if line.startswith('seat')] == ['seat 1 human Player'], lines
    for line in ('title Ada’s 4 to beat', 'option minutes 5', '# to beat 4 Ada', f'1 shake {GRID}'):
        assert line in lines, (line, lines)


SENT = (record('human Nora', f'1 shake {GRID}').replace('seat 1', 'title Ada’s 4 to beat\nseat 1')
        .replace('begin\n', 'begin\n# to beat 4 Ada\n'))


@kept(SENT)
def test_a_score_that_is_beaten(program):
    """The points to beat are kept with the game, and judged when it is over."""
    sit_down(program)
    program.click(program.find('button', 'Lift the lid', sensitive=True))
    wait_for_slip(program)
    write(program, 'THAW', 'SKATER', 'WHALER')
    finish(program, 'Call time…')
    program.find('label', re.compile('^.?Nora.? beats .?Ada.?’s 4 by 3'))
    program.click(program.find('button', 'The result', sensitive=True))
    program.find('label', re.compile('Nora.? beats .?Ada.?’s 4 by 3'))
    program.screenshot('cubes-end-beaten')


OVER = (record('human Ada, human Hugo', f'1 shake {GRID}, {READ_OUT}', spelling='free')
        .replace('seat 1', 'date 2026-11-20T18:04:05Z\ntitle Rain\nseat 1'))


def home_with_over():
    """A home in whose library this game is."""
    home = tempfile.mkdtemp(dir=os.environ['HOME'])
    folder = f'{home}/.local/share/salon'
    os.makedirs(folder)
    with open(f'{folder}/game-2026-11-20T18-04-05.salon', 'w', encoding='utf-8') as file:
        file.write(OVER)
    return home


@with_options(home=home_with_over(), size=(1280, 800))
def test_again(program):
    """A game is opened from the library and walked through: lists fill, words are traced, and at the end they are read out."""
    def listed(*expected):
        def names():
            return [name.lower() for _, role, name, _ in program.app.survey()
                    if role == 'list item' and re.match('dear|leased|seeds|thaw|a word', name, re.I)]
        wait(lambda: len(names()) == len(expected) and all(map(str.startswith, names(), expected)), f'{expected}')

    program.key('ctrl+l')
    program.click(program.find('list item', re.compile('Rain')))
    program.find('label', 'Round 1')
    listed()
    program.key('Right', 'Right')
    program.find('label', 'Word 1 of 5')
    program.find('label', 'Ada writes DEAR.')
    # An onlooker sees how many words there are, and their owner reads them.
    listed('a word')
    program.key('a')
    listed('dear')
    wait(lambda: path(program) == 'DEAR', 'the word in the tray')
    program.screenshot('cubes-replay')
    program.key('Right')
    listed('dear', 'leased')
    program.key('Left')
    listed('dear')
    program.key('End')
    program.find('button', 'Forward', sensitive=False)
    program.find('label', 'most points')
    program.find('label', 'This round')
    program.find('list item', re.compile('^leased.*3 points', re.I))
    program.screenshot('cubes-replay-end')
    program.key('Home')
    listed()

    # What it brought is their best round.
    program.key('alt+Left')
    program.find('list item', re.compile('Rain'))
    program.key('alt+Left')
    program.click_on('button', re.compile('Statistics'))
    program.click_on('button', 'Cubes')
    program.find(None, '3 best round')
    program.screenshot('cubes-statistics')
    program.click_on('button', 'All')
    program.find_gone(None, '3 best round')


main(settings={'pace': '0'})
