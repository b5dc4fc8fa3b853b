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
