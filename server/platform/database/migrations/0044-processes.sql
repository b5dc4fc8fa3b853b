-- The processes that work on this database, so that two whose settings can't work together are noticed.

create table processes (
  id uuid primary key,
  -- Machine and process id, for people.
  name text not null,
  -- Fingerprints of the keys it signs and opens with, and where it keeps its files.
  keys text[] not null,
  files text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- What it counts of itself, for staff: that of the last minutes, written every ten seconds.
  figures jsonb,
  -- Which Redis it hears, by the id that server gave itself; null: none. Notices travel by Redis while every process hears it.
  redis text,
  -- Which Lotline it runs, as more than one does during an upgrade; null: a version that did not say.
  version text,
  commit text
);

-- Processes that send notices have to know at once when one of them doesn't hear Redis.
create function tell_processes() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', '{"kind":"processes"}');
  return null;
end $$;
create trigger processes_tell_new after insert on processes
  for each statement execute function tell_processes();
create trigger processes_tell_redis after update of redis on processes
  for each row when (old.redis is distinct from new.redis) execute function tell_processes();
