-- Spreadsheets that become products.

create table imports (
  id bigint generated always as identity primary key,
  -- Of one uploaded file there is one import.
  key text not null unique,
  seller_id bigint not null references sellers on delete cascade,
  user_id bigint not null references users on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'importing', 'complete', 'failed', 'undone')),
  rows integer not null default 0,
  rows_done integer not null default 0,
  imported_count integer not null default 0,
  issue_count integer not null default 0,
  -- How often the work was taken up, so that a file that always fails ends some day.
  starts integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- As the seller's computer calls it.
  file_name text,
  -- When its end was first shown; whom it was not shown gets a mail.
  seen_at timestamptz
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

-- What an import changed, for as long as it may be undone.
create table import_changes (
  import_id bigint not null references imports on delete cascade,
  product_id bigint not null references products on delete cascade,
  row integer not null,
  -- The fields it changed, as they were and as it left them; of a product that it created there is neither.
  before jsonb,
  after jsonb,
  primary key (import_id, product_id)
);
create index import_changes_product on import_changes (product_id);

-- The rows that need work, with what is wrong with each, as the file that is downloaded.
create table failed_rows (
  import_id bigint primary key references imports on delete cascade,
  rows integer not null,
  csv bytea not null
);
