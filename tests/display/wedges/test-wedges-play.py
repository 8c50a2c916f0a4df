# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of Wedges at the table: by mouse and with keys, judged by the table and typed, a team, computers, the vote for the
final question, and a win that is shared."""

import re

from salon_display import Absent, main, wait
from tongue import Tongue
from wedges_maker import make_record
from wedges_player import (answer_of, click_space, kept, moves_of, sit_down, spaces, told, wait_for_move)

ADA_AND_HUGO = ['human Ada', 'human Hugo']


def roll_to_begin(program):
    """Everybody rolls, again among those who tie, until it is somebody’s turn. Returns who begins."""
    while True:
        button = program.find('button', re.compile(r'rolls to begin$|^Roll the die$'), sensitive=True)
        before = len(moves_of(program))
        if button.name == 'Roll the die':
            return int(wait_for_move(program, r'\d roll \d')[0]), button
        program.click(button)
        wait(lambda n=before: len(moves_of(program)) > n, 'the roll')


def secret(program, card, category):
    """The answer to this question is in no widget or text. Returns it."""
    answer = answer_of(card, category)
    tree = told(program)
    # A number or a single letter stands there for something else too, and many a word is part of a longer one.
    alone = rf"'{re.escape(answer)}'" if answer.isdigit() or len(answer) == 1 else rf'(?<!\w){re.escape(answer)}(?!\w)'
    assert not re.search(alone, tree), f'{answer} can be read:\n{tree}'
    return answer


def card_on_table(program):
    """The number of the card on the table, and the letter of its category."""
    label = program.find('label', re.compile(r'^Box [12] · card \d+$'))
    title = next(name for _, role, name, _ in program.app.survey()
                 if role == 'label' and name in CATEGORIES and name != 'Right')
    return int(label.name.split()[-1]), CATEGORIES[title]


def press_until(program, key, pattern):
    """Presses this key until the move is made: what has just appeared takes none."""
    wait(lambda: program.key(key) or (moves := moves_of(program)) and re.fullmatch(pattern, moves[-1]),
         f'the move {pattern}, not {moves_of(program)[-2:]}')


def click_until(program, name, pattern):
    """The same with a button, which is there as long as nothing has happened."""
    button = program.find('button', name, sensitive=True)
    wait(lambda: program.click(button) and wait_shortly(lambda: re.fullmatch(pattern, moves_of(program)[-1])),
         f'the move {pattern}, not {moves_of(program)[-2:]}')


def wait_shortly(condition):
    """Whether this comes within half a second."""
    try:
        return wait(condition, 'a moment', patience=0.5)
    except Absent:
        return False


CATEGORIES = {'Geography': 'G', 'Entertainment': 'E', 'History': 'H', 'Art & Literature': 'A', 'Science & Nature': 'S',
              'Sports & Leisure': 'P'}


@kept(make_record(ADA_AND_HUGO, lambda game: True, begin=['1 roll 4', '2 roll 4'])[0], size=(1280, 800), animations=True)
def test_by_mouse(program):
    """A tie for the beginning is rolled again; then the die is thrown, a space clicked, a question uncovered and judged."""
    sit_down(program)
    wait(lambda: moves_of(program) == ['1 roll 4', '2 roll 4'], 'the record')
    roll_to_begin(program)
    asked = 0
    while asked < 2:
        program.click(program.find('button', 'Roll the die', sensitive=True))
        wait_for_move(program, r'\d roll \d')
        wait(lambda: spaces(program), 'spaces that can be reached')
        click_space(program, max(spaces(program)))
        wait_for_move(program, r'\d move .*')
        came = wait(lambda: program.sees('button', 'Uncover the answer', sensitive=True)
                    or program.sees('button', 'Roll the die', sensitive=True) and 'again'
                    or program.sees('group', re.compile('on the hub$')) and 'hub', 'what comes next')
        if came == 'again':
            continue
        if came == 'hub':
            click_until(program, re.compile('^Geography, '), r'\d choose G')
            program.find('button', 'Uncover the answer', sensitive=True)
        answer = secret(program, *card_on_table(program))
        program.click_on('button', 'Uncover the answer')
        program.find('label', answer)
        # Uncovering makes no move: the last one still led to the question, and on the hub that was the choice of it.
        before = wait_for_move(program, r'\d (move .*|choose G)')
        asked += 1
        if asked == 1:
            program.click_on('button', 'Something wrong with this card?')
            program.find_gone('button', 'Something wrong with this card?')
        else:                           # a slip, which is taken back
            click_until(program, re.compile('^Right:'), r'\d answer right')
            program.click_on('button', 'Take the verdict back')
            wait_for_move(program, re.escape(before))
            program.find('label', answer)
            program.find_gone('button', 'Take the verdict back')
        click_until(program, re.compile('^Right:' if asked == 1 else '^It was wrong'),
                    r'\d answer right' if asked == 1 else r'\d answer wrong')
        program.find('button', 'Roll the die', sensitive=True)
        program.find_gone('label', answer)
    turns = program.find('list', 'Last turns')
    items = [name for _, role, name, _ in turns.survey() if role == 'list item']
    assert len(items) == 2 and items[0].endswith('wrong') and re.search(', (right|a wedge)$', items[1]), items


TEAM = make_record(['human The Larks,Inès,Omar,Lea', 'human Marie'], lambda game: game.due()[0] == 'answer' and game.turn == 1,
                   ['option judge typed', 'option consultation off', 'option seconds 120'], seed=7, luck=0.75)


@kept(TEAM[0], size=(1280, 800))
def test_typed(program):
    """The members of a team answer in turn, and the screen says who does. What is typed is judged, and the table turns the
    verdict round; all with keys. A pause covers the question."""
    sit_down(program)
    number = len(re.findall(r'^1 answer', TEAM[0], re.M))
    member = ['Inès', 'Omar', 'Lea'][number % 3]
    program.find('label', f'{member} answers alone')
    answer = secret(program, *card_on_table(program))

    program.click_on('button', 'Pause')
    program.find_gone('label', f'{member} answers alone')
    program.click_on('button', 'Go on')
    program.find('label', f'{member} answers alone')

    # It is typed wrongly by far, and the table is kind.
    program.find('text box', 'Your answer', where=lambda node: node.focused)
    program.type('xyzzy plugh')
    program.key('Return')
    program.find('label', answer)
    assert moves_of(program)[-1].split()[1] != 'answer'
    press_until(program, 'n', '1 answer right xyzzy plugh')

    # The question after it is the next member's, and given up.
    while True:
        program.find('button', 'Roll the die', sensitive=True)
        program.key('space')
        wait_for_move(program, r'1 roll \d')
        wait(lambda: spaces(program), 'spaces that can be reached')
        program.key('1')
        wait_for_move(program, r'1 move .*')
        wait(lambda: program.sees('button', 'I don’t know') or program.sees('button', 'Roll the die', sensitive=True)
             or program.sees('group', re.compile('on the hub$')), 'what comes next')
        if program.sees('group', re.compile('on the hub$')):
            program.key('g')
            wait_for_move(program, '1 choose G')
        if not program.sees('button', 'Roll the die'):
            break
    program.find('label', f'{["Inès", "Omar", "Lea"][(number + 1) % 3]} answers alone')
    answer = secret(program, *card_on_table(program))
    press_until(program, 'Escape', '1 answer wrong')
    # Whoever gave up reads what it was, and then it is Marie’s turn.
    program.find('label', answer)
    wait(lambda: program.key('Return') or program.sees('group', re.compile('^Marie, in turn')), 'Marie’s turn')


FINAL = make_record(['human Ada', 'human Hugo', 'human Marie'],
                    lambda game: game.due()[0] == 'vote' and len(game.finished) == 1,
                    begin=['1 roll 6', '2 roll 1', '3 roll 1'], seed=3, luck=1)


@kept(FINAL[0], size=(1024, 600))
def test_final_vote(program):
    """Whoever wins in the first turn lets the others have theirs, and two share the win: the others vote for the category of
    the final question, together; the last one is wrong, and the game is over."""
    sit_down(program)
    assert FINAL[1].turn == 2, 'Hugo stands on the hub in his first turn'
    program.click_on('button', 'We agree on one together…')
    program.click(program.find('button', re.compile('^History')))
    program.click(program.find('button', 'All vote for History', sensitive=True))
    wait(lambda: moves_of(program)[-2:] == ['3 vote H', '1 vote H'], 'both votes')
    secret(program, *card_on_table(program))
    wait(lambda: program.sees('button', re.compile('^Right'))
         or program.sees('button', 'Uncover the answer') and program.key('space'), 'the answer')
    press_until(program, 'r', '2 answer right')

    # Marie has her first turn, too: a wrong answer ends it.
    while not program.sees('button', 'Play again'):
        if program.sees('button', 'Roll the die', sensitive=True):
            program.key('space')
            wait(lambda: spaces(program), 'spaces that can be reached')
            program.key('2' if 2 in spaces(program) else '1')
            wait_for_move(program, '3 move .*')
        elif program.sees('group', re.compile('on the hub$')):
            program.key('g')
        elif program.sees('button', 'Uncover the answer', sensitive=True):
            # Ada and Hugo roll no more, whatever she says.
            program.find('label', 'The game is over.')
            program.key('space')
        elif program.sees('button', 'It was wrong', sensitive=True):
            program.key('w')
    program.find('heading', 'Ada and Hugo share the win')
    program.find('group', re.compile('^History: .* right$'))
    program.click_on('button', 'Look at the table')
    program.click_on('button', 'The end of the game')
    program.find('button', 'Play again')
    # In a large window the winners' tokens are large, too.
    program.resize(2560, 1440)
    wait(lambda: sum(node.extents[2] >= 240 for node in program.look(None, ', '.join(CATEGORIES))) == 2, 'large tokens')


FRENCH = Tongue('fr')
SIX = make_record(['human Ada', 'human Bartholomé', 'human Marie', 'human Inès', 'human Zoé', 'human Piet'],
                  lambda game: game.due() == ('move', 2) and len(game.wedges[1]) > 1, ['option boxes 1'], seed=8, luck=0.9)


@kept(SIX[0].replace('questions en', 'questions fr'), size=(1024, 600), env=FRENCH.env)
def test_small_and_french(program):
    """What a space is worth is read whole where there is no room for how it is chosen as well."""
    program.find('button', FRENCH('_Sit down').replace('_', ''), sensitive=True)
    program.action('resume')
    program.find('list item', re.compile(r'^1\s*: '))
    program.find('label', FRENCH('a wedge to win'))


@kept(make_record(['human Ada', 'computer-easy Hugo', 'computer-hard Marie'],
                  lambda game: game.due() == ('roll', 2), seed=2, begin=['1 roll 5', '2 roll 6', '3 roll 1'])[0],
      size=(2560, 1440))
def test_computers(program):
    """Computers play by themselves, and never show an answer before they have given theirs; Space hurries to the next thing that
    a person has to do."""
    sit_down(program)
    before = len(moves_of(program))
    wait(lambda: len(moves_of(program)) > before, 'a computer to roll')
    for _ in range(200):
        if program.sees('button', 'Roll the die', sensitive=True):
            break
        program.key('space')
    program.find('group', re.compile('^Ada, in turn'))
    answers = [move for move in moves_of(program)[before:] if ' answer ' in move]
    assert answers and answers[-1].startswith('3 answer wrong'), answers


main()
