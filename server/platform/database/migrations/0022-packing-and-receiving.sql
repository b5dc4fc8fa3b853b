-- What a seller did not find of a paid order as it was packed, and what its buyer answered where it was asked.
create table packing_shortages (
  purchase_order_id bigint primary key references purchase_orders,
  -- Units by line.
  missing jsonb not null,
  amount_cents bigint not null check (amount_cents > 0),
  outcome text not null check (outcome in ('refund_and_ship', 'ask_buyer', 'cancel')),
  reported_by bigint references users,
  reported_at timestamptz not null default now(),
  answer_by timestamptz,
  answer text check (answer in ('accepted', 'canceled', 'expired')),
  answered_at timestamptz,
  check ((outcome = 'ask_buyer') = (answer_by is not null)),
  check ((answer is null) = (answered_at is null)),
  check (answer is null or outcome = 'ask_buyer')
);
create index packing_shortages_waiting on packing_shortages (answer_by) where answer_by is not null and answer is null;

-- How many units of a line arrived, where its buyer counted by line.
create table received_units (
  line_id bigint primary key references purchase_order_lines,
  purchase_order_id bigint not null references purchase_orders on delete cascade,
  units integer not null check (units >= 0)
);
create index received_units_order on received_units (purchase_order_id);
