# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Points of the Test Anything Protocol, for the tests in bash, which source this file.

points=0
failed=0

# point NAME COMMAND…: a point that is good if the command succeeds. What the command prints is shown where it fails.
point ()
{
  local outcome=ok said
  said=$(mktemp)
  points=$((points + 1))
  "${@:2}" >"$said" 2>&1 || outcome='not ok'
  echo "$outcome $points $1"
  if [ "$outcome" != ok ]; then
    failed=$((failed + 1))
    sed 's/^/# /' "$said"
  fi
  rm -f -- "$said"
}

# Prints how many points there were. Succeeds when there was one and all of them were good.
finish ()
{
  echo "1..$points"
  [ "$failed" -eq 0 ] && [ "$points" -gt 0 ]
}

# skip_all REASON: prints that nothing can be tested here, and ends the test.
skip_all ()
{
  echo "1..0 # SKIP $1"
  exit
}
