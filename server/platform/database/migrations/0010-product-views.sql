-- How a seller looks at the table of their products: views under a name, and the columns outside of them.

create table product_views (
  id bigint generated always as identity primary key,
  seller_id bigint not null references sellers on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  -- Among the seller's views, from 0.
  place integer not null check (place >= 0),
  shown jsonb not null,
  created_at timestamptz not null default now()
);
create unique index product_views_name on product_views (seller_id, lower(name));

create table product_table_columns (
  seller_id bigint primary key references sellers on delete cascade,
  columns text[] not null
);
