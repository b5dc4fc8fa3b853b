-- A tracking number may be corrected more than once.
-- concurrently
create unique index concurrently if not exists purchase_order_events_single on purchase_order_events (purchase_order_id, event)
  where event not in ('submit_payment', 'require_payment_action', 'fail_payment', 'correct_tracking');
drop index concurrently if exists purchase_order_events_once;
