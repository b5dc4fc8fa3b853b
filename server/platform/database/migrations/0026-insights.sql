-- What staff sort lists of 100,000 by stands on the row itself: adding up all lines for every page takes too long.
alter table purchase_orders
  add column total_units bigint not null default 0,
  add column sku_count integer not null default 0;
alter table offers
  add column total_cents bigint not null default 0,
  add column total_units bigint not null default 0,
  add column sku_count integer not null default 0;

update purchase_orders o set total_units = l.units, sku_count = l.skus
from (
  select purchase_order_id, sum(quantity) as units, count(*) as skus
  from purchase_order_lines group by purchase_order_id
) l where l.purchase_order_id = o.id;

update offers o set total_cents = l.cents, total_units = l.units, sku_count = l.skus
from (
  select offer_id, sum(quantity * unit_price_cents) as cents, sum(quantity) as units, count(*) as skus
  from offer_lines group by offer_id
) l where l.offer_id = o.id;

-- The lines of an order come with it and never change; an offer's change only while its row is held.
create function count_order_lines() returns trigger language plpgsql as $$
begin
  update purchase_orders o
  set (total_units, sku_count) = (
    select coalesce(sum(quantity), 0), count(*) from purchase_order_lines where purchase_order_id = o.id
  )
  where o.id in (select purchase_order_id from changed);
  return null;
end $$;
create trigger purchase_order_lines_counted after insert on purchase_order_lines
  referencing new table as changed for each statement execute function count_order_lines();

create function count_offer_lines() returns trigger language plpgsql as $$
begin
  update offers o
  set (total_cents, total_units, sku_count) = (
    select coalesce(sum(quantity * unit_price_cents), 0), coalesce(sum(quantity), 0), count(*)
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

create index purchase_orders_paid on purchase_orders (paid_at) where paid_at is not null;
create index offers_newest on offers (created_at, id);
create index products_by_name on products (lower(name), id) where deleted_at is null;
create index stock_movements_at on stock_movements (at) include (product_id, change);

-- What staff search people by, anywhere within the words.
create index users_words on users using gin ((email || ' ' || full_name) gin_trgm_ops);
create index buyers_words on buyers using gin (name gin_trgm_ops);
create index sellers_words on sellers using gin (name gin_trgm_ops);
