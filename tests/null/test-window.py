#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window with the null game beside Probe: whatever the house does for a game, it does for this one as
well, though no shared file knows it."""

import glob
import os
import re

from salon_display import Program, main, wait, with_options

BEGUN = 'salon-record 1\ngame null\ntitle Sunday\nseat 1 human Nora\nbegin\n'
PROBE = '''salon-record 1
game probe
edition parker-1964
words en
option activity-cards off
option trays 1
option spelling free
seat 1 human Ada
seat 2 human Hugo
first 1
word 1 ROCKET
word 2 KAYAK
begin
'''


def record_of(program):
    """The record of the game in progress, as it is on the disk; empty before it is there."""
    try:
        with open(f'{program.home}/.local/share/salon/current.salon', encoding='utf-8') as file:
            return file.read()
    except FileNotFoundError:
        return ''


def wait_for_record(program, pattern):
    wait(lambda: re.fullmatch(pattern, record_of(program)), 'the record')


def write(program, name, text):
    path = os.path.join(program.home, name)
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)
    return path


def begin(program):
    """Sets up a game of Ada's, by the mouse."""
    program.click_on('button', 'Begin')
    program.find('label', 'Playing')


def test_played_and_played_again(program):
    program.find('label', 'Set the table')
    program.screenshot('null-set-up')
    entry = program.find('text box', 'Name')
    program.click(entry)
    program.key('ctrl+a')
    program.type('Nora')
    begin(program)
    program.find('label', 'Null game')
    program.find('label', 'Nora, say that you are done')
    wait_for_record(program, r'salon-record 1\ngame null\ndate \S+\nseat 1 human Nora\nbegin\n')
    program.click_on('button', 'I am done')
    program.find('label', 'Done')
    program.find_gone('label', 'Nora, say that you are done')
    program.screenshot('null-done')
    wait_for_record(program, r'(?s).*begin\ndone\n')

    # The same seat once more, and then another set-up.
    program.click_on('button', 'Play again')
    program.find('label', 'Playing')
    wait_for_record(program, r'(?s).*seat 1 human Nora\nbegin\n')
    program.click_on('button', 'I am done')
    program.click_on('button', 'Another game')
    program.find('button', 'Begin')
    assert program.find('text box', 'Name').text == 'Nora'


def test_a_name_that_no_record_takes(program):
    """Nothing begins with it, so that there is nothing to be put aside for the game of the next one."""
    program.click(program.find('text box', 'Name'))
    program.key('ctrl+a', 'BackSpace')
    program.click_on('button', 'Begin')
    program.click(program.find('text box', 'Name'))
    program.type('Nora')
    begin(program)
    wait_for_record(program, r'(?s).*seat 1 human Nora\nbegin\n')
    assert not glob.glob(f'{program.home}/.local/share/salon/game-*')


def test_killed_and_resumed(program):
    begin(program)
    wait_for_record(program, r'(?s).*begin\n')
    program.kill()
    program.start()
    program.find('label', 'Null game')
    program.find('label', 'Ada')
    program.find('button', 'Probe')
    program.screenshot('null-home')
    program.click_on('button', 'Sit down')
    program.click_on('button', 'I am done')
    program.find('label', 'Done')
    wait_for_record(program, r'(?s).*begin\ndone\n')

    # What is over is put aside, and the last set-up is offered.
    program.kill()
    program.start()
    program.click_on('button', 'Null game')
    program.find('button', 'Begin')
    assert not program.sees('button', 'Sit down')


def test_files_of_both_games(program):
    begin(program)
    for name, text, seen, header in (
            ('probe.salon', PROBE, ('grid', 'Hugo’s tray'), 'Probe'),
            ('null.salon', BEGUN, ('label', 'Playing'), 'Sunday'),
            ('again.salon', PROBE, ('grid', 'Hugo’s tray'), 'Probe')):
        program.open_file(write(program, name, text))
        program.find(*seen)
        program.find('label', re.compile(header))
        wait(lambda: record_of(program).splitlines()[1:2] == text.splitlines()[1:2], 'the record')
    # A new game is of the kind that is played.
    program.key('ctrl+n')
    program.find('radio', 'Parker 1964')
    program.open_file(write(program, 'null.salon', BEGUN))
    program.find('label', 'Playing')
    program.key('ctrl+n')
    program.find('button', 'Begin')
    program.find_gone('radio', 'Parker 1964')


def test_help_and_about(program):
    begin(program)
    program.key('F1')
    program.screenshot('null-help')
    program.click_on('button', 'What it is about')
    program.find('label', 'Say that you are done.')
    program.screenshot('null-help-chapter')
    program.key('Escape')
    program.find('label', 'The full rules')
    program.key('Escape')
    program.find_gone('label', 'The full rules')
    program.key('ctrl+question')
    program.find('label', 'Be done')
    program.key('Escape')
    program.find_gone('label', 'Be done')
    assert program.action('about')
    program.click_on(None, 'Details')
    about = program.find('label', re.compile('The null game, which is over as soon as you say so'))
    assert 'Probe, the game of hidden words' in about.name
    program.screenshot('null-about')
    program.key('Escape')


# GTK's own chooser leaks a few paths, as in test-files.py.
@with_options(env={'ASAN_OPTIONS': 'detect_leaks=0'})
def test_a_copy_is_not_asked_about(program):
    """The game has no secret: the chooser comes at once, with a name for the file."""
    begin(program)
    program.key('ctrl+s')
    program.find(name='Save a copy of the game')
    entry = program.find('text box', where=lambda node: node.focused)
    assert entry.text.startswith('Null game'), entry.text
    program.key('Escape')
    program.find_gone(name='Save a copy of the game')


@with_options(settings={'draw-first': 'true'})
def test_settings_of_others_stay(program):
    """Nothing is drawn by lot here, and so the habit of those who play Probe stays."""
    begin(program)
    wait_for_record(program, r'(?s).*begin\n')
    program.stop()
    with open(f'{program.home}/.config/glib-2.0/settings/keyfile', encoding='utf-8') as file:
        assert 'draw-first=true' in file.read()


def test_a_salon_without_it(program):
    """It leaves the game where it is, and says so."""
    begin(program)
    wait_for_record(program, r'(?s).*begin\n')
    program.stop()
    before = record_of(program)
    own = os.environ['SALON_PROGRAM']
    os.environ['SALON_PROGRAM'] = os.environ['SALON_WITHOUT_NULL']
    try:
        with Program(home=program.home) as other:
            other.find('label', re.compile('newer version of Salon'))
            other.screenshot('null-unknown')
            other.key('Escape')
            other.set_up()
            other.find('button', 'Lay the words')
    finally:
        os.environ['SALON_PROGRAM'] = own
    wait(lambda: record_of(program) == before, 'the record')


main()
