-- What staff sort 100,000 lots by besides their names; neither changes when a lot is sold.
create index products_by_sku on products (lower(sku), id) where deleted_at is null;
create index products_by_seller on products (lower(seller_name), id) where deleted_at is null;
