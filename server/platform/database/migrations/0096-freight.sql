-- Who sees to the freight of a lot, with what a carrier asks about it.
alter table products
  add column freight_terms text not null default 'included'
    check (freight_terms in ('included', 'buyer_arranges', 'pickup', 'quoted')),
  add column pallets integer check (pallets > 0),
  -- In pounds, of all units with their pallets.
  add column gross_weight integer check (gross_weight > 0),
  add column stackable boolean,
  add column freight_class text check (freight_class in ('50', '55', '60', '65', '70', '77.5', '85', '92.5', '100', '110',
    '125', '150', '175', '200', '250', '300', '400', '500'));

drop trigger products_count_lot_change on products;
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
