# SPDX-License-Identifier: GPL-3.0-or-later
"""No game is lost: games are offered again, put aside and resumed, and the player is told the name of
one that cannot be read."""

import glob
import os
import re
import subprocess
import tempfile

from salon_display import APP_ID, SANDBOXED, Program, main, wait, with_options
from table_player import read_clear

BEGUN = '''salon-record 1
game probe
edition parker-1982
words en
option activity-cards on
option answers table
option spelling strict
option supply unlimited
date 2026-11-20T18:04:05Z
seat 1 human Ada
seat 2 computer-hard Hugo
seat 3 computer-easy Marie
seat 4 human Nora
first 1
word 1 ..ROCKET
word 2 TREASURER.
word 3 KAYAK
'''
DAMAGED = 'salon-record 1\ngame probe\nedition Parker\n'
FINISHED = '''salon-record 1
game probe
edition parker-1964
words en
option activity-cards off
option trays 1
seat 1 human Ada
seat 2 human Nora
first 1
word 1 A
word 2 I
begin
1 ask 2 I
2 show 1
2 ask 1 A
1 show 1
'''


def home_with(record):
    """A home in which a game is kept."""
    home = tempfile.mkdtemp(dir=os.environ['HOME'])
    os.makedirs(f'{home}/.local/share/salon')
    with open(f'{home}/.local/share/salon/current.salon', 'w', encoding='utf-8') as file:
        file.write(record)
    return home


def kept(program, pattern):
    """The texts of the kept files whose names match, by name and without their veil."""
    return {os.path.basename(path): read_clear(path)
            for path in glob.glob(f'{program.home}/.local/share/salon/{pattern}')}


def offered(program):
    return program.find('button', 'Sit down', sensitive=True)


@with_options(home=home_with(BEGUN))
def test_an_unfinished_game_is_offered(program):
    offered(program)
    program.find('label', 'Probe · Parker 1982')
    program.find('label', 'words are being laid')
    assert offered(program).focused
    for name in ('Ada', 'Hugo', 'Marie', 'Nora'):
        program.find('label', name)
    program.screenshot('home')
    # No message on the screen may show its words.
    assert not re.search('rocket|treasurer|kayak', program.tree(), re.IGNORECASE)
    assert kept(program, 'current.salon')['current.salon'] == BEGUN
    program.click(offered(program))
    # Ada has laid; Nora has not.
    program.find('button', 'I am Nora')
    assert not re.search('rocket|treasurer|kayak', program.tree(), re.IGNORECASE)


@with_options(home=home_with(BEGUN), dark=True, size=(1024, 600))
def test_the_offer_is_reached_by_keyboard(program):
    program.screenshot('home-1024-dark')
    wait(lambda: offered(program).focused, 'the focus on the offer')
    program.key('Return')
    program.find('button', 'I am Nora')


@with_options(home=home_with(BEGUN))
def test_another_game_puts_it_aside_and_undo_takes_it_up(program):
    offered(program)
    program.click_on('button', 'New game')
    program.click_on('button', 'Lay the words')
    program.find('button', 'Lay this word')
    program.find('label', 'The game in progress was put aside')
    program.screenshot('put-aside')
    aside = kept(program, 'game-*.salon')
    assert list(aside.values()) == [BEGUN], aside
    program.press_on('button', 'Undo')
    program.find('button', 'I am Nora')
    wait(lambda: kept(program, 'current.salon').get('current.salon') == BEGUN, 'the record')
    assert kept(program, 'game-*.salon') == {}


@with_options(home=home_with(BEGUN))
def test_back_from_the_new_game(program):
    offered(program)
    program.key('ctrl+n')
    program.click_on('button', 'Back')
    program.click(offered(program))
    program.find('button', 'I am Nora')
    program.key('ctrl+n')
    program.find('button', 'Lay the words')
    program.key('alt+Left')
    program.find('button', 'I am Nora')
    program.click_on('button', 'Home')
    program.click(offered(program))
    program.find('button', 'I am Nora')


@with_options(home=home_with(BEGUN))
def test_actions_over_the_bus(program):
    offered(program)
    assert program.action('resume')
    program.find('button', 'I am Nora')
    assert program.action('new-game')
    program.find('button', 'Lay the words')
    assert program.action('resume')
    program.find('button', 'I am Nora')


@with_options(home=home_with(DAMAGED))
def test_a_damaged_game_is_kept_aside_and_named(program):
    heading = program.find('label', 'The last game cannot be read')
    names = list(kept(program, 'damaged-*'))
    assert kept(program, 'damaged-*') == {names[0]: DAMAGED}
    program.find('label', re.compile(re.escape(names[0]) + '.*line 3: ', re.DOTALL))
    program.screenshot('damaged')
    assert heading.shown
    program.key('Escape')
    program.find_gone('label', 'The last game cannot be read')
    program.set_up()
    program.click_on('button', 'Lay the words')
    program.find('button', 'Lay this word')
    assert kept(program, 'damaged-*') == {names[0]: DAMAGED}


@with_options(home=home_with(FINISHED))
def test_a_finished_game_is_put_aside_without_a_word(program):
    program.find('button', 'Probe')
    wait(lambda: list(kept(program, 'game-*.salon').values()) == [FINISHED], 'the record')
    program.find_gone('button', 'Sit down')
    assert kept(program, 'current.salon') == {}


KEPT = {'game-2026-11-19T10-00-00.salon': BEGUN.replace('Hugo', 'Paul'),
        'game-2026-11-18T10-00-00.salon': FINISHED,
        'found-2026-11-17T10-00-00.salon':
            BEGUN.replace('Hugo', 'Lena').replace('05Z\n', '05Z\ntitle Sunday\n'),
        'damaged-2026-11-16T10-00-00.salon': DAMAGED}


def home_with_kept(record=None):
    """A home with games that were put aside, and with this game in progress."""
    home = home_with(record or '')
    folder = f'{home}/.local/share/salon'
    if record is None:
        os.remove(f'{folder}/current.salon')
    for name, text in KEPT.items():
        with open(f'{folder}/{name}', 'w', encoding='utf-8') as file:
            file.write(text)
    return home


@with_options(home=home_with_kept(BEGUN))
def test_every_kept_game_is_reached(program):
    """Those that are over are not listed, and of a damaged one its name and what is wrong. No word of them
    is on the screen."""
    offered(program)
    program.click_on(None, 'or 3 others')
    program.find('label', 'Sunday')
    program.find('label', re.compile('^Ada, Paul, Marie, Nora\nStarted on 20 November 2026'))
    program.find('label', 'damaged-2026-11-16T10-00-00.salon')
    program.find('label', re.compile('^It cannot be read: line 3: '))
    program.screenshot('home-others')
    assert not re.search('rocket|treasurer|kayak', program.tree(), re.IGNORECASE)
    program.click(program.find('label', 'Sunday'))
    program.find('button', 'I am Nora')

    # The game before it has taken its place on the sideboard, and nothing is lost.
    texts = {name: text for name, text in KEPT.items() if not name.startswith('found')}
    sunday = KEPT['found-2026-11-17T10-00-00.salon']
    wait(lambda: kept(program, 'current.salon').get('current.salon') == sunday, 'the record')
    left = kept(program, '*-2*.salon')
    assert {name: left.pop(name) for name in texts} == texts
    assert list(left.values()) == [BEGUN], left
    program.click_on('button', 'Home')
    program.find('label', re.compile('^Sunday'))
    program.click_on(None, 'or 3 others')
    program.click(program.find('label', re.compile('^Ada, Hugo, Marie, Nora')))
    program.find('button', 'I am Nora')
    wait(lambda: kept(program, 'current.salon').get('current.salon') == BEGUN, 'the record')


PLAYED = FINISHED.replace('2 ask 1 A\n1 show 1\n', '')


def call_actions(path, method, *parameters):
    """Calls a method of the actions at this path over D-Bus, and returns the answer; "" if that is an error."""
    return subprocess.run(['gdbus', 'call', '--session', '--dest', APP_ID, '--object-path', path,
                           '--method', f'org.gtk.Actions.{method}', *parameters],
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False).stdout


@with_options(home=home_with(PLAYED))
def test_no_review_of_a_game_in_play(program):
    """Neither the menu nor a program that speaks to the window over the bus gets a review of a game that is not over."""
    program.click(offered(program))
    program.find('label', 'Nora, ask Ada for…')
    program.key('F10')
    program.find('menu item', re.compile('Preferences'))
    assert not program.sees('menu item', re.compile('Review'), sensitive=True)
    program.key('Escape')
    program.find_gone('menu item', re.compile('Preferences'))
    application = '/' + APP_ID.replace('.', '/')
    for path in (application, f'{application}/window/1'):
        for name in ('review', 'win.review', 'replay', 'win.replay'):
            assert f"'{name}'" not in call_actions(path, 'List'), path
            call_actions(path, 'Activate', name, '[]', '{}')
    # It has listened: this action leads somewhere.
    assert "'new-game'" in call_actions(application, 'List')
    assert program.action('new-game')
    program.find('button', 'Lay the words')
    program.key('alt+Left')
    program.find('label', 'Nora, ask Ada for…')
    assert not program.sees(name='How it went') and not program.sees('slider', 'Place in the game')


def home_with_played():
    """A home with a game that was put aside after a letter was found, and with another one in progress."""
    home = home_with(BEGUN)
    with open(f'{home}/.local/share/salon/game-2026-11-19T10-00-00.salon', 'w', encoding='utf-8') as file:
        file.write(PLAYED)
    return home


@with_options(home=home_with_played())
def test_points_tell_kept_games_apart(program):
    offered(program)
    program.click_on(None, 'or 1 other')
    program.find('label', re.compile('^Ada [1-9][0-9]*, Nora 0$'))


@with_options(home=home_with_kept())
def test_without_a_game_in_progress_the_newest_is_offered(program):
    program.click(offered(program))
    program.find('button', 'I am Nora')
    newest = KEPT['game-2026-11-19T10-00-00.salon']
    wait(lambda: kept(program, 'current.salon').get('current.salon') == newest, 'the record')


@with_options(to_set_up=False, settings={'has-played': 'true'})
def test_a_table_is_sat_down_at(program):
    wait(lambda: program.find('button', 'Probe').focused, 'the focus on the table')
    assert not program.sees('button', 'Sit down')
    program.screenshot('home-first')
    program.key('Return')
    program.find('button', 'Lay the words')
    program.key('alt+Home')
    program.click(program.find('button', 'Probe'))
    program.find('button', 'Lay the words')
    program.click_on('button', 'Back')
    program.find('button', 'Probe')


def test_a_game_just_begun_comes_back(program):
    program.click_on('button', 'Lay the words')
    program.find('button', 'Lay this word')
    program.key('ctrl+q')
    wait(program.ended, 'the end')
    with Program(home=program.home) as again:
        offered(again)
        again.key('ctrl+w')
        wait(again.ended, 'the end')


def test_the_last_set_up_is_the_next_one(program):
    program.click_on('radio', 'Parker 1982')
    program.click(program.find('button', re.compile(', A person')))
    entry = program.find('text box', 'Name of player 1')
    program.key('ctrl+a')
    program.type('Grace')
    wait(lambda: entry.text == 'Grace', 'the name')
    program.key('Return')
    program.find('button', 'Grace, A person', where=lambda node: node.focused)
    program.click_on('button', 'Lay the words')
    program.find('button', 'Lay this word')
    program.key('ctrl+q')
    wait(program.ended, 'the end')
    with Program(home=program.home) as again:
        offered(again)
        again.key('ctrl+n')
        again.find('radio', 'Parker 1982', where=lambda node: node.checked)
        again.find('button', 'Grace, A person')


def test_a_record_is_opened_by_name(program):
    path = os.path.join(program.home, 'sunday.salon')
    with open(path, 'w', encoding='utf-8') as file:
        file.write(BEGUN)
    program.click_on('button', 'Lay the words')
    program.find('button', 'Lay this word')
    program.open_file(path)
    program.find('button', 'I am Nora')
    wait(lambda: kept(program, 'current.salon').get('current.salon') == BEGUN, 'the record')
    # In the game before no word was laid, so nothing of it is kept.
    assert kept(program, 'game-*') == {}
    assert not program.sees('label', 'The game in progress was put aside')


def test_what_is_no_record_is_refused(program):
    path = os.path.join(program.home, 'notes.salon')
    program.find('button', 'Lay the words')
    for content, line in ((b'\x00\xff milk, eggs', 'line 1: '), (DAMAGED.encode(), 'line 3: ')):
        with open(path, 'wb') as file:
            file.write(content)
        program.open_file(path)
        program.find('label', '“notes.salon” cannot be opened')
        program.find('label', re.compile('^' + line))
        program.key('Escape')
        program.find_gone('label', '“notes.salon” cannot be opened')
    if not SANDBOXED:
        program.open_file(program.home)
        program.find('label', 'This is not a saved game.')
        program.key('Escape')
    program.find('button', 'Lay the words')
    assert kept(program, '*') == {}


main()
