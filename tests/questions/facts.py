#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What WordNet knows of the answers in the English bank (rules of Wedges, 7). Reports in TAP.

usage: facts.py DATA_NOUN FILE

An answer that WordNet has must be of its kind there. Persons must have lived in the period that the remark before
their question names, and been born before any year that it tells. An element's sign must be the element's. A country
asked for by its capital must be the one that WordNet gives the capital to.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from answers import plain  # noqa: E402
from bank import read  # noqa: E402
from tap import finish, note, point  # noqa: E402

# What stands above a thing of a kind, by WordNet's words; kinds that it keeps together well.
ABOVE = {
    'animal': {'animal'}, 'country': {'country', 'state', 'dominion', 'political_unit'}, 'element': {'chemical_element'},
    'instrument': {'musical_instrument'}, 'island': {'island', 'archipelago', 'land'}, 'lake': {'lake'},
    'mountain': {'mountain', 'mountain_range', 'mountain_peak', 'range'}, 'person': {'person'}, 'plant': {'plant', 'food', 'flavorer'},
    'river': {'river'}, 'sea': {'sea', 'body_of_water'}, 'substance': {'substance', 'matter'}, 'unit': {'definite_quantity'},
}
# Where WordNet has only a namesake (a wine, a timber, a captain, a marshal), or ranges the thing elsewhere.
ELSEWHERE = {'Moselle', 'redwood', 'Mount Cook', 'Artemisia', 'hertz', 'Czechoslovakia', 'Venus flytrap', 'ney'}
# The years of the periods in the remarks.
PERIODS = {'1': (-4000, 500), '2': (500, 1500), '3': (1500, 1800), '4': (1800, 1900), '5': (1900, 2000), '6': (2000, 2100)}
LIFE = re.compile(r'\((?:circa |born in )?(\d{3,4})(?: ?BC)?(?:-(?:circa )?(\d{3,4})?( BC)?)?\)')


class WordNet:
    """The nouns of WordNet, by their words."""

    def __init__(self, path):
        self.things = {}
        self.by_word = defaultdict(list)
        for line in path.read_text(encoding='utf-8').splitlines():
            if line.startswith(' '):
                continue
            data, gloss = line.split(' | ', 1)
            fields = data.split(' ')
            count = int(fields[3], 16)
            words = fields[4:4 + 2 * count:2]
            pointers = fields[5 + 2 * count:]
            above = [pointers[i + 1] for i in range(0, len(pointers) - 3, 4) if pointers[i] in {'@', '@i'}]
            self.things[fields[0]] = ({word.lower() for word in words}, above, gloss)
            for word in words:
                self.by_word[plain(word.replace('_', ' '))].append(fields[0])

    def senses(self, question):
        """What any form of an answer may be; of persons a last name alone says little."""
        return {sense for form in question.all_forms() if question.kind != 'person' or ' ' in form or ' ' not in question.answer
                for sense in self.by_word.get(plain(form), [])}

    def is_under(self, sense, wanted):
        words, above, _ = self.things[sense]
        return bool(words & wanted) or any(self.is_under(one, wanted) for one in above)

    def gloss(self, sense):
        return self.things[sense][2]


def of_kind(wordnet, q):
    return [sense for sense in wordnet.senses(q) if wordnet.is_under(sense, ABOVE[q.kind])]


def check_kinds(wordnet, questions):
    known = [q for q in questions if q.kind in ABOVE and q.answer not in ELSEWHERE and wordnet.senses(q)]
    faults = [f'{q.place}: {q.answer} is no {q.kind}' for q in known if not of_kind(wordnet, q)]
    point(known and not faults, f'{len(known)} answers are of their kind', *faults)


def check_lives(wordnet, questions):
    faults, count = [], 0
    for q in questions:
        lives = [LIFE.search(wordnet.gloss(sense)) for sense in of_kind(wordnet, q)] if q.kind == 'person' else []
        lives = [life for life in lives if life]
        if not lives or not q.tag or q.tag[1] == '0':
            continue
        count += 1
        spans = []
        for life in lives:
            born, died = int(life[1]), int(life[2] or 2100)
            spans.append((-born, -died) if life[3] else (born, died))
        begin, end = PERIODS[q.tag[1]]
        if not any(born < end and died >= begin for born, died in spans):
            faults.append(f'{q.place}: {q.answer} lived {spans}, and not in period {q.tag[1]}')
        for year in re.findall(r'\b1\d\d\d\b', q.text):
            if not any(born < int(year) for born, _ in spans):
                faults.append(f'{q.place}: {q.answer} was born {spans}, after {year}')
    point(count and not faults, f'{count} persons lived when it is said', *faults)


def check_elements(wordnet, questions):
    signs = [(q, form) for q in questions if q.kind == 'element' for form in q.forms if len(form) <= 2]
    faults = [f'{q.place}: {form} is not the sign of {q.answer}' for q, form in signs
              if not any(form.lower() in wordnet.things[sense][0] for sense in wordnet.by_word[plain(q.answer)])]
    point(signs and not faults, f'{len(signs)} signs are those of their elements', *faults)


def check_capitals(wordnet, questions):
    faults, count = [], 0
    for q in questions:
        if q.kind != 'country' or 'capital' not in q.text:
            continue
        for name in re.findall(r'[A-ZÀ-Ý][\w’]+(?: [A-ZÀ-Ý][\w’]+)*', q.text):
            glosses = [wordnet.gloss(sense) for sense in wordnet.by_word.get(plain(name), [])]
            glosses = [plain(gloss) for gloss in glosses if 'capital' in gloss]
            if glosses:
                count += 1
                if not any(plain(form)[:6] in gloss for form in q.all_forms() for gloss in glosses):
                    faults.append(f'{q.place}: {name} is the capital of another country: {glosses}')
    point(count and not faults, f'{count} capitals are those of their countries', *faults)


def main(noun, name):
    wordnet = WordNet(Path(noun))
    questions, faults = read(Path(name).read_bytes(), 'en')
    point(not faults, 'the bank is read', *faults)
    for check in (check_kinds, check_lives, check_elements, check_capitals):
        check(wordnet, questions)
    note(f'{sum(bool(wordnet.senses(q)) for q in questions)} answers of {len(questions)} are known to WordNet')
    return finish()


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
