# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the company: who the computers are, and who of them sits at the table of the new game."""

import re

from salon_display import main, wait
from table_player import record_of

# name: what it is like, how well it plays if nobody has chosen, and one line
WHO = {
    'Rosa': ('patient', 'easy', 'Takes her time. Begins with the common letters.'),
    'Otto': ('bold', 'easy', 'Names words early, and now and then too early.'),
    'Ines': ('careful', 'medium', 'Hardly risks a blank. Names a word when she is sure.'),
    'Bruno': ('fond of blanks', 'medium', 'Lays more blanks than others, and likes to ask for yours.'),
    'Lydia': ('long words', 'hard', 'Likes long words, and lays few blanks round them.'),
    'Pim': ('short words', 'beginner', 'Likes to lay short words, and to ask for rare letters.'),
    'Viktor': ('persistent', 'hard', 'Stays with the word that is most open.'),
    'Suki': ('follows the wind', 'easy', 'A different player in every game.'),
}
FULL = 'All chairs are taken: somebody has to leave first.'
CARD = re.compile(f"^({'|'.join(WHO)}), ({'|'.join(manner for manner, _, _ in WHO.values())}), ")


def enter(program):
    program.click_on('button', 'Computers…')
    program.find('button', 'To the table')


def card(program, name):
    return program.find('button', re.compile(f'^{name}, {WHO[name][0]}, '))


def seated(program):
    """The names on the cards of those who sit at the table."""
    return [CARD.match(node.name)[1] for node in program.look('button', CARD) if node.checked]


def at_table(program):
    """Whom the panel offers to send away."""
    return [re.sub(' leaves the table$', '', node.name) for node in program.look('button', re.compile(' leaves the table$'))]


def test_who_they_are(program):
    enter(program)
    program.find('label', 'Company')
    for name, (manner, level, line) in WHO.items():
        node = card(program, name)
        assert node.name == f'{name}, {manner}, {level}' and node.description == line, node
    for level, hint in (('beginner', 'Familiar short words, forgets a lot'), ('easy', 'Common words, at times careless'),
                        ('medium', 'Knows many words, remembers most answers'),
                        ('hard', 'Knows the whole list and forgets nothing')):
        assert program.sees('label', level) and program.sees('label', hint), level
    assert seated(program) == at_table(program) == ['Rosa', 'Otto'], (seated(program), at_table(program))
    assert card(program, 'Rosa').focused
    assert not program.sees('button', re.compile('^You (won|lost)'))
    program.screenshot('company')


def test_sitting_down_and_leaving(program):
    enter(program)
    program.click(card(program, 'Lydia'))
    wait(lambda: seated(program) == ['Rosa', 'Otto', 'Lydia'], 'Lydia at the table')
    assert at_table(program) == ['Rosa', 'Otto', 'Lydia'], at_table(program)
    program.find('button', re.compile('2 more may sit down'))
    program.click(card(program, 'Otto'))
    wait(lambda: at_table(program) == ['Rosa', 'Lydia'], 'Otto to leave')
    program.click_on('button', 'Rosa leaves the table')
    wait(lambda: seated(program) == ['Lydia'], 'Rosa to leave')
    # Two have to stay, and it is said why.
    for name, node in (('card', card(program, 'Lydia')), ('row', program.find('button', 'Lydia leaves the table'))):
        assert not node.sensitive and node.description == 'At least two players are needed', (name, node)
    # The table that is set is the same one.
    program.key('Escape')
    program.find('button', 'Lydia, Computer · hard')
    program.find_gone('button', re.compile('^(Rosa|Otto), Computer'))


def test_a_full_table_says_so(program):
    enter(program)
    program.find('button', re.compile('3 more may sit down'))
    for count in (2, 1):
        program.click_on('button', re.compile('more may sit down'))
        program.find('button', re.compile(f'^{count} more may sit down'))
    program.click(card(program, 'Suki'))
    wait(lambda: seated(program) == ['Rosa', 'Otto', 'Ines', 'Bruno', 'Suki'], 'five computers')
    for name in 'Lydia', 'Pim', 'Viktor':
        assert not card(program, name).sensitive and card(program, name).description == FULL, card(program, name)
    for node in (program.find('button', re.compile('^A program, a bot of yours')),
                 program.find('button', re.compile('All chairs are taken'))):
        assert not node.sensitive and node.description == FULL, node
    program.screenshot('company-full')


def test_to_the_table(program):
    enter(program)
    program.click(card(program, 'Pim'))
    program.find('button', 'Pim leaves the table')
    program.click_on('button', 'To the table')
    program.find('button', 'Lay this word')
    text = wait(lambda: 'seat 4' in record_of(program) and record_of(program), 'the record')
    assert re.findall(r'^seat \d (computer-.*)$', text, re.MULTILINE) == \
        ['computer-easy Rosa', 'computer-easy Otto', 'computer-beginner Pim'], text


def test_another_level_is_offered(program):
    enter(program)
    program.click_on('button', 'You won three times: try Rosa at medium?')
    program.find('button', 'Rosa, patient, medium')
    program.click_on('button', 'You won three times: try Otto at medium?')
    program.find('button', 'Otto, bold, medium')
    program.find_gone('button', re.compile('^You won'))
    program.key('Escape')
    program.find('button', 'Rosa, Computer · medium')


test_another_level_is_offered.options = {
    'settings': {'pace': '0', 'company': "'computer-easy 3 1 2026-11-20T10:00:00Z'"}}


def test_an_easier_level_is_offered(program):
    enter(program)
    program.click_on('button', 'You lost three times: try Rosa at beginner?')
    program.find('button', 'Rosa, patient, beginner')


test_an_easier_level_is_offered.options = {
    'settings': {'pace': '0', 'company': "'computer-easy -3 -1 2026-11-20T10:00:00Z'"}}


def test_a_sandbox_runs_no_program(program):
    enter(program)
    node = program.find('button', re.compile('^A program, a bot of yours'))
    assert not node.sensitive and node.description == 'Inside a Flatpak, Salon cannot run other programs.', node


test_a_sandbox_runs_no_program.options = {'env': {'container': 'flatpak'}}

main(settings={'pace': '0'})
