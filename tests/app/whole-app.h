/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-application.h"

/* For the tests that have the whole program in their process. */

/* The application with its resources, registered and held (transfer full). The widgets have been initialised before. */
SalonApplication *whole_app_new (void);
/* Shows the window of @application, and returns it. */
GtkWidget *whole_app_show (SalonApplication *application);
/* Opens the record @text in @window, from a file that is called @name. */
void whole_app_open (GtkWidget *window, const char *name, const char *text);
