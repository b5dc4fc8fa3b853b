import { expect } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { findViolations } from '#server/verification/find-violations.ts'
import { ledgerRules } from '#server/verification/rules/ledger-rules.ts'

/** The ledger adds up, and says of this order what we know of its payments; others may have lost their provider. */
export async function expectBalanced(db: Database, number: number) {
  const found = await findViolations(db, ledgerRules)
  const own = found.filter(({ violations }) =>
    violations.some((what) => !what.startsWith('order ') || what === `order ${number}`),
  )
  expect(own).toEqual([])
}
