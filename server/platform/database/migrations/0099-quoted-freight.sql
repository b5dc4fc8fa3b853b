-- Where the freight of a lot is quoted, its seller states the freight of the whole offer. Null: none was stated.
alter table offers add column freight_cents bigint check (freight_cents >= 0);
alter table offer_revisions add column freight_cents bigint;
alter table purchase_orders add column freight_cents bigint check (freight_cents >= 0);

-- What an offer comes to is its lines and its freight.
create or replace function count_offer_lines() returns trigger language plpgsql as $$
begin
  update offers o
  set (total_cents, total_units, sku_count) = (
    select coalesce(sum(quantity * unit_price_cents), 0) + coalesce(o.freight_cents, 0), coalesce(sum(quantity), 0), count(*)
    from offer_lines where offer_id = o.id
  )
  where o.id in (select offer_id from changed);
  return null;
end $$;

create or replace function refuse_order_unlike_lines() returns trigger language plpgsql set enable_seqscan = off as $$
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

drop trigger purchase_orders_agreed on purchase_orders;
create trigger purchase_orders_agreed
  before update of id, number, offer_id, buyer_id, seller_id, total_cents, freight_cents, fee_bps, fee_cents
  on purchase_orders for each row
  when (old.id is distinct from new.id or old.number is distinct from new.number or old.offer_id is distinct from new.offer_id
    or old.buyer_id is distinct from new.buyer_id or old.seller_id is distinct from new.seller_id
    or old.total_cents is distinct from new.total_cents or old.freight_cents is distinct from new.freight_cents
    or old.fee_bps is distinct from new.fee_bps or old.fee_cents is distinct from new.fee_cents)
  execute function refuse_change();
