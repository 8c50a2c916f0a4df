#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""One version, one date, one text of a release, wherever they are told.

usage: notes.py CHECKOUT VERSION PROGRAM…    compares, and reports TAP points
       notes.py --write CHECKOUT             writes the store page's notes anew from NEWS

VERSION is meson's, PROGRAM… are asked for theirs. NEWS is the source of the text: a release is a line
“Salon VERSION (DATE)”, then paragraphs and “- ” items, set apart by empty lines.
"""

import email.utils
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from xml.sax.saxutils import escape

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

METAINFO = Path('data/io.github.salongames.Salon.metainfo.xml.in')
CHANGELOG = Path('debian/changelog')
HEAD = re.compile(r'Salon (\d+\.\d+(?:\.\d+)?) \((\d{4}-\d{2}-\d{2})\)')


def news(text):
    """[(version, date, [('p', paragraph) or ('li', item)…])…], newest first."""
    releases = []
    for block in re.split(r'\n\s*\n', text.strip()):
        head = HEAD.fullmatch(block)
        if head:
            releases.append((*head.groups(), []))
        elif releases:
            kind = 'li' if block.startswith('- ') else 'p'
            for part in re.split(r'^- ', block, flags=re.MULTILINE) if kind == 'li' else [block]:
                if part:
                    releases[-1][2].append((kind, ' '.join(part.split())))
    return releases


def metainfo(text):
    """The same of the store page."""
    found = []
    for release in ElementTree.fromstring(text).iterfind('releases/release'):
        notes = [(part.tag, ' '.join(''.join(part.itertext()).split()))
                 for part in release.iterfind('description//*') if part.tag != 'ul']
        found.append((release.get('version'), release.get('date'), notes))
    return found


def changelog(text):
    """[(version, date)…] of Debian's changelog."""
    versions = re.findall(r'^salon \(([^)]*)\)', text, re.MULTILINE)
    dates = [email.utils.parsedate_to_datetime(date).strftime('%Y-%m-%d')
             for date in re.findall(r'^ -- .*>  (.*)$', text, re.MULTILINE)]
    return list(zip(versions, dates))


def written(releases):
    """The element <releases>, indented as in the store page."""
    lines = ['  <releases>']
    for version, date, notes in releases:
        lines += [f'    <release version="{version}" date="{date}">', '      <description>']
        before = 'p'
        for kind, text in [*notes, ('p', None)]:
            if kind != before:
                lines.append('        <ul>' if kind == 'li' else '        </ul>')
            if text:
                indent = ' ' * (10 if kind == 'li' else 8)
                lines.append(f'{indent}<{kind}>{escape(text)}</{kind}>')
            before = kind
        lines += ['      </description>', '    </release>']
    return '\n'.join([*lines, '  </releases>'])


def write(checkout):
    path = checkout / METAINFO
    text = path.read_text(encoding='utf-8')
    releases = written(news((checkout / 'NEWS').read_text(encoding='utf-8')))
    path.write_text(re.sub(r' *<releases>.*</releases>', lambda _: releases, text, flags=re.DOTALL),
                    encoding='utf-8')


def claims(checkout, version, programs):
    """(what is claimed, what is found, what is expected)…"""
    told = news((checkout / 'NEWS').read_text(encoding='utf-8'))
    store = metainfo((checkout / METAINFO).read_text(encoding='utf-8'))
    debian = changelog((checkout / CHANGELOG).read_text(encoding='utf-8'))
    dates = [date for _, date, _ in told]

    yield 'NEWS begins with the version being built', [told[0][0] if told else None], [version]
    yield 'NEWS goes from new to old', dates, sorted(dates, reverse=True)
    yield 'NEWS says something of each release', [head for *head, notes in told if not notes], []
    yield 'the store page has the same notes', store, told[:len(store)] or 'a release'
    yield "Debian's changelog has the same versions and days", debian, \
        [(number, date) for number, date, _ in told[:len(debian)]] or 'a release'
    for program in programs:
        said = subprocess.run([program, '--version'], stdout=subprocess.PIPE, text=True, check=False)
        yield f'{Path(program).name} --version', (said.returncode, said.stdout.split()[-1:]), (0, [version])


def main():
    if sys.argv[1] == '--write':
        write(Path(sys.argv[2]))
        return 0

    for claim, found, expected in claims(Path(sys.argv[1]), sys.argv[2], sys.argv[3:]):
        point(found == expected, claim, f'found {found}', f'not   {expected}')
    return finish()


if __name__ == '__main__':
    sys.exit(main())
