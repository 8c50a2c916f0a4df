# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows that the audit finds each fault, and that it finds none where there is none."""

import audit
from answers import allowed, distance, normal
from bank import read
from tap import point

GOOD = '''# A remark.
card 1

#: M1-
G 3 river
Baghdad and Mosul stand on the same river; what is it called?
= Tigris | (Shatt) Dijla
+ It rises in Turkey.
'''


def question(text='Which bird of the night turns its head nearly all the way round?', answer='owl', fact='Its eyes are tubes.',
             head='S 3 animal', tag='-0-'):
    return f'#: {tag}\n{head}\n{text}\n= {answer}\n+ {fact}\n'


def bank(text, language='en'):
    questions, faults = read(text.encode(), language)
    assert not faults, faults
    return audit.Bank(language, questions)


def cards(*questions):
    """A bank of a question a card."""
    return bank('\n'.join(f'card\n{text}' for text in questions))


def test_form():
    questions, faults = read(GOOD.encode(), 'en')
    one = questions[0]
    point(not faults and len(questions) == 1, 'a good question is read', faults)
    point((one.answer, one.forms, one.tag) == ('Tigris', ['Shatt Dijla', 'Dijla'], ('M', '1', '-')), 'brackets, forms and the remark',
          one)
    for name, text in (('line ends of another system, a mark before the text, indents', '\ufeff' + GOOD.replace('\n', '\r\n  ')),
                       ('a line that goes on', GOOD.replace('stand on', 'stand\non'))):
        again = read(text.encode(), 'en')
        point(not again[1] and [q.text for q in again[0]] == [one.text], name, again)
    year = read(b'card 3\nH 2 year\nWhen?\n= 1492 \xc2\xb1 2\n+ So.\n', 'en')
    point(not year[1] and (year[0][0].answer, year[0][0].tolerance, year[0][0].card) == ('1492', '2', 3), 'a tolerance', year)
    for name, old, new, said in (
            ('no answer', '= Tigris | (Shatt) Dijla\n', '', 'line 5: no answer'),
            ('no fact', '+ It rises in Turkey.\n', '', 'line 5: no fact'),
            ('no question', 'Baghdad and Mosul stand on the same river; what is it called?\n', '', 'line 5: no question'),
            ('an unknown category', 'G 3', 'X 3', 'line 5: no category “X”'),
            ('an unknown kind', 'river\nB', 'stream\nB', 'line 5: no kind “stream”'),
            ('a difficulty of 6', 'G 3', 'G 6', 'line 5: no difficulty 6'),
            ('two answers', '+', '= Nile\n+', 'line 8: a second line with ='),
            ('a form twice', '(Shatt) Dijla', 'Tigris', 'line 5: the form “Tigris” stands twice'),
            ('an empty form', '(Shatt) Dijla', '', 'line 5: an empty form of the answer'),
            ('a bracket alone', '(Shatt)', '(Shatt', 'line 5: brackets that do not match'),
            ('a text outside', 'card 1\n', 'card 1\nWell\n', 'line 3: a line that belongs to no question'),
            ('no card', 'card 1\n', '', 'line 4: a question before the first card'),
            ('a remark without sense', '#: M1-', '#: Q', 'line 4: a remark for the audit that says nothing'),
            ('a control character', 'Mosul', 'Mos\x07ul', 'line 6: a control character')):
        found = read(GOOD.replace(old, new).encode(), 'en')[1]
        point(said in found, f'the form: {name}', found)
    found = read((GOOD + '\nG 1 river\nWhich?\n= Po\n+ So.\ncard 1\n').encode(), 'en')[1]
    point('line 10: a second question of category G on card 1' in found and 'line 14: card 1 stands twice' in found,
          'the form: twice the same', found)
    point(read(b'card 1\n\xff\n', 'en') == ([], ['line 2: no UTF-8']), 'the form: no UTF-8')


def test_answers():
    for one, other, language in (('The Nile', 'nile', 'en'), ('Œdipe', 'oedipe', 'fr'), ('l’Étranger', 'etranger', 'fr'),
                                 ('St. Petersburg', 'Saint Petersburg', 'en'), ('Henry VIII', 'henry eight', 'en'),
                                 ('Jean-Paul', 'jean paul', 'fr'), ('Hadrian’s Wall', 'hadrians wall', 'en')):
        point(normal(one, language) == normal(other, language), f'{one} is {other}', normal(one, language), normal(other, language))
    point(normal('Malcolm X', 'en') != normal('X', 'en') and normal('civil', 'en') == 'civil', 'words that are no numerals')
    point([distance('iran', 'iraq'), distance('tirgis', 'tigris'), distance('', 'abc'), distance('abcd', 'acd')] == [1, 1, 3, 1],
          'Damerau and Levenshtein')
    point([allowed('io'), allowed('ural'), allowed('tigris x'), allowed('constantinople')] == [0, 1, 1, 3], 'what is allowed')


def faults_of(name, rule, there, said, language='en'):
    found = list(rule(there if isinstance(there, audit.Bank) else bank(there, language)))
    point(any(said in fault for fault in found), name, *found)


def test_rules():
    alone = cards(question())
    for rule in (audit.form_faults, audit.word_faults, audit.template_faults, audit.repeat_faults, audit.given_away_faults,
                 audit.neighbour_faults, audit.typed_faults):
        found = list(rule(alone))
        point(not found, f'nothing to find: {rule.__doc__}', *found)
    for name, changes, said in (
            ('a long question', {'text': 'What ' + 'very ' * 30 + 'old bird is it?'}, 'a question of'),
            ('a long fact', {'fact': 'Its ' + 'very ' * 30 + 'large eyes are tubes.'}, 'a fact of'),
            ('no question mark', {'text': 'Name a bird of the night.'}, 'only question mark'),
            ('two question marks', {'text': 'A bird? Which bird?'}, 'only question mark'),
            ('no full stop', {'fact': 'Its eyes are tubes'}, 'full stop'),
            ('a typewriter’s quotes', {'fact': "It's a tube."}, 'quotes'),
            ('a number in words', {'answer': 'twelve', 'head': 'S 3 number'}, 'figures'),
            ('a number that is no number', {'answer': '12', 'head': 'S 3 animal'}, 'figures'),
            ('a person without a remark', {'head': 'S 3 person', 'answer': 'Curie'}, 'a woman or a man')):
        faults_of(f'by itself: {name}', audit.form_faults, cards(question(**changes)), said)
    for text, found in (('Quel oiseau\u202f?', False), ('Quel oiseau ?', True), ('« Hou\u202f!\u202f» dit quel oiseau\u202f?', True)):
        french = bank(f'card\n{question(text, "hibou", "Ses yeux sont des tubes.", "S 3 animal")}', 'fr')
        point(bool(list(audit.form_faults(french))) == found, f'by itself: the spaces of “{text}”')
    for name, changes, said in (
            ('the answer', {'answer': 'night owl', 'text': 'Which bird flies at night?'}, 'says “night”'),
            ('the answer with an ending', {'answer': 'Iran', 'text': 'Which country do Iranians live in?'}, 'says “iran”'),
            ('a word of time', {'text': 'Which bird is currently rare?'}, 'says “currently”'),
            ('a word of time in the fact', {'fact': 'Today it is rare.'}, 'says “Today”'),
            ('a choice', {'text': 'Which of these is a bird?'}, 'says “Which of these”'),
            ('an opinion', {'text': 'Which is the greatest bird?'}, 'says “greatest”'),
            ('true or false', {'answer': 'yes'}, 'true or false')):
        faults_of(f'words: {name}', audit.word_faults, cards(question(**changes)), said)
    faults_of('cards: a category is missing', audit.card_faults, cards(question()), 'has the categories S')

    names = 'Anna Berta Clara Dora Emma Frida Gerda Hanna Ida Johanna Klara Lena'.split()
    faults_of('one template too often', audit.template_faults,
              cards(*(question(f'{name} in the novel: who wrote it?') for name in names[:6]),
                    *(question(f'Which author thought of {name} first?') for name in names[6:])), 'asks “who wrote”')
    faults_of('one beginning too often', audit.template_faults,
              cards(*(question(f'So far from home, what did {name} {name.lower()}ize?') for name in names)), 'begins “so far”')
    faults_of('the same question', audit.repeat_faults, cards(question(), question()), 'the same question')
    faults_of('the same fact in other words', audit.repeat_faults,
              cards(question(), question('Its head turns all the way round, at night: what bird?')), 'in other words')
    faults_of('the same fact turned round', audit.repeat_faults,
              cards(question('Which ship did Bligh command on a voyage for breadfruit?', 'Bounty', head='H 3 ship'),
                    question('Who commanded the Bounty on a voyage for breadfruit?', 'Bligh', head='H 3 person')), 'turned round')
    faults_of('an answer given away', audit.given_away_faults,
              cards(question(fact='Like the okapi it hides in the forests of Congo.'),
                    question('What hides in the forests of Congo, with stripes?', 'okapi')), 'gives')
    faults_of('neighbours with the same answer', audit.neighbour_faults,
              cards(question(), question('Athena has a friend: who?')), 'the same answer')
    faults_of('the last card is beside the first', audit.neighbour_faults,
              cards(question(), question('Who digs?', 'mole'), question('Who hops?', 'hare'), question('Who is wise?')),
              'the same answer')
    faults_of('a question names its neighbour’s answer', audit.neighbour_faults,
              cards(question(), question('What does an owl hunt?', 'mouse')), 'names the answer')
    faults_of('a fact names its neighbour’s answer', audit.neighbour_faults,
              cards(question(), question('Who squeaks?', 'mouse', 'An owl may hear it.')), 'its fact names')
    faults_of('one answer, two kinds', audit.answer_faults,
              cards(question(answer='Mercury', head='S 3 body'), question(answer='mercury', head='S 3 element')), '“Mercury”, body')
    faults_of('one form, two answers', audit.answer_faults,
              cards(question(answer='(Rosalind) Franklin', head='S 3 person'), question(answer='(Aretha) Franklin', head='E 3 person')),
              'both accept “franklin”')
    faults_of('a kind without rivals', audit.answer_faults, cards(question()), 'fewer than')
    faults_of('a form that is the answer', audit.answer_faults, cards(question(answer='Nile | the Nile')), 'takes for one')
    faults_of('a slip that is another answer', audit.typed_faults,
              cards(question(answer='Niger', head='G 3 river'), question(answer='Nigel', head='G 3 river'),
                    question(answer='Parks', head='H 3 river'), question(answer='Park', head='H 3 river')), 'is another river')
    faults_of('a form that need not be named', audit.typed_faults, cards(question(answer='Cusco | Cuzco')), 'without being named')
    faults_of('too easy', audit.difficulty_faults, cards(*[question(head='S 1 animal')] * 20), 'a mean difficulty of 1.00')
    faults_of('too many of one difficulty', audit.difficulty_faults, cards(*[question(head='S 3 animal')] * 20), '20 of difficulty 3')
    faults_of('too many persons', audit.spread_faults, cards(*[question(head='S 3 person', tag='E4w')] * 3), '3 persons')
    faults_of('too few women', audit.spread_faults,
              cards(*[question(head='S 3 person', tag='E4m')] * 3, *[question()] * 6), '0 women among 3')
    faults_of('too much of home', audit.spread_faults, cards(question(tag='B0-'), question()), '1 questions on home')
    found = list(audit.same_place_faults([cards(question()), cards(question())]))
    point(found, 'two languages with the same answers', *found)
    point(not list(audit.same_place_faults([cards(question()), cards(question(answer='mole'))])), 'two languages with their own')


def test():
    test_form()
    test_answers()
    test_rules()
