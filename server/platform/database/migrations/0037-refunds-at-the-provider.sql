-- Staff also give money back on the provider's own pages: every refund of a payment of ours is kept as the provider
-- says it is, whoever asked for it, so that what is still due is never a guess.
create table provider_refunds (
  id text primary key,
  purchase_order_id bigint not null references purchase_orders on delete cascade,
  payment_intent_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  -- Whether we asked for it; null for one made by hand.
  refund_id bigint references refunds on delete cascade,
  created_at timestamptz not null
);
create index provider_refunds_payment on provider_refunds (payment_intent_id);
create index provider_refunds_order on provider_refunds (purchase_order_id);
create index provider_refunds_refund on provider_refunds (refund_id);

-- Their amounts are put right by the next reconciliation.
insert into provider_refunds (id, purchase_order_id, payment_intent_id, amount_cents, status, refund_id, created_at)
select provider_refund_id, purchase_order_id, payment_intent_id, amount_cents,
  case when status in ('failed', 'returned') then 'failed' when status = 'pending' then 'pending' else 'succeeded' end,
  id, created_at
from refunds where provider_refund_id is not null
union all
select failed, purchase_order_id, payment_intent_id, amount_cents, 'failed', id, created_at
from refunds, unnest(failed_refund_ids) as failed where failed is not null
on conflict do nothing;

-- `not_needed`: all of it went back by hand.
alter table refunds
  drop constraint refunds_status_check,
  add constraint refunds_status_check
    check (status in ('requested', 'pending', 'succeeded', 'failed', 'returned', 'not_needed')),
  drop constraint refunds_amount_cents_check,
  add constraint refunds_amount_cents_check
    check (case status when 'not_needed' then amount_cents = 0 else amount_cents > 0 end);
