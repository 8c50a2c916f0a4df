#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the store page shows is there, fits, and is said in every language.

usage: store.py METAINFO CHECKOUT
"""

import struct
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

LANG = '{http://www.w3.org/XML/1998/namespace}lang'
TRANSLATED = ['summary', 'description', 'screenshots/screenshot', 'keywords', 'releases/release/description']
# Of a picture, in pixels and bytes.
LARGEST = (1600, 1000)
HEAVIEST = 200 * 1000


def size_of(png):
    head = png.read_bytes()[:24]
    return struct.unpack('>II', head[16:24]) if head.startswith(b'\x89PNG') else None


def untranslated(root, languages):
    """The sentences that one of these languages lacks."""
    for path in TRANSLATED:
        for place in root.iterfind(path):
            for parent in place.iter():
                for number, child in enumerate(parent):
                    if child.tag not in ('p', 'li', 'caption', 'keyword') or child.get(LANG):
                        continue
                    after = {other.get(LANG) for other in list(parent)[number + 1:number + 1 + len(languages)]}
                    if not languages <= after:
                        yield ' '.join(child.text.split())


def claims(root, checkout):
    """(what is claimed, what is found, what is expected)…"""
    summary = root.findtext('summary')
    yield 'the summary is short and no sentence', (10 <= len(summary) <= 35, summary[-1] == '.'), (True, False)

    pictures = [Path(image.text).name for image in root.iterfind('screenshots/screenshot/image')]
    folder = checkout / 'data/screenshots'
    yield 'it shows three to six pictures, each made here', \
        (3 <= len(pictures) <= 6, sorted(pictures)), (True, sorted(path.name for path in folder.glob('*.png')))
    sizes = {name: size_of(folder / name) for name in pictures}
    yield 'none of them is too large', \
        [name for name, size in sizes.items() if not size or size[0] > LARGEST[0] or size[1] > LARGEST[1]], []
    yield 'nor too heavy', [name for name in pictures if (folder / name).stat().st_size > HEAVIEST], []
    captions = [caption.text for caption in root.iterfind('screenshots/screenshot/caption')]
    yield 'captions are no sentences', [text for text in captions if text.endswith('.')], []

    lines = (checkout / 'po/LINGUAS').read_text(encoding='utf-8').splitlines()
    languages = {language for line in lines for language in line.partition('#')[0].split()}
    yield 'all of it is translated', list(untranslated(root, languages)), []


def main():
    root = ElementTree.parse(sys.argv[1]).getroot()
    for claim, found, expected in claims(root, Path(sys.argv[2])):
        point(found == expected, claim, f'{found!r} instead of {expected!r}')
    return finish()


if __name__ == '__main__':
    sys.exit(main())
