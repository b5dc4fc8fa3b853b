-- What a lot was said to be when its line was put into the cart, sent, countered or bought; later edits do not touch it.
-- Null: a line from before this.
alter table offer_lines add column lot jsonb;
alter table purchase_order_lines add column lot jsonb;

-- How often what a lot is said to be was changed, on whatever way. It counts as a change of the drafts that hold the lot.
alter table products add column lot_version bigint not null default 0;

create function count_lot_change() returns trigger language plpgsql as $$
begin
  update products set lot_version = lot_version + 1 where id = new.id;
  return null;
end $$;

-- After the update: with a trigger before it, every sale would have the words of its lot read again.
create trigger products_count_lot_change after update on products for each row
  when ((old.name, old.upc, old.sku, old.asin, old.style_number, old.description, old.condition, old.photos, old.msrp_cents,
      old.gender, old.seller_size, old.expiration_date, old.packaging_type, old.length, old.width, old.height, old.weight,
      old.weight_unit, old.inner_count, old.inner_quantity, old.outer_quantity, old.manifest_id, old.resale_terms)
    is distinct from (new.name, new.upc, new.sku, new.asin, new.style_number, new.description, new.condition, new.photos,
      new.msrp_cents, new.gender, new.seller_size, new.expiration_date, new.packaging_type, new.length, new.width, new.height,
      new.weight, new.weight_unit, new.inner_count, new.inner_quantity, new.outer_quantity, new.manifest_id, new.resale_terms))
  execute function count_lot_change();
