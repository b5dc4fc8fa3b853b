-- What was bought, and what became of it.

create sequence purchase_order_numbers start 10001;

create table purchase_orders (
  id bigint generated always as identity primary key,
  number bigint not null default nextval('purchase_order_numbers'),
  -- One offer, one order.
  offer_id bigint not null unique references offers,
  buyer_id bigint not null references buyers,
  seller_id bigint not null references sellers,
  status text not null default 'awaiting_initial_payment'
    check (status in ('awaiting_initial_payment', 'payment_pending', 'awaiting_shipment', 'shipped', 'received',
      'paid_in_full', 'completed', 'canceled', 'requires_payment_action')),
  total_cents bigint not null check (total_cents > 0),
  fee_bps integer not null check (fee_bps between 0 and 10000),
  fee_cents bigint not null check (fee_cents >= 0 and fee_cents <= total_cents),
  ship_to jsonb not null,
  carrier text,
  tracking_number text,
  payment_due_at timestamptz not null,
  paid_at timestamptz,
  shipped_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What staff sort by stands on the row itself, as it does on an offer.
  total_units bigint not null default 0,
  sku_count integer not null default 0,
  buyer_address text,
  seller_address text,
  -- By when a paid order ships: its payment and the longest lead time of its lots, as they were said when it was agreed.
  lead_days smallint check (lead_days between 1 and 30),
  ship_by date,
  -- The parcels of an order after the first, each with a carrier and a number.
  more_parcels jsonb not null default '[]' check (jsonb_typeof(more_parcels) = 'array'),
  needed_by date,
  freight_cents bigint check (freight_cents >= 0),
  constraint purchase_orders_number_key unique (number) include (id)
);
create index purchase_orders_buyer on purchase_orders (buyer_id, created_at);
create index purchase_orders_seller on purchase_orders (seller_id, created_at);
create index purchase_orders_unpaid on purchase_orders (payment_due_at) where status = 'awaiting_initial_payment';
create index purchase_orders_paid on purchase_orders (paid_at) where paid_at is not null;
-- Staff read the orders of all, sorted by any of these.
create index purchase_orders_created on purchase_orders (created_at, id);
create index purchase_orders_updated on purchase_orders (updated_at, id);
create index purchase_orders_by_total on purchase_orders (total_cents, id);
create index purchase_orders_by_net on purchase_orders ((total_cents - fee_cents), id) include (total_cents, fee_cents);
create index purchase_orders_by_fee on purchase_orders (fee_cents, id);
create index purchase_orders_by_units on purchase_orders (total_units, id);
create index purchase_orders_by_skus on purchase_orders (sku_count, id);
create index purchase_orders_by_status on purchase_orders (status, id);
create index purchase_orders_by_buyer_address on purchase_orders (buyer_address, id);
create index purchase_orders_by_seller_address on purchase_orders (seller_address, id);
-- What is due to ship is looked for twice an hour.
create index purchase_orders_to_ship on purchase_orders (ship_by)
  where status = 'awaiting_shipment' and ship_by is not null;

-- An order moves on; what was agreed when it was opened stands.
create trigger purchase_orders_stay before delete on purchase_orders
  for each row execute function refuse_change();
create trigger purchase_orders_stay_all before truncate on purchase_orders execute function refuse_change();
create trigger purchase_orders_agreed
  before update of id, number, offer_id, buyer_id, seller_id, total_cents, freight_cents, fee_bps, fee_cents
  on purchase_orders for each row
  when (old.id is distinct from new.id or old.number is distinct from new.number or old.offer_id is distinct from new.offer_id
    or old.buyer_id is distinct from new.buyer_id or old.seller_id is distinct from new.seller_id
    or old.total_cents is distinct from new.total_cents or old.freight_cents is distinct from new.freight_cents
    or old.fee_bps is distinct from new.fee_bps or old.fee_cents is distinct from new.fee_cents)
  execute function refuse_change();

alter table stock_movements add foreign key (purchase_order_id) references purchase_orders;

-- Copies, so that a product edited later changes no order.
create table purchase_order_lines (
  id bigint generated always as identity primary key,
  purchase_order_id bigint not null references purchase_orders on delete cascade,
  product_id bigint not null references products,
  name text not null,
  upc text not null,
  sku text,
  image text,
  quantity bigint not null check (quantity between 1 and 10000000),
  unit_cents bigint not null check (unit_cents between 1 and 100000000),
  total_cents bigint not null,
  fee_cents bigint not null check (fee_cents >= 0),
  erased_at timestamptz,
  content_hash bytea,
  chain_hash bytea,
  -- As it was when it was ordered; null in the oldest orders.
  condition text,
  manifest_id bigint references manifests,
  resale_terms jsonb,
  lot jsonb,
  check (total_cents = quantity * unit_cents)
);
-- The last row of one order is read with each new one.
create index purchase_order_lines_in_order on purchase_order_lines (purchase_order_id, id);
create index purchase_order_lines_product on purchase_order_lines (product_id);
create index purchase_order_lines_manifest on purchase_order_lines (manifest_id)
  where manifest_id is not null;

-- The lines of an order are written with it, so that none is from before there were chains.
create function chain_order_line() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  before bytea;
begin
  select chain_hash into before from purchase_order_lines
  where (purchase_order_id, id) > (new.purchase_order_id, 0) and (purchase_order_id, id) < (new.purchase_order_id, new.id)
  order by purchase_order_id desc, id desc limit 1;
  new.content_hash := digest_of(to_jsonb(new));
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $$;
create trigger purchase_order_lines_chain before insert on purchase_order_lines
  for each row execute function chain_order_line();
create trigger purchase_order_lines_same before update on purchase_order_lines
  for each row when (old.content_hash is not null) execute function refuse_change();
create trigger purchase_order_lines_stay before delete on purchase_order_lines
  for each row execute function refuse_change();
create trigger purchase_order_lines_stay_all before truncate on purchase_order_lines execute function refuse_change();

-- An order is opened with the counts of its lines: the trigger writes them only where they are not so.
create function count_order_lines() returns trigger language plpgsql as $$
begin
  update purchase_orders o
  set total_units = lines.units, sku_count = lines.skus
  from (
    select purchase_order_id, sum(quantity) units, count(*) skus from purchase_order_lines
    where purchase_order_id in (select purchase_order_id from changed)
    group by purchase_order_id
  ) lines
  where o.id = lines.purchase_order_id and (o.total_units, o.sku_count) is distinct from (lines.units, lines.skus);
  return null;
end $$;
create trigger purchase_order_lines_counted after insert on purchase_order_lines
  referencing new table as changed for each statement execute function count_order_lines();

-- At the end of a transaction an order costs what its lines and its freight do, or it is refused. The lines are counted on their order as
-- they are written, so that this is asked again after them.
create function refuse_order_unlike_lines() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (
    select from purchase_orders o cross join lateral (
      select sum(total_cents) as cents, sum(fee_cents) as fee, sum(quantity) as units, count(*) as skus
      from purchase_order_lines where purchase_order_id = o.id
    ) l
    where o.id = new.id
      and (o.total_cents - coalesce(o.freight_cents, 0), o.fee_cents, o.total_units, o.sku_count)
        is distinct from (l.cents, l.fee, l.units, l.skus)
  ) then
    raise 'Order % and its fee are not the sums of its lines', new.number using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger purchase_orders_like_lines
  after insert or update of total_cents, fee_cents, total_units, sku_count on purchase_orders deferrable initially deferred
  for each row execute function refuse_order_unlike_lines();

create table purchase_order_events (
  id bigint generated always as identity primary key,
  purchase_order_id bigint not null references purchase_orders on delete cascade,
  event text not null,
  from_status text,
  to_status text not null,
  party text not null check (party in ('buyer', 'seller', 'admin', 'system')),
  actor_user_id bigint references users,
  note text,
  at timestamptz not null default now(),
  erased_at timestamptz,
  content_hash bytea,
  chain_hash bytea
);
create index purchase_order_events_order on purchase_order_events (purchase_order_id, id);
-- A payment may be tried again and fail again. A tracking number or an address may change more than once, and several
-- problems may be reported. Everything else happens to an order once.
create unique index purchase_order_events_once on purchase_order_events (purchase_order_id, event)
  where event not in ('submit_payment', 'require_payment_action', 'fail_payment', 'correct_tracking', 'change_ship_to',
    'report_problem', 'close_claim');

create function chain_order_event() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  before bytea;
begin
  select chain_hash into before from purchase_order_events
  where (purchase_order_id, id) > (new.purchase_order_id, 0) and (purchase_order_id, id) < (new.purchase_order_id, new.id)
  order by purchase_order_id desc, id desc limit 1;
  if found and before is null then
    select chain_of(coalesce(content_hash, digest_of(to_jsonb(e), e.at)) order by id) into before
    from purchase_order_events e where purchase_order_id = new.purchase_order_id;
  end if;
  new.content_hash := digest_of(to_jsonb(new), new.at);
  new.chain_hash := chained(coalesce(before, ''), new.content_hash);
  return new;
end $$;
create trigger purchase_order_events_chain before insert on purchase_order_events
  for each row execute function chain_order_event();
create trigger purchase_order_events_same before update on purchase_order_events
  for each row when (old.content_hash is not null) execute function keep_history('note', 'erased_at');
create trigger purchase_order_events_stay before delete on purchase_order_events
  for each row execute function refuse_change();
create trigger purchase_order_events_stay_all before truncate on purchase_order_events execute function refuse_change();

-- What both companies were called when an order was made: a new name changes no older order.
create table purchase_order_names (
  purchase_order_id bigint primary key references purchase_orders on delete cascade,
  buyer_name text not null,
  seller_name text not null,
  erased_at timestamptz
);
create trigger purchase_order_names_same before update on purchase_order_names
  for each row execute function keep_history('buyer_name', 'seller_name', 'erased_at');
create trigger purchase_order_names_stay before delete on purchase_order_names
  for each row execute function refuse_change();
create trigger purchase_order_names_stay_all before truncate on purchase_order_names execute function refuse_change();

-- With the owner's rights, because the application may not write names.
create function name_order() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into purchase_order_names (purchase_order_id, buyer_name, seller_name)
  select new.id, b.name, s.name from buyers b, sellers s where b.id = new.buyer_id and s.id = new.seller_id;
  return null;
end $$;
create trigger purchase_orders_named after insert on purchase_orders
  for each row execute function name_order();
revoke execute on function name_order from public;
