-- Parts of paid orders that staff decided to give back, each with what became of it.
create table partial_refunds (
  id bigint generated always as identity primary key,
  purchase_order_id bigint not null references purchase_orders,
  -- Of the request: sent again, it decides nothing more.
  key uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  fee_cents bigint not null check (fee_cents between 0 and amount_cents),
  -- Both sides read it.
  reason text not null,
  lines jsonb,
  made_by bigint not null references users,
  at timestamptz not null default now(),
  -- None for an order that was paid by wire: staff send the money.
  payment_intent_id text,
  status text not null default 'requested' check (status in ('requested', 'made', 'failed', 'returned')),
  provider_refund_id text unique,
  attempt integer not null default 1,
  refused_code text,
  refused_at timestamptz,
  returned_at timestamptz,
  return_note text,
  unique (purchase_order_id, key),
  check ((status = 'returned') = (returned_at is not null)),
  check (status <> 'made' or provider_refund_id is not null)
);

alter table provider_refunds add column partial_refund_id bigint references partial_refunds;
create index provider_refunds_part on provider_refunds (partial_refund_id) where partial_refund_id is not null;

-- Parallel requests wait for the order's lock, and are compared with what those before them left.
create function refuse_refund_beyond_order() returns trigger language plpgsql as $$
declare
  sold purchase_orders;
  given bigint;
begin
  select * into sold from purchase_orders where id = new.purchase_order_id for no key update;
  if sold.paid_at is null then
    raise 'Order % was not paid: there is nothing to refund', sold.number using errcode = 'check_violation';
  end if;
  select coalesce(sum(amount_cents), 0) into given from (
    select amount_cents from partial_refunds where purchase_order_id = new.purchase_order_id
    union all
    select amount_cents from provider_refunds where purchase_order_id = new.purchase_order_id
      and partial_refund_id is null and status <> 'failed' and payment_intent_id = new.payment_intent_id
  ) back;
  if given + new.amount_cents > sold.total_cents then
    raise 'Order % cannot be refunded with % more', sold.number, new.amount_cents using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger partial_refunds_fit before insert on partial_refunds
  for each row execute function refuse_refund_beyond_order();
