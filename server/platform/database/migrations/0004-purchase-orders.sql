-- What was bought, and how it was paid for.

create sequence purchase_order_numbers start 10001;

create table purchase_orders (
  id bigint generated always as identity primary key,
  number bigint not null unique default nextval('purchase_order_numbers'),
  offer_id bigint not null unique references offers,
  buyer_id bigint not null references buyers,
  seller_id bigint not null references sellers,
  status text not null default 'awaiting_initial_payment'
    check (status in ('awaiting_initial_payment', 'payment_pending', 'awaiting_shipment', 'shipped', 'received',
      'paid_in_full', 'completed', 'canceled', 'requires_payment_action')),
  total_cents bigint not null check (total_cents > 0),
  fee_bps integer not null check (fee_bps between 0 and 10000),
  fee_cents bigint not null check (fee_cents >= 0 and fee_cents <= total_cents),
  ship_to jsonb not null,
  carrier text,
  tracking_number text,
  payment_due_at timestamptz not null,
  paid_at timestamptz,
  shipped_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index purchase_orders_buyer on purchase_orders (buyer_id, created_at);
create index purchase_orders_seller on purchase_orders (seller_id, created_at);
create index purchase_orders_unpaid on purchase_orders (payment_due_at) where status = 'awaiting_initial_payment';

alter table stock_movements add foreign key (purchase_order_id) references purchase_orders;

-- Copies, so that a product edited later changes no order.
create table purchase_order_lines (
  id bigint generated always as identity primary key,
  purchase_order_id bigint not null references purchase_orders on delete cascade,
  product_id bigint not null references products,
  name text not null,
  upc text not null,
  sku text,
  image text,
  quantity bigint not null check (quantity between 1 and 10000000),
  unit_cents bigint not null check (unit_cents between 1 and 100000000),
  total_cents bigint not null,
  fee_cents bigint not null check (fee_cents >= 0),
  check (total_cents = quantity * unit_cents)
);
create index purchase_order_lines_order on purchase_order_lines (purchase_order_id);
create index purchase_order_lines_product on purchase_order_lines (product_id);

create table purchase_order_events (
  id bigint generated always as identity primary key,
  purchase_order_id bigint not null references purchase_orders on delete cascade,
  event text not null,
  from_status text,
  to_status text not null,
  party text not null check (party in ('buyer', 'seller', 'admin', 'system')),
  actor_user_id bigint references users,
  note text,
  at timestamptz not null default now()
);
create index purchase_order_events_order on purchase_order_events (purchase_order_id, id);
create trigger purchase_order_events_immutable before update on purchase_order_events
  for each row execute function refuse_change();

create table checkout_sessions (
  id bigint generated always as identity primary key,
  purchase_order_id bigint not null references purchase_orders on delete cascade,
  provider_session_id text unique,
  url text,
  status text not null default 'opening' check (status in ('opening', 'open', 'complete', 'expired')),
  amount_cents bigint not null check (amount_cents > 0),
  payment_intent_id text,
  paid boolean not null default false,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create unique index checkout_sessions_one_open on checkout_sessions (purchase_order_id) where status in ('opening', 'open');

create table payment_events (
  id text primary key,
  type text not null,
  provider_session_id text,
  payment_intent_id text,
  purchase_order_id bigint references purchase_orders,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz
);
create index payment_events_unhandled on payment_events (received_at) where handled_at is null;

create table refunds (
  id bigint generated always as identity primary key,
  purchase_order_id bigint not null references purchase_orders on delete cascade,
  payment_intent_id text not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  provider_refund_id text,
  status text not null default 'requested',
  created_at timestamptz not null default now()
);
