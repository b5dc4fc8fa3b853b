-- How orders are paid for, and what goes back.

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
  created_at timestamptz not null default now(),
  -- What the provider was last seen to say of a checkout, and how often that has changed. What was read before the last
  -- change is read again.
  stage text not null default 'unpaid'
    check (stage in ('unpaid', 'processing', 'needs-action', 'failed', 'paid')),
  revision integer not null default 0
);
create unique index checkout_sessions_one_open on checkout_sessions (purchase_order_id) where status in ('opening', 'open');
create index checkout_sessions_order on checkout_sessions (purchase_order_id, id);
create index checkout_sessions_payment on checkout_sessions (payment_intent_id);
create index checkout_sessions_unsettled on checkout_sessions (id)
  where status in ('opening', 'open') or stage in ('processing', 'needs-action');

create table payment_events (
  id text primary key,
  type text not null,
  provider_session_id text,
  payment_intent_id text,
  purchase_order_id bigint references purchase_orders,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  tries integer not null default 0,
  -- An event whose order is not found is tried again ever more rarely; without a time it is left to staff.
  try_at timestamptz default now()
);
create index payment_events_to_try on payment_events (try_at) where handled_at is null and try_at is not null;
create index payment_events_handled on payment_events (handled_at) where handled_at is not null;

-- What the provider told is marked as handled, and forgotten 90 days later; also what nobody could ever handle, long after
-- the provider forgot it.
create trigger payment_events_stay
  before update of id, type, provider_session_id, payment_intent_id, purchase_order_id, payload, received_at on payment_events
  for each row execute function refuse_change();
create trigger payment_events_stay_until_old before delete on payment_events
  for each row when (
    old.handled_at is not null and old.handled_at >= now() - interval '90 days'
    or old.handled_at is null and old.received_at >= now() - interval '400 days')
  execute function refuse_change();
create trigger payment_events_stay_all before truncate on payment_events execute function refuse_change();

-- The application may not delete them; this it may run, as their owner.
create function forget_payment_events() returns void language sql security definer
  set search_path = public, pg_temp as
  $$ delete from payment_events
    where handled_at < now() - interval '90 days'
      or handled_at is null and received_at < now() - interval '400 days' $$;

create table refunds (
  id bigint generated always as identity primary key,
  purchase_order_id bigint not null references purchase_orders on delete cascade,
  payment_intent_id text not null unique,
  amount_cents bigint not null,
  provider_refund_id text,
  -- `returned`: staff gave back what the provider could not. `not_needed`: all of it went back by hand.
  status text not null default 'requested',
  created_at timestamptz not null default now(),
  -- The provider answers a key as it did the first time, a failure too: another try needs another key.
  attempt integer not null default 1,
  -- Refunds of the same payment that failed before: what the provider still says of them is over.
  failed_refund_ids text[] not null default '{}',
  returned_at timestamptz,
  return_note text,
  -- Why the card provider refused a refund, and when it first did; null while it has not.
  refused_code text,
  refused_at timestamptz,
  check ((status = 'returned') = (returned_at is not null and return_note is not null)),
  constraint refunds_status_check
    check (status in ('requested', 'pending', 'succeeded', 'failed', 'returned', 'not_needed')),
  constraint refunds_amount_cents_check
    check (case status when 'not_needed' then amount_cents = 0 else amount_cents > 0 end)
);
create index refunds_provider on refunds (provider_refund_id);
create index refunds_order on refunds (purchase_order_id);

-- Parts of paid orders that are given back, each with what became of it.
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
  -- Null where nobody of the staff made it.
  made_by bigint references users,
  at timestamptz not null default now(),
  -- None for an order that was paid by wire: staff send the money.
  payment_intent_id text,
  -- `charged_back`: the card provider refused it, and the buyer's bank then took the payment back. The buyer has it.
  status text not null default 'requested'
    check (status in ('requested', 'made', 'failed', 'returned', 'charged_back')),
  provider_refund_id text unique,
  attempt integer not null default 1,
  refused_code text,
  refused_at timestamptz,
  returned_at timestamptz,
  return_note text,
  -- What is left of a canceled order that was paid by wire: staff send it, and record it as they do a refund in part.
  of_canceled boolean not null default false,
  -- Staff, a claim that was settled, or a seller who packs less than was ordered.
  decided_by text not null default 'staff'
    check (decided_by in ('staff', 'claim', 'packing')),
  unique (purchase_order_id, key),
  check ((status = 'returned') = (returned_at is not null)),
  check (status <> 'made' or provider_refund_id is not null)
);

-- Staff also give money back on the provider's own pages. Every refund of our payments is kept as the provider
-- reports it, so that what is still due is never a guess.
create table provider_refunds (
  id text primary key,
  purchase_order_id bigint not null references purchase_orders on delete cascade,
  payment_intent_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  -- Ours that it carries out; null for one made by hand.
  refund_id bigint references refunds on delete cascade,
  created_at timestamptz not null,
  partial_refund_id bigint references partial_refunds
);
create index provider_refunds_payment on provider_refunds (payment_intent_id);
create index provider_refunds_order on provider_refunds (purchase_order_id);
create index provider_refunds_refund on provider_refunds (refund_id);
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
