# SPDX-License-Identifier: GPL-3.0-or-later
"""The program in French, and in a made-up language that shows which texts are not translated or do not
fit."""

import re

from salon_display import Absent, main, wait, with_options, xdotool
from table_player import Person, record_of
from tongue import PSEUDO, Tongue, texts

FAST = {'pace': '0', 'draw-first': 'false'}
FRENCH = Tongue('fr')
MADE_UP = Tongue(PSEUDO)


class Reader:
    """Looks at pages, and collects what is wrong with them."""

    def __init__(self, program, tongue, name):
        self.program = program
        self.tongue = tongue
        self.name = name
        self.faults = {}
        self.count = 0

    def read(self, page):
        width, height = self.program.size or (1280, 800)
        for role, text in set(texts(self.program)):
            self.count += 1
            if self.tongue.language == PSEUDO:
                # Much of “About” comes from the toolkit, which has no translation into this language.
                wrong = page != 'about' and self.tongue.untouched(text)
            else:
                wrong = self.tongue.left_in_english(text)
            if wrong:
                self.faults[text] = f'{page}: {role} {text!r} is not translated'
        for node in self.program.look('button'):
            x, y, w, h = node.extents
            if x < 0 or x + w > width or w <= 0:
                self.faults[node.name] = f'{page}: {node!r} at {node.extents} is cut off'
        self.program.screenshot(f'{self.name}-{page}')

    def verdict(self):
        assert self.count > 200, self.count
        assert not self.faults, '\n'.join(self.faults.values())


def leave(program, role, name):
    program.key('Escape')
    program.find_gone(role, name)


def press(program, keys, label):
    """Presses keys until a label is there: without a window manager, keys go to the window below the
    mouse, and the first press may come before that window has the focus again."""
    for _ in range(3):
        xdotool('mousemove', 400, 300)
        program.key(keys)
        try:
            return wait(lambda: program.look('label', label), label, patience=15)
        except Absent:
            pass
    return program.find('label', label)


def read_chapters(program, t, reader):
    """Reads all chapters of one edition, and the first page of another one."""
    program.click_on('button', t('Words and spelling'))
    following = re.compile('^' + re.escape(t('Next: %s')).replace('%s', '.+') + '$')
    chapter = 1
    button = program.find('button', following)
    while button is not None:
        reader.read(f'help-{chapter}')
        name = button.name
        button.press()
        program.find_gone('button', name)
        button = next(iter(program.look('button', following)), None)
        chapter += 1
    reader.read(f'help-{chapter}')
    program.key('Escape')
    program.find('label', t('The full rules'))
    program.find('button', 'Parker 1982').press()     # in a small window it is scrolled away
    program.find('button', t('The 36 activity cards'))
    reader.read('help-of-another-edition')


def read_dialogs(program, t, reader):
    program.find('button', t('_Lay the words'))
    reader.read('new-game')
    program.find('label', t('Activity cards'))
    program.find('label', t('Language of the words'))
    reader.read('house-options')
    program.click_on('button', t('C_omputers…'))
    program.find('button', t('To the _table'))
    reader.read('company')
    program.key('Escape')
    program.find('button', t('_Lay the words'))
    for keys, label, page in (('ctrl+comma', 'Pace of the computer players', 'preferences'),
                              ('ctrl+question', 'General', 'shortcuts'),
                              ('F1', 'The full rules', 'help')):
        press(program, keys, t(label))
        reader.read(page)
        if keys == 'F1':
            read_chapters(program, t, reader)
        leave(program, 'label', t(label))
    program.key('F10')
    about = program.find(name=re.compile(re.escape(t('_About Salon'))), where=lambda node: 'menu item' in node.role)
    reader.read('menu')
    program.click(about)
    program.find('label', t('The Salon players'))
    reader.read('about')
    leave(program, 'label', t('The Salon players'))


def draw(program, t):
    """Draws a card, once nobody wants anything of the player any more."""
    pile = t.pattern('Draw an activity card, %d card left')

    def drawn():
        for button in program.look('button', pile, sensitive=True)[:1]:
            program.click(button)
            return True
        # By a neighbour's activity card the player may first have to turn one of their own.
        for cell in program.look('grid cell', where=lambda node: 'focusable' in node.states)[:1]:
            program.click(cell)
        return False

    wait(drawn, 'a card to draw')


def read_table(program, t, reader):
    program.click_on('button', t('_Lay the words'))
    program.find('button', t('_Lay this word'))
    program.type('xqz')
    program.find('label', re.compile('XQZ'))
    reader.read('lay-refused')
    program.click_on('button', t('_Clear'))
    program.click_on('button', t('Suggest a _word'))
    program.find('button', t('_Lay this word'), sensitive=True)
    reader.read('lay')
    program.click_on('button', t('_Lay this word'))
    draw(program, t)
    reader.read('table')
    if program.look('button', t('Na_me a word…'), sensitive=True):
        program.click_on('button', t('Na_me a word…'))
        program.find('button', t('N_ot now'))
        reader.read('name-a-word')


def test_french_pages(program):
    reader = Reader(program, FRENCH, 'fr')
    read_dialogs(program, FRENCH, reader)
    read_table(program, FRENCH, reader)
    reader.verdict()


def test_made_up_pages(program):
    reader = Reader(program, MADE_UP, 'made-up')
    read_dialogs(program, MADE_UP, reader)
    read_table(program, MADE_UP, reader)
    reader.verdict()


def test_french_in_a_small_window_with_large_text(program):
    reader = Reader(program, FRENCH, 'fr-small')
    read_dialogs(program, FRENCH, reader)
    read_table(program, FRENCH, reader)
    reader.verdict()


class Joueur(Person):
    """Plays by the French sentences of the table."""

    def opponents(self):
        trays = [node for node in self.program.look('grid', re.compile('^Plateau'))
                 if 'focusable' in node.states]
        return {node.name.split('\u202f: ')[1]: node for node in trays}

    def ask(self, status):
        program = self.program
        if 'demandez une lettre' in status or 'demandez encore' in status:
            trays = self.opponents()
            if not trays:
                return          # the table went on meanwhile
            opponent = min(trays, key=lambda name: len(self.asked.get(name, [])))
            program.click(trays[opponent])
            program.find('label', f'{self.name}, demandez à {opponent}…')
        else:
            chosen = re.search(r', demandez à (.*)…$', status)
            opponent = chosen[1] if chosen else 'tous'
        letter = self.next_letter(opponent)
        program.click_on('button', 'blanc' if letter == 'blank' else letter)

    def act(self):
        status = self.status()
        if status is None:
            return False
        if 'tirez' in status:
            self.program.click_on('button', re.compile('^Tirer une carte'))
        elif 'demande' in status and 'vous demande' not in status:
            self.ask(status)
        else:
            choosing = self.program.sees('button', re.compile('^(Choisissez une carte|(Montrer|Retourner) .*case)'))
            self.program.click(self.cells()[0])
            if choosing:
                self.program.click_on('button', re.compile('^(Montrer|Retourner) .*case'))
        wait(lambda: self.status() != status or self.program.sees('button', 'Rejouer')
             or len(record_of(self.program)) > 0, 'the move')
        return True

    def play_to_the_end(self, watch=None, most=2000):
        for _ in range(most):
            wait(lambda: self.status() or self.program.sees('button', 'Rejouer'), 'something to do')
            if self.program.sees('button', 'Rejouer'):
                return
            if watch:
                watch()
            self.act()
        raise AssertionError('the game does not end')


@with_options(dark=True)
def test_a_game_in_french(program):
    """A game of Miro's edition with French words, from the first word laid to the last score."""
    program.find('radio', 'Miro 1967', where=lambda node: node.checked)
    program.click_on('button', 'Poser les mots')
    program.find('button', 'Poser ce mot')
    program.click_on('button', 'Proposer un mot')
    program.click_on('button', 'Poser ce mot')
    reader = Reader(program, FRENCH, 'fr-game')
    moves = 0

    def watch():
        nonlocal moves
        moves += 1
        # A player may name a word only on their own turn.
        if moves in (2, 12):
            reader.read(f'after-{moves}-moves')

    Joueur(program, 'Joueur').play_to_the_end(watch)
    reader.read('end')
    record = record_of(program)
    assert 'edition miro-1967\n' in record and 'words fr\n' in record, record
    assert not reader.faults, '\n'.join(reader.faults.values())


for test in (test_french_pages, test_a_game_in_french):
    test.options = {**getattr(test, 'options', {}), 'env': FRENCH.env}
test_made_up_pages.options = {'env': MADE_UP.env, 'size': (1280, 800)}
test_french_in_a_small_window_with_large_text.options = {
    'env': FRENCH.env, 'size': (1024, 600), 'text': 1.25}

main(settings=FAST)
