# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page in every look, at the sizes of small, usual and large screens: what can be clicked is large enough, within
the width of the window and not on something else that can be clicked; labels are within it too; and what has to be
visible is completely within the window.

Each page and look is taken once, in one of the sizes, light or dark, and each page once more in a small window with
large text. With SALON_SIZES=whole, as ./check --long sets it, it is the whole product of pages, looks, light, dark and
high contrast, sizes, and usual and large text.

The pictures are saved as size-WIDTH-MODE-PAGE-LOOK.png, or with “-large” at the end, for people to look at.
"""

import os
import re

from salon_display import main
from table_player import home_with, record, says, sit_down
from targets import faults

WHOLE = os.environ.get('SALON_SIZES') == 'whole'
SIZES = ((1024, 600), (1280, 800), (1920, 1080), (2560, 1440)) if WHOLE else ((1024, 600), (1280, 800), (2560, 1440))
LOOKS = ('1964', 'miro-1967', '1982')
# What the desktop asks for, and the environment of the program then.
MODES = {'light': (False, {}), 'dark': (True, {}),
         'contrast': (False, {'ADW_DEBUG_HIGH_CONTRAST': '1'}),
         'contrast-dark': (True, {'ADW_DEBUG_HIGH_CONTRAST': '1'})}
# By how much the desktop enlarges text.
LARGE = 1.5
FAST = {'pace': '0', 'draw-first': 'false'}
THREE = record('human Ada, computer-easy Hugo, computer-easy Marie',
               '..ROCKET TREASURER. KAYAK', '1 draw normal, 1 ask 2 S, 2 show 5')
TWO = record('human Ada, computer-easy Hugo', '..ROCKET TREASURER.', '1 draw normal, 1 ask 2 S, 2 show 5')
SIX = record('human Ada, human Nora, human Tim, human Lea, human Bartholomew Montgomery, human Hugo',
             '..ROCKET TREASURER. KAYAK LETTER JUDGE BUCKET', '1 draw right-exposes, 6 expose 3')
TRAYS = record('human Ada, computer-easy Hugo', 'ROCKET LETTER KAYAK JUDGE', '1 draw normal')
CURTAIN = record('human Ada, human Nora', '- -')
LAST = record('human Ada, computer-easy Hugo, human Nora', 'A ROTUNDA IT',
              '2 ask 1 A, 1 show 1, 2 ask 3 I, 3 show 1, 2 ask 3 T, 3 show 2, 3 ask 2 E, 2 no,'
              '1 ask 2 E, 2 no, 3 ask 2 B, 2 no', cards='off', spelling='free', first=2)
LAID = record('human Ada, computer-easy Hugo, computer-easy Marie', '- - -')


def check_page(program, size, name):
    """Checks the page in sight, and that what MUST_BE_SEEN says is completely within the window."""
    ill = faults(program, size, LEAST.get(name, TARGET))
    _, _, width, height = program.app.children[0].extents
    for role, its_name in MUST_BE_SEEN[name]:
        x, y, w, h = program.find(role, its_name).extents
        if not (0 <= x and x + w <= width and 0 <= y and y + h <= height):
            ill.append((f'{its_name} is not all in sight', (x, y, w, h)))
    assert not ill, '\n'.join(f'{name} {size} {what}: {where}' for what, where in ill)


# Least width and height of what can be clicked, in px. The replay has links of 24 px.
TARGET = 32
LEAST = {'replay': 24}

# What has to be visible at every size without scrolling.
MUST_BE_SEEN = {
    'home': [('button', 'New game'), ('button', 'Sit down')],
    'home-new': [('button', 'Begin'), ('button', 'Play'), ('button', 'Choose')],
    'new-game': [('button', 'Lay the words')],
    'company': [('button', 'Rosa, patient, easy')],
    'lay': [('button', 'Lay this word'), ('button', 'Suggest a word'), ('grid', 'Ada’s tray'),
            ('button', re.compile('^Z, '))],
    'table-2': [('grid', 'Ada’s tray'), ('grid', 'Hugo’s tray'), ('button', 'Name a word…'), ('button', 'Z'),
                ('grid', 'Score pad')],
    'table-3': [('grid', 'Ada’s tray'), ('grid', 'Hugo’s tray'), ('grid', 'Marie’s tray'),
                ('button', 'Name a word…'), ('button', 'Z'), ('grid', 'Score pad')],
    'table-6': [('grid', 'Ada’s tray'), ('grid', 'Hugo’s tray'), ('button', 'Name a word…'),
                ('button', 'Z'), ('grid', 'Score pad')],
    'table-trays': [('grid', 'Ada’s left tray'), ('grid', 'Hugo’s right tray'),
                    ('button', 'Name a word…'), ('button', 'Z'), ('grid', 'Score pad')],
    'curtain': [('button', 'I am Ada'), ('heading', 'Ada')],
    'name': [('button', 'Not now'), ('button', 'Name the word'), ('label', 'Hugo’s whole row')],
    'name-6': [('button', 'Not now'), ('button', 'Name the word')],
    'end': [('button', 'Play again'), ('button', 'Look at the table')],
    'replay': [('button', 'Play'), ('button', 'Forward'), ('slider', 'Place in the game'), ('radio', 'quick')],
}


def pages():
    """Gives for each page its name, a game, and a function that leads from the game to the page."""
    def new_game(program):
        program.find('button', 'Lay the words')

    def company(program):
        program.click_on('button', 'Computers…')
        program.find('button', 'Rosa, patient, easy')

    def home(program):
        program.find('button', 'Sit down', sensitive=True)

    def home_new(program):
        program.find('button', 'Choose')

    def lay(program):
        sit_down(program)
        program.find('button', 'Lay this word')
        program.type('zebra.')
        program.find('button', 'Lay this word', sensitive=True)

    def table(program):
        sit_down(program)
        program.find('button', 'Name a word…')

    def curtain(program):
        sit_down(program)
        program.find('button', 'I am Ada')

    def naming(program):
        table(program)
        program.click_on('button', 'Name a word…')
        program.find('button', 'Name the word')

    def end(program):
        sit_down(program)
        says(program, 'Ada, ask Hugo for…')
        program.click_on('button', 'Q')
        program.find('button', 'Play again')

    def replay(program):
        end(program)
        program.key('F10')
        program.click(program.find('menu item', 'Replay of this game'))
        program.find('label', 'Before the first question')
        program.key('End')
        program.find('label', re.compile(r'^Question (\d+) of \1$'))

    return (('home', THREE, home), ('home-new', None, home_new), ('new-game', None, new_game),
            ('company', None, company),
            ('table-2', TWO, table), ('lay', LAID, lay), ('table-3', THREE, table),
            ('table-6', SIX, table), ('table-trays', TRAYS, table), ('curtain', CURTAIN, curtain),
            ('name', THREE, naming), ('name-6', SIX, naming), ('end', LAST, end), ('replay', LAST, replay))


def make_test(page, look, mode, sizes, text=1):
    name, game, way = page
    dark, env = MODES[mode]

    def test(program):
        way(program)
        ill = []
        for size in sizes:
            program.resize(*size)
            try:
                check_page(program, size, name)
            except AssertionError as error:
                ill.append(str(error))
            program.screenshot(f'size-{size[0]}-{mode}-{name}-{look}' + ('-large' if text > 1 else ''))
        assert not ill, '\n'.join(ill)

    test.options = {'dark': dark, 'env': env, 'text': text, 'settings': {**FAST, 'look': f"'{look}'"},
                    'to_set_up': name in ('new-game', 'company'), **({'home': home_with(game)} if game else {})}
    return test


def cases():
    """Gives page, look, mode, sizes and text of each test."""
    for number, page in enumerate(pages()):
        for turn, look in enumerate(LOOKS):
            if WHOLE:
                yield from ((page, look, mode, SIZES, text) for mode in MODES for text in (1, LARGE))
            else:
                yield page, look, ('light', 'dark')[(number + turn) % 2], (SIZES[(number + turn) % 3],), 1
        if not WHOLE:
            yield page, LOOKS[number % 3], 'light', (SIZES[0],), LARGE


for case in cases():
    words = ['test', case[0][0], *case[1:3], *(['large'] if case[4] > 1 else [])]
    globals()['_'.join(words).replace('-', '_')] = make_test(*case)

main()
