# SPDX-License-Identifier: GPL-3.0-or-later
"""What is heard at the table."""

import os
import tempfile
import time
from array import array

from recording import recorded, sounds
from salon_display import Absent, main, wait, with_options
from table_player import kept, open_curtain, record, sit_down, tray_of, wait_for_moves

THREE = 'human Ada, computer-easy Hugo, computer-easy Marie'
WORDS = '..ROCKET TREASURER. KAYAK'
SLOW = float(os.environ.get('SALON_PATIENCE', '1')) > 1
QUIET = '[Settings]\ngtk-enable-event-sounds=0\n'


def quiet_desktop():
    """The environment of a desktop that has its sounds switched off."""
    folder = tempfile.mkdtemp(dir=os.environ['HOME'])
    os.mkdir(f'{folder}/gtk-4.0')
    with open(f'{folder}/gtk-4.0/settings.ini', 'w', encoding='utf-8') as file:
        file.write(QUIET)
    return {'XDG_CONFIG_DIRS': folder}


class Listener:
    """Hears what is new in the recording."""

    QUIET = 10000       # samples, about a fifth of a second

    def __init__(self, program):
        self.program = program
        self.path = program.env['SALON_RECORDING']
        self.known, self.size = [], 0

    def _samples(self):
        with open(self.path, 'rb') as file:
            return array('f', file.read()[-4 * self.QUIET:])

    def news(self):
        """The sounds since the last one that was waited for. A device that has long been silent is given back, and the
        recording begins again with the next sound."""
        if not os.path.exists(self.path):
            return []
        begins_again = os.path.getsize(self.path) < self.size
        heard = sounds(self.program)
        return heard if begins_again else heard[len(self.known):]

    def hears(self, name):
        """Waits until this is the last new sound, and until it has died away: the ear does not tell sounds apart that lie
        on each other."""
        try:
            wait(lambda: self.news()[-1:] == [name], f'the sound {name}')
        except Absent as error:
            raise Absent(f'{error}; heard: {sounds(self.program)}') from None
        self.rest()

    def news_until(self, name, seconds):
        """The new sounds, as soon as this one is among them, or after so many seconds."""
        end = time.monotonic() + seconds
        while name not in self.news() and time.monotonic() < end:
            time.sleep(.1)
        return self.news()

    def rest(self):
        """Waits until it is quiet; what was heard is known then."""
        wait(lambda: all(abs(sample) < 1e-4 for sample in self._samples()), 'the end of the sounds')
        self.known, self.size = sounds(self.program), os.path.getsize(self.path)


def ask(program, name, letter):
    program.click(tray_of(program, name))
    program.click_on('button', letter)


@kept(record(THREE, WORDS, '1 draw times-3'), env=recorded(), settings={'pace': '2500'})
def test_asking(program):
    listener = Listener(program)
    sit_down(program)
    listener.hears('chime')
    # When a frame comes late, the card is heard together with its sliding or with the pencil, and not told apart: then
    # once more.
    for number, letter in enumerate('YAAK'):
        ask(program, 'Marie', letter)
        wait_for_moves(program, 3 + 2 * number)
        heard = listener.news_until('pencil', 10)
        listener.rest()
        if 'card' in heard and 'pencil' in heard:
            assert heard.index('card') < heard.index('pencil'), heard
            break
    else:
        # Under sanitizers each frame may come late, so all that can be told is that something was heard.
        assert SLOW and heard, heard
    ask(program, 'Marie', 'Q')
    wait(lambda: 'knocks' in listener.news(), 'the knocks')


@kept(record('human Ada, human Hugo', '- -'), env=recorded(), settings={'sound': "'on'"})
def test_laying(program):
    listener = Listener(program)
    sit_down(program)
    listener.hears('curtain')
    open_curtain(program, 'Ada')
    listener.hears('curtain')
    for _ in range(3):
        program.key('e')
        listener.hears('probe/tock')


def play_silently(program):
    sit_down(program)
    ask(program, 'Marie', 'Y')
    wait_for_moves(program, 3)
    ask(program, 'Marie', 'Q')
    wait_for_moves(program, 4)
    program.stop()
    assert not os.path.exists(program.env['SALON_RECORDING'])


@kept(record(THREE, WORDS, '1 draw times-3'), env=recorded(), settings={'pace': '0', 'sound': "'off'"})
def test_off(program):
    """Nothing is opened."""
    play_silently(program)


@kept(record(THREE, WORDS, '1 draw times-3'), env=recorded(**quiet_desktop()), settings={'pace': '0'})
def test_quiet_desktop(program):
    play_silently(program)


@kept(record(THREE, WORDS, '1 draw times-3'), env=recorded(**quiet_desktop()),
      settings={'pace': '0', 'sound': "'on'"})
def test_on_all_the_same(program):
    listener = Listener(program)
    sit_down(program)
    listener.hears('chime')


@with_options(env=recorded())
def test_preferences(program):
    """The volume is heard when it is changed, and so is that sounds are on."""
    listener = Listener(program)
    program.find('button', 'Lay the words')
    program.key('ctrl+comma')
    volume = program.find('slider', 'Volume')
    # The group of the sounds is the last one of the page.
    program.click(program.find('label', 'Pace of the computer players'), button=5, times=20)
    place = []
    wait(lambda: place.append(volume.extents) or len(place) > 2 and place[-1] == place[-3], 'the page to rest')
    program.screenshot('preferences-sound')
    program.click(volume, at=(0.5, 0.5))
    wait(lambda: volume.value < 80, 'the slider to move')
    listener.hears('chime')
    program.click_on('label', 'Sounds')
    program.find('label', 'Off')
    program.key('Down', 'Down', 'Return')
    program.find_gone('label', 'On')
    before = sounds(program)
    program.click(volume, at=(0.2, 0.5))
    wait(lambda: volume.value < 40, 'the slider to move')
    program.click_on('label', 'Sounds')
    program.find('label', 'On')
    assert sounds(program) == before
    program.key('Up', 'Return')
    listener.hears('chime')


main()
