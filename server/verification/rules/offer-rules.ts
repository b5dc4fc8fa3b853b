import { sql } from 'kysely'
import type { Rules } from '../rule.ts'

export const offerRules = {
  'an offer has one order exactly when it is accepted': sql`
    select 'offer ' || o.number as what from offers o left join purchase_orders p on p.offer_id = o.id
    group by o.id having count(p.id) <> case when o.state = 'accepted' then 1 else 0 end`,
  'the turns of an offer are numbered without a gap, up to its revision': sql`
    select 'offer ' || o.number as what from offers o left join offer_revisions r on r.offer_id = o.id
    where o.state not in ('draft', 'saved_for_later')
    group by o.id
    having max(r.revision) is distinct from o.revision
      or count(r.id) <> max(r.revision) - min(r.revision) + 1`,
  'a turn holds the total of its lines': sql`
    select 'turn ' || r.revision || ' of offer ' || o.number as what
    from offer_revisions r join offers o on o.id = r.offer_id
    where r.total_cents <> coalesce(r.freight_cents, 0) + (select sum(quantity * unit_price)
      from jsonb_to_recordset(r.lines) as l (quantity bigint, unit_price bigint))`,
  'the last turn holds the lines as they are': sql`
    select 'offer ' || o.number as what from offers o
    join offer_revisions r on r.offer_id = o.id and r.revision = o.revision
    where (select jsonb_agg(jsonb_build_array(product_id, quantity, unit_price) order by product_id)
        from jsonb_to_recordset(r.lines) as l (product_id bigint, quantity bigint, unit_price bigint))
      is distinct from (select jsonb_agg(jsonb_build_array(product_id, quantity, unit_price_cents)
        order by product_id) from offer_lines where offer_id = o.id)`,
  'the last turn holds the resale terms of the lines': sql`
    select 'offer ' || o.number as what from offers o
    join offer_revisions r on r.offer_id = o.id and r.revision = o.revision
    where (select jsonb_agg(jsonb_build_array(product_id, resale_terms) order by product_id)
        from jsonb_to_recordset(r.lines) as l (product_id bigint, resale_terms jsonb))
      is distinct from (select jsonb_agg(jsonb_build_array(product_id, resale_terms)
        order by product_id) from offer_lines where offer_id = o.id)`,
  'the last turn holds the lots of the lines': sql`
    select 'product ' || l.product_id || ' of offer ' || o.number as what from offers o
    join offer_revisions r on r.offer_id = o.id and r.revision = o.revision
    join jsonb_to_recordset(r.lines) as kept (product_id bigint, lot text) on kept.lot is not null
    join offer_lines l on l.offer_id = o.id and l.product_id = kept.product_id
    where o.state not in ('draft', 'saved_for_later') and l.lot ->> 'digest' is distinct from kept.lot`,
  'what is accepted is the lot that the turn before named': sql`
    select 'product ' || accepted.product_id || ' of offer ' || o.number as what from offers o
    join offer_revisions r on r.offer_id = o.id and r.act = 'accept'
    join offer_revisions answered on answered.offer_id = o.id and answered.revision = r.revision - 1
    join jsonb_to_recordset(r.lines) as accepted (product_id bigint, lot text) on accepted.lot is not null
    join jsonb_to_recordset(answered.lines) as named (product_id bigint, lot text)
      on named.product_id = accepted.product_id and named.lot is not null
    where accepted.lot <> named.lot`,
  'the last turn holds the freight of the offer': sql`
    select 'offer ' || o.number as what from offers o
    join offer_revisions r on r.offer_id = o.id and r.revision = o.revision
    where o.state not in ('draft', 'saved_for_later') and r.freight_cents is distinct from o.freight_cents`,
  'freight is stated where a lot has it quoted alone': sql`
    select 'offer ' || o.number as what from offers o
    where o.freight_cents is not null and not exists (
      select from offer_lines l where l.offer_id = o.id and l.lot ->> 'freight_terms' = 'quoted')`,
  'an offer carries the sums of its lines': sql`
    select 'offer ' || o.number as what from offers o left join offer_lines l on l.offer_id = o.id
    group by o.id
    having (o.total_cents, o.total_units, o.sku_count) is distinct from
      (coalesce(sum(l.quantity * l.unit_price_cents), 0) + coalesce(o.freight_cents, 0), coalesce(sum(l.quantity), 0), count(l.id))`,
} satisfies Rules
