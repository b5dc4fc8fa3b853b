-- Chargebacks and fraud warnings on our payments, as the card provider says they are.
create table disputes (
  id text primary key,
  purchase_order_id bigint not null references purchase_orders on delete cascade,
  payment_intent_id text not null,
  status text not null check (status in ('warning', 'open', 'won', 'lost', 'closed')),
  amount_cents bigint not null check (amount_cents >= 0),
  reason text not null,
  respond_by timestamptz,
  -- How often what the provider says of it has changed.
  revision integer not null default 1,
  created_at timestamptz not null
);
create index disputes_order on disputes (purchase_order_id);
