# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# What ./play and ./check share. Sourced with $here, the checkout, set.

: "${here:?}"

steps=$(mktemp -d)

clean_up ()
{
  rm -rf -- "$steps"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# say TEXT…: a line for the person who started us.
say ()
{
  printf '%s\n' "$*" >&2
}

# Shows that a step is still going, until its input ends: its title after a second,
# then, on a terminal the last line of its output, elsewhere a sign of life every
# half minute.
ticker ()
{
  local title=$1 log=$2 seconds=0 status last room
  trap '' INT
  room=$((76 - ${#title} > 10 ? 76 - ${#title} : 10))
  while :; do
    status=0
    read -r -t 1 || status=$?
    [ "$status" -gt 128 ] || break            # the end, not the second
    seconds=$((seconds + 1))
    if [ -t 2 ]; then
      last=$(tail -n 1 -- "$log" | tr -d '\r' | cut -c "1-$room")
      printf '\r\033[K%s… %s' "$title" "$last" >&2
    elif [ "$seconds" -eq 1 ]; then
      say "$title…"
    elif [ $((seconds % 30)) -eq 0 ]; then
      say "$title… ${seconds} s"
    fi
  done
  if [ -t 2 ] && [ "$seconds" -gt 0 ]; then
    printf '\r\033[K' >&2
  fi
}

# step TITLE COMMAND…: runs COMMAND, silently when it is quick and succeeds.
# Its output is kept in $steps/log, and is shown in full when it fails.
step ()
{
  local title=$1 status=0 ticking
  shift
  : >"$steps/log"
  exec 8> >(ticker "$title" "$steps/log")
  ticking=$!
  "$@" >"$steps/log" 2>&1 </dev/null 8>&- 9>&- || status=$?
  exec 8>&-
  wait "$ticking" || true
  if [ "$status" -ne 0 ]; then
    cat -- "$steps/log" >&2
    say "$title: failed."
  fi
  return "$status"
}

# packages KIND…: the names of the packages of these kinds.
packages ()
{
  local kind
  for kind; do
    awk -v kind="$kind" '$1 == kind { print $2 }' "$here/scripts/packages"
  done
}

# need_packages KIND…: installs what is missing, or says what to install and exits.
# SALON_PACKAGES=present promises that everything is there under whatever name.
need_packages ()
{
  local wanted missing as_root=()

  [ "${SALON_PACKAGES:-}" != present ] || return 0

  mapfile -t wanted < <(packages "$@")
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    say "This system has no apt. Please install what Debian calls" \
        "${wanted[*]}" "and start again with SALON_PACKAGES=present."
    exit 1
  fi

  mapfile -t missing < <(comm -23 \
    <(printf '%s\n' "${wanted[@]}" | LC_ALL=C sort -u) \
    <(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null |
        sed -n 's/^installed //p' | LC_ALL=C sort -u))
  [ "${#missing[@]}" -gt 0 ] || return 0

  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      say "Please have the administrator run: apt-get install" "${missing[@]}"
      exit 1
    fi
    say "To be installed with sudo:" "${missing[@]}"
    sudo -v || exit 1
    as_root=(sudo)
  fi

  # An unreachable source does no harm when the others have the packages.
  step "Asking apt for news" "${as_root[@]}" apt-get update || true
  step "Installing ${#missing[@]} packages" \
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y --no-install-recommends "${missing[@]}" || exit 1
}

# one_at_a_time DIR: a second start in the same DIR waits for the first.
one_at_a_time ()
{
  mkdir -p -- "$1"
  exec 9>"$1/lock"
  if ! flock -n 9; then
    say "Waiting for another one at work in $1…"
    flock 9
  fi
}

# configure DIR OPTION…: sets the build up in DIR. A build that was set up
# elsewhere (the checkout was moved) or with other options is made anew.
configure ()
{
  local dir=$1
  shift
  if [ -e "$dir/build.ninja" ] &&
     [ "$(cat -- "$dir/set-up" 2>/dev/null)" = "$here $*" ]; then
    return 0
  fi
  rm -rf -- "$dir"
  step "Setting up the build" meson setup "$@" -- "$dir" "$here" || return
  printf '%s\n' "$here $*" >"$dir/set-up"
}
