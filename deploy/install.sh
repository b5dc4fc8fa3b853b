#!/bin/bash
# deploy/install.sh: installs the version of this checkout as services of this machine, or in the place of an earlier version.
#
#   deploy/install.sh             installs, or upgrades what is installed
#   deploy/install.sh --go-back   the version before takes its place again
#
# Each version has a folder, /opt/lotline-VERSION, and /opt/lotline leads to the one that is to run. Services that run are restarted
# one after the other, each when the one before is ready; behind nginx, /etc/nginx/lotline.conf names them and they are taken out of it
# meanwhile. When one does not become ready, the version before is put back.
#
# PATIENCE is for how many seconds a service may start, a migration included. ROOT is a folder that stands for / (for trials).
set -eu

ROOT=${ROOT:-}
patience=${PATIENCE:-900}
link=$ROOT/opt/lotline
settings=$ROOT/etc/lotline/lotline.env
backups=$ROOT/var/backups/lotline
nginx=$ROOT/etc/nginx/lotline.conf

say() { echo "$1"; }
fail() {
  echo "$1" >&2
  exit 1
}

main() {
  check_machine
  mkdir -p "$ROOT/opt" "$ROOT/run"
  exec 9>"$ROOT/run/lotline-install.lock"
  flock --nonblock 9 || fail 'Another installation is under way.'
  case ${1:-} in
    '') install_version ;;
    --go-back) go_back ;;
    *) fail 'Usage: deploy/install.sh [--go-back]' ;;
  esac
}

check_machine() {
  [ "$(uname -s)" = Linux ] || fail 'Lotline is installed on Linux, with systemd.'
  [ "$ROOT" ] || [ "$(id -u)" = 0 ] || fail 'Run it as root: it makes a user, folders and services.'
  local program
  for program in systemctl flock curl tar; do
    command -v "$program" >/dev/null || fail "$program is missing: install it first."
  done
  [ ! -e "$link" ] || [ -L "$link" ] || fail "$link is not a link. Move it away: it is to lead to the version that runs."
}

install_version() {
  cd "$(dirname "$0")/.."
  local version before
  version=$(name_of_version)
  before=$(current)
  build "$version"
  prepare_machine "$version"
  if [ -z "$before" ]; then
    lead_to "$version"
    say "Lotline $version is installed. Now:"
    say "  1. fill in $settings (docs/settings.md)"
    say '  2. lotline check-settings'
    say '  3. systemctl enable --now lotline-worker lotline@3001 lotline@3002 lotline-backup.timer'
    return
  fi
  # What the new version cannot start with is said while the old one still serves.
  command_of "$version" check-settings || fail "$version cannot start with these settings; $before serves on."
  if [ "$before" != "$version" ]; then
    if systemctl is-enabled --quiet lotline-backup.timer; then
      say 'Backing up first.'
      systemctl start lotline-backup.service || fail "The backup failed (journalctl --unit lotline-backup); $before serves on."
    fi
    echo "$before" >"$ROOT/opt/lotline-$version/BEFORE"
  fi
  switch "$version" "$before"
  remove_older "$version"
}

go_back() {
  local version before
  version=$(current)
  [ "$version" ] || fail 'Nothing is installed.'
  before=$(cat "$link/BEFORE" 2>/dev/null) || fail "No version before $version is known."
  [ -d "$ROOT/opt/lotline-$before" ] || fail "The folder of $before is gone."
  command_of "$before" check-settings || fail "$before cannot start with these settings; $version serves on."
  switch "$before" "$version"
}

current() { [ -L "$link" ] && basename "$(readlink "$link")" | sed 's/^lotline-//' || true; }

name_of_version() {
  local number commit
  number=$(sed -nE 's/^  "version": "(.+)",$/\1/p' package.json)
  commit=$(git -c safe.directory='*' rev-parse --short=12 HEAD 2>/dev/null || cat COMMIT)
  case $commit in *[!0-9a-f]* | '') fail 'It is not known which commit this is: use a checkout, or an archive made by git.' ;; esac
  echo "$number-$commit"
}

# Beside everything that runs, and under its name only when it is whole.
build() {
  local target=$ROOT/opt/lotline-$1
  if [ -d "$target" ]; then
    say "$1 is built already."
    return
  fi
  command -v node >/dev/null && command -v npm >/dev/null ||
    fail 'npm is missing, with a Node of 18 or later: apt-get install nodejs npm. The Node that Lotline runs on comes with it.'
  local sources=$target.sources part=$target.part
  rm -rf "$sources" "$part"
  mkdir "$sources" "$part"
  # What a build needs and leaves behind stays out of the checkout, which may be somebody's workplace.
  git -c safe.directory='*' archive HEAD 2>/dev/null | tar -x -C "$sources" 2>/dev/null ||
    tar -c --exclude=./node_modules --exclude=./dist --exclude=./data . | tar -x -C "$sources"
  # Joined by &&: `set -e` does not hold where a failure is asked about.
  (
    cd "$sources" &&
    echo "${1##*-}" >COMMIT &&
    export NODE_ENV=production &&
    node --input-type=module --eval "
      import { tell } from './scripts/place.mjs'
      import { install } from './scripts/install.mjs'
      import { buildRelease } from './scripts/build.mjs'
      await tell(async () => {
        await install({ development: false })
        await buildRelease()
      })" &&
    # The Node that came with the packages, or else the one outside.
    PATH=$(echo "$PWD"/node_modules/node-linux-*/bin):$PATH node deploy/assemble.mjs "$part"
  ) || fail 'It could not be built; nothing has changed.'
  chmod -R go+rX,go-w "$part"
  mv "$part" "$target"
  rm -rf "$sources"
  say "$1 is built: $(du -sm "$target" | cut -f 1) MB."
}

# Whatever is there already stays as it is, except the units.
prepare_machine() {
  local from=$ROOT/opt/lotline-$1
  if [ -z "$ROOT" ] && ! id lotline >/dev/null 2>&1; then
    useradd --system --home-dir /var/lib/lotline --shell /usr/sbin/nologin lotline
  fi
  mkdir -p "$ROOT/etc/systemd/system" "$ROOT/usr/local/bin"
  folder 750 root "$(dirname "$settings")"
  folder 700 lotline "$ROOT/var/lib/lotline"
  folder 700 lotline "$ROOT/var/cache/lotline"
  folder 700 lotline "$backups"
  if [ ! -e "$settings" ]; then
    (umask 027 && sed "s|^#SECRET_KEY=.*|SECRET_KEY=$(head -c 33 /dev/urandom | base64)|" "$from/deploy/.env.example" >"$settings")
    [ "$ROOT" ] || chgrp lotline "$settings"
  fi
  cp "$from"/deploy/systemd/* "$ROOT/etc/systemd/system/"
  install -m 755 "$from/deploy/lotline" "$ROOT/usr/local/bin/lotline"
  systemctl daemon-reload
}

folder() {
  if [ "$ROOT" ]; then install -d -m "$1" "$3"; else install -d -m "$1" -o "$2" -g lotline "$3"; fi
}

command_of() {
  local version=$1
  shift
  LOTLINE=$ROOT/opt/lotline-$version LOTLINE_SETTINGS=$settings "$ROOT/usr/local/bin/lotline" "$@"
}

# In one step: at no moment is there none.
lead_to() {
  ln -sfn "lotline-$1" "$link.next"
  mv -T "$link.next" "$link"
}

switch() {
  local version=$1 before=$2 unit
  lead_to "$version"
  # Those that work off jobs come first: an old one does not know the jobs of a new version.
  for unit in $(running); do
    restart "$unit" && continue
    lead_to "$before"
    say "$unit did not become ready with $version (journalctl --unit $unit). Going back to $before."
    restart "$unit" || fail "$unit does not start with $before either, as after a migration; the others serve on. See docs/running.md, \"Upgrades\"."
    fail "$before serves."
  done
  say "Lotline $version is installed${before:+, in the place of $before}."
}

running() {
  systemctl list-units --plain --no-legend --state=active,activating,failed 'lotline-worker.service' 'lotline@*.service' |
    awk '{ print ($1 ~ /worker/ ? 0 : 1), $1 }' | sort | cut -d ' ' -f 2
}

port_of() { case $1 in *@*) echo "${1//[!0-9]/}" ;; *) echo 3000 ;; esac; }

restart() {
  local unit=$1 address
  address=127.0.0.1:$(port_of "$unit")
  if [ -e "$nginx" ]; then
    # It adds the address, which the name of the unit says already.
    PATIENCE=$patience "$link/deploy/upgrade.sh" "$nginx" "systemctl restart $unit #" "$address"
    return
  fi
  say "$unit: starting"
  systemctl restart "$unit" || return 1
  local impatience=$((SECONDS + patience))
  until curl -fs --max-time 5 "http://$address/readyz" >/dev/null; do
    # systemd starts it again and again; a start that cannot succeed is one that ended.
    case $(systemctl show --property=NRestarts --value "$unit") in 0 | '') ;; *) return 1 ;; esac
    [ "$SECONDS" -lt "$impatience" ] || return 1
    sleep 0.2
  done
  say "$unit: serves"
}

# The one that runs and the one before stay; those are what --go-back knows.
remove_older() {
  local each name
  for each in "$ROOT"/opt/lotline-*/; do
    name=$(basename "$each" | sed 's/^lotline-//')
    case $name in
      "$1" | "$(cat "$link/BEFORE" 2>/dev/null)") ;;
      *) rm -rf "$each" ;;
    esac
  done
}

main "$@"
