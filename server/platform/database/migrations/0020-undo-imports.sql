-- What an import changed is kept for as long as it may be undone, and the rows that failed for their download.

alter table imports
  -- As the seller's computer calls it.
  add column file_name text,
  -- When its end was first shown; whom it was not shown gets a mail.
  add column seen_at timestamptz,
  drop constraint imports_state_check,
  add constraint imports_state_check
    check (state in ('waiting', 'importing', 'complete', 'failed', 'undone'));

create table import_changes (
  import_id bigint not null references imports on delete cascade,
  product_id bigint not null references products on delete cascade,
  row integer not null,
  -- The fields it changed, as they were and as it left them; of a lot that it created there is neither.
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
