/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Marks a message for the translators. The words floor knows no gettext: it
 * hands messages up as they are, and whoever shows them translates. */
#ifndef N_
#define N_(message) message
#endif
