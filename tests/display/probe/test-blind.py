# SPDX-License-Identifier: GPL-3.0-or-later
"""People who see nothing set the table, and play a whole game of each edition at one computer, one with two words each
and the first table of a party: they press keys, and hear what a screen reader hears. They hear everything that happens,
in order, and never a secret. meson.build says which functions run when."""

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

    words  the word of each, or the left and the right one, with a space between
    seer   who may know their own cards now; None while the curtain is shut
    """

    def __init__(self, program, words):
        self.program = program
        self.words = {name: of_one.split() for name, of_one in zip(NAMES, words)}
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
        for word in sum(self.words.values(), []):
            assert not re.search(rf'\b{word}\b', text, re.IGNORECASE), (word, text)
        for match in SECRET_CARD.finditer(text):
            place, letter = int(match[1] or match[2]), match[3]
            own = [word[place - 1:place] for word in self.words.get(self.seer, [])]
            assert letter in own, (self.seer, text)

    def think(self):
        """Remembers who has no card of which letter."""
        for text in self.ear.said[self.known:]:
            for match in NONE.finditer(text):
                asker = next(name for name in NAMES if name != match[1])
                if match[2] in self.letters[asker]:
                    self.letters[asker].remove(match[2])
        self.known = len(self.ear.said)

    def has_news(self):
        """Whether anything is said or gets the focus soon. Whoever looks round too early loses nothing."""
        before = (len(self.ear.said), self.ear.path)
        try:
            return self.ear.wait(lambda: (len(self.ear.said), self.ear.path) != before, 'news', patience=0.3)
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
        self.ear.press('Return')        # once: the next one would be for what is behind it
        self.ear.wait(lambda: not self.ear.name.startswith('I am'), 'the curtain to open')
        return name

    def lay(self):
        """One of them lays their words by typing, the left one first."""
        name = self.open_curtain()
        for word in self.words[name]:
            self.ear.wait(lambda: any(name in text and 'word' in text for text in self.ear.focus), 'the page to lay on')
            lay(self.program, self.ear, word)
        self.seer = None

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


def lay(program, ear, word):
    program.type(word.lower())
    ear.tab_to(lambda told: told == 'Lay this word', 'Lay this word')
    ear.press('Return')


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


@hot_seat('parker-1964', trays=2, spelling='free')
def test_two_words_each(program):
    play(program, ['EE AE', 'AE EE'])


def begin(program):
    """The ear of a person whose mouse lies where it disturbs nothing."""
    xdotool('mousemove', 1270, 790)
    ear = Ear(program)
    ear.hear(0.3)
    return ear


def reach(ear, pattern):
    ear.tab_to(lambda name: re.search(pattern, name), pattern)


def test_setting_the_table(program):
    """The edition, a name, a level and a house rule are chosen by ear."""
    ear = begin(program)
    reach(ear, '^Parker 1964$')
    assert 'Which box?' in ear.focus and ear.focus[-1].startswith('Up to 12 letters'), ear.focus
    ear.press('Right')
    ear.wait(lambda: ear.name == 'Miro 1967', 'the next edition')

    reach(ear, ', A person')
    ear.press('Return')
    ear.wait(lambda: ear.name == 'Name of player 1', 'the name')
    ear.press('ctrl+a')
    program.type('Zoe')
    ear.press('Return')
    ear.wait(lambda: ear.name.startswith('Zoe, A person'), 'the chair of Zoe')

    reach(ear, '^Rosa, Computer · easy$')
    ear.press('Return')
    ear.wait(lambda: ear.name == 'Name of player 2', 'the name')
    reach(ear, '^hard$')
    assert 'How well the computer plays' in ear.focus and 'whole list' in ear.focus[-1], ear.focus
    ear.press('Return')
    ear.press('Escape')
    ear.wait(lambda: ear.name == 'Rosa, Computer · hard', 'the level in the name of the chair')

    # What is chosen is heard, and so is each choice; Return opens the list, and does not begin the game.
    reach(ear, '^Spelling$')
    assert ear.focus[-1] == 'by the list', ear.focus
    ear.press('Return')
    ear.wait(lambda: ear.focus[-2:] == ['list item', 'by the list'], 'the list of choices')
    ear.press('Down')
    ear.wait(lambda: ear.name == 'free', 'the next choice')
    ear.press('Return')
    ear.wait(lambda: ear.name == 'Spelling' and ear.focus[-1].startswith('free. Anything may be laid'), 'the choice')

    reach(ear, '^Lay the words$')
    ear.press('Return')
    ear.wait(lambda: any('Zoe, choose a secret word' in text for text in ear.focus), 'the page to lay on')
    lay(program, ear, 'EAEA')
    text = ear.wait(lambda: 'begin\n' in record_of(program) and record_of(program), 'the game')
    for line in ('edition miro-1967', 'option spelling free', 'seat 1 human Zoe', 'seat 2 computer-hard Rosa'):
        assert line + '\n' in text, (line, text)
    ear.wait(lambda: ear.said, 'what happens at the table')


def test_party(program):
    """A party is set up by ear, its first table is played to the first question, and the others are heard of."""
    ear = begin(program)
    reach(ear, '^A party for twelve')
    ear.press('Return')
    ear.wait(lambda: ear.name == 'Begin the evening', 'the page of the party')
    reach(ear, '^Table 1, chair 1$')
    ear.press('ctrl+a')
    program.type('Zoe')
    # Who sits on the next chair, and how well they play.
    reach(ear, '^Table 1, chair 2$')
    ear.press('Tab')
    assert ear.focus[-2:] == ['button', 'Computer · medium'] and 'Table 1, chair 2' in ear.focus, ear.focus
    ear.press('space')
    ear.wait(lambda: 'list item' in ear.focus, 'the list of levels')
    # GTK 4.8 begins with the first one, newer versions with the one that is chosen.
    ear.tab_to(lambda name: name == 'Computer · easy', 'the level', key='Down' if ear.name == 'Person' else 'Up')
    ear.press('Return')
    ear.wait(lambda: ear.focus[-2:] == ['button', 'Computer · easy'], 'the level')
    reach(ear, '^Begin the evening$')
    ear.press('Return')
    ear.wait(lambda: 'Standings' in ear.focus, 'the standings')
    reach(ear, '^skip$')
    ear.press('space')
    reach(ear, '^To the tables$')
    ear.press('Return')
    ear.wait(lambda: any('Zoe, choose a secret word' in text for text in ear.focus) or ear.name.startswith('I am Zoe'),
             'the page to lay on')
    lay(program, ear, 'ROCKET')
    ear.wait(lambda: any(re.search('(asks|draws|begins|Zoe, )', told) for told in ear.said), 'what happens at the table')
    assert not any('ROCKET' in told.upper() for told in ear.said), ear.said
    with open(f'{program.home}/.local/share/salon/current.salon', encoding='utf-8') as file:
        text = file.read()
    assert 'seat 1 human Zoe\n' in text and '\nseat 2 computer-easy ' in text, text


main(settings={'pace': '0', 'draw-first': 'false'})
