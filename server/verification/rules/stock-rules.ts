import { sql } from 'kysely'
import type { Rules } from '../rule.ts'

export const stockRules = {
  'no lot has fewer than no units': sql`
    select 'lot ' || id as what from products where units < 0`,
  'the units of a lot are the sum of its movements': sql`
    select 'lot ' || p.id || ' has ' || p.units || ' units, moved were ' || coalesce(m.units, 0) as what
    from products p left join (
      select product_id, sum(change) as units from stock_movements group by product_id
    ) m on m.product_id = p.id
    where p.units <> coalesce(m.units, 0)`,
  'each movement says what it left of its lot': sql`
    select 'movement ' || id as what from (
      select id, balance, sum(change) over (partition by product_id order by id) as units from stock_movements
    ) m where balance is distinct from units`,
  'the list that staff sort by units has those of the lots': sql`
    select 'lot ' || coalesce(p.id, u.product_id) as what
    from (select id, units from products where deleted_at is null) p
    full join lot_units u on u.product_id = p.id
    where p.units is distinct from u.units`,
  'a mixed lot is worth what its manifest comes to': sql`
    select 'lot ' || p.id as what from products p join manifests m on m.id = p.manifest_id
    where (p.msrp_cents, p.condition, p.manifest_units, p.id)
        is distinct from (m.retail_cents, m.condition, m.units, m.product_id)
      or m.replaced_at is not null`,
  'a manifest comes to what its rows do': sql`
    select 'manifest ' || m.id as what
    from manifests m left join (
      select manifest_id, count(*) as rows, sum(quantity) as units, sum(quantity * msrp_cents) as retail
      from manifest_rows group by manifest_id
    ) r on r.manifest_id = m.id
    where (m.rows, m.units, m.retail_cents) is distinct from (r.rows, r.units, r.retail)`,
  'a lot goes by the name of its seller': sql`
    select 'lot ' || p.id as what from products p join sellers s on s.id = p.seller_id
    where p.seller_name <> s.name`,
  'a lot ships as it says itself, or else as its seller does': sql`
    select 'lot ' || p.id as what from products p join sellers s on s.id = p.seller_id
    where p.deleted_at is null and not exists (select from seller_changes c where c.seller_id = s.id)
      and (p.ships_from, p.ships_from_state, p.ships_within) is distinct from
        (coalesce(p.own_ship_from, s.ships_from), state_of(coalesce(p.own_ship_from, s.ships_from)),
          coalesce(p.own_ships_within, s.ships_within))`,
} satisfies Rules
