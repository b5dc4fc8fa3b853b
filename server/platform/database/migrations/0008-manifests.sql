-- What mixed lots hold, row for row. A manifest never changes: another takes its place. What offers and orders were
-- made with stays as it was for as long as one of them refers to it.

create table manifests (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  file_name text,
  rows integer not null check (rows between 1 and 20000),
  units bigint not null check (units > 0),
  retail_cents bigint not null check (retail_cents between 1 and 100000000),
  condition text not null check (
    condition in ('new', 'shelf_pull', 'overstock_short_dated', 'open_box', 'refurbished', 'salvage')),
  -- Units and retail value of each, so that a page need not add up 20,000 rows.
  conditions jsonb not null,
  categories jsonb not null,
  created_at timestamptz not null default now(),
  -- Null while it is its product's.
  replaced_at timestamptz
);
create index manifests_product on manifests (product_id);
create index manifests_replaced on manifests (replaced_at) where replaced_at is not null;

create table manifest_rows (
  id bigint generated always as identity primary key,
  manifest_id bigint not null references manifests on delete cascade,
  upc text,
  name text not null,
  quantity bigint not null check (quantity between 1 and 10000000),
  msrp_cents bigint not null check (msrp_cents between 1 and 100000000),
  condition text not null check (
    condition in ('new', 'shelf_pull', 'overstock_short_dated', 'open_box', 'refurbished', 'salvage')),
  category text,
  -- What a search looks through, in lowercase: to compute it for each row would take longer than to read it.
  search text not null
);
create index manifest_rows_in_order on manifest_rows (manifest_id, id);

create trigger manifests_same before update on manifests
  for each row when (
    (old.id, old.product_id, old.rows, old.units, old.retail_cents, old.condition, old.conditions, old.categories)
    is distinct from
    (new.id, new.product_id, new.rows, new.units, new.retail_cents, new.condition, new.conditions, new.categories))
  execute function refuse_change();
create trigger manifest_rows_same before update on manifest_rows for each row execute function refuse_change();

alter table products add foreign key (manifest_id) references manifests;
