-- Spreadsheets that become lots, and photos that are fetched from the addresses in them.

-- What the last file said of a lot's units: the same file again takes back no sale (decision F6).
alter table products add column imported_units bigint;

create table imports (
  id bigint generated always as identity primary key,
  -- Of one uploaded file there is one import.
  key text not null unique,
  seller_id bigint not null references sellers on delete cascade,
  user_id bigint not null references users on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'importing', 'complete', 'failed')),
  rows integer not null default 0,
  rows_done integer not null default 0,
  imported_count integer not null default 0,
  issue_count integer not null default 0,
  -- How often the work was taken up, so that a file that always fails ends some day.
  starts integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index imports_seller on imports (seller_id, created_at);

-- What a file says of each UPC; taken away in the transaction that imports it.
create table import_lots (
  id bigint generated always as identity primary key,
  import_id bigint not null references imports on delete cascade,
  lot jsonb not null
);
create index import_lots_next on import_lots (import_id, id);

create table import_issues (
  id bigint generated always as identity primary key,
  import_id bigint not null references imports on delete cascade,
  row integer not null,
  upc text,
  texts text[] not null,
  is_note boolean not null
);
create index import_issues_import on import_issues (import_id, row);

-- Photos known by their address: the lot shows the address until the photo is in our own storage.
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
