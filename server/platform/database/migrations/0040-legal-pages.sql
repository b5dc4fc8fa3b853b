-- The terms, the privacy policy and how to reach us, as staff write them. A page without a row is not written yet.
create table legal_pages (
  name text primary key check (name in ('terms', 'privacy', 'contact')),
  body text not null check (char_length(body) between 1 and 50000),
  updated_at timestamptz not null default now(),
  updated_by bigint references users (id)
);
