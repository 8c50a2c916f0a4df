# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the text form of a question bank, strictly, for the audit.

A bank is cards; a card is questions, one a category. Remarks begin with # and are passed over, but
for one sort, which the project's own banks carry for the audit alone, before the question they tell of:

    #: M1w      Middle East, antiquity, a woman

Region and period are letters and figures of REGIONS and PERIODS; then w or m where the answer is a person
or the people of a story, and - where it is none.
"""

import re
from dataclasses import dataclass, field

CATEGORIES = {'G': 'Geography', 'E': 'Entertainment', 'H': 'History', 'A': 'Art & Literature',
              'S': 'Science & Nature', 'P': 'Sports & Leisure'}

# The kinds of answers, in each language, in the same order.
KINDS = {
    'en': '''person country city river lake sea island mountain place people animal plant element substance body unit
             year number work character building ship event food game sport instrument word'''.split(),
    'fr': '''personne pays ville fleuve lac mer île montagne lieu peuple animal plante élément matière corps unité
             année nombre œuvre personnage édifice navire événement mets jeu sport instrument mot'''.split(),
}

EVERYWHERE = {'B': 'Britain and Ireland', 'E': 'mainland Europe', 'N': 'North America', 'L': 'Latin America',
              'F': 'Africa', 'M': 'Middle East and Central Asia', 'A': 'South and East Asia',
              'O': 'Oceania, oceans and poles', '-': 'the world'}
# The regions of each language: each has a letter for its home.
REGIONS = {
    'en': EVERYWHERE,
    'fr': {'H': 'France', 'E': 'the rest of Europe'} | {code: name for code, name in EVERYWHERE.items() if code not in 'BE'},
}
PERIODS = {'0': 'no period', '1': 'antiquity', '2': 'to 1500', '3': 'to 1800', '4': '19th century',
           '5': '20th century', '6': '21st century'}

HEAD = re.compile(r'([A-Za-z]) +([0-9]+) +(\S+)')
CARD = re.compile(r'card(?: +([0-9]+))?', re.IGNORECASE)
TAG = re.compile(r'#: *([HBENLFMAO-])([0-6])([wm-])')
TOLERANCE = re.compile(r'(.*\S) *± *([0-9][0-9,.]*)')
BRACKET = re.compile(r'\(([^()]*)\)')


@dataclass
class Question:
    """One question as it stands in the file."""
    card: int
    category: str
    difficulty: int
    kind: str
    line: int
    tag: tuple = None           # region, period, w, m or -
    text: str = ''
    answer: str = ''            # whole, without brackets
    forms: list = field(default_factory=list)  # other accepted forms; the short form of a bracket among them
    fact: str = ''
    tolerance: str = ''

    @property
    def place(self):
        return f'card {self.card} {self.category}, line {self.line}'

    def all_forms(self):
        return [self.answer, *self.forms]


def squeezed(text):
    """A text with one space where there are several; French narrow spaces stay."""
    return re.sub('[ \t]+', ' ', text).strip(' \t')


def spread(form):
    """The whole of a form, and, where brackets say what may be left out, the short one."""
    whole = squeezed(BRACKET.sub(r'\1', form))
    short = squeezed(BRACKET.sub('', form))
    return [whole] if short == whole else [whole, short]


class Reader:
    """Goes through the lines, and gathers questions and faults."""

    def __init__(self, kinds):
        self.kinds = kinds
        self.questions = []
        self.faults = []
        self.card = 0
        self.cards = set()
        self.tag = None
        self.question = None
        self.parts = {}
        self.last = None

    def fault(self, line, what):
        self.faults.append(f'line {line}: {what}')

    def end_question(self):
        """Puts the lines of the question that ends here together."""
        question, self.question = self.question, None
        if question is None:
            return
        question.text = squeezed(self.parts.get('', ''))
        question.fact = squeezed(self.parts.get('+', ''))
        answer = squeezed(self.parts.get('=', ''))
        for name, got in (('question', question.text), ('answer', answer), ('fact', question.fact)):
            if not got:
                self.fault(question.line, f'no {name}')
        tolerance = TOLERANCE.fullmatch(answer)
        if tolerance:
            answer, question.tolerance = tolerance[1], tolerance[2]
        forms = []
        for part in answer.split('|'):
            for form in spread(part):
                if not form:
                    self.fault(question.line, 'an empty form of the answer')
                elif form in forms:
                    self.fault(question.line, f'the form “{form}” stands twice')
                else:
                    forms.append(form)
        if re.search('[()]', ''.join(forms)):
            self.fault(question.line, 'brackets that do not match')
        question.answer, question.forms = (forms or [''])[0], forms[1:]
        self.questions.append(question)

    def begin_card(self, line, number):
        self.end_question()
        self.card = int(number) if number else self.card + 1
        if self.card in self.cards:
            self.fault(line, f'card {self.card} stands twice')
        self.cards.add(self.card)

    def begin_question(self, line, head):
        self.end_question()
        category, difficulty, kind = head[1].upper(), int(head[2]), head[3].lower()
        if not self.cards:
            self.fault(line, 'a question before the first card')
        if category not in CATEGORIES:
            self.fault(line, f'no category “{category}”')
        if not 1 <= difficulty <= 5:
            self.fault(line, f'no difficulty {difficulty}')
        if kind not in self.kinds:
            self.fault(line, f'no kind “{kind}”')
        if any((q.card, q.category) == (self.card, category) for q in self.questions[-6:]):
            self.fault(line, f'a second question of category {category} on card {self.card}')
        self.question = Question(self.card, category, difficulty, kind, line, self.tag)
        self.tag, self.parts, self.last = None, {}, ''

    def read_line(self, number, line):
        tag, card, head = TAG.fullmatch(line), CARD.fullmatch(line), HEAD.fullmatch(line)
        if line.startswith('#'):
            if tag:
                self.tag = tag.groups()
            elif line.startswith('#:'):
                self.fault(number, 'a remark for the audit that says nothing')
        elif not line:
            return
        elif card:
            self.begin_card(number, card[1])
        elif head:
            self.begin_question(number, head)
        elif self.question is None:
            self.fault(number, 'a line that belongs to no question')
        elif line[0] in '=+':
            if line[0] in self.parts:
                self.fault(number, f'a second line with {line[0]}')
            self.last = line[0]
            self.parts[self.last] = line[1:]
        else:
            self.parts[self.last] = self.parts.get(self.last, '') + ' ' + line


def read(data, language):
    """The questions of a bank's bytes, and what is wrong with its form, by line."""
    reader = Reader(KINDS[language])
    try:
        text = data.decode('utf-8-sig')
    except UnicodeDecodeError as error:
        line = data[:error.start].count(b'\n') + 1
        return [], [f'line {line}: no UTF-8']
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if re.search('[\x00-\x08\x0b-\x1f\x7f]', line):
            reader.fault(number, 'a control character')
        reader.read_line(number, line)
    reader.end_question()
    return reader.questions, reader.faults
