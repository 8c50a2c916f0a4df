# SPDX-License-Identifier: GPL-3.0-or-later
"""“Why can’t I?”: whatever is greyed while a table is set, a word is laid, a card is drawn or shown says why."""

import re

from salon_display import main, wait
from table_player import home_with, record, sit_down
from tongue import Tongue

FRENCH = Tongue('fr')
FAST = {'pace': '0', 'draw-first': 'false'}
# Roles of what people press or fill in. GTK 4.8 gives a menu button as one button in another, which greys with it.
ROLES = ('button', 'text box', 'combo box', 'radio', 'switch', 'check box', 'spin button')

DRAWING = record('human Ada, computer-easy Hugo', 'ROCKET KAYAK', '1 draw normal, 1 ask 2 X, 2 no, 2 draw normal, 2 ask 1 X, 1 no',
                 trays=1)
SHOWING = record('human Ada, computer-easy Hugo, computer-easy Nora', 'ROTOR KAYAK BEE', '2 ask 1 R', cards='off', first=2)
LAYING = record('human Ada, computer-easy Hugo', '- -', trays=1)


def unexplained(program):
    """What is greyed on the page and says nothing about it, by itself or, in a menu button, by the button."""
    return [f'{role} {name!r}' for node, role, name, states in program.app.survey()
            if role in ROLES and 'sensitive' not in states and node.shown
            and not any(one.description for one in (node, *node.ancestors()) if one.role in ROLES)]


class Walk:
    """Goes from page to page, and gathers what does not say why it is greyed."""

    def __init__(self, program, tongue):
        self.program, self.tongue = program, tongue
        self.faults, self.greyed = set(), 0

    def __call__(self, text):
        return self.tongue(text) if self.tongue else text.replace('_', '', 1)

    def look(self, page):
        self.greyed += sum(1 for node, role, _, states in self.program.app.survey()
                           if role in ROLES and 'sensitive' not in states and node.shown)
        self.faults |= {f'{page}: {fault}' for fault in unexplained(self.program)}
        for node, role, _, states in self.program.app.survey() if self.tongue else ():
            if role in ROLES and 'sensitive' not in states and self.tongue.left_in_english(node.description):
                self.faults.add(f'{page}: {node.description!r} is English')

    def verdict(self, least):
        assert self.greyed >= least, self.greyed
        assert not self.faults, '\n'.join(sorted(self.faults))


def walk_setting(program, tongue):
    walk = Walk(program, tongue)
    start = program.find('button', walk('_Lay the words'))
    walk.look('new game')
    program.click_on('button', walk('C_omputers…'))
    program.find('button', walk('To the _table'))
    program.click_on('button', re.compile('^Rosa, '))
    wait(lambda: len([node for node in program.look('button', re.compile('^(Rosa|Otto), ')) if node.checked]) == 1, 'Rosa to leave')
    walk.look('company, with two players')
    program.key('Escape')
    program.find('button', walk('_Lay the words'))
    # Two players cannot be fewer; and a seat without a name begins no game.
    chair = program.find('button', re.compile('^Otto, '))
    program.click(chair)
    entry = program.find('text box', where=lambda node: node.focused)
    walk.look('a seat')
    program.key('ctrl+a', 'Delete')
    wait(lambda: entry.text == '', 'no name')
    program.key('Escape')
    wait(lambda: not start.sensitive, 'the button to be greyed')
    walk.look('new game without a name')
    walk.verdict(4)


def walk_table(program, page, what):
    walk = Walk(program, None)
    sit_down(program)
    program.find('button', re.compile(f'^{what}'))
    walk.look(page)
    return walk


def test_setting_the_table(program):
    walk_setting(program, None)


def make(page, game, what, least, **more):
    def test(program):
        walk_table(program, page, what).verdict(least)
    test.options = {'home': home_with(game, **more), 'settings': FAST}
    return test


test_laying = make('laying', LAYING, 'Lay this word', 3)
test_drawing = make('drawing', DRAWING, 'Name a word…', 20)
test_showing = make('showing', SHOWING, '(Choose a card|Show)', 1, chooses=(1,))


def test_setting_the_table_in_french(program):
    walk_setting(program, FRENCH)


test_setting_the_table_in_french.options = {'env': FRENCH.env, 'settings': FAST}

main(settings=FAST)
