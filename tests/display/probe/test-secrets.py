# SPDX-License-Identifier: GPL-3.0-or-later
"""The accessibility tree names every card but tells no secret. Neither do the title of the window and
what the program writes (files, settings, messages). Nothing is on the clipboard."""

import ctypes
import os
import re
from pathlib import Path

from salon_display import Program, main, wait, windows, xdotool
from table_player import (Person, cards, home_with, kept, lay, moves_of, open_curtain, record,
                          record_of, says, show, sit_down, spaces, tray_of, wait_for_moves)

FAST = {'pace': '0', 'draw-first': 'false'}
CARD = re.compile(r'^space (\d+), worth (\d+), '
                  r'(empty|hidden|([A-Z]|blank|dot)(, hidden from the others)?)$')
VALUES = [5, 10, 15, 15, 10, 5, 5, 10, 15, 15, 10, 5]


def secrets_of(program):
    """The name of each seat and the rows of its trays, from the record on the disk."""
    text = record_of(program)
    names = re.findall(r'^seat \d \S+ (.*)$', text, re.MULTILINE)
    return {name: re.findall(rf'^word {number}[LR]? (\S+)$', text, re.MULTILINE)
            for number, name in enumerate(names, 1)}


def rows_on_screen(program):
    """What all nodes of the program, also those of hidden pages, say of the cards in each tray: pairs of
    the tray's name and its spaces' names."""
    found, tray = [], None
    for _, role, name, _ in program.app.survey(hidden=True):
        if role == 'grid':
            tray = (name, [])
            found.append(tray)
        elif role == 'grid cell' and name.startswith('space'):
            tray[1].append(name)
    return [pair for pair in found if pair[1]]


def said_by_the_program():
    """All words in the sentences of the program. A secret word that is one of these may appear for that
    reason, so finding it proves nothing."""
    catalogue = Path(__file__).resolve().parents[3] / 'po/fr.po'
    lines = [line for line in catalogue.read_text(encoding='utf-8').splitlines()
             if not line.startswith('#')]
    return {word.upper() for word in re.findall('[A-Za-z]+', '\n'.join(lines).replace('_', ''))}


# The help of a command contains ROCKET, but no window does, so it can be a secret here.
SAID = said_by_the_program() - {'ROCKET'}
# Secret words of these tests, which are not in the messages of any library either.
RARE = {'ROCKET', 'TREASURER', 'PEPPER', 'KAYAK', 'BUCKET'}
assert 'CLICK' in SAID and not SAID & {'TREASURER', 'PEPPER', 'KAYAK'}


def written_by(program):
    """Everything that the program has written into its home and to its standard output and error."""
    for folder, _, names in os.walk(program.home):
        for name in names:
            path = os.path.join(folder, name)
            try:
                with open(path, 'rb') as file:
                    yield path, name.encode() + b'\n' + file.read()
            except OSError:             # a file on its way to another name; a socket
                pass


def check_written(program, words):
    for path, content in written_by(program):
        for word in words & RARE:
            assert not re.search(rb'\b%s\b' % word.encode(), content, re.IGNORECASE), (word, path)
        if path.endswith('.salon'):
            assert os.stat(path).st_mode & 0o077 == 0, path
    assert os.stat(f'{program.home}/.local/share/salon').st_mode & 0o777 == 0o700


def owned_selections():
    """The selections of the X server that have an owner: PRIMARY is the text that is selected with the
    mouse, CLIPBOARD what was copied."""
    x11 = ctypes.CDLL('libX11.so.6')
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = x11.XGetSelectionOwner.restype = ctypes.c_ulong
    x11.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
    x11.XGetSelectionOwner.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
    x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
    display = x11.XOpenDisplay(None)
    assert display
    owned = [name for name in (b'PRIMARY', b'CLIPBOARD')
             if x11.XGetSelectionOwner(display, x11.XInternAtom(display, name, False))]
    x11.XCloseDisplay(display)
    return owned


def check(program, seer=None):
    """Checks that nothing tells a card that is hidden from the person who looks, seer, or from an onlooker
    if there is none."""
    secrets = secrets_of(program)
    tree = program.tree(hidden=True)
    titles = [xdotool('getwindowname', window[0]) for window in windows()]

    for name, rows in secrets.items():
        if name == seer:
            continue
        for row in rows:
            word = row.strip('.')
            if word in SAID:
                continue
            for text in (tree, *titles):
                assert not re.search(rf'\b{word}\b', text, re.IGNORECASE), (word, text)

    check_written(program, {row.strip('.') for rows in secrets.values() for row in rows})
    assert not owned_selections()

    said = rows_on_screen(program)
    for tray, names in said:
        assert len(names) == 12, (tray, names)
        for number, name in enumerate(names, 1):
            match = CARD.match(name)
            assert match and int(match[1]) == number, (tray, name)
            # The spaces of pages that were not shown yet have no values.
            assert int(match[2]) in (VALUES[number - 1], 0), (tray, name)
            if match[5]:
                assert seer and tray.startswith(f'{seer}’s '), (seer, tray, name)
    return dict(said)


def exposed(program):
    """The spaces that the moves have turned, as pairs of the tray's owner and the space."""
    names = list(secrets_of(program))
    turned = set()
    for move in moves_of(program):
        match = re.match(r'(\d) (?:show|expose) (\d+)$', move)
        if match:
            turned.add((names[int(match[1]) - 1], int(match[2])))
        match = re.match(r'\d pick (\d) (\d+)$', move)
        if match:
            turned.add((names[int(match[1]) - 1], int(match[2])))
        match = re.match(r'\d interrupt (\d) (\S+)$', move)
        if match and secrets_of(program)[names[int(match[1]) - 1]] == [match[2]]:
            turned |= {(names[int(match[1]) - 1], number)
                       for number in range(1, len(match[2]) + 1)}
    return turned


def check_table(program, seer=None):
    """Checks the same, and that the table shows exactly the cards of each tray that were turned."""
    # The moves are read again, to be sure that none came between.
    def still():
        before = moves_of(program)
        seen = check(program, seer)
        return moves_of(program) == before and seen

    seen = wait(still, 'the table to be at rest')
    turned = exposed(program)
    for name, (row,) in secrets_of(program).items():
        shown = seen[f'{name}’s tray']
        for number, card in enumerate(row, 1):
            card = {'.': 'blank'}.get(card, card)
            said = shown[number - 1].split(', ', 2)[2]
            if (name, number) in turned:
                assert said == card, (name, number, said)
            elif name == seer:
                assert said == card + ', hidden from the others', (name, number, said)
            else:
                assert said == 'hidden', (name, number, said)


@kept(record('human Ada, computer-easy Hugo, computer-easy Marie', '- - -', cards='off'))
def test_a_game_from_its_beginning(program):
    sit_down(program)
    check(program)
    lay(program, 'ROCKET', before=1)
    wait(lambda: 'begin' in record_of(program), 'all words')
    ada = Person(program, 'Ada')
    for _ in range(6):
        wait(lambda: ada.status() or program.sees('button', 'Play again'), 'something to do')
        if program.sees('button', 'Play again'):
            break
        check_table(program, 'Ada')
        ada.act()


@kept(record('human Ada, computer-easy Hugo, computer-easy Marie', '..ROCKET TREASURER. KAYAK',
             '1 draw normal, 1 ask 2 S, 2 show 5'))
def test_while_a_word_is_named(program):
    sit_down(program)
    check_table(program, 'Ada')
    program.click_on('button', 'Name a word…')
    says(program, 'Hugo’s whole row')
    check(program, 'Ada')
    program.key('Escape')
    says(program, 'Ada, that was right: ask again.')
    program.key('ctrl+n')
    program.find('button', 'Lay the words')
    check(program, 'Ada')


@kept(record('human Ada, human Nora, computer-easy Hugo', '- - -', cards='off'))
def test_laying_with_several_people(program):
    sit_down(program)
    for name, word, other in (('Ada', 'ROCKET', 'Nora'), ('Nora', 'TREASURER', 'Ada')):
        program.find('button', f'I am {name}')
        check(program)
        open_curtain(program, name)
        program.find('button', 'Lay this word')
        check(program, name)
        assert cards(tray_of(program, name)) == ''
        lay(program, word)
        program.find_gone('heading', re.compile(f'^{name}, choose'))
        assert other in secrets_of(program)
    says(program, 'Ada, ask an opponent for a letter.')
    check_table(program)


@kept(record('human Ada, human Nora, computer-easy Hugo', 'PEPPER. KAYAK TREASURER',
             '2 ask 1 R', cards='off', first=2), chooses=[1])
def test_behind_the_curtain(program):
    sit_down(program)
    program.find('button', 'I am Ada')
    check(program)
    open_curtain(program, 'Ada')
    says(program, 'Ada, Nora asks you for R: choose the card to show.')
    check_table(program, 'Ada')
    show(program, 'Ada', 6)
    wait_for_moves(program, 2)
    program.find_gone('grid cell', re.compile('hidden from the others'))
    check_table(program)
    # A player looks at their own word, and hides it again.
    program.click(program.find('group', re.compile('^Nora, ')))
    program.find('button', 'I am Nora')
    check(program)
    open_curtain(program, 'Nora')
    wait(lambda: cards(tray_of(program, 'Nora')) == 'KAYAK', 'the word')
    check_table(program, 'Nora')
    program.click_on('button', 'Hide my word')
    wait(lambda: cards(tray_of(program, 'Nora')) == '?????', 'the word to go')
    check_table(program)


@kept(record('human Ada, computer-easy Hugo, human Nora', 'PEPPER. TREASURER KAYAK',
             '1 draw normal, 1 ask 2 S, 2 show 5'))
def test_other_words_change_nothing(program):
    """Two games that differ only in hidden cards have the same accessibility tree."""
    moves = '1 draw normal, 1 ask 2 S, 2 show 5'
    seats = 'human Ada, computer-easy Hugo, human Nora'
    sit_down(program)
    says(program, 'Ada, that was right: ask again.')
    assert spaces(tray_of(program, 'Hugo'))[4] == 'space 5, worth 10, S'
    tree = program.tree(hidden=True)
    program.stop()
    other = record(seats, '.BUCKET TRANSFORM JUDGE', moves)
    with Program(home=home_with(other), settings=FAST) as again:
        sit_down(again)
        says(again, 'Ada, that was right: ask again.')
        wait(lambda: again.tree(hidden=True) == tree, 'the same tree')


REFUSED = record('human Ada, computer-easy Hugo', 'ROCKET TREASURER', '1 ask 2 E\n2 show 9', cards='off', trays=1)


@kept(REFUSED)
def test_a_record_that_is_refused(program):
    """The message about a game that cannot be read, whether kept or opened, contains none of its words."""
    for heading in ('The last game cannot be read', '“refused.salon” cannot be opened'):
        program.find('label', heading)
        program.find('label', re.compile('line [0-9]+: '))
        tree = program.tree(hidden=True)
        assert not re.search('rocket|treasurer', tree + program.stderr(), re.IGNORECASE), tree
        program.key('Escape')
        program.find_gone('label', heading)
        path = f'{program.home}/refused.salon'
        with open(path, 'w', encoding='utf-8') as file:
            file.write(REFUSED)
        if heading.startswith('The'):
            program.open_file(path)
    assert not owned_selections()


main(settings=FAST, env={'G_MESSAGES_DEBUG': 'all'})
