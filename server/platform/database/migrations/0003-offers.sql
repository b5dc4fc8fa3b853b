-- Negotiation: offers, their lines, and every turn ever taken.

create sequence offer_numbers start 10001;

create table offers (
  id bigint generated always as identity primary key,
  number bigint not null unique default nextval('offer_numbers'),
  buyer_id bigint not null references buyers,
  seller_id bigint not null references sellers,
  state text not null default 'draft'
    check (state in ('draft', 'saved_for_later', 'seller_review', 'buyer_review', 'accepted', 'rejected')),
  closed_reason text check (closed_reason in ('declined', 'withdrawn', 'expired', 'sold_out', 'unlisted')),
  -- Rises with every turn; an accept names the one its acceptor saw.
  revision integer not null default 0,
  turn_expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'rejected') = (closed_reason is not null)),
  check ((state in ('seller_review', 'buyer_review')) = (turn_expires_at is not null))
);
create unique index offers_one_cart on offers (buyer_id, seller_id) where state = 'draft';
create unique index offers_one_saved on offers (buyer_id, seller_id) where state = 'saved_for_later';
create index offers_buyer on offers (buyer_id, created_at);
create index offers_seller on offers (seller_id, created_at);
create index offers_expiring on offers (turn_expires_at) where turn_expires_at is not null;

create table offer_lines (
  id bigint generated always as identity primary key,
  offer_id bigint not null references offers on delete cascade,
  product_id bigint not null references products,
  quantity bigint not null check (quantity between 1 and 10000000),
  unit_price_cents bigint not null check (unit_price_cents between 1 and 100000000),
  -- The asking price when the offer was sent; a later price does not touch an offer under way (D9).
  asking_price_cents bigint check (asking_price_cents between 1 and 100000000),
  created_at timestamptz not null default now(),
  unique (offer_id, product_id)
);
create index offer_lines_product on offer_lines (product_id);

create table offer_revisions (
  id bigint generated always as identity primary key,
  offer_id bigint not null references offers on delete cascade,
  revision integer not null,
  act text not null
    check (act in ('submit', 'counter', 'update_quantities', 'accept', 'reject', 'withdraw', 'expire', 'unlist')),
  party text not null check (party in ('buyer', 'seller', 'system')),
  actor_user_id bigint references users,
  note text,
  lines jsonb not null,
  total_cents bigint not null,
  at timestamptz not null default now(),
  unique (offer_id, revision)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name;
end $$;
create trigger offer_revisions_immutable before update on offer_revisions
  for each row execute function refuse_change();
create trigger audit_events_immutable before update or delete on audit_events
  for each row execute function refuse_change();
