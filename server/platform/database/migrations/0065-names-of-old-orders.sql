-- The orders there are, each with the name its seller had then, as far as the audit log tells: only staff rename sellers,
-- and each time stands there. Buyers keep their names.
with renamed as materialized (
  select split_part(subject, ' ', 2)::bigint as seller_id, id, at, before ->> 'name' as name
  from audit_events
  where act = 'seller edited' and subject ~ '^seller [0-9]+$' and before ->> 'name' is not null and erased_at is null
)
insert into purchase_order_names (purchase_order_id, buyer_name, seller_name)
select o.id, b.name, coalesce((
  select r.name from renamed r where r.seller_id = o.seller_id and r.at > o.created_at order by r.at, r.id limit 1), s.name)
from purchase_orders o join buyers b on b.id = o.buyer_id join sellers s on s.id = o.seller_id
on conflict do nothing;
