-- Since when somebody is known to read the mail of an account: a mailed link was used.
alter table users add column address_proven_at timestamptz;

-- Of accounts opened before, proven are those that nobody could use without a mailed link (buyers, people
-- whom staff invited), those with a trace of one, sellers who have sold or are being offered for, and
-- administrators, whom the operator made. Addresses under .example reach nobody; they are the demo's.
update users u set address_proven_at = now()
where u.admin
  or u.email like '%.example'
  or exists (select from sessions s where s.user_id = u.id and s.origin in ('magic_link', 'reset_link'))
  or exists (select from audit_events e where e.subject = 'user ' || u.id and e.act = 'signed in by link')
  or u.password_hash is not null and exists (select from buyers b where b.user_id = u.id)
  or u.password_hash is not null and exists (select from sellers l where l.user_id = u.id)
    and not exists (select from applications a where a.user_id = u.id)
  or exists (select from sellers l join purchase_orders o on o.seller_id = l.id where l.user_id = u.id)
  or exists (
    select from sellers l join offers o on o.seller_id = l.id
    where l.user_id = u.id and o.state in ('seller_review', 'buyer_review'));

-- The lots of the others are hidden until the address is proven, as those of a newcomer.
update products p set provisional = true
from sellers l join users u on u.id = l.user_id
where p.seller_id = l.id and not p.provisional and p.deleted_at is null
  and u.address_proven_at is null
  and exists (select from applications a where a.user_id = u.id);
