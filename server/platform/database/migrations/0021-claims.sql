-- A problem with units of one line of an order, as its buyer reported it, and whose turn it is.
create table claims (
  id bigint generated always as identity primary key,
  purchase_order_id bigint not null references purchase_orders on delete cascade,
  line_id bigint not null references purchase_order_lines,
  state text not null check (state in (
    'seller_review', 'buyer_review', 'staff_review', 'settled', 'declined', 'withdrawn')),
  reason text not null check (reason in ('short', 'damaged', 'wrong_item', 'not_as_described')),
  quantity integer not null check (quantity > 0),
  -- What the side with the turn can accept; null after a decline.
  proposed_cents bigint check (proposed_cents > 0),
  settled_cents bigint check (settled_cents > 0),
  refund_id bigint references partial_refunds,
  -- The last day for an answer; then staff decide.
  answer_by date,
  version integer not null default 1,
  opened_at timestamptz not null default now(),
  -- When staff were asked to decide.
  staff_since timestamptz,
  closed_at timestamptz,
  check ((answer_by is not null) = (state in ('seller_review', 'buyer_review'))),
  check ((closed_at is not null) = (state in ('settled', 'declined', 'withdrawn'))),
  check ((state = 'settled') = (settled_cents is not null)),
  check ((state = 'settled') = (refund_id is not null))
);
create unique index claims_one_open on claims (line_id) where closed_at is null;
create index claims_order on claims (purchase_order_id);
create index claims_line on claims (line_id);
create index claims_answer_by on claims (answer_by) where answer_by is not null;
create index claims_refund on claims (refund_id) where refund_id is not null;

create table claim_turns (
  id bigint generated always as identity primary key,
  claim_id bigint not null references claims on delete cascade,
  act text not null check (act in (
    'report', 'join', 'accept', 'propose', 'decline', 'ask_staff', 'withdraw', 'expire', 'settle')),
  party text not null check (party in ('buyer', 'seller', 'admin', 'system')),
  actor_user_id bigint references users,
  -- Of a report.
  reason text check (reason in ('short', 'damaged', 'wrong_item', 'not_as_described')),
  quantity integer check (quantity > 0),
  -- Asked, proposed or settled.
  amount_cents bigint check (amount_cents > 0),
  words text not null default '' check (length(words) <= 2000),
  at timestamptz not null default now()
);
create index claim_turns_claim on claim_turns (claim_id, id);

-- Copies without metadata, for the two sides and staff alone.
create table claim_photos (
  id bigint generated always as identity primary key,
  turn_id bigint not null references claim_turns on delete cascade,
  small bytea not null,
  large bytea not null
);
create index claim_photos_turn on claim_photos (turn_id, id);
