-- Lots for sale. Units change only together with a row in stock_movements.

create extension if not exists pg_trgm;

-- array_to_string is not immutable by itself, as it is not for every type; for text it is.
create function words_of(texts text[]) returns text language sql immutable as
  $$ select array_to_string(texts, ' ') $$;

create table products (
  id bigint generated always as identity primary key,
  seller_id bigint not null references sellers,
  name text not null,
  upc text not null,
  sku text,
  asin text,
  style_number text,
  description text not null default '',
  photos text[] not null default '{}' check (cardinality(photos) <= 5),
  msrp_cents bigint check (msrp_cents between 1 and 100000000),
  wholesale_cents bigint check (wholesale_cents between 1 and 100000000),
  seller_price_cents bigint check (seller_price_cents between 1 and 100000000),
  units bigint not null default 0 check (units >= 0),
  min_order_units bigint check (min_order_units between 0 and 10000000),
  category text not null default 'other'
    check (category in ('other', 'apparel', 'beauty', 'consumables', 'footwear', 'home', 'pet', 'toys')),
  gender text not null default 'unisex' check (gender in ('unisex', 'f', 'm')),
  seller_size text,
  expiration_date text,
  packaging_type text check (packaging_type in ('retail_ready', 'ecommerce_ready', 'other')),
  length numeric(10, 1),
  width numeric(10, 1),
  height numeric(10, 1),
  weight numeric(10, 1),
  weight_unit text not null default 'lbs' check (weight_unit in ('lbs', 'oz')),
  inner_count integer,
  inner_quantity integer,
  outer_quantity integer,
  tags text[] not null default '{}',
  -- Required data is missing, or the seller is not approved (decision F3): hidden from buyers.
  provisional boolean not null default true,
  percent_off_msrp integer generated always as
    (case when msrp_cents > 0 then floor((msrp_cents - seller_price_cents) * 100.0 / msrp_cents)::integer end) stored,
  seller_name text not null default '',
  search tsvector generated always as (
    setweight(to_tsvector('simple', name), 'A') ||
    setweight(to_tsvector('simple', seller_name), 'B') ||
    setweight(to_tsvector('simple', upc || ' ' || coalesce(sku, '') || ' ' || coalesce(style_number, '')), 'B') ||
    setweight(to_tsvector('simple', words_of(tags)), 'C') ||
    setweight(to_tsvector('simple', description), 'D')
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (seller_price_cents <= msrp_cents)
) with (fillfactor = 85);
create unique index products_seller_upc on products (seller_id, upc) where deleted_at is null;
create index products_newest on products (created_at desc, id desc) where not provisional and deleted_at is null;
-- Holds what most filters ask for, but not the units: an index on them would make every sale dearer.
create index products_category_newest on products (category, created_at desc, id desc)
  include (seller_price_cents, percent_off_msrp, gender, packaging_type, seller_id)
  where not provisional and deleted_at is null;
create index products_seller_newest on products (seller_id, created_at desc, id desc) where deleted_at is null;
create index products_search on products using gin (search);
create index products_tags on products using gin (tags);
create index products_words on products using gin (name gin_trgm_ops);

-- The seller's name is part of what a search looks through.
create function copy_seller_name() returns trigger language plpgsql as $$
begin
  select name into new.seller_name from sellers where id = new.seller_id;
  return new;
end $$;
create trigger products_seller_name before insert on products
  for each row execute function copy_seller_name();

create function spread_seller_name() returns trigger language plpgsql as $$
begin
  update products set seller_name = new.name where seller_id = new.id;
  return null;
end $$;
create trigger sellers_name_spreads after update of name on sellers
  for each row when (old.name is distinct from new.name) execute function spread_seller_name();

create table stock_movements (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  change bigint not null check (change <> 0),
  reason text not null check (reason in ('listed', 'edited', 'imported', 'sold', 'canceled')),
  purchase_order_id bigint,
  at timestamptz not null default now()
);
create index stock_movements_product on stock_movements (product_id);
