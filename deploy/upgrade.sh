#!/bin/bash
# deploy/upgrade.sh UPSTREAM RESTART ADDRESS…: a new version of Lotline takes the place of the old one behind nginx, process by process.
#
# UPSTREAM is nginx's file with a line "server ADDRESS;" for each process that people reach. RESTART is a command that is given an
# ADDRESS, ends the process there (SIGTERM) and starts the new version. A process that works off jobs alone is not in UPSTREAM, and comes first.
# RELOAD has nginx read its settings anew; PATIENCE is for how many seconds a process may start, a migration included.
set -eu

upstream=${1:?Usage: deploy/upgrade.sh UPSTREAM RESTART ADDRESS…}
restart=${2:?Usage: deploy/upgrade.sh UPSTREAM RESTART ADDRESS…}
shift 2
reload=${RELOAD:-nginx -t -q && nginx -s reload}
patience=${PATIENCE:-900}

fail() {
  echo "$1" >&2
  exit 1
}

is_ready() { curl -fs --max-time 5 "http://$1/readyz" >/dev/null; }

listed() { sed -nE 's/^[[:space:]]*server[[:space:]]+([^[:space:];]+).*;.*/\1/p'; }
# Those that nginx sends people to.
in_use() { sed '/ down;/d' "$upstream" | listed; }

is_other_ready() {
  local other
  for other in $(in_use); do
    if [ "$other" != "$1" ] && is_ready "$other"; then return; fi
  done
  return 1
}

take_out() {
  sed -i -E "s/^([[:space:]]*server[[:space:]]+$1([[:space:]][^;]*)?);/\1 down;/" "$upstream"
  bash -c "$reload"
}

put_back() {
  sed -i -E "s/^([[:space:]]*server[[:space:]]+$1([[:space:]][^;]*)?) down;/\1;/" "$upstream"
  bash -c "$reload"
}

for address in "$@"; do
  is_public=
  if listed <"$upstream" | grep -qxF "$address"; then is_public=yes; fi
  if [ "$is_public" ]; then
    is_other_ready "$address" || fail "No other process is ready: $address is left as it is."
    take_out "$address"
  fi

  echo "$address: starting the new version"
  bash -c "$restart \"\$1\"" restart "$address" || fail "$address could not be restarted, and is not put back; the others serve on."
  impatience=$((SECONDS + patience))
  until is_ready "$address"; do
    [ "$SECONDS" -lt "$impatience" ] || fail "$address is not ready after $patience s, and is not put back; the others serve on."
    sleep 0.2
  done

  if [ "$is_public" ]; then put_back "$address"; fi
  echo "$address: serves"
done
