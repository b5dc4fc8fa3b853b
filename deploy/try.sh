#!/bin/bash
# deploy/try.sh FOLDER: Lotline on several processes, all on this machine, until it is told to stop.
#
# PostgreSQL, Redis and nginx are Debian's. nginx listens on PORT (8080), the others on the six ports after it. What they keep and
# say is in FOLDER, which has to be new, and the id of each process in FOLDER/NAME.pid. What else is set goes to Lotline.
#
# PROGRAM is what Node runs, such as dist/server/main.js once it is built.
# VOLUME keeps their data elsewhere, such as on a small volume; POSTGRES_PORT is where Lotline reaches PostgreSQL when
# something stands in between. tools/chaos/ uses both.
set -eu

folder=${1:?Usage: deploy/try.sh FOLDER}
mkdir -m 711 "$folder"
folder=$(cd "$folder" && pwd)
volume=${VOLUME:-$folder}
program=${PROGRAM:-server/main.ts}
cd "$(dirname "$0")/.."

port=${PORT:-8080}
app_1=$((port + 1)) app_2=$((port + 2)) worker=$((port + 3))
store=$((port + 4)) database=$((port + 5)) redis=$((port + 6))
postgres=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
PATH=$PATH:/usr/sbin

# PostgreSQL refuses to run as root.
as_postgres=()
if [ "$(id -u)" = 0 ]; then as_postgres=(setpriv --reuid=postgres --regid=postgres --clear-groups); fi

# Last begun, first ended; PostgreSQL waits for nobody on SIGINT.
begun=()
start() {
  local name=$1
  shift
  # In a session of its own, or Ctrl-C would end all at once.
  setsid "$@" >"$folder/$name.log" 2>&1 &
  echo $! >"$folder/$name.pid"
  begun=("$name" "${begun[@]}")
}
stop() {
  trap '' TERM INT
  kill ${idle:-} 2>/dev/null || true
  local name pid
  for name in "${begun[@]}"; do
    # Whoever plays with the cluster may have started it again under another id.
    pid=$(cat "$folder/$name.pid")
    if [ "$name" = postgres ]; then kill -INT "$pid"; else kill "$pid"; fi 2>/dev/null || continue
    while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
  done
  rm -rf "$volume/postgres"
}
trap stop EXIT
trap 'exit 0' TERM INT

# Until a command succeeds, or the process it asks about has ended.
await() {
  local name=$1
  shift
  until "$@" >/dev/null 2>&1; do
    if ! kill -0 "$(cat "$folder/$name.pid")" 2>/dev/null; then
      echo "$name has ended:" >&2
      tail -n 20 "$folder/$name.log" >&2
      exit 1
    fi
    sleep 0.1
  done
}

mkdir "$volume/postgres"
if [ "$(id -u)" = 0 ]; then chown postgres "$volume/postgres"; fi
(cd / && "${as_postgres[@]}" "$postgres/initdb" -D "$volume/postgres" -U postgres -A trust -E UTF8 --locale=C.UTF-8 >/dev/null)
start postgres "${as_postgres[@]}" "$postgres/postgres" -D "$volume/postgres" -p "$database" \
  -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200
await postgres "$postgres/pg_isready" -q -h 127.0.0.1 -p "$database"
"$postgres/psql" -q -h 127.0.0.1 -p "$database" -U postgres postgres <<'SQL'
create role lotline_owner login;
create role lotline login;
create database lotline owner lotline_owner;
SQL

# Under its own words: whoever starts it again reads them from the process.
start redis redis-server --set-proc-title no --port "$redis" --bind 127.0.0.1 --save '' --appendonly no --dir "$folder"
await redis bash -c "</dev/tcp/127.0.0.1/$redis"
export REDIS_URL="redis://127.0.0.1:$redis"

reached=${POSTGRES_PORT:-$database}
export DATABASE_URL="postgres://lotline@127.0.0.1:$reached/lotline"
export DATABASE_OWNER_URL="postgres://lotline_owner@127.0.0.1:$reached/lotline"
export S3_BUCKET=lots S3_ENDPOINT="http://127.0.0.1:$store"
export S3_ACCESS_KEY_ID=try S3_SECRET_ACCESS_KEY=only-on-this-machine
export SECRET_KEY=${SECRET_KEY:-the key of a trial, known to everybody}
export PUBLIC_URL="http://localhost:$port" TRUSTED_PROXIES=127.0.0.1
export DEMO=${DEMO:-on} LOG_LEVEL=${LOG_LEVEL:-warn}

start store env PORT="$store" node deploy/try-store.ts
await store bash -c "</dev/tcp/127.0.0.1/$store"

# So that they give memory back, as the units have it: docs/scaling.md, "Memory of a process".
export MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
server=(node --max-semi-space-size=16 --heap-growing-percent=50 "$program")
start worker env PORT="$worker" DATA_DIR="$volume/worker" "${server[@]}"
await worker curl -fs "http://127.0.0.1:$worker/readyz"
for app in app_1 app_2; do
  start "$app" env PORT="${!app}" DATA_DIR="$volume/$app" WORKER=off "${server[@]}"
done
for app in app_1 app_2; do await "$app" curl -fs "http://127.0.0.1:${!app}/readyz"; done

mkdir "$folder/nginx"
cat >"$folder/nginx.conf" <<NGINX
daemon off;
pid $folder/nginx/pid;
error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path $folder/nginx/body;
  proxy_temp_path $folder/nginx/proxy;
  fastcgi_temp_path $folder/nginx/fastcgi;
  uwsgi_temp_path $folder/nginx/uwsgi;
  scgi_temp_path $folder/nginx/scgi;
  upstream lotline {
    # When both failed, as while PostgreSQL was away, neither is to be left out for the usual ten seconds.
    server 127.0.0.1:$app_1 fail_timeout=1s;
    server 127.0.0.1:$app_2 fail_timeout=1s;
    keepalive 16;
  }
  server {
    listen 127.0.0.1:$port;
    include $PWD/deploy/proxied.conf;
  }
}
NGINX
start nginx nginx -e stderr -c "$folder/nginx.conf"
await nginx curl -fs "http://127.0.0.1:$port/readyz"

echo "Lotline is at $PUBLIC_URL (processes at $app_1 and $app_2, worker at $worker, PostgreSQL at $database, Redis at $redis)"
# A wait ends at once when a signal comes, a program in front only after it.
sleep infinity &
idle=$!
wait $idle
