-- An order is opened with the counts of its lines: the trigger writes them only where they are not so.
create or replace function count_order_lines() returns trigger language plpgsql as $$
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
