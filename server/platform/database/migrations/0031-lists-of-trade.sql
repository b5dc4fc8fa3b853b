-- What staff sort 100,000 orders and offers by.
create index purchase_orders_by_total on purchase_orders (total_cents, id);
create index purchase_orders_by_net on purchase_orders ((total_cents - fee_cents), id);
create index purchase_orders_by_fee on purchase_orders (fee_cents, id);
create index purchase_orders_by_units on purchase_orders (total_units, id);
create index purchase_orders_by_skus on purchase_orders (sku_count, id);
create index purchase_orders_by_status on purchase_orders (status, id);
create index offers_by_total on offers (total_cents, id);
create index offers_by_units on offers (total_units, id);
create index offers_by_skus on offers (sku_count, id);
create index offers_by_state on offers (state, id);
create index users_by_status on users (status, id);
create index users_newest on users (created_at, id);
create index products_by_price on products (seller_price_cents, id) where deleted_at is null;
