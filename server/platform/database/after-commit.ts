import type { Database, Tx } from './database.ts'

/** How a transaction ended that was not undone; unknown: its connection was lost while it committed. */
export type Outcome = 'committed' | 'unknown'
type Act = (outcome: Outcome) => void

const begun = new WeakMap<object, { db: Database; acts: Act[] }>()

/** Keeps what is left to be done once this transaction of `db` has committed; answers how to have it done. */
export function keepForAfterwards(db: Database, tx: Tx) {
  const acts: Act[] = []
  begun.set(tx, { db, acts })
  return (outcome: Outcome) => {
    for (const act of acts.splice(0)) act(outcome)
  }
}

/**
 * The database a transaction was begun on, and what will be done after its commit and only then. Nothing is known of a
 * transaction that `transact` did not begin.
 */
export const afterCommitOf = (tx: Tx | Database) => begun.get(tx)
