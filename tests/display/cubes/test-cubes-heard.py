# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader hears at the table of Cubes: what becomes of a word on the slip, the reading of the lists, and no secret."""

import re

from cubes_player import GRID, finish, kept, lift, record, says, sit_down, wait_for_slip, write
from ear import Ear
from salon_display import main, wait

SECRET = re.compile('thaw|desk', re.IGNORECASE)


class Listener:
    """Hears, one after the other, the sentences that it waits for."""

    def __init__(self, program):
        self.ear = Ear(program)
        self.heard = 0

    def hears(self, text):
        def is_said():
            found = next((i for i, said in enumerate(self.ear.said[self.heard:], self.heard) if text in said), None)
            if found is None:
                return False
            # One text may have several sentences.
            self.heard = found
            return True

        self.ear.wait(is_said, f'{text!r} to be said')

    def settle(self, program):
        """What is said is announced, by a GTK that can."""
        if program.toolkit >= (4, 14):
            self.ear.wait(lambda: self.ear.announced == self.ear.said, 'the announcements')


@kept(record('human Ada, computer-beginner Hugo', f'1 shake {GRID}', check=True))
def test_a_word(program):
    """Why a word cannot be written is heard at the letter from which it cannot, then what Enter made of it."""
    sit_down(program)
    program.click_on('button', 'Lift the lid')
    wait_for_slip(program)
    listener = Listener(program)
    write(program, 'DEAR', checked=' · in the word list')
    listener.hears('Dear, written, in the word list.')
    program.type('seeds')
    listener.hears('Seeds, needs a second S.')
    program.key('Return')
    listener.hears('Seeds, needs a second S. Enter again writes it.')
    program.key('Escape')
    program.type('dea')
    program.key('Return')
    listener.hears('Dea, 4 letters or more. Enter again writes it.')
    program.type('r')
    says(program, 'DEAR: on your list')
    program.key('Return')
    listener.hears('Dear, on your list.')
    # While a word grows that can be traced, nothing is said of it.
    assert not [said for said in listener.ear.said if re.match('D, |De, |See, ', said)], listener.ear.said
    listener.settle(program)


@kept(record('human Ada, human Hugo', f'1 shake {GRID}', target=100))
def test_the_lists(program):
    """Nobody hears the words of others before the time is up; then those that are crossed off or wrong, and who has the most."""
    sit_down(program)
    lift(program, 'Ada')
    listener = Listener(program)
    write(program, 'DEAR', 'THAW', 'DESK')
    listener.hears('Desk, written.')
    # A pause takes them out of the node that has said them, before anything else is said.
    program.click_on('button', 'Pause')
    program.find('button', 'I am Ada: lift the lid')
    assert not SECRET.search(program.tree(hidden=True)), program.tree(hidden=True)
    lift(program, 'Ada')
    finish(program)
    program.find('button', 'I am Hugo: lift the lid')
    assert not SECRET.search(program.tree(hidden=True)), program.tree(hidden=True)
    before = len(listener.ear.said)
    lift(program, 'Hugo')
    write(program, 'DEAR')
    program.type('seeds')
    program.key('Return')
    wait(lambda: 'Enter again' in program.tree(), 'the question')
    program.key('Return')
    says(program, 'SEEDS: written')
    listener.hears('Seeds, written.')
    assert not SECRET.search(' '.join(listener.ear.said[before:])), listener.ear.said
    finish(program)
    for text in ('The lists are read out:', 'Dear, crossed off, Ada and Hugo.', 'Seeds, needs a second S, Hugo.',
                 'Most points: Ada, 2.'):
        listener.hears(text)
    listener.settle(program)


@kept(record('human Ada', f'1 shake {GRID}', minutes=1))
def test_the_time(program):
    """The seconds that are left are heard though nothing else happens."""
    sit_down(program)
    program.click_on('button', 'Lift the lid')
    listener = Listener(program)
    listener.ear.wait(lambda: '30 seconds left.' in listener.ear.said, 'the time to be said')
    program.find('button', 'Call time…')


main(settings={'pace': '0'})
