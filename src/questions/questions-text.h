/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Marks a message for the translators. This floor knows no gettext: whoever shows a message translates it. */
#ifndef N_
#define N_(message) message
#endif
