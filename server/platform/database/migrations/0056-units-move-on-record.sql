-- Units change only together with a movement, and an order costs what its lines do: what verify:data looked for so far
-- is refused now, at the end of a transaction.

do $$
declare
  astray bigint[];
begin
  -- Found before anybody has to wait, and looked at once more while they do.
  select array_agg(p.id) into astray
  from products p left join lateral (
    select balance from stock_movements where product_id = p.id order by product_id desc, id desc limit 1
  ) last on true
  where p.units <> coalesce(last.balance, 0);

  lock table purchase_orders, products, stock_movements in share row exclusive mode;
  -- Somebody changed these beside Lotline. From now on every unit is on record.
  insert into stock_movements (product_id, change, reason)
  select p.id, p.units - coalesce(last.balance, 0), 'edited'
  from products p left join lateral (
    select balance from stock_movements where product_id = p.id order by product_id desc, id desc limit 1
  ) last on true
  where p.id = any(astray) and p.units <> coalesce(last.balance, 0)
  order by p.id;
end $$;

-- Lots whose units and movements were written one after the other, until the end of their transaction.
create table lots_to_settle (product_id bigint primary key);

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

-- Many lots that are written in one statement with their movements are looked at together, and no more.
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

-- The lines are counted on their order as they are written, so that this is asked again after them.
create function refuse_order_unlike_lines() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (
    select from purchase_orders o cross join lateral (
      select sum(total_cents) as cents, sum(fee_cents) as fee, sum(quantity) as units, count(*) as skus
      from purchase_order_lines where purchase_order_id = o.id
    ) l
    where o.id = new.id
      and (o.total_cents, o.fee_cents, o.total_units, o.sku_count) is distinct from (l.cents, l.fee, l.units, l.skus)
  ) then
    raise 'Order % and its fee are not the sums of its lines', new.number using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger purchase_orders_like_lines
  after insert or update of total_cents, fee_cents, total_units, sku_count on purchase_orders deferrable initially deferred
  for each row execute function refuse_order_unlike_lines();
