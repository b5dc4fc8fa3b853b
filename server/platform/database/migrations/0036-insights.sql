-- Addresses on offers and orders, by which staff sort them; they are shown nowhere. A new address is brought to them by a
-- job, some of them at a time.

create table address_changes (
  user_id bigint primary key references users on delete cascade,
  -- The transactions that were beginning an offer, perhaps with the address before; null until somebody looked.
  beginning text[],
  begun_at timestamptz not null default now(),
  carried_at timestamptz not null default now()
);

-- Nobody waits for the lock: it only tells that an offer is being begun.
create function copy_addresses() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7205760);
  select lower(u.email) into new.buyer_address
  from buyers b join users u on u.id = b.user_id where b.id = new.buyer_id;
  select lower(u.email) into new.seller_address
  from sellers s join users u on u.id = s.user_id where s.id = new.seller_id;
  return new;
end $$;
create trigger offers_addresses before insert on offers
  for each row execute function copy_addresses();

-- Its offer is locked while an order is opened, and so are the addresses on it.
create function copy_addresses_of_offer() returns trigger language plpgsql as $$
begin
  select buyer_address, seller_address into new.buyer_address, new.seller_address
  from offers where id = new.offer_id;
  return new;
end $$;
create trigger purchase_orders_addresses before insert on purchase_orders
  for each row execute function copy_addresses_of_offer();

create function begin_address_change(person bigint) returns void language sql
begin atomic
  insert into address_changes (user_id) values (person)
  on conflict (user_id) do update set beginning = null, begun_at = now();
end;

create function spread_address() returns trigger language plpgsql as $$
begin
  perform begin_address_change(new.id);
  return null;
end $$;
create trigger users_address after update of email on users
  for each row when (old.email <> new.email) execute function spread_address();

-- Staff set up sellers whose person comes later.
create function spread_address_of_user() returns trigger language plpgsql as $$
begin
  perform begin_address_change(new.user_id);
  return null;
end $$;
create trigger sellers_address after update of user_id on sellers
  for each row when (new.user_id is not null and old.user_id is distinct from new.user_id)
  execute function spread_address_of_user();
