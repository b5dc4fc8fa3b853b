-- What changes with a seller, or with an address, is brought to many rows by a job, some of them at a time: all in
-- one transaction would hold them for longer than anybody can wait, and in an order in which others do not.

-- A unique index that is not partial makes its column a key: to write it would lock out every row that points to the seller.
create unique index sellers_user on sellers (user_id) where user_id is not null;
alter table sellers drop constraint sellers_user_id_key;

create table seller_changes (
  seller_id bigint primary key references sellers on delete cascade,
  -- Whether buyers are to see its lots from now on, or not any more; null while only its name is another.
  shows boolean,
  lots bigint not null,
  lots_done bigint not null default 0,
  -- The last lot that was reached: newest first, as an index of the lots has them.
  reached_at timestamptz not null default 'infinity',
  reached_id bigint not null default 0,
  begun_at timestamptz not null default now(),
  carried_at timestamptz not null default now()
);
create index seller_changes_hidden on seller_changes (seller_id) where not shows;

create function begin_seller_change(seller bigint, shown boolean) returns void language sql
begin atomic
  insert into seller_changes (seller_id, shows, lots)
  values (seller, shown, (select count(*) from products where seller_id = seller and deleted_at is null))
  on conflict (seller_id) do update
  set shows = coalesce(excluded.shows, seller_changes.shows), lots = excluded.lots, lots_done = 0,
    reached_at = 'infinity', reached_id = 0, begun_at = now();
end;

create or replace function spread_seller_name() returns trigger language plpgsql as $$
begin
  perform begin_seller_change(new.id, null);
  return null;
end $$;

-- Addresses on offers and orders are sorted by, and shown nowhere.
create table address_changes (
  user_id bigint primary key references users on delete cascade,
  -- The transactions that were beginning an offer, perhaps with the address before; null until somebody looked.
  beginning text[],
  begun_at timestamptz not null default now(),
  carried_at timestamptz not null default now()
);

create function begin_address_change(person bigint) returns void language sql
begin atomic
  insert into address_changes (user_id) values (person)
  on conflict (user_id) do update set beginning = null, begun_at = now();
end;

create or replace function spread_address() returns trigger language plpgsql as $$
begin
  perform begin_address_change(new.id);
  return null;
end $$;

drop trigger sellers_address on sellers;
create or replace function spread_address_of_user() returns trigger language plpgsql as $$
begin
  perform begin_address_change(new.user_id);
  return null;
end $$;
create trigger sellers_address after update of user_id on sellers
  for each row when (new.user_id is not null and old.user_id is distinct from new.user_id)
  execute function spread_address_of_user();
-- contract: called by none but the two functions that are replaced above.
drop function spread_seller_address;

-- As before, but nobody waits: the lock only tells that an offer is being begun.
create or replace function copy_addresses() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7205760);
  select lower(u.email) into new.buyer_address
  from buyers b join users u on u.id = b.user_id where b.id = new.buyer_id;
  select lower(u.email) into new.seller_address
  from sellers s join users u on u.id = s.user_id where s.id = new.seller_id;
  return new;
end $$;
