-- What a seller says of the files they import is remembered for each header and each word, not for a whole row of headers.
-- import_mappings stays for the version before, which writes it until the upgrade is over.

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

insert into import_words (seller_id, kind, word, meaning, file_name, used_at)
select distinct on (seller_id, word) seller_id, 'header', word, meaning, file_name, used_at
from (
  select seller_id, left(lower(btrim(key)), 100) as word, value as meaning, file_name, used_at
  from import_mappings, jsonb_each_text(mapping)
) as said
order by seller_id, word, used_at desc;
