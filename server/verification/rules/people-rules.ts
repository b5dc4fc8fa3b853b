import { sql } from 'kysely'
import type { Rules } from '../rule.ts'

export const peopleRules = {
  'nobody has more than ten sessions': sql`
    select 'user ' || user_id as what from sessions where expires_at > now()
    group by user_id having count(*) > 10`,
  'whoever is responsible for something is of the staff': sql`
    select 'assignment ' || g.id as what from assignments g join users u on u.id = g.assignee_id
    where not u.admin`,
  'people, offers and orders carry the names and addresses that lists are sorted by': sql`
    select 'user ' || u.id as what
    from users u left join buyers b on b.user_id = u.id left join sellers s on s.user_id = u.id
    where (u.buys, u.sells, u.company_key) is distinct from
      (b.id is not null, s.id is not null, lower(coalesce(b.name, s.name)))
    union all
    select 'offer ' || o.number from offers o
    join buyers b on b.id = o.buyer_id join users bu on bu.id = b.user_id
    join sellers s on s.id = o.seller_id left join users su on su.id = s.user_id
    where (o.buyer_address, o.seller_address) is distinct from (lower(bu.email), lower(su.email))
    union all
    select 'order ' || p.number from purchase_orders p join offers o on o.id = p.offer_id
    where (p.buyer_address, p.seller_address, p.buyer_id, p.seller_id) is distinct from
      (o.buyer_address, o.seller_address, o.buyer_id, o.seller_id)`,
} satisfies Rules
