-- Memory counts the catalogue, and PostgreSQL counts it plainly where memory does not answer. The counts that triggers
-- kept cost every write, and served the first minute after a start.
--
-- A process of the version before reads published_counts for as long as it runs. So a view takes the place of the table:
-- it has a row for each thing that a published product counts as, and nothing in it has to be folded. The view,
-- fold_published_counts, kind_of_product and price_step go with a later migration, when no such process can be running.

-- contract: a process of the version before reads the view, and calls no other of these functions.

-- Products first: a writer locks them before their counts.
drop trigger products_count_new on products;
drop trigger products_count_changed on products;
drop trigger products_count_removed on products;
drop function count_new_products(), count_changed_product(), count_removed_products(), count_published_anew();
drop function note_published(published_product[]);
drop type published_product;

create view counts_of_published as
select each.what, p.category, each.key, 1::bigint as change
from products p cross join lateral (
  select 'all' as what, '' as key
  union all select 'seller', p.seller_id::text
  union all select 'like', kind_of_product(p.percent_off_msrp, p.units, p.seller_price_cents, p.gender, p.packaging_type)
  union all select 'condition', left(kind_of_product(
    p.percent_off_msrp, p.units, p.seller_price_cents, p.gender, p.packaging_type), -1) || ',"' || p.condition || '"]'
    where p.condition <> 'new'
  union all select 'price', lpad(price_step(p.seller_price_cents)::text, 9, '0') where p.seller_price_cents is not null
  union all (select distinct 'tag', tag from unnest(p.tags) as tag)
) each
where not p.provisional and not p.paused and p.deleted_at is null;

-- Every role that can read the table can read the view at once: other grants come when a process has started.
do $$
declare
  reader regrole;
begin
  for reader in
    select a.grantee from pg_class c cross join lateral aclexplode(c.relacl) a
    where c.oid = 'published_counts'::regclass and a.privilege_type = 'SELECT' and a.grantee <> 0
  loop
    execute format('grant select on counts_of_published to %s', reader);
  end loop;
end $$;

create or replace function fold_published_counts() returns void language sql
begin atomic
end;
drop table published_counts;
alter view counts_of_published rename to published_counts;
