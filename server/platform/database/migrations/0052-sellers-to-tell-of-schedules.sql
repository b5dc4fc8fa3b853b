-- Since when the seller of a product is to be told that its schedule took it off the market.

alter table price_schedules add column untold_since timestamptz;
create index price_schedules_untold on price_schedules (product_id) where untold_since is not null;
