-- Products for sale. Units change only together with a row in stock_movements.

create table products (
  id bigint generated always as identity primary key,
  seller_id bigint not null references sellers,
  name text not null,
  upc text not null,
  sku text,
  asin text,
  style_number text,
  description text not null default '',
  photos text[] not null default '{}' check (cardinality(photos) <= 5),
  msrp_cents bigint check (msrp_cents between 1 and 100000000),
  wholesale_cents bigint check (wholesale_cents between 1 and 100000000),
  seller_price_cents bigint check (seller_price_cents between 1 and 100000000),
  units bigint not null default 0 check (units >= 0),
  min_order_units bigint check (min_order_units between 0 and 10000000),
  category text not null default 'other'
    check (category in ('other', 'apparel', 'beauty', 'consumables', 'footwear', 'home', 'pet', 'toys')),
  gender text not null default 'unisex' check (gender in ('unisex', 'f', 'm')),
  seller_size text,
  expiration_date text,
  packaging_type text check (packaging_type in ('retail_ready', 'ecommerce_ready', 'other')),
  length numeric(10, 1),
  width numeric(10, 1),
  height numeric(10, 1),
  weight numeric(10, 1),
  weight_unit text not null default 'lbs' check (weight_unit in ('lbs', 'oz')),
  inner_count integer,
  inner_quantity integer,
  outer_quantity integer,
  tags text[] not null default '{}',
  -- Required data is missing, or the seller is not approved (decision F3): hidden from buyers.
  provisional boolean not null default true,
  percent_off_msrp integer generated always as
    (case when msrp_cents > 0 then floor((msrp_cents - seller_price_cents) * 100.0 / msrp_cents)::integer end) stored,
  -- Part of what a search looks through.
  seller_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- What the last file said of a product's units: the same file again takes back no sale (decision F6).
  imported_units bigint,
  -- When a product first showed up for buyers, which may be long after it was begun.
  published_at timestamptz,
  search tsvector generated always as (search_vector(array[
    name, seller_name, words_of(array[upc, sku, style_number]), words_of(tags), description
  ])) stored,
  -- Unlike the units themselves it may stand in an index: few sales change it.
  in_stock boolean not null generated always as (units > 0) stored,
  -- The seller took it off the market for a while.
  paused boolean not null default false,
  -- A program that doesn't send it lists new goods.
  condition text not null default 'new'
    check (condition in ('new', 'shelf_pull', 'overstock_short_dated', 'open_box', 'refurbished', 'salvage')),
  -- A product with a manifest is a mixed lot; how many units are inside stands on it for its cards.
  manifest_id bigint,
  manifest_units bigint,
  -- Where it may be sold on; null: as its seller says.
  resale_terms jsonb,
  -- How often what a lot is said to be was changed, on whatever way. It counts as a change of the drafts that hold the lot.
  lot_version bigint not null default 0,
  -- Where it ships from, and within how many business days, if not as its seller says.
  own_ship_from text,
  own_ships_within integer check (own_ships_within between 1 and 30),
  -- What is in force: its own, or else a copy of what its seller says, by which search narrows.
  ships_from text,
  ships_from_state text,
  ships_within smallint,
  -- Who sees to the freight of a lot, with what a carrier asks about it.
  freight_terms text not null default 'included'
    check (freight_terms in ('included', 'buyer_arranges', 'pickup', 'quoted')),
  pallets integer check (pallets > 0),
  -- In pounds, of all units with their pallets.
  gross_weight integer check (gross_weight > 0),
  stackable boolean,
  freight_class text check (freight_class in ('50', '55', '60', '65', '70', '77.5', '85', '92.5', '100', '110',
    '125', '150', '175', '200', '250', '300', '400', '500')),
  check (seller_price_cents <= msrp_cents),
  constraint products_mixed check ((manifest_id is null) = (manifest_units is null))
) with (fillfactor = 85);
-- The UPC first, for sellers whose products are too new for the planner's figures. Otherwise the planner takes any index
-- that begins with the seller, and goes through all of their products for each UPC.
create unique index products_seller_upc on products (upc, seller_id) where deleted_at is null;
create index products_newest on products (created_at desc, id desc)
  where not provisional and not paused and deleted_at is null;
-- Holds what most filters ask for, but not the units: an index on them would make every sale dearer.
create index products_category_newest on products (category, created_at desc, id desc)
  include (seller_price_cents, percent_off_msrp, gender, packaging_type, seller_id, in_stock)
  where not provisional and not paused and deleted_at is null;
create index products_published on products (published_at)
  where not provisional and not paused and deleted_at is null;
create index products_seller_newest on products (seller_id, created_at desc, id desc) where deleted_at is null;
create index products_search on products using gin (search);
create index products_tags on products using gin (tags);
-- What staff sort 100,000 products by is read from an index alone, in which the columns beneath an expression stand too.
create index products_by_name_alone on products (lower(name), id) include (name) where deleted_at is null;
create index products_by_sku_alone on products (lower(sku), id) include (sku) where deleted_at is null;
create index products_by_seller_alone on products (lower(seller_name), id) include (seller_name) where deleted_at is null;
create index products_by_stage on products (provisional, id) where deleted_at is null;
create index products_by_price on products (seller_price_cents, id) where deleted_at is null;
-- The first products of each order that buyers choose are read from an index, without sorting all that match. It has
-- the category, so that the first of one are found there too.
create index products_cheapest on products
  (seller_price_cents, created_at desc, id desc) include (category)
  where not provisional and not paused and deleted_at is null;
create index products_dearest on products
  (seller_price_cents desc nulls last, created_at desc, id desc) include (category)
  where not provisional and not paused and deleted_at is null;
create index products_most_off on products
  (percent_off_msrp desc nulls last, created_at desc, id desc) include (category)
  where not provisional and not paused and deleted_at is null;
-- Whether anything refers to a manifest is looked up before one that was replaced is removed.
create index products_manifest on products (manifest_id) where manifest_id is not null;
-- Of all products few have terms of their own; what a buyer may not resell is found among them, to be counted.
create index products_own_terms on products (seller_id)
  where resale_terms is not null and deleted_at is null;

-- Who writes many products of a seller reads its name once, and gives it with each of them. By no other name may a
-- product go.
create function copy_seller_name() returns trigger language plpgsql as $$
begin
  select name into new.seller_name from sellers where id = new.seller_id;
  return new;
end $$;
create trigger products_seller_name before insert on products
  for each row when (new.seller_name = '') execute function copy_seller_name();

create function refuse_other_names() returns trigger language plpgsql as $$
begin
  if exists (select from listed l join sellers s on s.id = l.seller_id where s.name <> l.seller_name) then
    raise 'A lot goes by the name of its seller' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger products_names_of_sellers after insert on products
  referencing new table as listed for each statement execute function refuse_other_names();

-- With a trigger before updates, PostgreSQL computes all generated columns at each update, whatever columns it names.
-- Every sale would read the words of its product again. So the moment is noted after an update.
create function note_publication() returns trigger language plpgsql as $$
begin
  new.published_at := coalesce(new.published_at, now());
  return new;
end $$;
create trigger products_published before insert on products
  for each row when (not new.provisional and new.published_at is null) execute function note_publication();

create function note_first_publication() returns trigger language plpgsql as $$
begin
  update products set published_at = now() where id = new.id;
  return null;
end $$;
create trigger products_first_published after update of provisional on products
  for each row when (not new.provisional and new.published_at is null)
  execute function note_first_publication();

-- Where a lot ships from: its own place, or that of its seller.
create function state_of(place text) returns text language sql immutable parallel safe
  return substring(place from ', ([A-Z]{2}) [^,]*$');

create function copy_shipping() returns trigger language plpgsql as $$
begin
  select coalesce(new.own_ship_from, s.ships_from), coalesce(new.own_ships_within, s.ships_within)
    into new.ships_from, new.ships_within from sellers s where s.id = new.seller_id;
  new.ships_from_state := state_of(new.ships_from);
  return new;
end $$;
create trigger products_shipping before insert on products for each row execute function copy_shipping();

-- After the update: with a trigger before it, every sale would have the words of its lot read again.
create function follow_own_shipping() returns trigger language plpgsql as $$
begin
  update products p set ships_from = coalesce(p.own_ship_from, s.ships_from),
    ships_from_state = state_of(coalesce(p.own_ship_from, s.ships_from)),
    ships_within = coalesce(p.own_ships_within, s.ships_within)
  from sellers s where p.id = new.id and s.id = p.seller_id;
  return null;
end $$;
create trigger products_own_shipping after update of own_ship_from, own_ships_within on products for each row
  when ((old.own_ship_from, old.own_ships_within) is distinct from (new.own_ship_from, new.own_ships_within))
  execute function follow_own_shipping();

create function count_lot_change() returns trigger language plpgsql as $$
begin
  update products set lot_version = lot_version + 1 where id = new.id;
  return null;
end $$;

-- After the update: with a trigger before it, every sale would have the words of its lot read again.
create trigger products_count_lot_change after update on products for each row
  when ((old.name, old.upc, old.sku, old.asin, old.style_number, old.description, old.condition, old.photos, old.msrp_cents,
      old.gender, old.seller_size, old.expiration_date, old.packaging_type, old.length, old.width, old.height, old.weight,
      old.weight_unit, old.inner_count, old.inner_quantity, old.outer_quantity, old.manifest_id, old.resale_terms,
      old.ships_from, old.ships_within, old.freight_terms, old.pallets, old.gross_weight, old.stackable, old.freight_class)
    is distinct from (new.name, new.upc, new.sku, new.asin, new.style_number, new.description, new.condition, new.photos,
      new.msrp_cents, new.gender, new.seller_size, new.expiration_date, new.packaging_type, new.length, new.width, new.height,
      new.weight, new.weight_unit, new.inner_count, new.inner_quantity, new.outer_quantity, new.manifest_id, new.resale_terms,
      new.ships_from, new.ships_within, new.freight_terms, new.pallets, new.gross_weight, new.stackable, new.freight_class))
  execute function count_lot_change();

create function learn_new_words() returns trigger language plpgsql as $$
begin
  perform learn_words(array(select search from listed));
  return null;
end $$;
create trigger products_bring_words after insert on products
  referencing new table as listed for each statement execute function learn_new_words();

-- Not when units change: a sale brings no words. A seller's new name is learnt once, not with each of its products.
create function learn_changed_words() returns trigger language plpgsql as $$
begin
  perform learn_words(array[new.search]);
  return null;
end $$;
create trigger products_change_words
  after update of name, upc, sku, style_number, tags, description on products
  for each row when (old.search is distinct from new.search) execute function learn_changed_words();

create function learn_seller_name() returns trigger language plpgsql as $$
begin
  perform learn_words(array[search_vector(array[new.name])]);
  return null;
end $$;
create trigger sellers_change_words after update of name on sellers
  for each row when (old.name is distinct from new.name) execute function learn_seller_name();

-- What changes with a seller is brought to its products by a job, some of them at a time. One transaction would lock
-- them for longer than anybody can wait, and in an order in which others do not.
create table seller_changes (
  seller_id bigint primary key references sellers on delete cascade,
  -- Whether buyers are to see its products from now on, or not any more; null while only its name is another.
  shows boolean,
  lots bigint not null,
  lots_done bigint not null default 0,
  -- The last product that was reached: newest first, as an index of the products has them.
  reached_at timestamptz not null default 'infinity',
  reached_id bigint not null default 0,
  begun_at timestamptz not null default now(),
  carried_at timestamptz not null default now()
);
create index seller_changes_hidden on seller_changes (seller_id) where not shows;

create function begin_seller_change(seller bigint, shown boolean) returns void language sql
begin atomic
  insert into seller_changes (seller_id, shows, lots)
  values (seller, shown, (select count(*) from products where seller_id = seller and deleted_at is null))
  on conflict (seller_id) do update
  set shows = coalesce(excluded.shows, seller_changes.shows), lots = excluded.lots, lots_done = 0,
    reached_at = 'infinity', reached_id = 0, begun_at = now();
end;

create function spread_seller_name() returns trigger language plpgsql as $$
begin
  perform begin_seller_change(new.id, null);
  return null;
end $$;
create trigger sellers_name_spreads after update of name on sellers
  for each row when (old.name is distinct from new.name) execute function spread_seller_name();

-- Its products follow as they follow a new name.
create trigger sellers_shipping after update of ships_from, ships_within on sellers for each row
  when ((old.ships_from, old.ships_within) is distinct from (new.ships_from, new.ships_within))
  execute function spread_seller_name();

-- Many products that a seller changed at once, for as long as that can be taken back.
create table bulk_edits (
  token uuid primary key default gen_random_uuid(),
  seller_id bigint not null references sellers on delete cascade,
  action text not null check (action in ('price', 'units', 'category', 'minimum', 'packaging', 'condition',
    'terms', 'tag', 'untag', 'pause', 'resume', 'delete')),
  -- What each was before, in id order, and its units since. One value for all of them: ten thousand
  -- rows would take longer to write than the act.
  lots jsonb not null,
  -- The moment of the transaction, which its products carry too for as long as nobody else changes them.
  at timestamptz not null default now(),
  undone_at timestamptz
);
create index bulk_edits_at on bulk_edits (at);

-- A sale must touch no index of the products, so that their units are sorted and added up beside them.
create table lot_units (
  product_id bigint primary key references products on delete cascade,
  units bigint not null
);
create index lot_units_by_units on lot_units (units, product_id);

create function keep_units_of_new() returns trigger language plpgsql as $$
begin
  insert into lot_units select id, units from changed where deleted_at is null;
  return null;
end $$;
create trigger products_units_of_new after insert on products
  referencing new table as changed for each statement execute function keep_units_of_new();

create function keep_units() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null then
    delete from lot_units where product_id = new.id;
  else
    insert into lot_units values (new.id, new.units)
    on conflict (product_id) do update set units = excluded.units;
  end if;
  return null;
end $$;
create trigger products_units after update of units, deleted_at on products for each row
  when (old.units <> new.units or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function keep_units();

create table stock_movements (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  change bigint not null check (change <> 0),
  reason text not null check (reason in ('listed', 'edited', 'imported', 'sold', 'canceled')),
  purchase_order_id bigint,
  at timestamptz not null default now(),
  erased_at timestamptz,
  content_hash bytea,
  chain_hash bytea,
  -- What all movements of the product up to this one add up to.
  balance bigint
);
create index stock_movements_at on stock_movements (at) include (product_id, change);
-- The last row of one product is read with each new one.
create index stock_movements_in_order on stock_movements (product_id, id);
-- An order takes the units of a product once, and gives them back once.
create unique index stock_movements_once on stock_movements (purchase_order_id, product_id, reason)
  where purchase_order_id is not null;

-- Writing a row of a chain locks its offer, order or product, so that there is one last row. What the planner
-- knows of a table may be from when it was nearly empty. The one index that has the order asked for is the way to the
-- last row, however that looked then. So in every history that is chained.
create function chain_stock_movement() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  before bytea;
  had bigint;
begin
  select chain_hash, balance into before, had from stock_movements
  where (product_id, id) > (new.product_id, 0) and (product_id, id) < (new.product_id, new.id)
  order by product_id desc, id desc limit 1;
  if found and before is null then
    select chain_of(coalesce(content_hash, digest_of(to_jsonb(m), m.at)) order by id), sum(change) into before, had
    from stock_movements m where product_id = new.product_id;
  end if;
  new.content_hash := digest_of(to_jsonb(new), new.at);
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  new.balance := coalesce(had, 0) + new.change;
  return new;
end $$;
create trigger stock_movements_chain before insert on stock_movements
  for each row execute function chain_stock_movement();
create trigger stock_movements_same before update on stock_movements
  for each row when (old.content_hash is not null) execute function refuse_change();
create trigger stock_movements_stay before delete on stock_movements
  for each row execute function refuse_change();
create trigger stock_movements_stay_all before truncate on stock_movements execute function refuse_change();

-- At the end of a transaction the units of a product are what its movements add up to, or it is refused.
create function refuse_units_off_record() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (
    select from products where id = new.id and units <> coalesce((
      select balance from stock_movements
      where (product_id, id) > (new.id, 0) and (product_id, id) <= (new.id, 9223372036854775807)
      order by product_id desc, id desc limit 1), 0)
  ) then
    raise 'The units of lot % are not what its movements add up to', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger products_units_by_movement after update of units on products deferrable initially deferred
  for each row when (old.units <> new.units) execute function refuse_units_off_record();

-- Products whose units and movements were written one after the other, until the end of their transaction.
create table lots_to_settle (product_id bigint primary key);

-- Many products that are written in one statement with their movements are looked at together, and no more.
create function look_at_listed() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into lots_to_settle
  select l.id from listed l
  where l.units <> 0 and l.units is distinct from (
    select balance from stock_movements
    where (product_id, id) > (l.id, 0) and (product_id, id) <= (l.id, 9223372036854775807)
    order by product_id desc, id desc limit 1)
  on conflict do nothing;
  return null;
end $$;
create function look_at_moved() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into lots_to_settle
  select m.product_id
  from (select distinct on (product_id) product_id, balance from moved order by product_id, id desc) m
  join products p on p.id = m.product_id
  where p.units <> m.balance
  on conflict do nothing;
  return null;
end $$;
create function settle_lot() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (
    select from products where id = new.product_id and units <> coalesce((
      select balance from stock_movements
      where (product_id, id) > (new.product_id, 0) and (product_id, id) <= (new.product_id, 9223372036854775807)
      order by product_id desc, id desc limit 1), 0)
  ) then
    raise 'The units of lot % are not what its movements add up to', new.product_id using errcode = 'check_violation';
  end if;
  delete from lots_to_settle where product_id = new.product_id;
  return null;
end $$;
create trigger products_units_listed after insert on products
  referencing new table as listed for each statement execute function look_at_listed();
create trigger stock_movements_moved after insert on stock_movements
  referencing new table as moved for each statement execute function look_at_moved();
create constraint trigger lots_to_settle_settled after insert on lots_to_settle deferrable initially deferred
  for each row execute function settle_lot();
