# SPDX-License-Identifier: GPL-3.0-or-later
"""What is heard: OpenAL writes what it plays to a file, in which an ear (tests/widgets/sound-ear.h) looks for our sounds."""

import os
import subprocess
import tempfile


def _ear(*args):
    return subprocess.run([os.environ['SALON_EAR'], *args], check=True, text=True, stdout=subprocess.PIPE).stdout.split()


def recorded(**more):
    """The environment of a program whose sounds are written down, and more of it."""
    path = tempfile.mkdtemp(dir=os.environ['HOME']) + '/sound.wav'
    return dict(line.split('=', 1) for line in _ear('--record', path)) | {'SALON_RECORDING': path, **more}


def sounds(program):
    """The sounds since the device was opened last. Of those that lie on each other the first alone is told."""
    path = program.env['SALON_RECORDING']
    return _ear(path) if os.path.exists(path) else []


def is_heard(program, sound):
    """Whether a sound has begun since the device was opened last, even on a softer one."""
    path = program.env['SALON_RECORDING']
    return os.path.exists(path) and _ear(path, sound) == ['yes']
