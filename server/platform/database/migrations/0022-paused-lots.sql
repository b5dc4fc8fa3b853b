-- A seller takes lots off the market for a while, and changes many at once, which can be taken back.

alter table products add column paused boolean not null default false;

-- As before, of what buyers see: paused lots are not among it.
drop index products_newest, products_category_newest, products_published;
create index products_newest on products (created_at desc, id desc)
  where not provisional and not paused and deleted_at is null;
create index products_category_newest on products (category, created_at desc, id desc)
  include (seller_price_cents, percent_off_msrp, gender, packaging_type, seller_id, in_stock)
  where not provisional and not paused and deleted_at is null;
create index products_published on products (published_at)
  where not provisional and not paused and deleted_at is null;

create table bulk_edits (
  token uuid primary key default gen_random_uuid(),
  seller_id bigint not null references sellers on delete cascade,
  action text not null check (action in ('price', 'units', 'pause', 'resume', 'delete')),
  -- What each was before, in id order, and its units since. One value for all of them: ten thousand
  -- rows would take longer to write than the act.
  lots jsonb not null,
  -- The moment of the transaction, which its lots carry too for as long as nobody else changes them.
  at timestamptz not null default now(),
  undone_at timestamptz
);
create index bulk_edits_at on bulk_edits (at);
