-- Of all products few have terms of their own; what a buyer may not resell is found among them, to be counted.
-- concurrently
create index concurrently if not exists products_own_terms on products (seller_id)
  where resale_terms is not null and deleted_at is null;
