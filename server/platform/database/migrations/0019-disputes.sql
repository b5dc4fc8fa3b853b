-- Chargebacks and fraud warnings on our payments, as the card provider says they are. The bank of a seller may take back
-- what the seller paid of its debt.
create table disputes (
  id text primary key,
  purchase_order_id bigint references purchase_orders on delete cascade,
  payment_intent_id text not null,
  status text not null check (status in ('warning', 'open', 'won', 'lost', 'closed')),
  amount_cents bigint not null check (amount_cents >= 0),
  reason text not null,
  respond_by timestamptz,
  -- How often what the provider says of it has changed.
  revision integer not null default 1,
  created_at timestamptz not null,
  -- What the card provider takes for a chargeback.
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  debt_payment_id bigint references debt_payments,
  constraint disputes_of_one check (num_nonnulls(purchase_order_id, debt_payment_id) = 1)
);
create index disputes_order on disputes (purchase_order_id);
create index disputes_debt_payment on disputes (debt_payment_id) where debt_payment_id is not null;
