-- The first products of each order that buyers choose are read from an index, without sorting all that match; with the
-- category, so that the first of one are found there too.
-- concurrently
create index concurrently if not exists products_cheapest on products
  (seller_price_cents, created_at desc, id desc) include (category)
  where not provisional and not paused and deleted_at is null;
create index concurrently if not exists products_dearest on products
  (seller_price_cents desc nulls last, created_at desc, id desc) include (category)
  where not provisional and not paused and deleted_at is null;
create index concurrently if not exists products_most_off on products
  (percent_off_msrp desc nulls last, created_at desc, id desc) include (category)
  where not provisional and not paused and deleted_at is null;
