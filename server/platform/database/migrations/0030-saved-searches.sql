-- Searches that buyers keep, and what they have been told of.

create table saved_searches (
  id bigint generated always as identity primary key,
  buyer_id bigint not null references buyers on delete cascade,
  name text not null check (length(name) between 1 and 80),
  criteria jsonb not null,
  sort text,
  alerts boolean not null,
  -- Products published until then have been mailed, or were there to be seen.
  seen_until timestamptz not null default now(),
  -- When its buyer's mail of the day was last due.
  told_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create unique index saved_searches_name on saved_searches (buyer_id, lower(name));
create index saved_searches_due on saved_searches (told_at) where alerts;
