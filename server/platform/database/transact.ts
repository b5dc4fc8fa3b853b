import { setTimeout } from 'node:timers/promises'
import { isLostRace } from './away.ts'
import type { Database, Tx } from './database.ts'

const ATTEMPTS = 5

/** Runs a use case as one transaction, again from the start when it lost a race. */
export async function transact<Result>(
  db: Database,
  story: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(story)
    } catch (error) {
      if (attempt === ATTEMPTS || !isLostRace(error)) throw error
      await setTimeout(Math.random() * 20 * attempt)
    }
  }
}
