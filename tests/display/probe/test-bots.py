# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs at the table: one is chosen for a seat of a new game and plays it; a game that is resumed runs nothing until
somebody chooses; one that is at fault is told of, and a computer takes the seat."""

import os
import re
import stat
from pathlib import Path

from salon_display import Absent, Program, main, wait, windows, xdotool
from table_player import kept, lay, moves_of, record, record_of, says, sit_down, tray_of

BOT = Path(os.environ['SALON_BOT']).resolve()
CHOOSER = 'Choose a program'

# Max is to ask.
WAITING = record('human Ada, bot Max', 'ROCKET KAYAK', '1 ask 2 X, 2 no', cards='off', answers='table')


def write(program, name, script):
    """A program of this script, which writes into a file of its name and .ran that it has run."""
    path = Path(program.home) / name
    path.write_text(f'#!/bin/sh\necho $$ >> "$0.ran"\n{script}\n', encoding='utf-8')
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def ran(path):
    """The process numbers of all starts of a program."""
    log = Path(f'{path}.ran')
    return log.read_text(encoding='utf-8').split() if log.exists() else []


def runs(number):
    try:
        return ') Z ' not in Path(f'/proc/{number}/stat').read_text(encoding='utf-8')
    except (FileNotFoundError, ProcessLookupError):
        return False


def choose(program, path):
    """Types the path of a program in the open chooser."""
    program.find(name=CHOOSER)
    program.key('ctrl+l')
    entry = program.find('text box', where=lambda node: node.focused)
    program.key('ctrl+a')
    program.type(str(path))
    program.key('shift+End', 'Delete')
    wait(lambda: entry.text == str(path), 'the path in the chooser')
    while program.sees(name=CHOOSER):
        program.key('Return')
        try:
            wait(lambda: not program.sees(name=CHOOSER), 'it to go', 2)
        except Absent:
            pass
    give_focus_back()


def give_focus_back():
    """What a window manager does when a chooser closes; without the focus the table rests."""
    window = max(windows(), key=lambda window: window[3] * window[4])[0]
    xdotool('windowfocus', window)


def find_message(program):
    """What the bar above the table says, as soon as it is there."""
    return program.find('label', re.compile('^(Max is a program|The program of )')).name


@kept(WAITING)
def test_nothing_runs_until_somebody_chooses(program):
    bot = write(program, 'bot', f'exec /usr/bin/python3 {BOT}')
    sit_down(program)
    assert find_message(program) == 'Max is a program. Nothing runs until you choose which one.'
    program.find('label', 'Max waits for a program.')
    program.find('group', re.compile('^Max, .*in turn'))
    program.screenshot('bots-waiting')
    # Home and back again changes nothing.
    program.click_on('button', 'Home')
    program.find_gone('button', 'Choose a program…')
    sit_down(program)
    program.click_on('button', 'Choose a program…')
    program.find(name=CHOOSER)
    program.key('Escape')
    program.find_gone(name=CHOOSER)
    assert not ran(bot) and moves_of(program) == ['1 ask 2 X', '2 no'], moves_of(program)

    program.click_on('button', 'Choose a program…')
    choose(program, bot)
    program.find_gone('button', 'Choose a program…')
    wait(lambda: len(moves_of(program)) > 3, 'the program to play')
    wait(lambda: moves_of(program)[2] == '2 ask 1 E', 'the record')
    assert len(ran(bot)) == 1 and runs(ran(bot)[0])
    assert '\nseat 2 bot Max\n' in record_of(program) and 'python' not in record_of(program)

    # It ends with Salon; and who resumes the game is asked again.
    program.stop()
    wait(lambda: not runs(ran(bot)[0]), 'the program to end')
    with Program(home=program.home) as again:
        sit_down(again)
        find_message(again)
        assert len(ran(bot)) == 1


def test_a_new_game_with_a_program(program):
    bot = write(program, 'clever-bot', f'exec /usr/bin/python3 {BOT}')
    program.click(program.find('button', re.compile('^Rosa, Computer')))
    program.click_on('radio', 'A program')
    program.find('label', re.compile('^It plays by the protocol for bots'))
    program.screenshot('bots-seat')
    program.click_on('button', 'Choose a program…')
    choose(program, bot)
    program.find('label', 'program clever-bot')
    program.find('button', 'Rosa, A program')
    program.find('label', re.compile('^1 program plays · '))
    program.screenshot('bots-set-up')
    assert not ran(bot)
    program.click_on('button', 'Lay the words')
    lay(program, 'ROCKET')
    tray_of(program, 'Rosa')
    assert len(ran(bot)) == 1 and runs(ran(bot)[0])
    program.find('label', re.compile('^Parker 1964 · 1 program plays · '))
    wait(lambda: 'begin\n' in record_of(program), 'the record')
    assert re.search(r'\nseat \d bot Rosa\n', record_of(program)) and 'clever' not in record_of(program)
    # Another game takes its place.
    program.action('new-game')
    program.find('label', 'program clever-bot')
    program.click_on('button', 'Lay the words')
    wait(lambda: len(ran(bot)) == 2, 'the program to be run for the other game')
    wait(lambda: not runs(ran(bot)[0]), 'the first one to end')


def test_a_program_in_company(program):
    """A program is chosen on the page of the company, too, and sits down on a free chair."""
    bot = write(program, 'other-bot', f'exec /usr/bin/python3 {BOT}')
    program.click_on('button', 'Computers…')
    program.click_on('button', re.compile('^A program, a bot of yours'))
    choose(program, bot)
    program.find('button', 'other-bot leaves the table')
    program.screenshot('bots-company')
    program.key('Escape')
    program.find('button', 'other-bot, A program')
    assert not ran(bot)


@kept(WAITING)
def test_a_program_at_fault(program):
    crashes = write(program, 'crashes', 'exit 3')
    lies = write(program, 'lies', 'read a; echo salon-bot 1\n'
                 'while read a b c; do case $a in move) echo 2 ask 2 E; esac; done')
    sit_down(program)
    for path, message in ((crashes, 'it ended with exit status 3'), (lies, 'it answered “2 ask 2 E”: ')):
        program.click_on('button', 'Choose a program…')
        choose(program, path)
        wait(lambda: f'The program of Max had to leave: {message}' in find_message(program), message)
        says(program, re.compile(f'^The program of Max has to leave: {message}'))
    program.screenshot('bots-fault')
    wait(lambda: moves_of(program) == ['1 ask 2 X', '2 no'], 'the record')

    program.click_on('button', 'Let a computer play…')
    program.click_on('button', 'Take the seat')
    program.find_gone('button', 'Let a computer play…')
    wait(lambda: len(moves_of(program)) > 3, 'the computer to play')
    wait(lambda: re.fullmatch('# seat 2 is now computer-medium .*', moves_of(program)[2]), 'the record')
    program.find('label', re.compile('^Parker 1964 · no activity cards · '))


def test_none_is_offered_in_a_sandbox(program):
    """In a Flatpak nobody can choose a program, and it is said why."""
    rosa = program.find('button', re.compile('^Rosa, Computer'))
    program.click(rosa)
    program.find('radio', 'A computer')
    assert not program.sees('radio', 'A program')
    program.key('Escape')
    path = Path(program.home) / 'waiting.salon'
    path.write_text(WAITING, encoding='utf-8')
    program.open_file(str(path))
    assert find_message(program) == 'Max is a program. Inside a Flatpak, Salon cannot run other programs.'
    program.find('button', 'Let a computer play…')
    assert not program.sees('button', 'Choose a program…')


test_none_is_offered_in_a_sandbox.options = {'env': {'container': 'flatpak'}}

# GTK's own chooser leaks a few paths, as in test-files.py; the tests of the model look for leaks of programs.
main(settings={'pace': '0'}, env={'ASAN_OPTIONS': 'detect_leaks=0'})
