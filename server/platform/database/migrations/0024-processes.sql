-- The processes that work on this database, so that two whose settings can't work together are noticed.

create table processes (
  id uuid primary key,
  -- Machine and process id, for people.
  name text not null,
  -- Fingerprints of the keys it signs and opens with, and where it keeps its files.
  keys text[] not null,
  files text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
