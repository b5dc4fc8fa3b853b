-- That a buyer buys to resell, and so owes no sales tax in these states.
create table resale_certificates (
  id bigint generated always as identity primary key,
  buyer_id bigint not null references buyers,
  -- Null: for all sellers.
  seller_id bigint references sellers,
  number text not null check (length(number) between 1 and 60),
  states text[] not null check (cardinality(states) between 1 and 60),
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  document_kind text not null check (document_kind in ('pdf', 'jpeg', 'png')),
  document_bytes integer not null check (document_bytes > 0),
  status text not null default 'waiting' check (status in ('waiting', 'verified', 'refused')),
  reason text,
  decided_by bigint references users,
  decided_at timestamptz,
  -- When its buyer was told that it ends soon.
  reminded_at timestamptz,
  -- Its buyer removed it, and an order was paid with it.
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'waiting') = (decided_at is null)),
  check ((status = 'refused') = (reason is not null))
);
create index resale_certificates_buyer on resale_certificates (buyer_id, id);
create index resale_certificates_seller on resale_certificates (seller_id) where seller_id is not null;
create index resale_certificates_waiting on resale_certificates (id) where status = 'waiting' and removed_at is null;

create table resale_certificate_documents (
  certificate_id bigint primary key references resale_certificates on delete cascade,
  bytes bytea not null
);

-- What a paid order was covered by.
create table purchase_order_certificates (
  purchase_order_id bigint primary key references purchase_orders,
  state text not null,
  -- Null: none covered it.
  certificate_id bigint references resale_certificates,
  kept_at timestamptz not null default now()
);
create index purchase_order_certificates_certificate on purchase_order_certificates (certificate_id)
  where certificate_id is not null;
