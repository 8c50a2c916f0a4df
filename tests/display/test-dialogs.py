# SPDX-License-Identifier: GPL-3.0-or-later
"""Menu, preferences, help, shortcuts and “about”: keys open each of them, and Escape closes
it."""

import os
import re
import subprocess
import tempfile

from salon_display import main, wait, with_options


def close(program, role, name):
    program.key('Escape')
    program.find_gone(role, name)


def moves(program):
    """Whether the switch for animations is on."""
    return ['checked' in states for _, role, name, states in program.app.survey()
            if role == 'switch' and name == 'Animate cards'][-1]


def menu_items(program):
    return program.look(where=lambda node: 'menu item' in node.role)


def test_main_menu(program):
    program.find('button', 'Lay the words')
    program.key('F10')
    entries = ['New game', 'Open…', 'Save a copy…', 'Library', 'Puzzle of the day', 'Statistics', 'Fullscreen', 'Preferences',
               'Keyboard shortcuts', 'How to play', 'About Salon']
    items = wait(lambda: menu_items(program), 'the menu')
    if program.app.toolkit < (4, 10):
        for entry in entries:
            assert any(entry in item.name for item in items), entry
    else:                               # there, they have no names on the bus
        assert len(items) == len(entries), items
    program.screenshot('main-menu')
    program.key('Escape')
    wait(lambda: not menu_items(program), 'the menu to close')


def test_preferences(program):
    program.find('button', 'Lay the words')
    program.key('ctrl+comma')
    program.find('label', 'Pace of the computer players')
    program.screenshot('preferences')
    program.click_on('label', 'Animate cards')
    wait(lambda: not moves(program), 'the switch to turn')
    close(program, 'label', 'Pace of the computer players')
    # The setting is still changed, although it is only kept in memory.
    program.key('ctrl+comma')
    program.find('label', 'Pace of the computer players')
    assert not moves(program)


def home_with_looks():
    """A home with a look that can be used, and one that is broken."""
    home = tempfile.mkdtemp(dir=os.environ['HOME'])
    for name, title in (('mine', 'name=My look'), ('broken', 'letter-cap=58')):
        folder = f'{home}/.local/share/salon/looks/{name}'
        os.makedirs(folder)
        with open(f'{folder}/look.ini', 'w', encoding='utf-8') as file:
            file.write(f'[Look]\n{title}\n')
    return home


@with_options(home=home_with_looks())
def test_broken_looks(program):
    """A look that cannot be used is told in the log, once, and not offered."""
    program.find('button', 'Lay the words')
    for _ in range(2):
        program.key('ctrl+comma')
        program.find('label', 'Pace of the computer players')
        program.click_on('label', 'As the edition')
        offered = wait(lambda: {node.name for node in program.look('list item')} or
                       {name for _, role, name, _ in program.app.survey() if role == 'list item'}, 'the list of looks')
        told = {name for _, _, name, _ in program.app.survey()}
        assert 'My look' in told and '1982' in told, (offered, told)
        assert not any('roken' in name for name in told), told
        program.key('Escape')           # the list first: a key that comes sooner would go to it as well
        wait(lambda: 'My look' not in {name for _, _, name, _ in program.app.survey()}, 'the list to close')
        close(program, 'label', 'Pace of the computer players')
    complaints = program.complaints()
    assert len(complaints) == 1 and 'looks/broken cannot be used' in complaints[0], complaints
    program.complaints = list           # what was expected is none


@with_options(env={'GSETTINGS_BACKEND': 'keyfile'})
def test_language(program):
    """A language that is chosen in the preferences is used from the next start on."""
    program.find('button', 'Lay the words')
    program.key('ctrl+comma')
    # The page behind the preferences has a row “Language of the words”, which shows “English” too.
    row = program.find('combo box', 'Language')
    program.click_on('label', 'Language')
    program.find('label', 'English', within=row)            # the list is open
    program.key('Down', 'Down', 'Return')
    program.find_gone('label', 'English', within=row)
    program.find('label', 'Français', within=row)
    program.stop()
    program.start()
    program.find('button', 'Poser les mots')
    program.find('radio', 'Miro 1967', where=lambda node: node.checked)
    program.click(program.find('button', re.compile('^Joueur.*, Humain')))
    program.find('text box', 'Nom du joueur 1')


def test_help(program):
    """The first page, a chapter and the one after it, by keyboard alone; the chapter is what has the focus."""
    program.find('button', 'Lay the words')
    program.key('F1')
    row = program.find('button', 'The last turns')
    program.screenshot('help')
    for _ in range(40):
        if row.focused:
            break
        program.key('Tab')
    program.key('Return')
    program.find('label', re.compile('the highest score wins', re.IGNORECASE))
    wait(lambda: any(node.focused and 'The highest score wins' in node.description
                     for node in program.look(None, 'The last turns')), 'the text of the chapter')
    program.screenshot('help-chapter')
    program.key('Tab', 'Tab', 'Return')
    program.find('label', re.compile('Two players can lay two words each'))
    program.key('Escape')
    wait(lambda: program.find('button', 'Two trays, five and six').focused, 'the row that was left')
    close(program, 'button', 'The last turns')


def test_help_scrolls(program):
    """Where the page is higher than the window, keys scroll it."""
    program.find('button', 'Lay the words')
    program.resize(700, 500)
    program.key('F1')
    row = program.find('button', 'The last turns')
    top = row.extents[1]
    program.key('End')
    wait(lambda: row.extents[1] < top, 'the last chapters to come up')
    program.screenshot('help-narrow')


def test_help_turns_cards(program):
    """The cards of the pictures are live, and say what they show."""
    program.find('button', 'Lay the words')
    program.key('F1')
    picture = program.find('button', 'Ask one player: turn the cards')
    assert '+15' in picture.description and 'E' in picture.description, picture.description
    picture.press()
    wait(lambda: '+15' not in picture.description, 'the card to be turned back')
    deck = program.find('button', 'Draw a card: turn the cards')
    first = deck.description
    deck.press()
    wait(lambda: deck.description != first, 'another card')


def test_help_on_the_edition(program):
    """The page shows the edition that is played first, and can show the others, on the chapters too."""
    program.find('button', 'Lay the words')
    program.click_on('radio', 'Miro 1967')
    program.key('F1')
    program.find('label', re.compile('In your own turn, with five cards'))
    assert not program.sees('label', re.compile('Any time, with five'))
    program.find('label', 'Miro 1967 in figures')
    program.click_on('button', 'Parker 1982')
    program.find('label', 'Parker 1982 in figures')
    program.find('label', re.compile('Any time, with five'))
    program.find('label', 'figures + 150')
    program.click_on('button', 'The 36 activity cards')
    program.find('label', re.compile('There are 36|multiply your first guess by 2 or 3'))
    assert len([label for label in program.look('label', re.compile('^Activity card '))]) == 10
    program.click_on('button', 'Parker 1964')
    program.find('label', re.compile('multiply your first guess by 3, 4 or 5'))
    assert len([label for label in program.look('label', re.compile('^Activity card '))]) == 12
    program.key('Escape')
    program.find('button', 'The 48 activity cards')
    program.find('label', 'Parker 1964 in figures')


def test_shortcuts(program):
    program.find('button', 'Lay the words')
    program.key('ctrl+question')
    program.find('label', 'Ctrl+N')
    program.find('label', 'Shift+F10')
    program.screenshot('shortcuts')
    close(program, 'label', 'Ctrl+N')


def test_about(program):
    program.find('button', 'Lay the words')
    program.key('F10')
    program.key('Up', 'Return')
    program.find('label', 'The Salon players')
    program.screenshot('about')
    close(program, 'label', 'The Salon players')


def test_legal(program):
    program.find('button', 'Lay the words')
    program.key('F10')
    program.key('Up', 'Return')
    program.click_on(None, 'Legal')
    program.find('label', re.compile('J Ross Beresford'))
    program.screenshot('legal')


def test_command_line(program):
    program.find('button', 'Lay the words')
    for option, told in (('--version', r'^salon \d+\.\d+\.\d+\n$'), ('--help', '--version')):
        run = subprocess.run([os.environ['SALON_PROGRAM'], option], stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, text=True, check=True)
        assert re.search(told, run.stdout), run.stdout
        assert run.stderr == '', run.stderr
    run = subprocess.run([os.environ['SALON_PROGRAM'], '--nonsense'], stdout=subprocess.PIPE,
                         stderr=subprocess.PIPE, check=False)
    assert run.returncode != 0


@with_options(size=(800, 560))
def test_the_smallest_window(program):
    start = program.find('button', 'Lay the words')
    x, y, width, height = start.extents
    assert x >= 0 and x + width <= 800 and y + height <= 560, start.extents
    program.screenshot('new-game-800')
    program.key('F1')
    program.find('label', 'The full rules')


main()
