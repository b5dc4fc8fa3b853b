-- Products that buyers keep an eye on, as they were when their watcher last learned of them.

create table watches (
  buyer_id bigint not null references buyers on delete cascade,
  product_id bigint not null references products,
  seen_as text not null check (seen_as in ('on_sale', 'sold_out', 'gone')),
  seen_price_cents bigint,
  told_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (buyer_id, product_id)
);
create index watches_of_product on watches (product_id);
