-- Where a shop ships from, such as "Reno, NV 89501", and within how many business days of payment. A product may state its own.

alter table sellers
  add column ships_from text,
  add column ships_within smallint check (ships_within between 1 and 30);

alter table products
  add column own_ship_from text,
  add column own_ships_within integer check (own_ships_within between 1 and 30),
  -- What is in force: its own, or else a copy of what its shop says, by which search narrows.
  add column ships_from text,
  add column ships_from_state text,
  add column ships_within smallint;

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

-- Its products follow as they follow a new name.
create trigger sellers_shipping after update of ships_from, ships_within on sellers for each row
  when ((old.ships_from, old.ships_within) is distinct from (new.ships_from, new.ships_within))
  execute function spread_seller_name();

drop trigger products_count_lot_change on products;
create trigger products_count_lot_change after update on products for each row
  when ((old.name, old.upc, old.sku, old.asin, old.style_number, old.description, old.condition, old.photos, old.msrp_cents,
      old.gender, old.seller_size, old.expiration_date, old.packaging_type, old.length, old.width, old.height, old.weight,
      old.weight_unit, old.inner_count, old.inner_quantity, old.outer_quantity, old.manifest_id, old.resale_terms,
      old.ships_from, old.ships_within)
    is distinct from (new.name, new.upc, new.sku, new.asin, new.style_number, new.description, new.condition, new.photos,
      new.msrp_cents, new.gender, new.seller_size, new.expiration_date, new.packaging_type, new.length, new.width, new.height,
      new.weight, new.weight_unit, new.inner_count, new.inner_quantity, new.outer_quantity, new.manifest_id, new.resale_terms,
      new.ships_from, new.ships_within))
  execute function count_lot_change();
