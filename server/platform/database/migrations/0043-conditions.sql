-- The condition of a product; whoever does not know of it lists new ones.

alter table products add column condition text not null default 'new'
  check (condition in ('new', 'shelf_pull', 'overstock_short_dated', 'open_box', 'refurbished', 'salvage'));

-- As it was when it was ordered; null in orders from before.
alter table purchase_order_lines add column condition text;

alter table bulk_edits drop constraint bulk_edits_action_check;
alter table bulk_edits add constraint bulk_edits_action_check check (
  action in ('price', 'units', 'category', 'minimum', 'packaging', 'condition', 'tag', 'untag', 'pause', 'resume', 'delete'));

-- Beside the kinds of all products those of products that are not new are counted, with their condition: few, and none yet.
-- The version before reads the others as they were.
alter table published_counts drop constraint published_counts_what_check;
alter table published_counts add constraint published_counts_what_check
  check (what in ('all', 'seller', 'tag', 'like', 'price', 'condition'));

alter type published_product add attribute condition text;

create or replace function note_published(products published_product[]) returns void language plpgsql as $$
begin
  insert into published_counts (what, category, key, change)
  select each.what, p.category, each.key, sum(p.added)
  from unnest(products) p cross join lateral (
    select 'all' as what, '' as key
    union all select 'seller', p.seller_id::text
    union all select 'like', p.kind
    union all select 'condition', left(p.kind, -1) || ',"' || p.condition || '"]' where p.condition <> 'new'
    -- As long as the longest, so that they are in order as texts too.
    union all select 'price', lpad(price_step(p.price)::text, 9, '0') where p.price is not null
    -- A tag that a product carries twice is counted once.
    union all (select distinct 'tag', tag from unnest(p.tags) as tag)
  ) each
  group by each.what, p.category, each.key
  having sum(p.added) <> 0;
end $$;

create or replace function count_new_products() returns trigger language plpgsql as $$
begin
  perform note_published(array(
    select (1, category, seller_id, tags,
      kind_of_product(percent_off_msrp, units, seller_price_cents, gender, packaging_type),
      seller_price_cents, condition)::published_product
    from changed where not provisional and not paused and deleted_at is null));
  return null;
end $$;

create or replace function count_changed_product() returns trigger language plpgsql as $$
declare
  was constant boolean := not old.provisional and not old.paused and old.deleted_at is null;
  becomes constant boolean := not new.provisional and not new.paused and new.deleted_at is null;
  kind_before text;
  kind text;
begin
  if not (was or becomes) then return null; end if;
  kind_before := kind_of_product(
    old.percent_off_msrp, old.units, old.seller_price_cents, old.gender, old.packaging_type);
  kind := kind_of_product(new.percent_off_msrp, new.units, new.seller_price_cents, new.gender, new.packaging_type);
  if was = becomes and kind_before = kind and old.category = new.category and old.seller_id = new.seller_id
    and old.tags = new.tags and old.condition = new.condition
    and old.seller_price_cents is not distinct from new.seller_price_cents then return null; end if;
  perform note_published(array_remove(array[
    case when was then (-1, old.category, old.seller_id, old.tags, kind_before,
      old.seller_price_cents, old.condition)::published_product end,
    case when becomes then (1, new.category, new.seller_id, new.tags, kind,
      new.seller_price_cents, new.condition)::published_product end], null));
  return null;
end $$;
create or replace trigger products_count_changed after update of provisional, paused, deleted_at, category, seller_id, tags,
  gender, packaging_type, condition, msrp_cents, seller_price_cents, units on products
  for each row execute function count_changed_product();

create or replace function count_removed_products() returns trigger language plpgsql as $$
begin
  perform note_published(array(
    select (-1, category, seller_id, tags,
      kind_of_product(percent_off_msrp, units, seller_price_cents, gender, packaging_type),
      seller_price_cents, condition)::published_product
    from before where not provisional and not paused and deleted_at is null));
  return null;
end $$;

create or replace function count_published_anew() returns void language plpgsql as $$
begin
  lock table products in share mode;
  delete from published_counts;
  perform note_published(array(
    select (1, category, seller_id, tags,
      kind_of_product(percent_off_msrp, units, seller_price_cents, gender, packaging_type),
      seller_price_cents, condition)::published_product
    from products where category = each.category and not provisional and not paused and deleted_at is null))
  from (select distinct category from products) each;
end $$;
