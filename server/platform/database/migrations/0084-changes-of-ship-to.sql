-- An order's address may change more than once, and a deleted address leaves the offers that name it.
-- concurrently
create unique index concurrently if not exists purchase_order_events_one on purchase_order_events (purchase_order_id, event)
  where event not in ('submit_payment', 'require_payment_action', 'fail_payment', 'correct_tracking', 'change_ship_to');
drop index concurrently if exists purchase_order_events_single;
create index concurrently if not exists offers_ship_to_address on offers (ship_to_address_id)
  where ship_to_address_id is not null;
