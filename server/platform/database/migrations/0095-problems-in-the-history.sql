-- Several problems may be reported with an order.
-- concurrently
create unique index concurrently if not exists purchase_order_events_once on purchase_order_events (purchase_order_id, event)
  where event not in ('submit_payment', 'require_payment_action', 'fail_payment', 'correct_tracking', 'change_ship_to', 'report_problem', 'close_claim');
drop index concurrently if exists purchase_order_events_one;
