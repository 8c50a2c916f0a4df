# SPDX-License-Identifier: GPL-3.0-or-later
"""The library, statistics, the review and the puzzle of the day, in small windows, in French, dark and with large
text: what can be clicked is within the window and on nothing else, and what has to be visible is.

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
SMALL, USUAL = (1024, 600), (1280, 800)


def english(text):
    return text.replace('_', '', 1)


def home_with_games():
    home = tempfile.mkdtemp(dir=os.environ['HOME'])
    library_maker.fill(Path(home, '.local/share/salon'), 12, waiting=2)
    return home


def to_library(program, t):
    program.key('ctrl+l')
    program.find('search box')


def by_menu(label):
    def go(program, t):
        program.key('F10')
        program.click(program.find('menu item', re.compile(re.escape(t(label)))))
    return go


# How one gets there, and what has to be completely in sight at every size.
PAGES = {
    'review': (by_menu('Re_view of this game'), lambda program, t: [program.find('button', t('Next _Turning Point'))]),
    'library': (to_library, lambda program, t: [
        program.find('search box'), program.find('button', t('_Import…')), program.find('button', re.compile('^Wedges, ')),
        wait(lambda: next((node for node in program.look('list item') if ',' in node.name and node.shown), None), 'a row')]),
    'statistics': (by_menu('S_tatistics'), lambda program, t: [program.find('button', t('All'))]),
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
        for size in sizes:
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
    visit(program, 'fr', FRENCH, (USUAL,), FRENCH)


def test_french_with_large_text(program):
    visit(program, 'fr-large', FRENCH, (SMALL,))


test_dark_with_large_text.options = {'home': home_with_games(), 'dark': True, 'text': 1.5}
test_french.options = {'home': home_with_games(), 'env': FRENCH.env}
test_french_with_large_text.options = {'home': home_with_games(), 'env': FRENCH.env, 'text': 1.5}

main(args=[str(OVER)], settings={'pace': '0'}, to_set_up=False)
