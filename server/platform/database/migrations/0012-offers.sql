-- Negotiation: offers, their lines, and every turn ever taken.

create sequence offer_numbers start 10001;

create table offers (
  id bigint generated always as identity primary key,
  -- A number is nobody else's, so that its index need not sort by the id: it brings it along.
  number bigint not null default nextval('offer_numbers'),
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
  -- What staff sort lists of 100,000 by stands on the row itself: adding up all lines for every page takes too long.
  total_cents bigint not null default 0,
  total_units bigint not null default 0,
  sku_count integer not null default 0,
  -- Whose the offer is, as staff sort by it: 100,000 addresses are not joined for a page.
  buyer_address text,
  seller_address text,
  -- Where its order goes; null: to the buyer's default address. An order keeps a copy of its own.
  ship_to_address_id bigint references ship_to_addresses on delete set null,
  -- The number of the buyer's own purchase order, of the offer and of the order it becomes.
  buyer_po_number text check (length(buyer_po_number) between 1 and 40),
  -- By when a buyer needs the goods, said with its offer; the order keeps it.
  needed_by date,
  -- Where the freight of a lot is quoted, its seller states the freight of the whole offer. Null: none was stated.
  freight_cents bigint check (freight_cents >= 0),
  constraint offers_number_key unique (number) include (id),
  check ((state = 'rejected') = (closed_reason is not null)),
  check ((state in ('seller_review', 'buyer_review')) = (turn_expires_at is not null))
);
create unique index offers_one_cart on offers (buyer_id, seller_id) where state = 'draft';
create unique index offers_one_saved on offers (buyer_id, seller_id) where state = 'saved_for_later';
create index offers_buyer on offers (buyer_id, created_at);
create index offers_seller on offers (seller_id, created_at);
create index offers_expiring on offers (turn_expires_at) where turn_expires_at is not null;
create index offers_newest on offers (created_at, id);
create index offers_by_total on offers (total_cents, id);
create index offers_by_units on offers (total_units, id);
create index offers_by_skus on offers (sku_count, id);
create index offers_by_state on offers (state, id);
create index offers_by_buyer_address on offers (buyer_address, id);
create index offers_by_seller_address on offers (seller_address, id);
-- A deleted address leaves the offers that name it.
create index offers_ship_to_address on offers (ship_to_address_id)
  where ship_to_address_id is not null;

create table offer_lines (
  id bigint generated always as identity primary key,
  offer_id bigint not null references offers on delete cascade,
  product_id bigint not null references products,
  quantity bigint not null check (quantity between 1 and 10000000),
  unit_price_cents bigint not null check (unit_price_cents between 1 and 100000000),
  -- The asking price when the offer was sent; a later price does not touch an offer under way (D9).
  asking_price_cents bigint check (asking_price_cents between 1 and 100000000),
  created_at timestamptz not null default now(),
  -- The manifest that the side that made the current turn had seen.
  manifest_id bigint references manifests,
  -- The terms as they were when the offer was sent or bought, with their text; later ones do not touch it.
  resale_terms jsonb,
  -- What a lot was said to be when its line was put into the cart, sent, countered or bought; later edits do not touch it.
  -- Null in the oldest lines. So in orders.
  lot jsonb,
  -- The asking price that the buyer of an offer last learned of, and when it was told of one. Null: the one it was sent at.
  told_asking_cents bigint,
  asking_told_at timestamptz,
  unique (offer_id, product_id)
);
create index offer_lines_product on offer_lines (product_id);
create index offer_lines_manifest on offer_lines (manifest_id) where manifest_id is not null;

-- What an offer comes to is its lines and its freight. Its lines change only while its row is locked.
create function count_offer_lines() returns trigger language plpgsql as $$
begin
  update offers o
  set (total_cents, total_units, sku_count) = (
    select coalesce(sum(quantity * unit_price_cents), 0) + coalesce(o.freight_cents, 0), coalesce(sum(quantity), 0), count(*)
    from offer_lines where offer_id = o.id
  )
  where o.id in (select offer_id from changed);
  return null;
end $$;
create trigger offer_lines_counted after insert on offer_lines
  referencing new table as changed for each statement execute function count_offer_lines();
create trigger offer_lines_counted_anew after update on offer_lines
  referencing new table as changed for each statement execute function count_offer_lines();
-- A line that moves to another offer leaves one behind.
create trigger offer_lines_left after update on offer_lines
  referencing old table as changed for each statement execute function count_offer_lines();
create trigger offer_lines_gone after delete on offer_lines
  referencing old table as changed for each statement execute function count_offer_lines();

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
  erased_at timestamptz,
  content_hash bytea,
  chain_hash bytea,
  freight_cents bigint,
  unique (offer_id, revision)
);
-- Turns are never changed, and told of by what they were and when.
create index offer_revisions_at on offer_revisions (at) include (offer_id, revision, act, party);

create function chain_offer_revision() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  before bytea;
begin
  select chain_hash into before from offer_revisions
  where (offer_id, revision) > (new.offer_id, -1) and (offer_id, revision) < (new.offer_id, new.revision)
  order by offer_id desc, revision desc limit 1;
  if found and before is null then
    select chain_of(coalesce(content_hash, digest_of(to_jsonb(r), r.at)) order by revision) into before
    from offer_revisions r where offer_id = new.offer_id;
  end if;
  new.content_hash := digest_of(to_jsonb(new), new.at);
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $$;
create trigger offer_revisions_chain before insert on offer_revisions
  for each row execute function chain_offer_revision();
create trigger offer_revisions_same before update on offer_revisions
  for each row when (old.content_hash is not null) execute function keep_history('note', 'erased_at');
create trigger offer_revisions_stay before delete on offer_revisions
  for each row execute function refuse_change();
create trigger offer_revisions_stay_all before truncate on offer_revisions execute function refuse_change();

-- Spreadsheets that became offers: each file does so once, whatever the cart has become since.
create table offer_sheets (
  key text primary key,
  buyer_id bigint not null references buyers on delete cascade,
  answer jsonb not null,
  added_at timestamptz not null default now()
);

-- News of turns that came so fast one after the other that their reader gets them together, within the hour.
create table gathered_offer_news (
  offer_id bigint not null references offers on delete cascade,
  revision integer not null,
  user_id bigint not null references users on delete cascade,
  party text not null check (party in ('buyer', 'seller')),
  kind text not null,
  created_at timestamptz not null default now(),
  -- News of a price waits beside the turn that the offer is at.
  primary key (offer_id, revision, user_id, kind)
);
create index gathered_offer_news_of_reader on gathered_offer_news (user_id, created_at);

-- The buyer's purchase order as a file, one for each offer and its order: private, only downloaded.
create table offer_po_documents (
  offer_id bigint primary key references offers on delete cascade,
  document_kind text not null check (document_kind in ('pdf', 'jpeg', 'png')),
  document_bytes integer not null check (document_bytes > 0),
  bytes bytea not null,
  uploaded_at timestamptz not null default now()
);
