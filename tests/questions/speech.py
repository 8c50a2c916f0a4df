# SPDX-License-Identifier: GPL-3.0-or-later
"""What the audit knows of English and French: small words, sorts of things, and what may not be said."""

import re

from answers import plain

FUNCTION_WORDS = {
    'en': set('''a about after against all almost alone already also although always am among an and another any anything are around as
        at away back be became because become been before began being below beside besides between both but by call called
        came can come could did do does done down during each either else end ended ever every few first for from gave get
        give given go goes gone got had half has have he her here hers herself him himself his how i if in inside into is it
        its itself just keep kept last later least left less let like long made make makes making many may might more most
        much must name named names near nearly neither never new next no nor not nothing of off often on once one only onto
        or other others our out outside over own part per put quite rather same say says second see seen set several shall
        she should show since so some something soon stand stands such take taken takes tell than that the their them then
        there these they thing things third this those though three through thus till to together told too took two under
        until up upon us use used uses using very was way we well went were what when where which while who whom whose why
        will with within without word words would yet you your four five six seven eight nine ten old young great small
        little big high low man men woman women people know known mean means means'''.split()),
    'fr': set('''a à ainsi alors an ans après as assez au aucun aucune aussi autour autre autres aux avaient avait avant avec avoir beaucoup
        bien c ce cela celle celles celui cent ces cet cette ceux chaque chez ci comme comment contre d dans de depuis dernier
        dernière derrière des dès deux devant devint dit doit donc donne donné dont du durant elle elles en encore enfin entre
        est et étaient était été être eu eut faire fait faite fit font fut grand grande grands grandes haut homme hommes
        ici il ils j jamais je jusqu l la là laquelle le lequel les lesquels leur leurs lors lui m ma mais me même mêmes
        mes moins mon mot mots n ne né née ni nom nomme nommé nommée nos notre nous on ont ou où par parmi pas pendant petit
        petite petits peu peut plus plusieurs pour pourquoi première premier près presque puis qu quand que quel quelle
        quelles quels qui quoi s sa sans se selon sept ses seul seule si signifie six son sont sous sur t ta tard tel telle
        tous tout toute toutes très trois tu un une va vers veut vieux voici voit vous y appelle appelé appelée porte quatre cinq
        huit neuf dix femme femmes gens'''.split()),
}
FUNCTION_WORDS = {language: {plain(word) for word in words} for language, words in FUNCTION_WORDS.items()}

# Sorts of things: such a word of an answer may stand in its question.
SORTS = {
    'en': set('''river sea ocean lake island isle islands mountain mount range peak volcano city town capital country state kingdom
        empire republic desert gulf bay strait channel canal peninsula cape valley plain coast desert falls waterfall park bridge tower
        castle palace temple church cathedral abbey mosque house hall wall gate square street road railway museum
        theatre opera king queen emperor empress prince princess duke pharaoh saint pope president minister general
        captain lord lady sir mr mrs miss doctor dr battle war revolution treaty peace plague fire storm act league order
        ship boat book novel poem play film song symphony concerto sonata ballet dance painting picture portrait statue story
        tale letter diary myth god goddess hero heroine witch bird fish snake tree flower plant animal insect spider whale bear cat dog
        horse fox monkey shark frog metal gas acid element stone rock star planet moon comet nebula galaxy bone blood
        gland muscle nerve disease fever law theorem number triangle line effect constant theory cell wheel
        game board card cards chess match race cup ball bat racket stick jump throw sport cheese bread soup sauce
        cake salad wine tea coffee drink dish fruit nut sugar leaf year day month century age drum guitar instrument
        san santa saint port point point great north south east west northern southern eastern western black white red blue
        green golden'''.split()),
    'fr': set('''fleuve rivière mer océan lac île îles archipel mont montagne pic volcan massif col ville capitale pays état royaume empire
        république désert golfe baie détroit canal presqu'île cap vallée plaine côte chute chutes cascade parc pont tour
        château palais temple église cathédrale abbaye mosquée maison salle mur porte place rue route musée théâtre opéra
        roi reine empereur impératrice prince princesse duc pharaon saint sainte pape président ministre général capitaine
        bataille guerre révolution traité paix peste incendie navire bateau livre roman poème pièce film chanson symphonie
        ballet danse tableau portrait statue conte lettre journal mythe dieu déesse héros héroïne oiseau poisson serpent
        arbre fleur plante animal insecte araignée baleine ours chat chien cheval renard singe requin grenouille métal gaz
        acide élément pierre roche étoile planète lune comète galaxie os sang glande muscle nerf maladie fièvre loi théorème
        nombre triangle droite effet théorie cellule roue jeu carte cartes échecs match course coupe balle ballon
        raquette saut lancer sport fromage pain soupe sauce gâteau salade vin thé café boisson plat fruit noix sucre
        feuille année jour mois siècle âge tambour guitare instrument nord sud est ouest noir noire blanc blanche rouge
        bleu bleue vert verte'''.split()),
}
SORTS = {language: {plain(word) for word in words} for language, words in SORTS.items()}

QUESTION_WORDS = {
    'en': 'who whom whose which what where when how why'.split(),
    'fr': 'qui quel quelle quels quelles que quoi ou quand comment combien pourquoi lequel laquelle'.split(),
}
# What is one question to the ear, whatever it is called.
ALIKE = {
    'en': {'what': 'which', 'whose': 'who', 'whom': 'who'} | {word: sense for sense, words in {
        'wrote': 'write written author writer novelist playwright poet penned',
        'painted': 'paint painter painting artist',
        'composed': 'compose composer composing',
        'directed': 'direct director',
        'founded': 'found founder founding',
        'discovered': 'discover discoverer',
        'invented': 'invent inventor',
        'country': 'nation state'}.items() for word in words.split()},
    'fr': {'quelle': 'quel', 'quels': 'quel', 'quelles': 'quel', 'lequel': 'quel', 'laquelle': 'quel'} | {word: sense for sense, words in {
        'ecrit': 'ecrire ecrivit ecrivain auteur autrice romancier romanciere poete',
        'peint': 'peindre peignit peintre',
        'compose': 'composer composa compositeur compositrice',
        'realise': 'realisa realisateur realisatrice',
        'fonde': 'fonder fonda fondateur fondatrice',
        'decouvert': 'decouvrir decouvrit',
        'invente': 'inventer inventa inventeur'}.items() for word in words.split()},
}

# Words of time: what they say does not stay true. They may stand in no question and no fact.
TIME = {
    'en': re.compile(r'''\b(current|currently|today|today[’']s|nowadays|now|so\ far|recent|recently|latest|newest|to\ date|as\ yet|at\ present|
        presently|present-day|modern-day|these\ days|up\ to\ now|until\ now|this\ (?:year|decade|century)|last\ (?:year|decade)|next\ year|
        reigning|incumbent|ongoing)\b''', re.IGNORECASE | re.VERBOSE),
    'fr': re.compile(r'''\b(actuel|actuels|actuelle|actuelles|actuellement|aujourd[’']hui|à\ ce\ jour|récent|récents|récente|récentes|
        récemment|maintenant|de\ nos\ jours|désormais|à\ présent|jusqu[’']ici|à\ l[’']heure\ actuelle|cette\ année|ce\ siècle)\b''',
                     re.IGNORECASE | re.VERBOSE),
}
# What asks for an opinion, for a choice out of several, or for a picture that is not there.
REFUSED = {
    'en': re.compile(r'''\b(which\ of\ (?:these|those|the)|of\ the\ following|of\ these|true\ or\ false|is\ it\ true|best|greatest|most\ famous|
        pictured|shown\ here|in\ this\ picture|this\ photograph)\b''', re.IGNORECASE | re.VERBOSE),
    'fr': re.compile(r'''\b((?:lequel|laquelle|lesquels|lesquelles)\ (?:de|des)|parmi\ (?:ces|les\ suivants)|suivants|suivantes|vrai\ ou\ faux|
        meilleur|meilleure|(?:le|la|les)\ plus\ célèbres?|ci-contre|ci-dessus|cette\ image)\b''', re.IGNORECASE | re.VERBOSE),
}
YES_OR_NO = {'en': {'true', 'false', 'yes', 'no'}, 'fr': {'vrai', 'faux', 'oui', 'non'}}

PERSON = {'en': 'person', 'fr': 'personne'}
FIGURES = {'en': {'year', 'number'}, 'fr': {'année', 'nombre'}}
# Signs that stand too near or too far: French puts a narrow space that does not break before ; : ! ? and inside « ».
SPACING = {'en': None, 'fr': re.compile('[^\u202f][;:!?»]|«[^\u202f]')}
