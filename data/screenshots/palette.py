# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a picture with at most 256 colours, so that the store page is quickly read.

ImageMagick chooses the colours; it cannot write a palette of which some colours are translucent, as a shadow's are.
"""

import struct
import subprocess
import sys
import zlib

# How many colours the opaque part gets; the others are for the shadow and for the round corners.
COLOURS = 192
# Steps of the translucent part: of the colour, and of how much it covers.
STEP, COVER = 8, 4
# A pattern is laid over the picture before its colours are chosen, so that a gradient does not turn into bands. It is
# as weak as it may be, of 255, and regular, because noise does not compress.
PATTERN = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
STRENGTH = 5


def convert(*arguments, given=None):
    """What ImageMagick writes."""
    return subprocess.run(['convert', *arguments], check=True, input=given, stdout=subprocess.PIPE).stdout


def opaque(path, colours):
    """The colours of the picture without its translucency, so few of them, three bytes each."""
    tile = ['P2', '4', '4', '65535']
    tile += [str(round(32767.5 + 257 * STRENGTH * ((level + .5) / 16 - .5))) for row in PATTERN for level in row]
    return convert(path, '-alpha', 'off',
                   '(', '+clone', '-tile', 'pgm:-', '-draw', 'color 0,0 reset', ')',
                   '-compose', 'Mathematics', '-define', 'compose:args=0,1,1,-0.5', '-composite',
                   '+dither', '-colors', str(colours), '-depth', '8', 'rgb:-', given=(' '.join(tile) + '\n').encode())


def chunk(kind, content):
    """A chunk of a PNG file."""
    return struct.pack('>I', len(content)) + kind + content + struct.pack('>I', zlib.crc32(kind + content))


def write(path, colours=COLOURS):
    """Writes the picture at path anew, with a palette."""
    width, height = (int(side) for side in convert(path, '-format', '%w %h', 'info:').split())
    exact, few = convert(path, '-depth', '8', 'rgba:-'), opaque(path, colours)
    palette, pixels = {}, bytearray()
    for at in range(width * height):
        alpha = exact[4 * at + 3]
        if alpha == 255:
            colour = (*few[3 * at:3 * at + 3], 255)
        elif alpha:
            colour = (*(part // STEP * STEP for part in exact[4 * at:4 * at + 3]), min(alpha // COVER * COVER, 252))
        else:
            colour = (0, 0, 0, 0)
        if at % width == 0:
            pixels.append(0)
        pixels.append(palette.setdefault(colour, len(palette)))
    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n'
                   + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 3, 0, 0, 0))
                   + chunk(b'PLTE', bytes(part for colour in palette for part in colour[:3]))
                   + chunk(b'tRNS', bytes(colour[3] for colour in palette))
                   + chunk(b'IDAT', zlib.compress(bytes(pixels), 9)) + chunk(b'IEND', b''))


if __name__ == '__main__':
    for picture in sys.argv[1:]:
        write(picture)
