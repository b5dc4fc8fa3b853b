-- How many published products there are of each category, seller and tag, and of each kind that filters tell apart: added up
-- from what changed. Whoever changes products adds rows and waits for nobody; what a transaction sees of them is, to the
-- product, what it sees of the products. A job folds them.

create table published_counts (
  what text not null check (what in ('all', 'seller', 'tag', 'like')),
  category text not null,
  key text not null,
  change bigint not null check (change <> 0)
);
create index published_counts_of on published_counts (what, category, key) include (change);

-- Where a product falls among the steps of the filters, as market/catalogue/filter-steps.ts has them: a JSON array. Put
-- together so that the planner takes it apart; a function that is called costs more than what it does.
create function kind_of_product(percent integer, units bigint, price bigint, gender text, packaging text)
returns text language sql immutable parallel safe
return '[' || coalesce(width_bucket(percent, '{50,60,70,80}')::text, 'null')
  || ',' || width_bucket(units, '{1,500,1000,5000}')::text
  || ',' || coalesce(width_bucket(price, '{0,100,200,500,1000,2000,5000,10000}')::text, 'null')
  || ',"' || gender || '",' || coalesce('"' || packaging || '"', 'null') || ']';

create type published_product as (added integer, category text, seller_id bigint, tags text[], kind text);

-- plpgsql, unlike sql, plans its statement once and not with each call.
create function note_published(products published_product[]) returns void language plpgsql as $$
begin
  insert into published_counts (what, category, key, change)
  select each.what, p.category, each.key, sum(p.added)
  from unnest(products) p cross join lateral (
    select 'all' as what, '' as key
    union all select 'seller', p.seller_id::text
    union all select 'like', p.kind
    -- A tag that a product carries twice is counted once.
    union all (select distinct 'tag', tag from unnest(p.tags) as tag)
  ) each
  group by each.what, p.category, each.key
  having sum(p.added) <> 0;
end $$;

create function count_new_products() returns trigger language plpgsql as $$
begin
  perform note_published(array(
    select (1, category, seller_id, tags,
      kind_of_product(percent_off_msrp, units, seller_price_cents, gender, packaging_type))::published_product
    from changed where not provisional and not paused and deleted_at is null));
  return null;
end $$;
create trigger products_count_new after insert on products
  referencing new table as changed for each statement execute function count_new_products();

-- Most changes, a sale first of all, leave a product where it is counted. A condition of the trigger would be read
-- anew with each statement, which takes longer than to ask it here.
create function count_changed_product() returns trigger language plpgsql as $$
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
    and old.tags = new.tags then return null; end if;
  perform note_published(array_remove(array[
    case when was then (-1, old.category, old.seller_id, old.tags, kind_before)::published_product end,
    case when becomes then (1, new.category, new.seller_id, new.tags, kind)::published_product end], null));
  return null;
end $$;
create trigger products_count_changed after update of provisional, paused, deleted_at, category, seller_id, tags, gender,
  packaging_type, msrp_cents, seller_price_cents, units on products
  for each row execute function count_changed_product();

create function count_removed_products() returns trigger language plpgsql as $$
begin
  perform note_published(array(
    select (-1, category, seller_id, tags,
      kind_of_product(percent_off_msrp, units, seller_price_cents, gender, packaging_type))::published_product
    from before where not provisional and not paused and deleted_at is null));
  return null;
end $$;
create trigger products_count_removed after delete on products
  referencing old table as before for each statement execute function count_removed_products();

-- Two at a time fold what each of them removed.
create function fold_published_counts() returns void language sql
begin atomic
  with gone as (
    delete from published_counts where (what, category, key) in (
      select what, category, key from published_counts group by what, category, key having count(*) > 1)
    returning what, category, key, change
  )
  insert into published_counts (what, category, key, change)
  select what, category, key, sum(change) from gone group by what, category, key having sum(change) <> 0;
end;

-- One category after the other: all at once would take much memory.
create function count_published_anew() returns void language plpgsql as $$
begin
  lock table products in share mode;
  delete from published_counts;
  perform note_published(array(
    select (1, category, seller_id, tags,
      kind_of_product(percent_off_msrp, units, seller_price_cents, gender, packaging_type))::published_product
    from products where category = each.category and not provisional and not paused and deleted_at is null))
  from (select distinct category from products) each;
end $$;
select count_published_anew();
