# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rules of Wedges (5.2) take for the same answer, for the audit."""

import re
import unicodedata

ARTICLES = {'en': {'the', 'a', 'an'}, 'fr': {'le', 'la', 'les', 'un', 'une', 'des', 'du'}}
ELISIONS = {'en': None, 'fr': re.compile("(?:l|d|qu)'")}
LIGATURES = str.maketrans({'œ': 'oe', 'æ': 'ae', 'ø': 'o', 'ł': 'l', 'đ': 'd', 'ð': 'd', 'þ': 'th', 'ß': 'ss', 'ı': 'i',
                           '’': "'", 'ʻ': "'", '‘': "'"})
NUMBERS = {
    'en': '''zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
             seventeen eighteen nineteen twenty'''.split(),
    'fr': '''zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept
             dix-huit dix-neuf vingt'''.split(),
}
SAINTS = {'st': 'saint', 'ste': 'sainte'}
ROMAN = re.compile('(?=[ivxl])(x[cl]|l?x{0,3})(i[xv]|v?i{0,3})')
VALUES = {'i': 1, 'v': 5, 'x': 10, 'l': 50, 'c': 100}


def plain(text):
    """Lower case, without accents and ligatures."""
    text = unicodedata.normalize('NFKD', text.casefold().translate(LIGATURES))
    return ''.join(c for c in text if not unicodedata.combining(c)).translate(LIGATURES)


def roman(word):
    total = 0
    for one, following in zip(word, word[1:] + ' '):
        value = VALUES[one]
        total += -value if VALUES.get(following, 0) > value else value
    return str(total)


def normal(text, language):
    """A text as two of them are compared."""
    text = plain(text)
    elision = ELISIONS[language]
    if elision and elision.match(text):
        text = elision.sub('', text, count=1)
    words = re.sub(r'[^\w]+', ' ', text.replace("'", '').replace('.', '').replace(',', '')).split()
    if len(words) > 1 and words[0] in ARTICLES[language]:
        words = words[1:]
    out = []
    for place, word in enumerate(words):
        word = SAINTS.get(word, word)
        if word in NUMBERS[language]:
            word = str(NUMBERS[language].index(word))
        elif place and ROMAN.fullmatch(word):
            word = roman(word)
        out.append(word)
    return ' '.join(out)


def distance(one, other):
    """Damerau–Levenshtein: letters put in, left out, changed, or two neighbours exchanged."""
    before, row = None, list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        before, last, row = row, before, [i]
        for j, b in enumerate(other, 1):
            best = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if last and j > 1 and a == other[j - 2] and one[i - 2] == b:
                best = min(best, last[j - 2] + 1)
            row.append(best)
    return row[-1]


def allowed(form):
    """How far a typed text may be from a form."""
    letters = len(form.replace(' ', ''))
    return 0 if letters < 4 else 1 if letters <= 7 else 2 if letters <= 12 else 3
