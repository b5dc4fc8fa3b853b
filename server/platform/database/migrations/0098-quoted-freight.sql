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
