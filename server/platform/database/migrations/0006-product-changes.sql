-- What search has to read again. Each change of a product is noted in its own transaction, with the transaction itself.
-- Numbers become visible in another order than they were given, transactions do not.

create table product_changes (
  number bigint generated always as identity primary key,
  by xid8 not null default pg_current_xact_id(),
  product_id bigint,
  -- A new name: products follow it later, the list of sellers beside the results at once.
  seller_id bigint,
  at timestamptz not null default now(),
  check (num_nonnulls(product_id, seller_id) = 1)
);
create index product_changes_by on product_changes (by);
create index product_changes_at on product_changes (at);

create function note_changed_products() returns trigger language plpgsql as $$
begin
  insert into product_changes (product_id) select id from changed;
  return null;
end $$;
create trigger products_note_new after insert on products
  referencing new table as changed for each statement execute function note_changed_products();
create trigger products_note_changed after update on products
  referencing new table as changed for each statement execute function note_changed_products();
create trigger products_note_removed after delete on products
  referencing old table as changed for each statement execute function note_changed_products();

create function note_changed_seller() returns trigger language plpgsql as $$
begin
  insert into product_changes (seller_id) values (new.id);
  return null;
end $$;
create trigger sellers_note_new after insert on sellers
  for each row execute function note_changed_seller();
create trigger sellers_note_renamed after update of name on sellers
  for each row when (old.name <> new.name) execute function note_changed_seller();
-- Search reads a shop's terms from the shop itself: they hold for all of its products at once.
create trigger sellers_note_terms after update of resale_terms on sellers
  for each row when (old.resale_terms is distinct from new.resale_terms) execute function note_changed_seller();
