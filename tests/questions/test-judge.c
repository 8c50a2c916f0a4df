/* SPDX-License-Identifier: GPL-3.0-or-later */

/* wedges-rules.md 5.2: what a typed answer is taken for; with the banks of the house, all of their answers.
 *
 * usage: test-judge EN_BANK FR_BANK */

#include "questions/questions-judge.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "questions/questions-distance.h"
#include "questions/questions-plain.h"
#include "tap.h"

static const char *const reason_names[QUESTIONS_N_REASONS] = {
  [QUESTIONS_SAME] = "same",           [QUESTIONS_FORM] = "form",       [QUESTIONS_SLIP] = "slip",
  [QUESTIONS_WITHIN] = "within",       [QUESTIONS_NOTHING] = "nothing", [QUESTIONS_OTHER] = "other",
  [QUESTIONS_NEARER] = "nearer",       [QUESTIONS_FAR] = "far",         [QUESTIONS_OTHER_NUMBER] = "other number",
  [QUESTIONS_NO_NUMBER] = "no number",
};

/* The bank of the cases: an answer for each card, its kind, and rivals. */
static const char small_bank[] =
  "card 1\n"
  "G 1 country\nWhere is Tehran?\n= Iran | Persia\n"
  "E 1 person\nWho sang of a rose?\n= (Édith) Piaf\n"
  "H 1 year\nWhen did the tsar go?\n= 1917\n"
  "A 1 work\nWhich book has Winston Smith?\n= Nineteen Eighty-Four | 1984\n"
  "S 1 number\nHow many metres high is Everest?\n= 8,849 ± 10\n"
  "P 1 sport\nWhat is played at Wimbledon?\n= tennis\n"
  "card 2\n"
  "G 1 country\nWhere is Baghdad?\n= Iraq\n"
  "E 1 person\nWho played for Piaf?\n= Marguerite Monnot\n"
  "H 1 person\nWhich king built Versailles?\n= Louis XIV\n"
  "A 1 work\nWhose submarine is it?\n= Twenty Thousand Leagues under the Seas | Vingt mille lieues sous les mers\n"
  "S 1 substance\nWhat is water?\n= H2O\n"
  "P 1 sport\nWhat is played on a table?\n= ping-pong | table tennis\n"
  "card 3\n"
  "G 1 country\nWhere is Vienna?\n= Austria\n"
  "E 1 work\nWhich song is of life in pink?\n= La Vie en rose\n"
  "H 1 person\nWhich king had six wives?\n= Henry VIII\n"
  "A 1 person\nWho wrote of a ring?\n= (J. R. R.) Tolkien\n"
  "S 1 number\nHow many apostles were there?\n= 12\n"
  "P 1 game\nWhich game has a king?\n= chess | the game of chess\n"
  "card 4\n"
  "G 1 country\nWhere is Canberra?\n= Australia\n"
  "E 1 work\nWhich film has many puppies?\n= One Hundred and One Dalmatians\n"
  "H 1 person\nWhich king came after him?\n= Louis XV\n"
  "A 1 person\nWho wrote of musketeers?\n= Alexandre Dumas\n"
  "S 1 number\nIn what year did Caesar die?\n= -44\n"
  "P 1 place\nWhat is on the Neva?\n= Saint Petersburg | Leningrad\n"
  "card 5\n"
  "G 1 place\nWhere do the Seine's students sit?\n= l’Île de la Cité\n"
  "E 1 work\nWhich band film is by Lester?\n= A Hard Day's Night\n"
  "H 1 person\nWhich king lost at Pavia?\n= François Ier\n"
  "A 1 person\nWhose opera is set in Brazil?\n= Ōe Kenzaburō\n"
  "S 1 unit\nWhat is a sixtieth of a minute?\n= second\n"
  "P 1 work\nWhose cat hunts a mouse?\n= Tom and Jerry\n"
  "card 6\n"
  "G 1 country\nWhere did Persepolis burn?\n= Persia\n"
  "E 1 work\nWhich space film has HAL?\n= 2001: A Space Odyssey | 2001\n"
  "H 1 event\nWhich mission landed first?\n= Apollo 11\n"
  "A 1 work\nWhich land sings?\n= La La Land\n"
  "S 1 event\nWhich mission failed?\n= Apollo 13\n"
  "P 1 place\nWhere is the Cyrillic city?\n= Москва | Moscow\n";

/* What is typed for the answer @answer of the small bank, and what is said of it; @distance and @rival where they matter. */
static const struct {
  const char *answer, *typed;
  QuestionsReason reason;
  unsigned distance;
  const char *rival;
} cases[] = {
  /* Case, accents, ligatures, apostrophes, hyphens, articles. */
  { "Iran", "Iran", QUESTIONS_SAME, 0, NULL },
  { "Iran", "  iRAN. ", QUESTIONS_SAME, 0, NULL },
  { "Iran", "l’Iran", QUESTIONS_SAME, 0, NULL },
  { "Iran", "Persia", QUESTIONS_FORM, 0, NULL },
  { "Iran", "la Perse", QUESTIONS_FAR, 0, NULL },
  { "Édith Piaf", "EDITH PIAF", QUESTIONS_SAME, 0, NULL },
  { "Édith Piaf",
    "E\xcc\x81"
    "dith Piaf",
    QUESTIONS_SAME, 0, NULL },
  { "Édith Piaf", "piaf", QUESTIONS_FORM, 0, NULL },
  { "Édith Piaf", "Édith", QUESTIONS_FAR, 0, NULL },
  { "Ōe Kenzaburō", "Oe Kenzaburo", QUESTIONS_SAME, 0, NULL },
  { "Ōe Kenzaburō", "Œ Kenzaburo", QUESTIONS_SAME, 0, NULL },
  { "ping-pong", "ping pong", QUESTIONS_SAME, 0, NULL },
  { "ping-pong", "pingpong", QUESTIONS_SAME, 0, NULL },
  { "ping-pong", "Ping–Pong", QUESTIONS_SAME, 0, NULL },
  { "ping-pong", "tennis", QUESTIONS_OTHER, 0, "tennis" },
  { "tennis", "table tennis", QUESTIONS_OTHER, 0, "table tennis" },
  { "A Hard Day's Night", "hard days night", QUESTIONS_SAME, 0, NULL },
  { "A Hard Day's Night", "A Hard Day’s Night", QUESTIONS_SAME, 0, NULL },
  { "l’Île de la Cité", "ile de la cite", QUESTIONS_SAME, 0, NULL },
  { "l’Île de la Cité", "L'ÎLE-DE-LA-CITÉ", QUESTIONS_SAME, 0, NULL },
  { "La La Land", "la la land", QUESTIONS_SAME, 0, NULL },
  { "La La Land", "Lala Land", QUESTIONS_SAME, 0, NULL },
  { "La La Land", "land", QUESTIONS_FAR, 0, NULL },
  { "La Vie en rose", "vie en rose", QUESTIONS_SAME, 0, NULL },
  { "chess", "the game of chess", QUESTIONS_FORM, 0, NULL },
  { "J. R. R. Tolkien", "J.R.R. Tolkien", QUESTIONS_SAME, 0, NULL },
  { "Saint Petersburg", "St. Petersburg", QUESTIONS_SAME, 0, NULL },
  { "Saint Petersburg", "St Petersburg", QUESTIONS_SAME, 0, NULL },
  { "Saint Petersburg", "Sankt Peterburg", QUESTIONS_SLIP, 3, NULL },
  { "Tom and Jerry", "Tom & Jerry", QUESTIONS_SAME, 0, NULL },
  { "Tom and Jerry", "Tom et Jerry", QUESTIONS_SAME, 0, NULL },
  { "Москва", "МОСКВА", QUESTIONS_SAME, 0, NULL },
  { "Москва", "Масква", QUESTIONS_SLIP, 1, NULL },

  /* Slips, by length: none below 4 letters, 1 up to 7, 2 up to 12, 3 above. */
  { "H2O", "H3O", QUESTIONS_FAR, 0, NULL },
  { "H2O", "h₂o", QUESTIONS_SAME, 0, NULL },
  { "Édith Piaf", "piav", QUESTIONS_SLIP, 1, NULL },
  { "Édith Piaf", "pia", QUESTIONS_SLIP, 1, NULL },
  { "Édith Piaf", "paif", QUESTIONS_SLIP, 1, NULL },
  { "Édith Piaf", "paiv", QUESTIONS_FAR, 0, NULL },
  { "Édith Piaf", "Edit Piaff", QUESTIONS_SLIP, 2, NULL },
  { "Édith Piaf", "Edit Piafff", QUESTIONS_FAR, 0, NULL },
  { "tennis", "tenis", QUESTIONS_SLIP, 1, NULL },
  { "tennis", "tenniss", QUESTIONS_SLIP, 1, NULL },
  { "tennis", "teniss", QUESTIONS_FAR, 0, NULL },
  { "tennis", "tenes", QUESTIONS_FAR, 0, NULL },
  { "Alexandre Dumas", "Aleksandr Dumas", QUESTIONS_SLIP, 3, NULL },
  { "Alexandre Dumas", "Aleksandr Duma", QUESTIONS_FAR, 0, NULL },
  { "Alexandre Dumas", "Dumas", QUESTIONS_FAR, 0, NULL },
  { "Alexandre Dumas", "Alexandre Dumas and his son", QUESTIONS_FAR, 0, NULL },
  { "chess", "cheess", QUESTIONS_SLIP, 1, NULL },

  /* Strictly nearer than any rival. */
  { "Iran", "Iraq", QUESTIONS_OTHER, 0, "Iraq" },
  { "Iraq", "Iran", QUESTIONS_OTHER, 0, "Iran" },
  { "Iran", "Irak", QUESTIONS_NEARER, 1, "Iraq" },
  { "Iran", "Irann", QUESTIONS_SLIP, 1, NULL },
  { "Iraq", "Irak", QUESTIONS_NEARER, 1, "Iran" },
  { "Austria", "Australia", QUESTIONS_OTHER, 0, "Australia" },
  { "Australia", "Austria", QUESTIONS_OTHER, 0, "Austria" },
  { "Austria", "Austriya", QUESTIONS_SLIP, 1, NULL },
  { "Australia", "Australie", QUESTIONS_SLIP, 1, NULL },
  { "Australia", "Austrlia", QUESTIONS_NEARER, 1, "Austria" },
  { "Persia", "Persia", QUESTIONS_SAME, 0, NULL },
  { "Iran", "Persai", QUESTIONS_SLIP, 1, NULL },

  /* Numerals and number words. */
  { "Louis XIV", "louis 14", QUESTIONS_SAME, 0, NULL },
  { "Louis XIV", "Louis quatorze", QUESTIONS_SAME, 0, NULL },
  { "Louis XIV", "Louis the Fourteenth", QUESTIONS_SAME, 0, NULL },
  { "Louis XIV", "Louis XV", QUESTIONS_OTHER, 0, "Louis XV" },
  { "Louis XIV", "Louis XIII", QUESTIONS_FAR, 0, NULL },
  { "Louis XIV", "Luis XIV", QUESTIONS_SLIP, 1, NULL },
  { "Henry VIII", "Henry the Eighth", QUESTIONS_SAME, 0, NULL },
  { "Henry VIII", "Henry the 8th", QUESTIONS_SAME, 0, NULL },
  { "Henry VIII", "Henri VIII", QUESTIONS_SLIP, 1, NULL },
  { "Henry VIII", "Henry VII", QUESTIONS_FAR, 0, NULL },
  { "François Ier", "Francois 1er", QUESTIONS_SAME, 0, NULL },
  { "François Ier", "François premier", QUESTIONS_SAME, 0, NULL },
  { "François Ier", "François II", QUESTIONS_FAR, 0, NULL },
  { "Nineteen Eighty-Four", "1984", QUESTIONS_SAME, 0, NULL },
  { "Nineteen Eighty-Four", "nineteen eightyfour", QUESTIONS_SLIP, 1, NULL },
  { "Nineteen Eighty-Four", "Ninteen Eigthy-For", QUESTIONS_SLIP, 3, NULL },
  { "Nineteen Eighty-Four", "Nineteen Eighty-Five", QUESTIONS_FAR, 0, NULL },
  { "Nineteen Eighty-Four", "Nineteen Eighty", QUESTIONS_FAR, 0, NULL },
  { "Nineteen Eighty-Four", "1985", QUESTIONS_FAR, 0, NULL },
  { "Nineteen Eighty-Four", "Dix-neuf cent quatre-vingt-quatre", QUESTIONS_SAME, 0, NULL },
  { "Twenty Thousand Leagues under the Seas", "20,000 leagues under the sea", QUESTIONS_SLIP, 1, NULL },
  { "Twenty Thousand Leagues under the Seas", "20 000 lieues sous les mers", QUESTIONS_FORM, 0, NULL },
  { "One Hundred and One Dalmatians", "101 Dalmatians", QUESTIONS_SAME, 0, NULL },
  { "One Hundred and One Dalmatians", "A Hundred and One Dalmatians", QUESTIONS_SAME, 0, NULL },
  { "One Hundred and One Dalmatians", "One Hundred and Two Dalmatians", QUESTIONS_FAR, 0, NULL },
  { "One Hundred and One Dalmatians", "One Hunderd and One Dalmatians", QUESTIONS_SLIP, 1, NULL },
  { "One Hundred and One Dalmatians", "102 Dalmatians", QUESTIONS_FAR, 0, NULL },
  { "Apollo 11", "Apollo XI", QUESTIONS_SAME, 0, NULL },
  { "Apollo 11", "Apollo onze", QUESTIONS_SAME, 0, NULL },
  { "Apollo 11", "Apolo eleven", QUESTIONS_SLIP, 1, NULL },
  { "Apollo 11", "Apollo 12", QUESTIONS_FAR, 0, NULL },
  { "Apollo 11", "Apollo 13", QUESTIONS_OTHER, 0, "Apollo 13" },
  { "2001: A Space Odyssey", "2001", QUESTIONS_FORM, 0, NULL },
  { "2001: A Space Odyssey", "2010", QUESTIONS_FAR, 0, NULL },
  { "second", "second", QUESTIONS_SAME, 0, NULL },
  { "second", "secnod", QUESTIONS_SLIP, 1, NULL },
  { "second", "2", QUESTIONS_FAR, 0, NULL },

  /* Numbers are exact, or within the tolerance. */
  { "1917", "1917", QUESTIONS_SAME, 0, NULL },
  { "1917", "nineteen seventeen", QUESTIONS_SAME, 0, NULL },
  { "1917", "mille neuf cent dix-sept", QUESTIONS_SAME, 0, NULL },
  { "1917", "1918", QUESTIONS_OTHER_NUMBER, 1, NULL },
  { "1917", "1971", QUESTIONS_OTHER_NUMBER, 54, NULL },
  { "1917", "-1917", QUESTIONS_OTHER_NUMBER, 3834, NULL },
  { "1917", "17", QUESTIONS_OTHER_NUMBER, 1900, NULL },
  { "1917", "1917 1918", QUESTIONS_NO_NUMBER, 0, NULL },
  { "1917", "in the war", QUESTIONS_NO_NUMBER, 0, NULL },
  { "8,849", "8849", QUESTIONS_SAME, 0, NULL },
  { "8,849", "8 849", QUESTIONS_SAME, 0, NULL },
  { "8,849", "8.849 metres", QUESTIONS_SAME, 0, NULL },
  { "8,849", "8850", QUESTIONS_WITHIN, 1, NULL },
  { "8,849", "8839", QUESTIONS_WITHIN, 10, NULL },
  { "8,849", "8838", QUESTIONS_OTHER_NUMBER, 11, NULL },
  { "8,849", "999999999999999", QUESTIONS_OTHER_NUMBER, 0, NULL },
  { "8,849", "9999999999999999999999", QUESTIONS_NO_NUMBER, 0, NULL },
  { "12", "twelve", QUESTIONS_SAME, 0, NULL },
  { "12", "douze", QUESTIONS_SAME, 0, NULL },
  { "12", "12 apostles", QUESTIONS_SAME, 0, NULL },
  { "12", "12 months", QUESTIONS_NO_NUMBER, 0, NULL },
  { "12", "a dozen", QUESTIONS_NO_NUMBER, 0, NULL },
  { "12", "13", QUESTIONS_OTHER_NUMBER, 1, NULL },
  { "-44", "-44", QUESTIONS_SAME, 0, NULL },
  { "-44", "−44", QUESTIONS_SAME, 0, NULL },
  { "-44", "44", QUESTIONS_OTHER_NUMBER, 88, NULL },

  /* Nothing, and much. */
  { "Iran", "", QUESTIONS_NOTHING, 0, NULL },
  { "Iran", " …?! ’", QUESTIONS_NOTHING, 0, NULL },
  { "1917", "-", QUESTIONS_NOTHING, 0, NULL },
  { "Iran", "\xff\xfe\x80", QUESTIONS_NOTHING, 0, NULL },
  { "Iran", "Iran\xff", QUESTIONS_SAME, 0, NULL },
  { "Iran", "a", QUESTIONS_FAR, 0, NULL },
  { "Iran", "the", QUESTIONS_FAR, 0, NULL },
  { "chess", "I think it is chess", QUESTIONS_FAR, 0, NULL },
};

static const QuestionsQuestion *
find_question (const QuestionsBank *bank, const char *answer)
{
  size_t n;
  const QuestionsQuestion *questions = questions_bank_get (bank, &n);

  for (size_t i = 0; i < n; i++)
    if (strcmp (questions[i].answer, answer) == 0)
      return &questions[i];
  abort ();
}

static void
test_cases (void)
{
  QuestionsBank *bank = questions_bank_read (small_bank, strlen (small_bank), NULL, NULL);
  QuestionsJudge *judge = questions_judge_new (bank);

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      QuestionsProposal proposal;
      bool good;

      questions_judge_answer (judge, find_question (bank, cases[i].answer), cases[i].typed, strlen (cases[i].typed),
                              &proposal);
      good = proposal.reason == cases[i].reason && proposal.right == (cases[i].reason <= QUESTIONS_WITHIN)
             && (cases[i].distance == 0 || proposal.distance == cases[i].distance)
             && (cases[i].rival == NULL ? proposal.rival == NULL
                                        : proposal.rival != NULL && strcmp (proposal.rival, cases[i].rival) == 0);
      if (!tap_ok (good, "%s for %s: %s", cases[i].typed, cases[i].answer, reason_names[cases[i].reason]))
        tap_note ("%s %llu, %s", reason_names[proposal.reason], (unsigned long long) proposal.distance,
                  proposal.rival == NULL ? "no rival" : proposal.rival);
    }
  questions_judge_free (judge);
  questions_bank_free (bank);
}

/* What two spellings of the same answer become. */
static const struct {
  const char *text, *plain; /* the article is parted by “|” */
} plains[] = {
  { "The Beatles", "the|beatles" },
  { "Les Misérables", "les|miserables" },
  { "L’Odyssée", "l|odyssee" },
  { "d’Artagnan", "d|artagnan" },
  { "the", "the" },
  { "Jeanne d’Arc", "jeanne darc" },
  { "U.S.A.", "usa" },
  { "Æneid & Œuvre", "aeneid & oeuvre" },
  { "Straße", "strasse" },
  { "Ångström", "angstrom" },
  { "Nguyễn Phúc", "nguyen phuc" },
  { "Ste-Hélène", "sainte helene" },
  { "quatre-vingt-dix-sept", "97" },
  { "soixante et onze", "71" },
  { "soixante-dix-sept", "77" },
  { "septante-deux", "72" },
  { "cent un", "101" },
  { "deux cents", "200" },
  { "Mille et Une Nuits", "1001 nuits" },
  { "deux millions trois cent mille", "2300000" },
  { "twenty-one", "21" },
  { "two hundred and fifty", "250" },
  { "ten sixty-six", "1066" },
  { "nineteen hundred", "1900" },
  { "two thousand and one", "2001" },
  { "one two three", "1 2 3" },
  { "007", "7" },
  { "1 234 567", "1234567" },
  { "3.14", "3.14" },
  { "2001 250", "2001 250" },
  { "un", "1" },
  { "Un homme", "un|homme" },
  { "La Vie", "la|vie" },
  { "XVIIIe siècle", "xviiie siecle" },
  { "du XVIIIᵉ siècle", "du|xviiie siecle" },
  { "fin du XVIIIe siècle", "fin du 18 siecle" },
  { "Malcolm X", "malcolm 10" },
  { "Elizabeth the Second", "elizabeth 2" },
  { "Philippe le Bel", "philippe le bel" },
  { "Symphonie n° 5", "symphonie n 5" },
  { "C’est la vie", "cest la vie" },
};

static void
test_plain (void)
{
  for (size_t i = 0; i < sizeof plains / sizeof *plains; i++)
    {
      QuestionsPlain plain;
      char text[128] = "";
      size_t n = 0;

      questions_plain_make (plains[i].text, strlen (plains[i].text), false, &plain);
      for (size_t k = 0; k < plain.n && n < sizeof text - 1; k++)
        text[n++] = plain.bare > 0 && k == plain.bare - 1 ? '|' : (char) plain.letters[k];
      if (!tap_ok (strcmp (text, plains[i].plain) == 0, "%s is %s", plains[i].text, plains[i].plain))
        tap_note ("%s", text);
    }
}

/* The distance without any limit, from the table of all beginnings. */
static unsigned
slow_distance (const uint32_t *a, size_t n, const uint32_t *b, size_t m)
{
  unsigned table[16][16];

  for (size_t i = 0; i <= n; i++)
    for (size_t j = 0; j <= m; j++)
      {
        unsigned least = (unsigned) (i + j);

        if (i > 0 && j > 0)
          {
            least = table[i - 1][j - 1] + (a[i - 1] != b[j - 1]);
            least = table[i - 1][j] + 1 < least ? table[i - 1][j] + 1 : least;
            least = table[i][j - 1] + 1 < least ? table[i][j - 1] + 1 : least;
            for (size_t k = 1; k < i; k++)
              for (size_t l = 1; l < j; l++)
                if (a[k - 1] == b[j - 1] && a[i - 1] == b[l - 1] && table[k - 1][l - 1] + i - k + j - l - 1 < least)
                  least = (unsigned) (table[k - 1][l - 1] + i - k + j - l - 1);
          }
        table[i][j] = least;
      }

  return table[n][m];
}

static void
test_distance (void)
{
  unsigned seed = 1;
  int wrong = 0, seen[QUESTIONS_MAX_SLIPS + 2] = { 0 };

  for (int i = 0; i < 40000; i++)
    {
      uint32_t a[12], b[12];
      size_t n, m;
      unsigned limit, slow, told;

      seed = seed * 1103515245 + 12345;
      n = (seed >> 16) % 12;
      m = (n + (seed >> 20) % 4) % 12;
      for (size_t k = 0; k < 12; k++)
        {
          seed = seed * 1103515245 + 12345;
          a[k] = 'a' + (seed >> 16) % 3;
          b[k] = (seed >> 20) % 4 == 0 ? 'a' + (seed >> 24) % 3 : a[k];
        }
      limit = (seed >> 8) % (QUESTIONS_MAX_SLIPS + 1);
      slow = slow_distance (a, n, b, m);
      told = questions_distance (a, n, b, m, limit);
      wrong += told != (slow > limit ? limit + 1 : slow);
      seen[told]++;
    }
  tap_ok (wrong == 0, "the distance is that of the whole table, for 40,000 pairs");
  tap_ok (seen[0] > 500 && seen[1] > 500 && seen[2] > 500 && seen[3] > 500, "of which many are near");
}

/* Makes a slip in the middle of @form: a letter is left out, exchanged with the next, or another one.  False when it is short, or
 * has a figure, or no two plain letters stand there. */
static bool
misspell (const char *form, int way, char text[1024])
{
  const size_t n = strlen (form), at = n / 2;

  if (n < 8 || n > 1000 || strpbrk (form, "0123456789") != NULL)
    return false;
  for (size_t i = 0; i < n; i++)
    if ((unsigned char) form[i] >= 0x80)
      return false;
  if (!isalpha ((unsigned char) form[at]) || !isalpha ((unsigned char) form[at + 1]) || form[at] == form[at + 1])
    return false;

  memcpy (text, form, n + 1);
  if (way == 0)
    memmove (text + at, text + at + 1, n - at);
  else if (way == 1)
    {
      text[at] = form[at + 1];
      text[at + 1] = form[at];
    }
  else
    text[at] = form[at] == 'q' ? 'k' : 'q';
  return true;
}

/* All that a bank has, as it is and with a slip. */
static void
test_bank (const char *path)
{
  QuestionsBank *bank = questions_bank_open (path, NULL, NULL);
  QuestionsJudge *judge = bank == NULL ? NULL : questions_judge_new (bank);
  int refused = 0, misspelt = 0, lost = 0, nearer = 0, taken = 0, others = 0;
  const QuestionsQuestion *questions;
  size_t n;

  if (judge == NULL)
    abort ();
  questions = questions_bank_get (bank, &n);
  for (size_t i = 0; i < n; i++)
    {
      const char *form = questions[i].answer;
      size_t n_kin;
      const QuestionsQuestion *const *kin = questions_judge_kin (judge, &questions[i], &n_kin);
      QuestionsProposal proposal;

      for (int k = 0; k <= questions[i].n_forms; k++)
        {
          char text[1024];

          questions_judge_answer (judge, &questions[i], form, strlen (form), &proposal);
          if (!proposal.right || (k == 0 && proposal.reason != QUESTIONS_SAME))
            {
              refused++;
              tap_note ("%s: %s", form, reason_names[proposal.reason]);
            }
          for (int way = 0; way < 3; way++)
            if (misspell (form, way, text))
              {
                misspelt++;
                questions_judge_answer (judge, &questions[i], text, strlen (text), &proposal);
                nearer += proposal.reason == QUESTIONS_NEARER || proposal.reason == QUESTIONS_OTHER;
                if (!proposal.right && proposal.rival == NULL)
                  {
                    lost++;
                    tap_note ("%s: %s", text, reason_names[proposal.reason]);
                  }
              }
          form = k == 0 ? questions[i].forms : form + strlen (form) + 1;
        }
      for (size_t k = 0; k < n_kin; k++)
        {
          questions_judge_answer (judge, &questions[i], kin[k]->answer, strlen (kin[k]->answer), &proposal);
          others++;
          /* A slip is never enough to take what another question asks for. */
          if (proposal.right && proposal.reason != QUESTIONS_SAME && proposal.reason != QUESTIONS_FORM)
            {
              taken++;
              tap_note ("%s for %s: %s", kin[k]->answer, questions[i].answer, reason_names[proposal.reason]);
            }
          if (proposal.right && strcmp (kin[k]->answer, questions[i].answer) != 0)
            {
              taken++;
              tap_note ("%s for %s", kin[k]->answer, questions[i].answer);
            }
        }
    }
  tap_ok (refused == 0 && n > 1000, "%s: every accepted form of %zu answers is right", path, n);
  tap_ok (taken == 0 && others > 100000, "%s: of %d answers of the same kind none is, but where it is the same", path,
          others);
  tap_ok (lost == 0 && misspelt > 1000, "%s: with a slip, %d forms are right or near to a rival", path, misspelt);
  tap_ok (nearer < misspelt / 50, "%s: which %d are", path, nearer);
  questions_judge_free (judge);
  questions_bank_free (bank);
}

static void
test_long (void)
{
  QuestionsBank *bank = questions_bank_read (small_bank, strlen (small_bank), NULL, NULL);
  QuestionsJudge *judge = questions_judge_new (bank);
  static char text[100000];
  static const char *const pieces[] = { "a", " ", "’", "\xff", "1", "é", "9 ", "st ", "cent ", "a b " };
  int faults = 0;

  for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++)
    for (size_t size = 1000; size <= sizeof text; size += 33000)
      {
        QuestionsProposal proposal;

        for (size_t k = 0; k < size; k++)
          text[k] = pieces[i][k % strlen (pieces[i])];
        questions_judge_answer (judge, find_question (bank, "Iran"), text, size, &proposal);
        faults += proposal.right;
        questions_judge_answer (judge, find_question (bank, "1917"), text, size, &proposal);
        faults += proposal.right;
      }
  tap_ok (faults == 0, "no answer is too long to be wrong");
  questions_judge_free (judge);
  questions_bank_free (bank);

  bank = questions_bank_read ("", 0, NULL, NULL);
  judge = questions_judge_new (bank);
  tap_ok (judge != NULL, "a bank without questions has a judge");
  questions_judge_free (judge);
  questions_judge_free (NULL);
  questions_bank_free (bank);
}

int
main (int argc, char **argv)
{
  test_cases ();
  test_plain ();
  test_distance ();
  for (int i = 1; i < argc; i++)
    test_bank (argv[i]);
  test_long ();

  return tap_done ();
}
