#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The library with a few games: they come and leave as files, are taken up, stand in every order, and keys alone do all of it."""

import os
import re
import subprocess
from datetime import datetime
from pathlib import Path

import library_maker
from file_chooser import finish, name_of_file, put_path
from librarian import Librarian, back, count, enter, row, rows
from salon_display import main, wait, windows, with_options, xdotool
from service import Service


class FileManager(Service):
    """Answers as a file manager does that shows files, and knows which ones it was asked for."""

    NAME = 'org.freedesktop.FileManager1'
    PATH = '/org/freedesktop/FileManager1'
    ABOUT = f"""<node><interface name="{NAME}"><method name="ShowItems">
        <arg type="as" direction="in"/><arg type="s" direction="in"/></method></interface></node>"""

    def __init__(self):
        super().__init__()
        self.asked = []

    def ShowItems(self, items, startup):
        self.asked += items


def drop(program, paths, target):
    """Drags files from a window of another program to this node, and drops them there."""
    before = {window[0] for window in windows()}
    with subprocess.Popen([os.environ['SALON_DRAG_FILES'], *map(str, paths)]) as other:
        window = wait(lambda: [window for window in windows() if window[0] not in before], 'the other window')[0]
        x, y = window[1] + window[3] // 2, window[2] + window[4] // 2
        to_x, to_y = program.place(target)
        steps = ['mousemove', x, y, 'mousedown', 1]
        for part in (0.05, 0.1, 0.3, 0.6, 0.9, 1.0, 1.0):
            steps += ['sleep', 0.1, 'mousemove', round(x + (to_x - x) * part), round(y + (to_y - y) * part)]
        xdotool(*steps, 'sleep', 0.3, 'mouseup', 1, 'sleep', 0.5)
        other.terminate()


def day_and_moves(path):
    """By what the records of different games differ for certain."""
    head, _, moves = path.read_text(encoding='utf-8').partition('begin\n')
    return re.search('^date .*', head, re.MULTILINE)[0], moves


def choose(program, text):
    """Chooses the game with this title, and returns its title."""
    target = row(program, text)
    title = target.name.split('. ')[0]
    program.click(program.find('checkbox', within=target))
    program.find('label', '1 game chosen')
    return title


@with_options(games=8, waiting=1)
def test_files(program):
    """Games come by drop and leave as copies; the file of a damaged one is shown; what is out of sight is not chosen; and a
    game whose review was made says so."""
    enter(program)
    wait(lambda: count(program, 'Every table') == 13, 'all games')

    elsewhere = Path(program.home) / 'elsewhere'
    library_maker.fill(elsewhere, 9, waiting=0)
    new = sorted(elsewhere.iterdir())[0]
    noise = elsewhere / 'noise.salon'
    noise.write_bytes(b'noise')
    drop(program, [new, noise], program.find('list', 'Games'))
    program.find('label', '1 file is no game')
    program.find('label', re.compile('^1 game was imported.*“noise.salon”', re.DOTALL))
    program.key('Escape')
    wait(lambda: count(program, 'Every table') == 14, 'the game that came')

    # A game that is chosen is chosen no more when other games are shown.
    title = choose(program, 'Probe, Parker 1964, ')
    wait(lambda: row(program, f'{title}. ').name.endswith('Chosen.'), 'the row that says so')
    program.click_on('button', re.compile('^Cubes, '))
    program.find_gone('list item', re.compile(re.escape(title)))
    program.click_on('button', re.compile('^Every table, '))
    wait(lambda: not row(program, f'{title}. ').name.endswith('Chosen.'), 'the row that is not chosen')

    # A copy of one game has its bytes.
    title = choose(program, title)
    program.key('ctrl+e')
    program.find(name='Save a copy of the game')
    entry = program.find('text box', where=lambda node: node.focused)
    copy = Path(program.home) / 'copy.salon'
    program.key('ctrl+a')
    program.type(str(copy))
    program.key('shift+End', 'Delete')
    wait(lambda: entry.text == str(copy), 'the path in the chooser')
    program.key('Return')
    program.find('label', 'Saved as “copy.salon”')
    assert any(path.is_file() and path.read_bytes() == copy.read_bytes()
               for path in program.folder.iterdir() if path.suffix == '.salon')
    program.click_on('button', 'Choose none')

    # Copies of several games come into a folder, one of each game, with its day and its moves.
    targets = wait(lambda: rows(program, ' won with ')[:2], 'finished games')
    for target in targets:
        program.click(program.find('checkbox', within=target))
    program.find('label', '2 games chosen')
    copies = Path(program.home) / 'copies'
    copies.mkdir()
    program.click_on('button', 'Export…')
    program.find(name='Choose a folder for the copies')
    program.key('ctrl+l')
    put_path(program, name_of_file(program), str(copies))
    finish(program, 'Choose a folder for the copies')
    # The message goes by itself, on a slow machine before the chooser is gone.
    wait(lambda: len(list(copies.glob('*.salon'))) == 2, 'both copies')
    kept = {day_and_moves(path) for path in program.folder.glob('game-*.salon')}
    written = {day_and_moves(path) for path in copies.iterdir()}
    assert len(written) == len(list(copies.iterdir())) == 2 and written <= kept, written
    program.click_on('button', 'Choose none')

    with FileManager() as manager:
        damaged = row(program, 'partie-14.salon')
        program.click(program.find('button', 'Show the file', within=damaged))
        wait(lambda: manager.asked == [(program.folder / 'partie-14.salon').as_uri()], 'the file manager to be asked')

    # After its review the game says that there is one.
    program.click(row(program, title))
    program.click_on('button', 'How it went')
    wait(lambda: list((Path(program.home) / '.cache/salon/reviews').glob('*')), 'the review to be kept')
    program.key('alt+Left')
    program.key('alt+Left')
    wait(lambda: 'Reviewed.' in row(program, title).name, 'the sign of the review')
    program.screenshot('library-reviewed')


def tell_help(path):
    """Adds to a record that somebody had a hint."""
    path.write_text(path.read_text(encoding='utf-8').replace('\nbegin\n', '\nbegin\n# hint 1\n'), encoding='utf-8')


def beside(program, title, node):
    """The light bulb right behind the title on this card or row."""
    text = program.find('label', title, within=node).extents
    bulb = program.find('image', 'Played with hints: it does not count in accuracy.', within=node).extents
    assert 0 <= bulb[0] - (text[0] + text[2]) <= 12, (text, bulb)
    assert text[1] - 4 <= bulb[1] and bulb[1] + bulb[3] <= text[1] + text[3] + 4, (text, bulb)


@with_options(games=6, waiting=1, damaged=False)
def test_take_up(program):
    """A game that waits can be looked at and waits on, from its card or its row, and nothing there helps in it; a copy of it is
    made after a question only; then it is gone on with, and is the one on the table."""
    waiting = sorted(program.folder.glob('game-*.salon'))[-1]
    tell_help(waiting)
    enter(program)
    card = program.find('button', re.compile('.*It is not over.*Played with hints: it does not count in accuracy.'))
    beside(program, card.name.split('. ')[0], card)
    for by_card in (True, False):
        if not by_card:
            program.click_on('button', re.compile('Waiting, .*'))
        program.click_on('button', re.compile('Look back at “.*”') if by_card else 'Look back')
        program.find('label', re.compile('.*not over yet · does not count in accuracy$'))
        program.find('slider', 'Place in the game')
        program.screenshot('library-look-back')
        # No review can help in a game that goes on.
        assert not program.sees(name='How it went')
        program.key('F10')
        program.find('menu item', re.compile('Preferences'))
        assert not program.sees('menu item', re.compile('Review'))
        program.key('Escape')
        program.find_gone('menu item', re.compile('Preferences'))
        assert not (program.folder / 'current.salon').exists()
        program.key('alt+Left')
        program.find('button', 'Import…')

    # Anybody could read the words in a copy.
    before = {path: path.read_bytes() for path in Path(program.home).rglob('*.salon')}
    choose(program, 'It is not over')
    program.key('ctrl+e')
    program.find('label', 'Save a copy with the hidden words?')
    program.screenshot('library-copy-question')
    program.key('Escape')
    program.find_gone('label', 'Save a copy with the hidden words?')
    assert not program.sees(name='Save a copy of the game')
    assert {path: path.read_bytes() for path in Path(program.home).rglob('*.salon')} == before
    program.click_on('button', 'Choose none')
    program.click_on('button', re.compile('Waiting, .*'))
    card = program.find('button', re.compile('.*It is not over.*'))
    program.screenshot('library-waiting')
    program.click(card)
    wait(lambda: (program.folder / 'current.salon').exists(), 'the game in progress')
    program.key('ctrl+l')
    program.find('button', 'Import…')
    wait(lambda: count(program, 'Waiting') == 1 and count(program, 'Every table') == 6, 'all games, none twice')
    program.key('alt+Left')
    program.find_gone('button', 'Import…')


def texts(program):
    """What every file of the library says, by its name."""
    return {path.name: path.read_bytes() for path in program.folder.iterdir() if path.is_file() and path.suffix == '.salon'}


@with_options(games=0, waiting=0, damaged=False)
def test_empty(program):
    """A library without a game says so, and leads to the tables."""
    program.key('ctrl+l')
    program.find('label', 'Nothing here yet. Every game you play will stand here.')
    program.screenshot('library-empty')
    program.click_on('button', 'To the tables')
    program.find('button', 'Probe')
    program.find_gone('button', 'Import…')


@with_options(games=8, waiting=0)
def test_words(program):
    """A search that finds nothing leads to everything; what is damaged cannot be chosen; what is here already is not
    imported; and several games are deleted at once, come back, and are gone for good after a while."""
    enter(program)
    wait(lambda: count(program, 'Every table') == 13, 'all games')

    # From anywhere to the search; it looks at one table only, until everything is asked for.
    program.click_on('button', re.compile('^Cubes, '))
    program.key('ctrl+f')
    box = program.find('search box', 'Search the library')
    wait(lambda: box.focused or any(node.focused for node in program.look('text', within=box)), 'the focus in the search')
    program.type('miro')
    program.find('label', 'No game has “miro”')
    program.screenshot('library-nothing')
    program.click_on('button', 'Search everything')
    wait(lambda: box.text == '' and rows(program, 'Miro 1967') and rows(program, 'Parker 1964'), 'all games again')

    damaged = row(program, 'partie-14.salon')
    assert not program.look('checkbox', within=damaged, sensitive=True)
    finished = wait(lambda: rows(program, ' won with '), 'finished games')
    assert all(program.look('checkbox', within=one, sensitive=True) for one in finished)

    # A copy of what is here is not imported.
    before = texts(program)
    newest = sorted(name for name in before if name.startswith('game-'))[-1]
    here = Path(program.home) / 'here.salon'
    here.write_bytes(before[newest])
    program.key('ctrl+o')
    program.find(name='Import games')
    program.key('ctrl+l')
    put_path(program, name_of_file(program), str(here))
    finish(program, 'Import games')
    program.find('label', '0 games were imported. 1 was here already.')
    assert texts(program) == before

    # Several at once, which come back with every byte. What is offered for some seconds is found fast in the bar.
    bar = next(node for node, _, name, _ in program.app.survey() if name == 'SalonLibraryBar')

    def delete():
        targets = wait(lambda: rows(program, ' won with ')[:2], 'finished games')
        for target in targets:
            program.click(program.find('checkbox', within=target))
        program.find('label', '2 games chosen', within=bar)
        program.key('Delete')
        program.find('label', '2 games are deleted.', within=bar)

    total = back(program, 13, delete, lambda: program.key('ctrl+z'), games=2)
    if total == 13:
        wait(lambda: texts(program) == before, 'both games with every byte')
    program.find_gone('label', '2 games are deleted.')

    # Nobody takes that back: the message goes by itself, and nothing of the games is left.
    before = texts(program)
    delete()
    program.screenshot('library-deleted')
    gone = [text for name, text in before.items() if name not in texts(program)]
    assert len(gone) == 2
    program.find_gone('label', '2 games are deleted.')
    program.find_gone('button', 'Undo')
    wait(lambda: not [path for path in Path(program.home).rglob('*')
                      if path.is_file() and path != here and path.read_bytes() in gone], 'the files to be removed')
    program.key('ctrl+z')
    wait(lambda: count(program, 'Every table') == total - 2, 'the games that are left')


def titles(program):
    """The titles of the games in sight, and the headings of months between them, from top to bottom."""
    found = [(node.extents[1], node.name.split('. ')[0]) for node in rows(program)]
    return [name for _, name in sorted(found)]


ORDERS = ['Newest first', 'Oldest first', 'By title']


def order_by(program, name):
    """Chooses an order in the menu, which is a window of its own, by keys: it opens at the order in use."""
    menu = program.find('combo box', 'Order')
    now = next(order for order in ORDERS if program.look('label', order, within=menu))
    program.click(menu)
    wait(lambda: len(program.look('label', re.compile('|'.join(ORDERS)))) > 1, 'the menu')
    steps = ORDERS.index(name) - ORDERS.index(now)
    program.key(*['Down' if steps > 0 else 'Up'] * abs(steps), 'Return')
    wait(lambda: program.look('label', name, within=menu), f'the order “{name}”')


@with_options(games=0, waiting=0, damaged=False)
def test_sorting(program):
    """Every order there is, from the first time on which the library shows it; what is imported, renamed and deleted comes to
    its place, and neither search nor filter changes the order."""
    library_maker.fill_titled(program.folder, [
        ('Evening at Émile’s', datetime(2026, 3, 4)), ('Zoo', datetime(2026, 1, 20)), ('Apples', datetime(2026, 3, 28)),
        ('Zither', datetime(2025, 3, 10)), ('Eleven', datetime(2026, 1, 9))])
    enter(program)
    newest = ['March', 'Apples', 'Evening at Émile’s', 'January', 'Zoo', 'Eleven',
              'March 2025', 'Zither']

    def stand(*expected):
        wait(lambda: titles(program) == list(expected), f'the order {expected}')

    stand(*newest)
    order_by(program, 'Oldest first')
    oldest = ['March 2025', 'Zither', 'January', 'Eleven', 'Zoo', 'March',
              'Evening at Émile’s', 'Apples']
    stand(*oldest)
    program.screenshot('library-oldest')
    order_by(program, 'By title')
    by_title = ['Apples', 'Eleven', 'Evening at Émile’s', 'Zither', 'Zoo']
    stand(*by_title)
    program.screenshot('library-by-title')

    # A search keeps the order, and so does what comes by import.
    program.type('ev')
    stand('Eleven', 'Evening at Émile’s')
    program.key('Escape')
    stand(*by_title)
    elsewhere = Path(program.home) / 'elsewhere'
    library_maker.fill_titled(elsewhere, [('Mango', datetime(2026, 2, 14))])
    program.key('ctrl+o')
    program.find(name='Import games')
    program.key('ctrl+l')
    put_path(program, name_of_file(program), str(next(elsewhere.iterdir())))
    finish(program, 'Import games')
    stand('Apples', 'Eleven', 'Evening at Émile’s', 'Mango', 'Zither', 'Zoo')

    # Another title is another place; whoever is deleted comes back to theirs.
    choose(program, 'Mango')
    program.key('F2')
    program.find(name='Title of the game')
    xdotool('key', 'ctrl+a')
    program.type('Zebra')
    xdotool('key', 'Return')
    stand('Apples', 'Eleven', 'Evening at Émile’s', 'Zebra', 'Zither', 'Zoo')
    order_by(program, 'Oldest first')
    with_zebra = oldest[:5] + ['February', 'Zebra'] + oldest[5:]
    stand(*with_zebra)
    order_by(program, 'Newest first')
    stand(*newest[:3], 'February', 'Zebra', *newest[3:])

    def delete():
        choose(program, 'Zoo')
        program.click_on('button', 'Delete')
        program.find('label', '“Zoo” is deleted.')
        assert 'Zoo' not in titles(program)

    if back(program, 6, delete, lambda: program.press_on('button', 'Undo')) == 6:
        stand(*newest[:3], 'February', 'Zebra', *newest[3:])


def to_row(program, what):
    """Moves the focus by keys alone to a row whose name has this in it, and returns its name."""
    for step in range(60):
        name = next((node.name for node in program.look('list item') if node.focused), None)
        if name is not None and what in name:
            return name
        # The cards and what is beside the list come before it.
        program.key('Tab' if name is None else 'Down' if step < 30 else 'Up')
    raise AssertionError(f'no key leads to {what}')


@with_options(games=8, waiting=1, damaged=False)
def test_by_keyboard(program):
    """Games are chosen, renamed, deleted, brought back, found, imported and opened by keys alone; and rows say what does not
    count."""
    over = [path for path in sorted(program.folder.glob('game-*.salon'))
            if '\ngame probe\n' in path.read_text(encoding='utf-8') and '\ntitle ' not in path.read_text(encoding='utf-8')
            and path.read_text(encoding='utf-8').startswith('salon-record ')]
    (program.folder / 'game-2099-01-01T00-00-00.salon').write_bytes(over[-1].read_bytes())
    tell_help(over[0])
    enter(program)
    total = 9
    wait(lambda: count(program, 'Every table') == total, 'all games')
    copies = wait(lambda: rows(program, 'It is a copy of another game'), 'the copy')
    aided = wait(lambda: rows(program, 'Played with hints: it does not count in accuracy.'), 'the game with hints')
    assert len(copies) == len(aided) == 1, (copies, aided)
    beside(program, aided[0].name.split('. ')[0], aided[0])
    wait(lambda: program.look('label', 'Copy', within=copies[0]), 'the sign of a copy')

    name = to_row(program, ' won with ').rstrip()
    program.key('space')
    program.find('label', '1 game chosen')
    wait(lambda: to_row(program, name).endswith('Chosen.'), 'the row that says so')
    program.key('space')
    wait(lambda: not to_row(program, name).endswith('Chosen.'), 'the row that is not chosen')
    program.key('F2')
    program.find(name='Title of the game')
    xdotool('key', 'ctrl+a')
    program.type('By keys alone')
    xdotool('key', 'Return')
    row(program, 'By keys alone')

    def delete():
        to_row(program, 'Saturday' if program.look('list item', re.compile('Saturday')) else ' won with ')
        program.key('Delete')
        program.find('label', re.compile('” is deleted[.]$'))

    total = back(program, total, delete, lambda: program.key('ctrl+z'))
    program.key('ctrl+a')
    program.find('label', f'{total} games chosen')
    program.screenshot('library-all-chosen')
    program.click_on('button', 'Choose none')

    # Letters are searched for, wherever the focus is.
    to_row(program, ' won with ')
    program.type('by keys')
    box = program.find('search box', 'Search the library')
    wait(lambda: box.text == 'by keys', 'the letters in the search')
    wait(lambda: not rows(program, ', ', without='By keys alone'), 'the game that is searched for')
    program.key('Escape')
    wait(lambda: box.text == '', 'the empty search')

    # By the file chooser.
    elsewhere = Path(program.home) / 'elsewhere'
    library_maker.fill(elsewhere, 9, waiting=0)
    new = sorted(elsewhere.iterdir())[0]
    program.key('ctrl+o')
    program.find(name='Import games')
    program.key('ctrl+l')
    put_path(program, name_of_file(program), str(new))
    finish(program, 'Import games')
    program.find('label', '1 game was imported.')
    total += 1
    wait(lambda: count(program, 'Every table') == total, 'the game that came')

    to_row(program, 'By keys alone')
    program.key('Return')
    program.find('slider', 'Place in the game')
    assert not program.sees('label', re.compile('does not count in accuracy'))
    program.key('alt+Left')

    # What a light bulb says in the library, the titles of replay and review say in words.
    to_row(program, 'Played with hints')
    program.key('Return')
    program.find('label', re.compile(r' · replay · does not count in accuracy$'))
    program.click_on('button', 'How it went')
    program.find('label', re.compile(r'^4 players · .* · does not count in accuracy$'))
    program.screenshot('review-helped')


if __name__ == '__main__':
    main(of=Librarian)
