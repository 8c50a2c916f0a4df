# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who has never played: the welcome, the lesson, the quick game. The lesson is played by a script that
knows nothing of the game and only presses what the notes point at."""


import re

from salon_display import Program, main, wait, with_options
from table_player import moves_of, record_of

HERE = {'en': 'the note points here', 'fr': 'la note désigne ceci'}
BEGIN = {'en': 'Begin', 'fr': 'Commencer'}
NOTE = re.compile(r'^[^.]*, \d (of|sur) 5\. ')
FAST = {'pace': '0'}


def note(program):
    """What the note says that stands, or None."""
    notes = [node.name for node in program.look('status', NOTE)]
    return notes[0] if notes else None


def pointed(program, tongue='en'):
    """What the note points at, or None."""
    for node in program.look(sensitive=True, where=lambda node: node.description == HERE[tongue]):
        return node
    return None


def obey(program, tongue='en'):
    """Presses what the note points at. Returns the note."""
    said = []

    def ready():
        said[:] = [note(program)]
        return pointed(program, tongue)

    node = wait(ready, 'something that the note points at')
    program.click(node)
    return said[0]


def is_over(program):
    return program.sees('button', {'en': 'Quick game', 'fr': 'Partie rapide'}[tongue_of(program)])


def tongue_of(program):
    return 'fr' if 'fr' in program.settings.get('language', '') else 'en'


def play(program, tongue):
    """Plays the lesson by its notes alone, to the end. Returns what they said."""
    said = []
    program.click_on('button', BEGIN[tongue])
    while True:
        before = note(program)
        wait(lambda: pointed(program, tongue) or is_over(program), 'the next note')
        if is_over(program):
            return said
        said.append(obey(program, tongue))
        assert len(said) < 60, said
        wait(lambda: note(program) != before or pointed(program, tongue) or is_over(program), 'an answer')


@with_options(to_set_up=False)
def test_the_welcome(program):
    program.find('button', 'Begin')
    program.find('label', 'hide a word on your tray and find the others’, letter by letter · 2 to 6')
    program.find('button', 'Play')
    program.find('button', 'Choose')
    wait(lambda: program.find('button', 'Begin').focused, 'the focus on the lesson')
    program.screenshot('welcome')
    program.click_on('button', 'Choose')
    program.find('button', 'Lay the words')


@with_options(to_set_up=False, settings=FAST)
def test_the_lesson_in_english(program):
    said = play(program, 'en')
    for words in ('Hide a word', 'a good word to hide', 'Ask Rosa for a letter', 'An E! Space 5 brings you 10',
                  'No S: your turn is over', 'Rosa’s turn', 'Every turn begins with a card', '×3!', '15 × 3 = 45',
                  'No A, and your turn is over', 'An idea?', 'You know it?', 'Right: 65 and 100',
                  'Rosa has two last turns'):
        assert any(words in text for text in said), (words, said)
    program.find('label', re.compile('^You have played Probe'))
    program.screenshot('learn-end')
    # It does not count, and the welcome has done its work.
    wait(lambda: 'title Learn in three minutes' in record_of(program), 'the record')
    program.click_on('button', 'Home')
    program.find('button', 'New game')


@with_options(to_set_up=False, settings={**FAST, 'language': "'fr'"})
def test_the_lesson_in_french(program):
    said = play(program, 'fr')
    for words in ('Cachez un mot', 'BONBON', 'La case 2 vous rapporte 10', 'Pas de E', '15 × 3 = 45'):
        assert any(words in text for text in said), (words, said)
    wait(lambda: 'title Apprendre en trois minutes' in record_of(program), 'the record')


@with_options(to_set_up=False, settings=FAST)
def test_left_and_resumed(program):
    program.click_on('button', 'Begin')
    for _ in range(3):
        obey(program)
    wait(lambda: 'An E!' in (note(program) or ''), 'the card that was found')
    obey(program)                       # the note is read, and the next one stands
    wait(lambda: 'Ask again' in (note(program) or ''), 'the next note')
    moves = moves_of(program)
    program.key('Escape')
    program.click_on('button', 'Stop here')
    program.find('heading', 'Go on learning')
    program.find('label', 'chapter 2 of 5')
    program.click_on('button', 'Go on')
    wait(lambda: 'Ask again' in (note(program) or ''), 'the same note')
    wait(lambda: moves_of(program) == moves, 'the record')

    # Another program finds the same note.
    program.stop()
    program.settings, program.env = {}, {'GSETTINGS_BACKEND': 'keyfile'}    # as they are by now
    program.start()
    program.find('label', 'chapter 2 of 5')
    program.click_on('button', 'Go on')
    wait(lambda: 'Ask again' in (note(program) or ''), 'the same note')
    wait(lambda: moves_of(program) == moves, 'the record')

    # Without notes it is an ordinary game.
    program.click_on('button', 'Leave the lesson')
    program.click_on('button', 'Play on without notes')
    program.find_gone('status', NOTE)
    assert program.find('button', 'S').sensitive


def pane(program):
    """Which pane of the table has the focus: the note, the trays or the panel; None for anything else."""
    for node in program.look(where=lambda node: node.focused and node.role != 'window'):
        above = [node, *node.ancestors()]
        if node.name in ('Go on', 'Leave the lesson', 'Tell me') or any(NOTE.match(one.name) for one in above):
            return 'note'
        if any(one.name == 'Players' for one in above):
            return 'trays'
        if re.fullmatch('[A-Z]|blank|Name a word…|Pause|Take back|Hint|Hide my word', node.name):
            return 'panel'
    return None


@with_options(to_set_up=False, settings=FAST)
def test_f6_goes_from_pane_to_pane(program):
    program.click_on('button', 'Begin')
    for _ in range(2):
        obey(program)
    wait(lambda: 'Ask Rosa for a letter' in (note(program) or '') and pane(program) == 'panel', 'the focus on the key')
    for place in ('note', 'trays', 'panel', 'note'):
        program.key('F6')
        wait(lambda: pane(program) == place, f'the focus on the {place}')


@with_options(to_set_up=False, settings=FAST)
def test_a_quick_game(program):
    program.click_on('button', 'Play')
    program.find('button', 'Lay this word')
    wait(lambda: record_of(program).count('computer-easy') == 3, 'three easy computers')
    program.click_on('button', 'Suggest a word')
    program.click(program.find('button', 'Lay this word', sensitive=True))
    program.find('button', 'Name a word…')
    program.action('new-game')
    # Nobody has won yet.
    program.find('button', 'Lay the words')


if __name__ == '__main__':
    main(Program, to_set_up=False)
