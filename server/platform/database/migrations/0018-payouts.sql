-- Paying sellers: where each is paid, its payouts, and which money of the ledger is in them.

create table payout_accounts (
  seller_id bigint primary key references sellers,
  method text not null check (method in ('stripe', 'bank')),
  -- At the card provider, as it was last read.
  account_id text unique,
  takes_transfers boolean not null default false,
  is_paid_out boolean not null default false,
  due jsonb not null default '[]',
  disabled_reason text,
  account_bank text,
  account_last4 text,
  -- Where staff send it. The number of the account is sealed with the secret key.
  bank_holder text,
  bank_name text,
  routing_number text,
  sealed_number bytea,
  number_last4 text,
  -- Since the place to be paid was changed.
  held_until timestamptz,
  updated_at timestamptz not null default now(),
  check (method <> 'stripe' or account_id is not null),
  check (method <> 'bank' or sealed_number is not null)
);

create table payouts (
  id bigint generated always as identity primary key,
  seller_id bigint not null references sellers,
  method text not null check (method in ('stripe', 'bank')),
  status text not null default 'begun' check (status in ('begun', 'sent', 'paid', 'failed', 'returned')),
  amount_cents bigint not null check (amount_cents > 0),
  account_id text,
  bank_name text,
  bank_last4 text,
  begun_at timestamptz not null default now(),
  begun_by bigint references users,
  sent_at timestamptz,
  arrives_at timestamptz,
  ended_at timestamptz,
  ended_by bigint references users,
  provider_payout_id text unique,
  -- A part of the key under which the bank payout is asked for; the provider repeats its first answer to the same key.
  attempt integer not null default 1,
  bank_reference text,
  -- Why it waits, failed or came back: the provider's code, or the words of staff.
  problem text,
  -- The seller has answered to its return, so that it can be paid again.
  answered_at timestamptz,
  check ((method = 'stripe') = (account_id is not null)),
  check ((status in ('paid', 'failed', 'returned')) = (ended_at is not null))
);
-- One is sent after another.
create unique index payouts_begun on payouts (seller_id) where status = 'begun';
create index payouts_seller on payouts (seller_id, id);
create index payouts_under_way on payouts (id) where status in ('begun', 'sent');

-- The stamp of a payout on what it pays. What failed or came back can be paid again.
create table payout_entries (
  payout_id bigint not null references payouts,
  entry_id bigint not null references ledger_entries,
  released_at timestamptz,
  primary key (payout_id, entry_id)
);
create unique index payout_entries_once on payout_entries (entry_id) where released_at is null;
create index payout_entries_entry on payout_entries (entry_id);

-- What each order brings to a payout, and what of it was sent from the platform's account at the card provider.
create table payout_orders (
  payout_id bigint not null references payouts,
  purchase_order_id bigint not null references purchase_orders,
  -- Below zero it is a debt that the other orders meet.
  net_cents bigint not null check (net_cents <> 0),
  sent_cents bigint not null check (sent_cents between 0 and greatest(net_cents, 0)),
  attempt integer not null default 1,
  transfer_id text unique,
  reversed_cents bigint not null default 0 check (reversed_cents between 0 and sent_cents),
  primary key (payout_id, purchase_order_id)
);
create index payout_orders_order on payout_orders (purchase_order_id);

-- Money that is taken back from a seller's account: of a payout that came back, or of an order refunded afterwards.
create table transfer_reversals (
  id bigint generated always as identity primary key,
  payout_id bigint not null,
  purchase_order_id bigint not null,
  amount_cents bigint not null check (amount_cents > 0),
  cause text not null check (cause in ('ended', 'debt')),
  status text not null default 'asked' check (status in ('asked', 'made', 'refused')),
  attempt integer not null default 1,
  problem text,
  asked_at timestamptz not null default now(),
  ended_at timestamptz,
  foreign key (payout_id, purchase_order_id) references payout_orders,
  check ((status = 'asked') = (ended_at is null))
);
create unique index transfer_reversals_asked on transfer_reversals (payout_id, purchase_order_id) where status = 'asked';
create index transfer_reversals_order on transfer_reversals (purchase_order_id);

-- By the owner's right: the application changes no balance, and locks one before it stamps or releases what is a seller's.
create function lock_seller_money(seller bigint) returns bigint language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  available bigint;
begin
  insert into seller_balances (seller_id) values (seller) on conflict do nothing;
  select available_cents into available from seller_balances where seller_id = seller for no key update;
  return available;
end $$;

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
