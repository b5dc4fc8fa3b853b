import { type RawBuilder, sql } from 'kysely'
import { inDigits } from '#market/in-digits.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { historyRules } from './rules/history-rules.ts'
import { importRules } from './rules/import-rules.ts'
import { ledgerRules } from './rules/ledger-rules.ts'
import { offerRules } from './rules/offer-rules.ts'
import { orderRules } from './rules/order-rules.ts'
import { paperRules } from './rules/paper-rules.ts'
import { paymentRules } from './rules/payment-rules.ts'
import { payoutRules } from './rules/payout-rules.ts'
import { peopleRules } from './rules/people-rules.ts'
import type { Rules, Violation } from './rule.ts'
import { stockRules } from './rules/stock-rules.ts'

/** The invariants of the data. */
export const everyRule: Rules = {
  ...offerRules,
  ...orderRules,
  ...stockRules,
  ...paymentRules,
  ...ledgerRules,
  ...payoutRules,
  ...paperRules,
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
    return `${inDigits(rows[0]?.count ?? 0)} ${table.replaceAll('_', ' ')}`
  })
  return Promise.all(counts)
}
