-- Spreadsheets that became offers: each file does so once, whatever the cart has become since.

create table offer_sheets (
  key text primary key,
  buyer_id bigint not null references buyers on delete cascade,
  answer jsonb not null,
  added_at timestamptz not null default now()
);
