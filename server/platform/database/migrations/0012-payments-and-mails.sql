-- What the provider was last seen to say of a checkout, and how often that has changed: what was read
-- before the last change is read again.
alter table checkout_sessions
  add column stage text not null default 'unpaid'
    check (stage in ('unpaid', 'processing', 'needs-action', 'failed', 'paid')),
  add column revision integer not null default 0;
update checkout_sessions set stage = 'paid' where paid;
update checkout_sessions set stage = 'processing'
  from purchase_orders
  where purchase_orders.id = purchase_order_id and not paid and checkout_sessions.status = 'complete'
    and purchase_orders.status in ('payment_pending', 'requires_payment_action');
create index checkout_sessions_order on checkout_sessions (purchase_order_id, id);
create index checkout_sessions_payment on checkout_sessions (payment_intent_id);
create index checkout_sessions_unsettled on checkout_sessions (id)
  where status in ('opening', 'open') or stage in ('processing', 'needs-action');

-- An event whose order is not found is tried again ever more rarely; without a time it is left to staff.
alter table payment_events
  add column tries integer not null default 0,
  add column try_at timestamptz default now();
drop index payment_events_unhandled;
create index payment_events_to_try on payment_events (try_at) where handled_at is null and try_at is not null;
create index payment_events_handled on payment_events (handled_at) where handled_at is not null;

-- The provider answers a key as it did the first time, a failure too: another try needs another key.
alter table refunds
  add column attempt integer not null default 1,
  add check (status in ('requested', 'pending', 'succeeded', 'failed'));
create index refunds_provider on refunds (provider_refund_id);

alter table sandbox_idempotency add column created_at timestamptz not null default now();

-- Whoever has it may turn off this person's mails, and nothing else.
alter table users add column mail_token uuid not null unique default gen_random_uuid();
alter table mails add column unsubscribe_url text;
