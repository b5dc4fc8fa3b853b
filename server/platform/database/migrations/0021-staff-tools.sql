-- The order in which staff put lots forward. Which lots those are, their own tags say; one that has no
-- place yet comes after those that do, the newest first.
create table curated_tags (
  tag text primary key,
  product_ids bigint[] not null default '{}'
);
insert into curated_tags (tag) values ('top_sellers');

-- Refunds of the same payment that failed before: what the provider still says of them is over.
alter table refunds add column failed_refund_ids text[] not null default '{}';

-- Staff read the orders of all.
create index purchase_orders_created on purchase_orders (created_at, id);
create index purchase_orders_updated on purchase_orders (updated_at, id);
create index refunds_order on refunds (purchase_order_id);
