/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is heard of Wedges, besides the sounds of widgets/salon-sound.h. The strings are names for salon_sound_play(). None
 * of them carries a meaning that is not seen and told as well. */

#pragma once

#define WEDGES_SOUND_CARD  "wedges/card"  /* a card is drawn from its box */
#define WEDGES_SOUND_KNOCK "wedges/knock" /* the token hops to the next space */
#define WEDGES_SOUND_LINEN "wedges/linen" /* the flap slides off the answer */
#define WEDGES_SOUND_RIGHT "wedges/right" /* the answer is right */
#define WEDGES_SOUND_ROLL  "wedges/roll"  /* the die is thrown into its tray, 0.7 s */
#define WEDGES_SOUND_WEDGE "wedges/wedge" /* a wedge snaps into the token, 60 ms from the beginning */
#define WEDGES_SOUND_WIN   "wedges/win"   /* the game is won */
#define WEDGES_SOUND_WRONG "wedges/wrong" /* the answer is wrong, or the time is up */
