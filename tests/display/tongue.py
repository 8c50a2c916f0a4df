# SPDX-License-Identifier: GPL-3.0-or-later
"""The program in another language: what it should say, and what is left in English.

Meson sets SALON_PO, the folder of the catalogues in the sources, and SALON_LOCALES, where the built
program looks for translations.
"""

import gettext
import importlib.util
import os
import re
import subprocess
import tempfile

PO = os.environ['SALON_PO']
LOCALES = os.environ['SALON_LOCALES']
# The code of the made-up language, one that is reserved for such uses.
PSEUDO = 'qps'

# Proper names, of the characters of the computer players too, names of keys and names of languages, which are the same in
# every language.
NAMES = re.compile('Probe|Parker|Miro|English|Français|Rosa|Otto|Ines|Bruno|Lydia|Pim|Viktor|Suki')
# Texts of GTK about windows and keys, which have translations of their own.
TOOLKIT = re.compile(r'(Minimize|Maximize|Close|Restore)( the window)?|salon|\(None\)|'
                     r'(Ctrl\+|Alt\+|Shift\+)*(\w|F\d+|Tab|Return|Right|Left|Up|Down|Home|End|Space|Delete|[?,])')


def make_pseudo():
    """Writes the catalogue of the made-up language where the program looks for it."""
    spec = importlib.util.spec_from_file_location('pseudo', os.environ['SALON_PSEUDO'])
    pseudo = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(pseudo)
    folder = f'{LOCALES}/{PSEUDO}/LC_MESSAGES'
    os.makedirs(folder, exist_ok=True)
    handle, path = tempfile.mkstemp(dir=folder)
    os.close(handle)
    pseudo.make(f'{PO}/fr.po', path)
    os.replace(path, f'{folder}/salon.mo')


class Tongue:
    """The catalogue of one language."""

    def __init__(self, language):
        self.language = language
        if language == PSEUDO:
            make_pseudo()
            path = f'{LOCALES}/{PSEUDO}/LC_MESSAGES/salon.mo'
        else:
            handle, path = tempfile.mkstemp(suffix='.mo', dir=os.environ['HOME'])
            os.close(handle)
            subprocess.run(['msgfmt', '-o', path, f'{PO}/{language}.po'], check=True)
        with open(path, 'rb') as file:
            self.catalogue = gettext.GNUTranslations(file)
        self.english = list(self._english())

    @property
    def env(self):
        return {'LANGUAGE': self.language}

    def __call__(self, text, *values):
        """The translation of an English sentence, as the program shows it."""
        said = self.catalogue.gettext(text)
        assert said != text, f'{text!r} is not translated'
        return (said % values if values else said).replace('_', '', 1)

    def pattern(self, text):
        """The translation as a pattern, with any text in the place of each placeholder."""
        said = self.catalogue.gettext(text)
        if said == text:
            said = self.catalogue.ngettext(text, text, 2)
        assert said != text, f'{text!r} is not translated'
        return as_pattern(said)

    def _english(self):
        """Patterns of the English sentences that must not be shown."""
        said = {}
        for source, text in self.catalogue._catalog.items():
            source = source[0] if isinstance(source, tuple) else source
            said.setdefault(source.split('\x04')[-1], set()).add(text)
        for source, forms in said.items():
            literal = re.sub(r'%(\d+\$)?[-\d.]*[a-z]', '', source)
            if source not in forms and len(re.findall(r'[A-Za-z]', literal)) >= 4:
                yield source, as_pattern(source)

    def left_in_english(self, text):
        """The English sentence that `text` is; None if it is translated."""
        for source, pattern in self.english:
            if pattern.fullmatch(text):
                return source
        return None

    def untouched(self, text):
        """Whether a text has words but nothing in the made-up language."""
        if TOOLKIT.fullmatch(text):
            return False
        rest = NAMES.sub('', text)
        return bool(re.search(r'[a-z]{3}', rest)) and not re.search('[àéîöûýçñšžÀÉÎÖÛÝÇÑŠŽ]', rest)


def as_pattern(text):
    parts = re.split(r'%(?:\d+\$)?[-\d.]*[a-z]', text.replace('_', '', 1))
    return re.compile('.+'.join(re.escape(part) for part in parts), re.DOTALL)


def texts(program):
    """Gives (role, text) for everything that is shown or read aloud now."""
    for node, role, name, _ in program.app.survey():
        # A widget without a name has that of its class on the bus, which no player sees.
        if name and not re.match(r'(Gtk|Adw|Salon|Probe)[A-Z]', name):
            yield role, name
        if node.description:
            yield role, node.description
