-- concurrently
-- The last row of one product, or order, is read with each new one.
create index concurrently if not exists stock_movements_in_order on stock_movements (product_id, id);
create index concurrently if not exists purchase_order_lines_in_order on purchase_order_lines (purchase_order_id, id);
drop index concurrently if exists stock_movements_product;
drop index concurrently if exists purchase_order_lines_order;
-- An order takes the units of a lot once, and gives them back once.
create unique index concurrently if not exists stock_movements_once on stock_movements
  (purchase_order_id, product_id, reason) where purchase_order_id is not null;
-- A payment may be tried again and fail again; everything else happens to an order once.
create unique index concurrently if not exists purchase_order_events_once on purchase_order_events (purchase_order_id, event)
  where event not in ('submit_payment', 'require_payment_action', 'fail_payment');
