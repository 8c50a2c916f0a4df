#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The contract of the question banks (rules of Wedges, 7), as far as a machine can hold it. Reports in TAP.

usage: audit.py FILE…          each named by its language, en.questions or fr.questions
       audit.py --counts FILE… prints what there is of everything, for the README beside the bank
       audit.py --self-test    shows that every fault is found
"""

import re
import sys
from collections import Counter, defaultdict
from functools import lru_cache
from itertools import combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from answers import allowed, distance, normal, plain  # noqa: E402
from bank import CATEGORIES, PERIODS, REGIONS, read  # noqa: E402
from speech import (ALIKE, FIGURES, FUNCTION_WORDS, PERSON, QUESTION_WORDS, REFUSED, SORTS, SPACING,  # noqa: E402
                    TIME, YES_OR_NO)
from tap import finish, point  # noqa: E402

LONGEST_QUESTION = LONGEST_FACT = 140   # characters
COMMON = 12             # a word that stands in so many questions tells nothing
TEMPLATE_SHARE = .1     # of a category, at most
SAME_PLACE_SHARE = .2   # of the answers, between two languages, at most
RIVALS = 10             # answers of a kind, at least
MEAN = 2.6, 3.2         # of the difficulties of a category
SHARES = {1: .10, 2: .30, 3: .35, 4: .20, 5: .05}       # of the difficulties of a category
SHARE_SLACK = .04
PERSONS_SHARE = 1 / 3   # of a category, at most
WOMEN_SHARE = .4        # of its persons, at least
HOME_SHARE = .2         # of a category, at most
HOME = {'en': 'B', 'fr': 'H'}


@lru_cache(maxsize=None)
def stem(word):
    """A word without the ending of its plural."""
    for ending in ('ies', 'es', 's'):
        if word.endswith(ending) and len(word) > len(ending) + 2:
            return word[:-len(ending)] + ('y' if ending == 'ies' else '')
    return word


@lru_cache(maxsize=None)
def words(text):
    """The words of a text, plain, without the endings of possession."""
    return re.findall(r'\w+', re.sub(r"'s?\b", ' ', plain(text)))


class Bank:
    """A bank with what several rules ask of it."""

    def __init__(self, language, questions):
        self.language = language
        self.questions = questions
        self.size = max((q.card for q in questions), default=0)
        self.by_category = {letter: [q for q in questions if q.category == letter] for letter in CATEGORIES}
        self.by_kind = defaultdict(list)
        for q in questions:
            self.by_kind[q.kind].append(q)
        stands = Counter(word for q in questions for word in set(words(q.text)))
        self.common = {word for word, count in stands.items() if count >= COMMON}
        self.normals = {id(q): [normal(form, language) for form in q.all_forms()] for q in questions}

    def content(self, text):
        """The stems of a text's words that say something."""
        return {stem(word) for word in words(text) if word not in FUNCTION_WORDS[self.language] and len(word) > 1}

    def distinctive(self, text):
        """The words of a text that nothing else is called by."""
        return {word for word in words(text) if len(word) > 1 and word not in FUNCTION_WORDS[self.language] and
                word not in SORTS[self.language] and stem(word) not in SORTS[self.language] and word not in self.common}

    def names(self, text, q):
        """Whether a text names the answer of a question: all its distinctive words stand in it."""
        wanted = {stem(word) for word in self.distinctive(q.answer)}
        return bool(wanted) and wanted <= {stem(word) for word in words(text)}

    def neighbours(self):
        """Pairs of questions on the same card, or on two that follow each other."""
        cards = defaultdict(list)
        for q in self.questions:
            cards[q.card].append(q)
        for number, card in cards.items():
            yield from combinations(card, 2)
            following = number % self.size + 1
            if following != number and not (self.size == 2 and number == 2):
                yield from ((one, other) for one in card for other in cards.get(following, []))

    def template(self, text):
        """The question word, and what it asks for."""
        said = words(text)
        alike, small = ALIKE[self.language], FUNCTION_WORDS[self.language]
        asking = [place for place, word in enumerate(said) if word in QUESTION_WORDS[self.language]]
        if not asking:
            return ' '.join(said[-2:])
        place = asking[-1]
        following = [word for word in said[place + 1:] if word not in small][:6]
        sort = next((word for word in following if stem(word) in SORTS[self.language]), None)
        wanted = sort or (following or ['—'])[0]
        question = alike.get(said[place], said[place])
        if alike.get(wanted) in {'wrote', 'ecrit'} or wanted in {'wrote', 'ecrit'}:
            question = 'who'
        return f'{question} {alike.get(wanted, stem(wanted))}'


def form_faults(bank):
    """What can be seen of each question alone."""
    language = bank.language
    for q in bank.questions:
        if len(q.text) > LONGEST_QUESTION:
            yield f'{q.place}: a question of {len(q.text)} characters'
        if len(q.fact) > LONGEST_FACT:
            yield f'{q.place}: a fact of {len(q.fact)} characters'
        if not q.text.endswith('?') or q.text.count('?') != 1:
            yield f'{q.place}: a question ends with its only question mark'
        if not re.search(r'[.!”»]$', q.fact):
            yield f'{q.place}: a fact ends with a full stop'
        if re.search('[\'"|\t]', q.text + q.fact + ''.join(q.all_forms())):
            yield f'{q.place}: no typewriter’s quotes, and no bars'
        if SPACING[language] and SPACING[language].search(f'{q.text} {q.fact}'):
            yield f'{q.place}: a sign without its narrow space'
        if (q.kind in FIGURES[language]) != bool(re.fullmatch(r'−?[0-9][0-9,. \u202f]*', q.answer)):
            yield f'{q.place}: figures for the kinds of figures alone'
        if q.tolerance and q.kind not in FIGURES[language]:
            yield f'{q.place}: a tolerance of what is no number'
        if q.tag is None:
            yield f'{q.place}: no remark on region and period'
        elif (q.kind == PERSON[language]) and q.tag[2] == '-':
            yield f'{q.place}: a person is a woman or a man'


def word_faults(bank):
    """Words that give the answer away, and words that no question may have."""
    for q in bank.questions:
        said = {stem(word) for word in words(q.text) if word not in FUNCTION_WORDS[bank.language]}
        for word in sorted({stem(word) for word in bank.distinctive(q.answer)}):
            if word in said or len(word) > 3 and any(other.startswith(word) for other in said):
                yield f'{q.place}: the question says “{word}”'
        for name, text in (('question', q.text), ('fact', q.fact)):
            for found in TIME[bank.language].finditer(text):
                yield f'{q.place}: the {name} says “{found[0]}”'
        for found in REFUSED[bank.language].finditer(q.text):
            yield f'{q.place}: the question says “{found[0]}”'
        if YES_OR_NO[bank.language] & set(bank.normals[id(q)]):
            yield f'{q.place}: a question of true or false'


def card_faults(bank):
    """Cards from 1 on, six categories on each."""
    for number in range(1, bank.size + 1):
        have = [q.category for q in bank.questions if q.card == number]
        if sorted(have) != sorted(CATEGORIES):
            yield f'card {number}: has the categories {"".join(have) or "none"}'


def template_faults(bank):
    """No way of asking, and no beginning, in more than a tenth of a category."""
    for letter, questions in bank.by_category.items():
        most = max(2, TEMPLATE_SHARE * len(questions))
        for name, key in (('asks', bank.template), ('begins', lambda text: ' '.join(words(text)[:2]))):
            for what, count in Counter(key(q.text) for q in questions).items():
                if count > most:
                    yield f'{letter}: {count} questions: {name} “{what}”'


def repeat_faults(bank):
    """No fact twice, rephrased, or reversed."""
    contents = {id(q): bank.content(q.text) for q in bank.questions}
    answers = {id(q): bank.content(q.answer) for q in bank.questions}
    by_word = defaultdict(list)
    for q in bank.questions:
        for word in contents[id(q)]:
            by_word[word].append(q)
    seen = set()
    for holders in by_word.values():
        for one, other in combinations(holders, 2):
            if (id(one), id(other)) in seen:
                continue
            seen.add((id(one), id(other)))
            shared = contents[id(one)] & contents[id(other)]
            least = min(len(contents[id(one)]), len(contents[id(other)]))
            if plain(one.text) == plain(other.text):
                yield f'{one.place} and {other.place}: the same question'
            elif set(bank.normals[id(one)]) & set(bank.normals[id(other)]) and len(shared) >= least / 2:
                yield f'{one.place} and {other.place}: the same fact in other words'
            elif (answers[id(one)] and answers[id(other)] and answers[id(one)] <= contents[id(other)] and
                  answers[id(other)] <= contents[id(one)]):
                yield f'{one.place} and {other.place}: the same fact turned round'


def given_away_faults(bank):
    """No text tells the answer of another question: it would name it, and speak of the same things."""
    said = {id(q): {stem(word) for word in words(f'{q.text} {q.fact}')} for q in bank.questions}
    for told in bank.questions:
        answer = {stem(word) for word in bank.distinctive(told.answer)}
        things = {stem(word) for word in bank.distinctive(told.text)}
        for teller in bank.questions if answer else ():
            hints = things & said[id(teller)]
            if teller.answer != told.answer and answer <= said[id(teller)] and len(hints) > 1:
                yield f'{teller.place}: gives {told.place} away: {", ".join(sorted(hints))}'


def neighbour_faults(bank):
    """Neighbouring cards have no answer in common, and none names the answer of another."""
    for one, other in bank.neighbours():
        if bank.normals[id(one)][0] == bank.normals[id(other)][0]:
            yield f'{one.place} and {other.place}: neighbours with the same answer'
        for teller, told in ((one, other), (other, one)):
            if told.kind not in FIGURES[bank.language] and bank.names(teller.text, told):
                yield f'{teller.place}: names the answer of its neighbour, {told.place}'
            elif told.kind not in FIGURES[bank.language] and bank.names(teller.fact, told):
                yield f'{teller.place}: its fact names the answer of its neighbour, {told.place}'


def answer_faults(bank):
    """One answer has one spelling and one kind; a form belongs to one answer of its kind."""
    spelt = {}
    for q in bank.questions:
        first = spelt.setdefault(bank.normals[id(q)][0], q)
        if (first.answer, first.kind) != (q.answer, q.kind):
            yield f'{q.place}: “{q.answer}”, {q.kind}; {first.place}: “{first.answer}”, {first.kind}'
    for kind, questions in bank.by_kind.items():
        owners = {}
        for q in questions:
            for form in bank.normals[id(q)]:
                owner = owners.setdefault(form, q)
                if bank.normals[id(owner)][0] != bank.normals[id(q)][0]:
                    yield f'{q.place} and {owner.place}: both accept “{form}”, {kind}'
        if len({bank.normals[id(q)][0] for q in questions}) < RIVALS:
            yield f'the kind “{kind}” has fewer than {RIVALS} answers'
    for q in bank.questions:
        if len(set(bank.normals[id(q)])) < len(bank.normals[id(q)]):
            yield f'{q.place}: two forms that the program takes for one'
        if '' in bank.normals[id(q)]:
            yield f'{q.place}: a form without a letter'


def typed_faults(bank):
    """Who types a form as it stands is right, and with as little as a letter left out never becomes another answer."""
    for kind, questions in bank.by_kind.items():
        if kind in FIGURES[bank.language]:
            continue
        forms = [(form, bank.normals[id(q)][0], q) for q in questions for form in bank.normals[id(q)]]
        for form, answer, q in forms:
            for slip in {form[:i] + form[i + 1:] for i in range(len(form))} if len(form) > 3 else ():
                if any(slip == rival and answer != owner for rival, owner, _ in forms):
                    yield f'{q.place}: a letter left out of “{form}” is another {kind}'
    for q in bank.questions:
        answer = bank.normals[id(q)][0]
        for form in bank.normals[id(q)][1:]:
            near = distance(form, answer)
            if q.kind not in FIGURES[bank.language] and near and near <= min(1, allowed(answer)):
                yield f'{q.place}: the form “{form}” is accepted without being named'


def mean_difficulty(questions):
    return sum(q.difficulty for q in questions) / len(questions)


def difficulty_faults(bank):
    """The mean of each category, and the shares of 2, 6, 7, 4 and 1 in 20."""
    for letter, questions in bank.by_category.items():
        if not questions:
            yield f'{letter}: no questions'
            continue
        mean = mean_difficulty(questions)
        if not MEAN[0] <= mean <= MEAN[1]:
            yield f'{letter}: a mean difficulty of {mean:.2f}'
        for difficulty, share in SHARES.items():
            have = sum(q.difficulty == difficulty for q in questions)
            if abs(have - share * len(questions)) > max(1, SHARE_SLACK * len(questions)):
                yield f'{letter}: {have} of difficulty {difficulty}; {share * len(questions):.0f} are wanted'


def spread_faults(bank):
    """Over the world, the centuries, women and men."""
    for letter, questions in bank.by_category.items():
        tags = [q.tag for q in questions if q.tag]
        persons = [q for q in questions if q.kind == PERSON[bank.language]]
        women = sum(q.tag is not None and q.tag[2] == 'w' for q in persons)
        if len(persons) > PERSONS_SHARE * len(questions):
            yield f'{letter}: {len(persons)} persons'
        if women < WOMEN_SHARE * len(persons):
            yield f'{letter}: {women} women among {len(persons)} persons'
        home = sum(tag[0] == HOME[bank.language] for tag in tags)
        if home > HOME_SHARE * len(questions):
            yield f'{letter}: {home} questions on home'


RULES = {
    'cards from 1 on, with six categories': card_faults,
    'each question by itself': form_faults,
    'no word of the answer in the question, none of time, no choice, no picture': word_faults,
    'at most a tenth of one template within a category': template_faults,
    'no fact twice, in other words, or turned round': repeat_faults,
    'no answer given away by another question': given_away_faults,
    'neighbours have different answers and do not name them': neighbour_faults,
    'one answer, one spelling, one kind; one form, one answer': answer_faults,
    'a typed answer is nearest to its own': typed_faults,
    'difficulties': difficulty_faults,
    'spread over the world, over women and men': spread_faults,
}


def same_place_faults(banks):
    """Two languages are written, not translated: few answers are equal at the same place."""
    for one, other in combinations(banks, 2):
        there = {(q.card, q.category): set(other.normals[id(q)]) for q in other.questions}
        both = [q for q in one.questions if (q.card, q.category) in there]
        same = sum(bool(set(one.normals[id(q)]) & there[q.card, q.category]) for q in both)
        if same > SAME_PLACE_SHARE * len(both):
            yield f'{one.language} and {other.language}: {same} of {len(both)} answers are equal at the same place'


def audit(files):
    """Prints the points of files, as pairs of a language and its bytes. Returns the banks."""
    banks = []
    for language, data in files:
        questions, faults = read(data, language)
        point(not faults and questions, f'{language}: the form of {len(questions)} questions', *faults)
        bank = Bank(language, questions)
        for name, rule in RULES.items():
            faults = list(rule(bank))
            point(not faults, f'{language}: {name}', *faults)
        banks.append(bank)
    faults = list(same_place_faults(banks))
    if len(banks) > 1:
        point(not faults, 'the languages are no translations of each other', *faults)
    return banks


def table(head, rows):
    """The lines of a table in Markdown."""
    yield ''
    for row in (head, ['---'] * len(head), *rows):
        yield '| ' + ' | '.join(str(cell) for cell in row) + ' |'
    yield ''


def counts(bank):
    """What there is of everything, in Markdown, as the README beside the bank has it."""
    filled = {letter: questions for letter, questions in bank.by_category.items() if questions}
    rows = []
    for letter, questions in filled.items():
        levels = Counter(q.difficulty for q in questions)
        persons = [q for q in questions if q.kind == PERSON[bank.language]]
        women = sum(q.tag is not None and q.tag[2] == 'w' for q in persons)
        templates = Counter(bank.template(q.text) for q in questions)
        rows.append([CATEGORIES[letter], *(levels[level] for level in SHARES), f'{mean_difficulty(questions):.2f}', len(persons), women,
                     len(templates), max(templates.values())])
    yield f'{len(bank.questions)} questions on {bank.size} cards.'
    yield from table(['Category', *SHARES, 'mean', 'persons', 'women', 'ways of asking', 'of one at most'], rows)
    for name, place, codes in (('Region', 0, REGIONS[bank.language]), ('Period', 1, PERIODS)):
        marks = {letter: Counter(q.tag[place] for q in questions if q.tag) for letter, questions in filled.items()}
        yield from table([name, *codes], [[CATEGORIES[letter], *(marks[letter][code] for code in codes)] for letter in filled])
    kinds = Counter(q.kind for q in bank.questions)
    yield 'Kinds: ' + ', '.join(f'{kind} {count}' for kind, count in kinds.most_common()) + '.'
    yield ''
    times = Counter(Counter(bank.normals[id(q)][0] for q in bank.questions).values())
    yield 'Answers by how often they stand: ' + ', '.join(f'{count} × {n}' for n, count in sorted(times.items())) + '.'


def main(arguments):
    if arguments == ['--self-test']:
        from self_test import test
        test()
        return finish()
    show = arguments[:1] == ['--counts']
    paths = [Path(name) for name in arguments[show:]]
    if not paths or any(path.name.split('.')[0] not in FIGURES for path in paths):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    files = [(path.name.split('.')[0], path.read_bytes()) for path in paths]
    if show:
        for language, data in files:
            print(*counts(Bank(language, read(data, language)[0])), sep='\n')
        return 0
    for path, bank in zip(paths, audit(files)):
        told = (path.parent / 'README.md').read_text(encoding='utf-8').splitlines()
        missing = [line for line in counts(bank) if line not in told]
        point(not missing, f'{bank.language}: the README tells its figures', *missing)
    return finish()


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
