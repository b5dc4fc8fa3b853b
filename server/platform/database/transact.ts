import { setTimeout } from 'node:timers/promises'
import { keepForAfterwards, type Outcome } from './after-commit.ts'
import { isDatabaseAway, isLostRace, isOutdatedPlan } from './database-errors.ts'
import { checkBeforeCommit } from './before-commit.ts'
import { inSpan } from '#server/platform/in-span.ts'
import type { Database, Tx } from './database.ts'

const ATTEMPTS = 5

/** Runs a use case as one transaction, again from the start when it lost a race or met a migration. */
export const transact = <Result>(
  db: Database,
  story: (tx: Tx) => Promise<Result>,
): Promise<Result> => repeating(() => inSpan('transaction', () => runOnce(db, story)))

async function runOnce<Result>(db: Database, story: (tx: Tx) => Promise<Result>) {
  let afterwards: ((outcome: Outcome) => void) | undefined
  let isToldToCommit = false
  try {
    const result = await db.transaction().execute(async (tx) => {
      afterwards = keepForAfterwards(db, tx)
      const told = await story(tx)
      await checkBeforeCommit(tx)
      isToldToCommit = true
      return told
    })
    afterwards?.('committed')
    return result
  } catch (error) {
    if (isToldToCommit && isDatabaseAway(error)) afterwards?.('unknown')
    throw error
  }
}

export async function repeating<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      const mayRepeat = isLostRace(error) || isOutdatedPlan(error)
      if (attempt === ATTEMPTS || !mayRepeat) throw error
      await setTimeout(Math.random() * 20 * attempt)
    }
  }
}
