-- What staff sort 100,000 by is read from an index alone, in which the columns beneath an expression stand too.
create index products_by_name_alone on products (lower(name), id) include (name) where deleted_at is null;
create index products_by_sku_alone on products (lower(sku), id) include (sku) where deleted_at is null;
create index products_by_seller_alone on products (lower(seller_name), id) include (seller_name) where deleted_at is null;
drop index products_by_name, products_by_sku, products_by_seller;
create index products_by_stage on products (provisional, id) where deleted_at is null;
drop index purchase_orders_by_net;
create index purchase_orders_by_net on purchase_orders ((total_cents - fee_cents), id) include (total_cents, fee_cents);

-- A number is nobody else's, so that its index need not sort by the id: it brings it along.
alter table offers drop constraint offers_number_key, add constraint offers_number_key unique (number) include (id);
alter table purchase_orders drop constraint purchase_orders_number_key,
  add constraint purchase_orders_number_key unique (number) include (id);

-- Turns are never changed, and told of by what they were and when.
create index offer_revisions_at on offer_revisions (at) include (offer_id, revision, act, party);

-- Whose an offer is stands on it as staff sort by it: 100,000 addresses are not joined for a page.
alter table offers add column buyer_address text, add column seller_address text;
alter table purchase_orders add column buyer_address text, add column seller_address text;
update offers o set buyer_address = lower(bu.email), seller_address = lower(su.email)
from buyers b join users bu on bu.id = b.user_id,
  sellers s left join users su on su.id = s.user_id
where b.id = o.buyer_id and s.id = o.seller_id;
update purchase_orders p set buyer_address = o.buyer_address, seller_address = o.seller_address
from offers o where o.id = p.offer_id;
create index offers_by_buyer_address on offers (buyer_address, id);
create index offers_by_seller_address on offers (seller_address, id);
create index purchase_orders_by_buyer_address on purchase_orders (buyer_address, id);
create index purchase_orders_by_seller_address on purchase_orders (seller_address, id);

create function copy_addresses() returns trigger language plpgsql as $$
begin
  -- An offer that is begun while an address changes waits for it, or is found by the change.
  perform pg_advisory_xact_lock_shared(7205760);
  select lower(u.email) into new.buyer_address
  from buyers b join users u on u.id = b.user_id where b.id = new.buyer_id;
  select lower(u.email) into new.seller_address
  from sellers s join users u on u.id = s.user_id where s.id = new.seller_id;
  return new;
end $$;
create trigger offers_addresses before insert on offers
  for each row execute function copy_addresses();

-- Its offer is held while an order is opened, and so are the addresses on it.
create function copy_addresses_of_offer() returns trigger language plpgsql as $$
begin
  select buyer_address, seller_address into new.buyer_address, new.seller_address
  from offers where id = new.offer_id;
  return new;
end $$;
create trigger purchase_orders_addresses before insert on purchase_orders
  for each row execute function copy_addresses_of_offer();

create function spread_seller_address(seller bigint, address text) returns void language plpgsql as $$
begin
  update offers set seller_address = lower(address) where seller_id = seller;
  update purchase_orders set seller_address = lower(address) where seller_id = seller;
end $$;

create function spread_address() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7205760);
  update offers set buyer_address = lower(new.email)
  where buyer_id in (select id from buyers where user_id = new.id);
  update purchase_orders set buyer_address = lower(new.email)
  where buyer_id in (select id from buyers where user_id = new.id);
  perform spread_seller_address(id, new.email) from sellers where user_id = new.id;
  return null;
end $$;
create trigger users_address after update of email on users
  for each row when (old.email <> new.email) execute function spread_address();

-- Staff set up sellers whose person comes later.
create function spread_address_of_user() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7205760);
  perform spread_seller_address(new.id, (select email from users where id = new.user_id));
  return null;
end $$;
create trigger sellers_address after update of user_id on sellers
  for each row when (old.user_id is distinct from new.user_id) execute function spread_address_of_user();

-- A sale must touch no index of the lots, so that their units are sorted and added up beside them.
create table lot_units (
  product_id bigint primary key references products on delete cascade,
  units bigint not null
);
insert into lot_units select id, units from products where deleted_at is null;
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

-- What people are and for which company stands on them: the lists of buyers and of sellers join nobody.
alter table users
  add column buys boolean not null default false,
  add column sells boolean not null default false,
  add column company_key text;
update users u
set buys = b.id is not null, sells = s.id is not null, company_key = lower(coalesce(b.name, s.name))
from users p left join buyers b on b.user_id = p.id left join sellers s on s.user_id = p.id
where p.id = u.id;
drop index users_by_status, users_newest;
create index users_by_status on users (status, id) include (buys, sells);
create index users_newest on users (created_at, id) include (buys, sells);
create index users_by_email on users (lower(email), id) include (email, buys, sells);
create index users_by_company on users (company_key, id) include (buys, sells);

create function know_company() returns trigger language plpgsql as $$
begin
  -- Held first, so that what is read afterwards is what another wrote meanwhile.
  perform from users where id = new.user_id for no key update;
  update users
  set buys = exists (select from buyers where user_id = new.user_id),
    sells = exists (select from sellers where user_id = new.user_id),
    company_key = lower(coalesce(
      (select name from buyers where user_id = new.user_id), (select name from sellers where user_id = new.user_id)))
  where id = new.user_id;
  return null;
end $$;
create trigger buyers_company after insert or update of user_id, name on buyers
  for each row execute function know_company();
create trigger sellers_company after insert or update of user_id, name on sellers
  for each row when (new.user_id is not null) execute function know_company();
