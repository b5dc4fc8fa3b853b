import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { enqueueAddressChanges } from '#server/accounts/address-change-job.ts'
import {
  begunSince,
  endAddressChange,
  isAnyBehind,
  lockNextAddressChange,
  noteBeginning,
  bringUpToDate,
} from './address-change-store.ts'

const SHIFT_MS = 5_000
const WAIT_MS = 1_000

/** Copies changed addresses to offers and orders; what is left after its time, or locked by others, follows later. */
export async function propagateAddressChanges(db: Database) {
  const end = Date.now() + SHIFT_MS
  for (;;) {
    const became = await carryNext(db)
    if (became === 'none') return
    if (became === 'waits' || Date.now() > end) {
      const runAt = new Date(Date.now() + (became === 'waits' ? WAIT_MS : 0))
      return transact(db, (tx) => enqueueAddressChanges(tx, runAt))
    }
  }
}

/** Copies one address to a batch of rows; locked rows are left for a later run. */
const carryNext = (db: Database) =>
  transact(db, async (tx) => {
    const change = await lockNextAddressChange(tx)
    if (!change) return 'none'
    const { userId } = change
    // Read before the rows: a transaction that has ended by then has made its rows visible.
    const beginning = await begunSince(tx, change.beginning)
    const moved = await bringUpToDate(tx, userId)
    if (beginning.length === 0 && !(await isAnyBehind(tx, userId))) {
      await endAddressChange(tx, userId)
      return 'ended'
    }
    await noteBeginning(tx, userId, beginning)
    return moved > 0 ? 'moved' : 'waits'
  })
