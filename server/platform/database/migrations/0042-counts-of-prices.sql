-- How many published products there are of each price, by its leading two digits: of a range of prices only the products at
-- both ends are counted one by one.

-- The first of the prices that have the same leading two digits: few, however many prices there are.
create function price_step(price bigint) returns bigint language sql immutable parallel safe
return price - price % (10 ^ greatest(length(price::text) - 2, 0))::bigint;

alter table published_counts drop constraint published_counts_what_check;
alter table published_counts add constraint published_counts_what_check
  check (what in ('all', 'seller', 'tag', 'like', 'price'));

alter type published_product add attribute price bigint;

create or replace function note_published(products published_product[]) returns void language plpgsql as $$
begin
  insert into published_counts (what, category, key, change)
  select each.what, p.category, each.key, sum(p.added)
  from unnest(products) p cross join lateral (
    select 'all' as what, '' as key
    union all select 'seller', p.seller_id::text
    union all select 'like', p.kind
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
      seller_price_cents)::published_product
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
    and old.tags = new.tags and old.seller_price_cents is not distinct from new.seller_price_cents then return null; end if;
  perform note_published(array_remove(array[
    case when was then
      (-1, old.category, old.seller_id, old.tags, kind_before, old.seller_price_cents)::published_product end,
    case when becomes then
      (1, new.category, new.seller_id, new.tags, kind, new.seller_price_cents)::published_product end], null));
  return null;
end $$;

create or replace function count_removed_products() returns trigger language plpgsql as $$
begin
  perform note_published(array(
    select (-1, category, seller_id, tags,
      kind_of_product(percent_off_msrp, units, seller_price_cents, gender, packaging_type),
      seller_price_cents)::published_product
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
      seller_price_cents)::published_product
    from products where category = each.category and not provisional and not paused and deleted_at is null))
  from (select distinct category from products) each;
end $$;

-- Nobody writes products until these are added and the triggers add the others.
lock table products in share mode;
insert into published_counts (what, category, key, change)
select 'price', category, lpad(price_step(seller_price_cents)::text, 9, '0'), count(*)
from products
where not provisional and not paused and deleted_at is null and seller_price_cents is not null
group by 2, 3;
