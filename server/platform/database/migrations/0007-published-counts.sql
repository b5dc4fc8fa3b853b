-- The counts of the catalogue, as processes that count by rows read them: a row for each thing that a published product
-- counts as. Memory counts today; the view and its functions go with a later migration.

-- Where a product falls among the steps of the filters, as market/catalogue/filter-steps.ts has them: a JSON array. Put
-- together so that the planner takes it apart; a function that is called costs more than what it does.
create function kind_of_product(percent integer, units bigint, price bigint, gender text, packaging text)
returns text language sql immutable parallel safe
return '[' || coalesce(width_bucket(percent, '{50,60,70,80}')::text, 'null')
  || ',' || width_bucket(units, '{1,500,1000,5000}')::text
  || ',' || coalesce(width_bucket(price, '{0,100,200,500,1000,2000,5000,10000}')::text, 'null')
  || ',"' || gender || '",' || coalesce('"' || packaging || '"', 'null') || ']';

-- The first of the prices that have the same leading two digits: few, however many prices there are.
create function price_step(price bigint) returns bigint language sql immutable parallel safe
return price - price % (10 ^ greatest(length(price::text) - 2, 0))::bigint;

create view published_counts as
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

-- Nothing in the view has to be folded.
create function fold_published_counts() returns void language sql
begin atomic
end;
