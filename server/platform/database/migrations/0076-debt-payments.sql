-- What sellers pay by card of what they owe.
create table debt_payments (
  id bigint generated always as identity primary key,
  seller_id bigint not null references sellers,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null default 'opening' check (status in ('opening', 'open', 'paid', 'expired')),
  provider_session_id text unique,
  url text,
  payment_intent_id text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
-- At most one page at a time.
create unique index debt_payments_open on debt_payments (seller_id) where status in ('opening', 'open');
create index debt_payments_seller on debt_payments (seller_id, id);
