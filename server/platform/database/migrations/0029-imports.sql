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
  seen_at timestamptz,
  -- How many products it made or changed, and how many of those it took in lack something. Which they are stays known in
  -- import_changes for longer than what they were before.
  provisional_count integer not null default 0,
  changed_count integer not null default 0,
  -- Which sheet is read, which columns its headers stand for, and the rule for its asking prices.
  choice jsonb
);
create index imports_seller on imports (seller_id, created_at);

-- A chunk of a file: a list of the products that are imported in one transaction, which takes it away. It is read once, and
-- soon: to compress it would take longer than to write it.
create table import_lots (
  id bigint generated always as identity primary key,
  import_id bigint not null references imports on delete cascade,
  lot jsonb not null
);
alter table import_lots alter column lot set storage external;
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

-- What a seller says of the files they import is remembered for each header and each word.
create table import_words (
  seller_id bigint not null references sellers on delete cascade,
  -- header, or the values it is one of: conditions, categories, genders, packaging.
  kind text not null check (kind in ('header', 'conditions', 'categories', 'genders', 'packaging')),
  -- In lowercase, without the blanks around it.
  word text not null check (char_length(word) <= 100),
  -- The column or the value; null: none.
  meaning text check (char_length(meaning) <= 100),
  file_name text,
  used_at timestamptz not null default now(),
  primary key (seller_id, kind, word)
);

-- How a seller read a file with these headers, in versions that kept whole rows of headers; forgotten after 400 days.
create table import_mappings (
  seller_id bigint not null references sellers on delete cascade,
  -- A digest of them, in their order.
  headers text not null,
  mapping jsonb not null,
  file_name text,
  used_at timestamptz not null default now(),
  primary key (seller_id, headers)
);

-- What somebody said of a header in a file is remembered for their next one, of a manifest, of offers or of leads.
create table file_headers (
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('manifest', 'offers', 'leads')),
  -- In lowercase, without the blanks around it.
  word text not null check (char_length(word) <= 100),
  -- The column it stands for; null: none.
  meaning text check (char_length(meaning) <= 100),
  used_at timestamptz not null default now(),
  primary key (user_id, kind, word)
);
