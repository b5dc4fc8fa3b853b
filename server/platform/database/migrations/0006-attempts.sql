-- Tries that are counted over a sliding window, across processes and restarts (decision I10).

create table attempts (
  key text not null,
  at timestamptz not null default now()
);
create index attempts_key on attempts (key, at);
