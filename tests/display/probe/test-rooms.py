# SPDX-License-Identifier: GPL-3.0-or-later
"""The library, statistics, the review, a replay and the puzzle of the day, in small, usual and large windows, in French, dark,
with large text and with high contrast: what can be clicked is within the window and on nothing else, and what has to be visible is.

The pictures are saved as room-MODE-PAGE-WIDTH.png, for people to look at."""

import os
import re
import tempfile
from pathlib import Path

import library_maker
from salon_display import Absent, main, wait
from targets import faults
from tongue import Tongue, texts

OVER = Path(__file__).resolve().parents[2] / 'fixtures/0.1.0/games/parker-1964-over.salon'
FRENCH = Tongue('fr')
SMALL, USUAL, LARGE = (1024, 600), (1280, 800), (2560, 1440)
GAMES = 6                       # of one person, as many as charts need and one more


def english(text):
    return text.replace('_', '', 1)


def home_with_games():
    home = tempfile.mkdtemp(dir=os.environ['HOME'])
    folder = Path(home, '.local/share/salon')
    library_maker.fill(folder, 12, waiting=2)
    library_maker.repeat(folder, OVER.read_text(encoding='utf-8'), GAMES)
    return home


def to_library(program, t):
    program.key('ctrl+l')
    program.find('search box')


def by_menu(label):
    def go(program, t):
        program.key('F10')
        program.click(program.find('menu item', re.compile(re.escape(t(label)))))
    return go


def to_player(program, t):
    by_menu('Re_view of this game')(program, t)
    wait(lambda: len(program.look('label', t('worth, on average'))) == 2, 'the review')
    program.key('p')


def sheets(program, t):
    """The person with the most games has charts; in a small window people are in a menu."""
    most = re.compile(f'Ada.*{GAMES + 1} ')
    if not program.sees('label', t('Who was ahead')):
        program.click_on('button', most)
    return [program.find('label', t('Who was ahead')), program.find('button', t('All'))]


# How one gets there, and what has to be completely in sight at every size.
PAGES = {
    'review': (by_menu('Re_view of this game'), lambda program, t: [program.find('button', t('Next _Turning Point'))]),
    'library': (to_library, lambda program, t: [
        program.find('search box'), program.find('button', t('_Import…')), program.find('button', re.compile('^Wedges, ')),
        wait(lambda: next((node for node in program.look('list item') if ',' in node.name and node.shown), None), 'a row')]),
    'statistics': (by_menu('S_tatistics'), sheets),
    'review-player': (to_player, lambda program, t: [program.find('label', re.compile(r'^\w+\s*: \w+ \d+$'))]),
    'replay': (by_menu('_Replay of this game'), lambda program, t: [program.find('slider', t('Place in the game'))]),
    'puzzle': (by_menu('_Puzzle of the day'), lambda program, t: [
        program.find('button', 'Z', sensitive=True), program.find('button', t('_Name a word…')),
        program.find('button', t('Square'))]),
}


def look(program, t, page, size):
    """What is wrong with a page at this size."""
    # The card of a game that waits has a button in its corner.
    ill = [f'{page} {size} {what}: {where}' for what, where in faults(program, size)
           if not re.search('^button (Look back at|Revoir) ', what)]
    _, _, width, height = program.app.children[0].extents
    for node in PAGES[page][1](program, t):
        x, y, w, h = node.extents
        if not (0 <= x and x + w <= width and 0 <= y and y + h <= height):
            ill.append(f'{page} {size} {node!r} is not all in sight: {(x, y, w, h)}')
    return ill


def visit(program, mode, t, sizes, read=None):
    ill = []
    for page, (way, seen) in PAGES.items():
        program.resize(*USUAL)
        way(program, t)
        seen(program, t)
        # In a small window the page of a player is another one, a tab of the review.
        for size in sizes if page != 'review-player' else set(sizes) - {SMALL}:
            program.resize(*size)
            found = []
            try:
                # The page gets its form a little after its size.
                wait(lambda: not found.append(look(program, t, page, size)) and not found[-1], 'a page without faults', 10)
            except Absent:
                ill += found[-1]
            program.screenshot(f'room-{mode}-{page}-{size[0]}')
        if read is not None:
            ill += [f'{page}: {role} {text!r} is not translated' for role, text in set(texts(program))
                    if read.left_in_english(text)]
        program.key('alt+Left')
    assert not ill, '\n'.join(ill)


def test_dark_with_large_text(program):
    visit(program, 'dark-large', english, (SMALL, USUAL))


def test_french(program):
    visit(program, 'fr', FRENCH, (USUAL, LARGE), FRENCH)


def test_high_contrast(program):
    visit(program, 'contrast', english, (SMALL, USUAL))


def test_french_with_large_text(program):
    visit(program, 'fr-large', FRENCH, (SMALL,))


test_dark_with_large_text.options = {'home': home_with_games(), 'dark': True, 'text': 1.5}
test_high_contrast.options = {'home': home_with_games(), 'env': {'ADW_DEBUG_HIGH_CONTRAST': '1'}}
test_french.options = {'home': home_with_games(), 'env': FRENCH.env}
test_french_with_large_text.options = {'home': home_with_games(), 'env': FRENCH.env, 'text': 1.5}

main(args=[str(OVER)], settings={'pace': '0'}, to_set_up=False)
