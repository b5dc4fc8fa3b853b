-- Searches that buyers keep, and what they have been told of.

-- When a lot first showed up for buyers, which may be long after it was begun.
alter table products add column published_at timestamptz;
update products set published_at = created_at where not provisional;
create index products_published on products (published_at) where not provisional and deleted_at is null;

create function note_publication() returns trigger language plpgsql as $$
begin
  new.published_at := coalesce(new.published_at, now());
  return new;
end $$;
create trigger products_published before insert or update of provisional on products
  for each row when (not new.provisional) execute function note_publication();

create table saved_searches (
  id bigint generated always as identity primary key,
  buyer_id bigint not null references buyers on delete cascade,
  name text not null check (length(name) between 1 and 80),
  criteria jsonb not null,
  sort text,
  alerts boolean not null,
  -- Lots published until then have been mailed, or were there to be seen.
  seen_until timestamptz not null default now(),
  -- When its buyer's mail of the day was last due.
  told_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create unique index saved_searches_name on saved_searches (buyer_id, lower(name));
create index saved_searches_due on saved_searches (told_at) where alerts;
