#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Icons are drawn as GNOME asks for: the scalable ones on a grid of 128, the
symbolic ones on a grid of 16 in one colour, all of shapes alone; and so is the
artwork, but for its grid.

usage: icons.py CHECKOUT         prints every fault, fails when there is one
       icons.py --self-test      plants faults and expects to see them
"""

import re
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

SVG = '{http://www.w3.org/2000/svg}'
SHAPES = {'svg', 'g', 'defs', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon',
          'linearGradient', 'radialGradient', 'stop', 'clipPath', 'title', 'desc'}
# Artwork may also be blurred, repeat shapes of its own, and have parts that are coloured by their class.
ART = {'filter', 'feGaussianBlur', 'pattern', 'style', 'use'}
# What GTK recolours, and its name in Adwaita's palette.
SYMBOLIC_COLOUR = '#2e3436'


def faults_of(path, text, grid, symbolic):
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        yield f'{path}: {error}'
        return

    if grid:
        size = [root.get(name) for name in ('width', 'height', 'viewBox')]
        if size != [str(grid), str(grid), f'0 0 {grid} {grid}']:
            yield f'{path}: its size is {size}, not {grid}'
    for element in root.iter():
        tag = element.tag.removeprefix(SVG)
        if tag not in SHAPES and (grid or tag not in ART):
            yield f'{path}: <{tag}> is no shape'
        if tag == 'style' and re.search(r'@|url', element.text or ''):
            yield f'{path}: its style comes from elsewhere'
        for name, value in element.attrib.items():
            name = name.rpartition('}')[2]
            own = tag == 'use' and name == 'href' and value.startswith('#') and not grid
            if name in ('href', 'style') and not own or grid and name == 'class' or name.startswith('on'):
                yield f'{path}: {name}= is no attribute of a shape'
            if re.search(r'url\((?!#)', value):
                yield f'{path}: {value} is elsewhere'
            if symbolic and name in ('fill', 'stroke') and value not in ('none', SYMBOLIC_COLOUR):
                yield f'{path}: {value} in an icon of one colour'
            if symbolic and 'opacity' in name:
                yield f'{path}: an icon of one colour is not transparent'
    if symbolic and not any(SYMBOLIC_COLOUR == element.get('fill') for element in root.iter()):
        yield f'{path}: not in the colour that is replaced'


def faults(icons):
    drawn = sorted(icons.rglob('*.svg'))
    if not drawn:
        yield f'{icons}: no icon'
    for path in drawn:
        symbolic = path.stem.endswith('-symbolic')
        place = path.relative_to(icons).parts
        grid = 16 if symbolic else 128 if place[0] == 'hicolor' else None
        if place[0] == 'hicolor' and symbolic != (place[1] == 'symbolic'):
            yield f'{path}: in the wrong folder'
        yield from faults_of(path.relative_to(icons), path.read_text(encoding='utf-8'), grid, symbolic)


def drawing(grid, content):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{grid}" height="{grid}" '
            f'viewBox="0 0 {grid} {grid}">{content}</svg>')


APP, SYMBOLIC = 'hicolor/scalable/apps/a.svg', 'hicolor/symbolic/apps/a-symbolic.svg'
PLANTED = [
    (APP, drawing(128, '<rect width="9" height="9" fill="#fff"/>'), None),
    (APP, drawing(128, '<rect fill="url(#a)"/>'), None),
    (SYMBOLIC, drawing(16, '<g fill="#2e3436"><path d="M0 0 h9"/></g>'), None),
    ('art/a.svg', drawing(70, '<rect fill="#fff"/>'), None),
    ('art/a.svg', drawing(70, '<filter><feGaussianBlur/></filter><rect class="ink"/>'), None),
    (APP, drawing(128, '<filter/>'), '<filter>'),
    (APP, drawing(128, '<rect class="ink"/>'), 'class'),
    (APP, drawing(64, ''), 'size'),
    (APP, '<svg', 'token'),
    (APP, drawing(128, '<text>A</text>'), '<text>'),
    (APP, drawing(128, '<image/>'), '<image>'),
    (APP, drawing(128, '<style/>'), '<style>'),
    ('art/a.svg', drawing(70, '<style>.ink{fill:#fff}</style><g id="a"/><use href="#a"/>'), None),
    ('art/a.svg', drawing(70, '<style>@import "b.css"</style>'), 'style'),
    ('art/a.svg', drawing(70, '<use href="b.svg#a"/>'), 'href'),
    (APP, drawing(128, '<rect xmlns:x="http://www.w3.org/1999/xlink" x:href="b.svg"/>'), 'href'),
    (APP, drawing(128, '<rect fill="url(b.svg#a)"/>'), 'elsewhere'),
    (SYMBOLIC, drawing(128, '<rect fill="#2e3436"/>'), 'size'),
    (SYMBOLIC, drawing(16, '<rect fill="#2e3436"/><rect fill="#ff0000"/>'), 'one colour'),
    (SYMBOLIC, drawing(16, '<rect fill="#2e3436" fill-opacity=".5"/>'), 'transparent'),
    (SYMBOLIC, drawing(16, '<rect/>'), 'replaced'),
    ('hicolor/scalable/apps/a-symbolic.svg', drawing(16, '<rect fill="#2e3436"/>'), 'folder'),
    ('hicolor/README', '', 'no icon'),
]


def self_test():
    """One point of TAP for each planted icon, seen or let pass as it should be."""
    for path, text, expected in PLANTED:
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder) / path
            place.parent.mkdir(parents=True)
            place.write_text(text, encoding='utf-8')
            found = list(faults(Path(folder)))
        good = expected in found[0] if expected and len(found) == 1 else not expected and not found
        point(good, f"{path}: {expected or 'good'}", f'found {found}')
    return finish()


def main():
    if sys.argv[1] == '--self-test':
        return self_test()
    found = list(faults(Path(sys.argv[1]) / 'icons'))
    print('\n'.join(found))
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
