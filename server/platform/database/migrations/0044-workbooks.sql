-- Workbooks come the way of CSV files, and a seller says how the headers of their files are meant.

alter table uploads drop constraint uploads_kind_check;
alter table uploads add constraint uploads_kind_check check (kind in ('image', 'csv', 'workbook')) not valid;
alter table uploads validate constraint uploads_kind_check;

-- Which sheet is read, which columns its headers stand for, and the rule for its asking prices.
alter table imports add column choice jsonb;

-- How a seller read a file with these headers the last time.
create table import_mappings (
  seller_id bigint not null references sellers on delete cascade,
  -- A digest of them, in their order.
  headers text not null,
  mapping jsonb not null,
  file_name text,
  used_at timestamptz not null default now(),
  primary key (seller_id, headers)
);
