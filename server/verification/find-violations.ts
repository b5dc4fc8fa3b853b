import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { historyRules } from './history-rules.ts'
import { offerRules } from './offer-rules.ts'
import { orderRules } from './order-rules.ts'
import { paymentRules } from './payment-rules.ts'
import type { Rules, Violation } from './rule.ts'

const stockRules = {
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
  'a lot goes by the name of its seller': sql`
    select 'lot ' || p.id as what from products p join sellers s on s.id = p.seller_id
    where p.seller_name <> s.name`,
} satisfies Rules

const peopleRules = {
  'nobody has more than ten sessions': sql`
    select 'user ' || user_id as what from sessions where expires_at > now()
    group by user_id having count(*) > 10`,
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

const importRules = {
  'an import that is complete has gone through every row, and left none behind': sql`
    select 'import ' || i.id as what from imports i
    where i.state = 'complete' and (i.rows_done <> i.rows
      or exists (select from import_lots l where l.import_id = i.id))`,
  'an import is never further than its file is long': sql`
    select 'import ' || id as what from imports where rows_done > rows`,
} satisfies Rules

/** The invariants of the data. */
export const everyRule: Rules = {
  ...offerRules,
  ...orderRules,
  ...stockRules,
  ...paymentRules,
  ...importRules,
  ...peopleRules,
  ...historyRules,
}

export type Broken = { rule: string; violations: string[] }

/** The broken rules with their violations; empty when all hold. */
export async function findViolations(db: Database | Tx, rules: Rules): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const violations = await violationsOf(db, query)
    if (violations.length > 0) broken.push({ rule, violations })
  }
  return broken
}

export async function violationsOf(db: Database | Tx, query: RawBuilder<Violation>) {
  const { rows } = await query.execute(db)
  return rows.map(({ what }) => what)
}

const TABLES = [
  'users',
  'products',
  'stock_movements',
  'offers',
  'purchase_orders',
  'imports',
  'audit_events',
]

/** The amount checked, such as `312 offers`. */
export async function countThings(db: Database | Tx): Promise<string[]> {
  const counts = TABLES.map(async (table) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)}`.execute(db)
    return `${(rows[0]?.count ?? 0).toLocaleString('en-US')} ${table.replaceAll('_', ' ')}`
  })
  return Promise.all(counts)
}
