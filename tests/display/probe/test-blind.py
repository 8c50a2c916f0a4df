# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people who see nothing play a whole game of each edition at one computer: they press keys, and hear what a
screen reader hears. They hear everything that happens, in order, and never a secret."""

import re

from ear import Ear
from salon_display import Absent, main, xdotool
from table_player import LETTERS, kept, record, record_of

NAMES = ['Ada', 'Nora']
SECRET_CARD = re.compile(r'(?:space (\d+), worth \d+, |(?:^|; )(\d+) )([A-Z])(?:, hidden)')
ASKED = re.compile(r'(\w+) asks (\w+) for ([A-Z])\.')
RESULT = re.compile(r'\b(wins?|win|share[sd]?) .*\bpoints?$')
NONE = re.compile(r'(\w+) has no ([A-Z])\.')


class Blind:
    """Both people, who play by ear.

    words  the word of each
    seer   who may know their own cards now; None while the curtain is shut
    """

    def __init__(self, program, words):
        self.program = program
        self.words = dict(zip(NAMES, words))
        self.seer = None
        self.over = False
        self.asker = None
        self.letters = {name: list(LETTERS) for name in NAMES}
        self.known = 0              # how much of what was said has been thought about
        self.ear = Ear(program, self.check)

    def check(self, text):
        """Nothing that is heard tells a word, or a card that is not the seer's own."""
        if self.over or RESULT.search(text):
            self.over = True
            return
        for word in self.words.values():
            assert not re.search(rf'\b{word}\b', text, re.IGNORECASE), (word, text)
        for match in SECRET_CARD.finditer(text):
            place, letter = int(match[1] or match[2]), match[3]
            own = self.words.get(self.seer, '')
            assert own[place - 1:place] == letter, (self.seer, text)

    def think(self):
        """Remembers who has no card of which letter."""
        for text in self.ear.said[self.known:]:
            for match in NONE.finditer(text):
                asker = next(name for name in NAMES if name != match[1])
                if match[2] in self.letters[asker]:
                    self.letters[asker].remove(match[2])
        self.known = len(self.ear.said)

    def has_news(self):
        """Whether anything is said or gets the focus soon."""
        before = (len(self.ear.said), self.ear.path)
        try:
            return self.ear.wait(lambda: (len(self.ear.said), self.ear.path) != before, 'news', patience=1)
        except Absent:
            return False

    def sit_down(self):
        # Without a window manager the keys go to the window below the mouse.
        xdotool('mousemove', 400, 300)
        self.ear.hear(0.3)
        self.ear.tab_to(lambda name: name.startswith('Sit down'), 'Sit down')
        self.ear.press('Return')

    def open_curtain(self):
        """Opens the curtain that calls somebody by name."""
        name = self.ear.wait(lambda: re.match('I am (.*)', self.ear.name), 'a name to be called')[1]
        self.seer = name
        for _ in range(20):
            self.ear.press('Return')
            self.ear.hear(0.3)
            if not self.ear.name.startswith('I am'):
                break
        return name

    def lay(self):
        """Lays a word by typing."""
        name = self.open_curtain()
        assert any(name in text for text in self.ear.focus), self.ear.focus
        self.program.type(self.words[name].lower())
        self.ear.tab_to(lambda told: told == 'Lay this word', 'Lay this word')
        self.seer = None
        self.ear.press('Return')

    def ask(self):
        """Asks for the most frequent letter that may still be there."""
        self.think()
        asker = next(name for text in [*self.ear.focus, *reversed(self.ear.said)]
                     for name in NAMES if re.search(rf'\b{name}, .*\b(ask|guess)', text))
        asked = len(ASKED.findall(' '.join(self.ear.said)))
        letter = self.letters[asker][0]
        self.program.key(letter.lower())
        self.ear.wait(lambda: self.ear.name == letter, f'the key {letter}')
        self.ear.press('Return')
        self.ear.wait(lambda: len(ASKED.findall(' '.join(self.ear.said))) > asked, 'the question to be told')
        self.ear.hear(0.3)

    def act(self):
        """Does what can be done with what has the focus."""
        name = self.ear.name
        if name.startswith('I am '):
            self.seer = None
            self.open_curtain()
        elif re.match('^[A-Z]$', name):
            self.ask()
        elif name in NAMES:
            # The curtain, whose button gets the focus as soon as it may be pressed.
            self.ear.wait(lambda: self.ear.name not in NAMES, 'the button of the curtain')
        elif name.endswith('hidden from the others'):
            # The card is chosen first, and then shown.
            self.ear.press('Return')
            self.ear.hear(0.3)
            if not self.ear.name.startswith(('Show ', 'Turn ')):
                self.seer = None
        elif re.match('Draw an activity card|Show |Turn |space|.*tray$', name):
            self.seer = None
            self.ear.press('Return')
            self.ear.hear(0.3)
        elif name == self.ear.name and not self.has_news():
            self.ear.press('Tab')
        self.ear.hear(0.1)

    def play(self):
        """Plays from the home to the end page."""
        self.sit_down()
        for _ in NAMES:
            self.lay()
        for _ in range(150):
            if self.over:
                break
            self.act()
        assert self.over, f'the game does not end: {self.ear.focus} {self.ear.said}'
        self.ear.wait(lambda: any(RESULT.search(text) for text in self.ear.focus), 'the result on the end page')


def asked(record_text):
    """Who asks for which letter, by the moves of a record."""
    moves = re.findall(r'^(\d) ask \S+ ([A-Z])$', record_text, re.MULTILINE)
    return [(NAMES[int(seat) - 1], letter) for seat, letter in moves]


def play(program, words):
    blind = Blind(program, words)
    blind.play()
    ear = blind.ear
    # Everything that was asked was heard, in this order.
    ear.wait(lambda: asked(record_of(program)), 'the record')
    heard = [(match[1], match[3]) for match in ASKED.finditer(' '.join(ear.said))]
    assert heard == asked(record_of(program)), (heard, asked(record_of(program)))
    if program.toolkit >= (4, 14):
        ear.wait(lambda: ear.announced == ear.said, 'the announcements')
    # No answer comes before its question, and none is missing.
    for (asker, letter), told in zip(heard, re.split(ASKED.pattern, ' '.join(ear.said))[4::4]):
        other = next(name for name in NAMES if name != asker)
        assert re.search(rf'{other} (shows|has no) {letter}', told), (asker, letter, told)


def hot_seat(edition, **options):
    return kept(record('human Ada, human Nora', '- -', edition=edition, **options), chooses=[1, 2])


@hot_seat('parker-1964', spelling='free')
def test_parker_1964(program):
    play(program, ['EE', 'AE'])


@hot_seat('miro-1967', spelling='free')
def test_miro_1967(program):
    play(program, ['EE', 'AE'])


@hot_seat('parker-1982', spelling='free')
def test_parker_1982(program):
    play(program, ['EEAA', 'AERE'])


main(settings={'pace': '0', 'draw-first': 'false'})
