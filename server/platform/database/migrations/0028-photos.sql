-- Photos known by their address: the product shows the address until the photo is in our own storage.

create table photo_addresses (
  product_id bigint not null references products on delete cascade,
  address text not null,
  photo text,
  tries integer not null default 0,
  -- Null once it was fetched or given up.
  next_try_at timestamptz default now(),
  problem text,
  primary key (product_id, address)
);
create index photo_addresses_waiting on photo_addresses (next_try_at) where next_try_at is not null;

-- Hosts that did not answer are left alone for a while, by every process.
create table photo_hosts (
  host text primary key,
  failures integer not null,
  rests_until timestamptz not null
);

-- Whose photos were fetched when, so that each seller has a turn.
create table photo_turns (
  seller_id bigint primary key references sellers on delete cascade,
  served_at timestamptz not null
);

-- Host and port of an address, without a name and password before it.
create function photo_host(address text) returns text language sql immutable
  return coalesce(lower(substring(address from '(?i)^https?://(?:[^/?#@]*@)?([^/?#]+)')), '');
