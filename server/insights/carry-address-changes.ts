import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { spreadAddresses } from '#server/accounts/spreading-addresses.ts'
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

/** Brings new addresses to offers and orders; what is left after a while, or is held by others, comes later. */
export async function carryAddressChanges(db: Database) {
  const end = Date.now() + SHIFT_MS
  for (;;) {
    const became = await carryNext(db)
    if (became === 'none') return
    if (became === 'waits' || Date.now() > end) {
      const runAt = new Date(Date.now() + (became === 'waits' ? WAIT_MS : 0))
      return transact(db, (tx) => spreadAddresses(tx, runAt))
    }
  }
}

/** Brings one address to some rows of each kind; it waits for nobody, but for a later time. */
const carryNext = (db: Database) =>
  transact(db, async (tx) => {
    const change = await lockNextAddressChange(tx)
    if (!change) return 'none'
    const { userId } = change
    // Asked before the rows are: whoever has ended by then has left theirs to be found.
    const beginning = await begunSince(tx, change.beginning)
    const moved = await bringUpToDate(tx, userId)
    if (beginning.length === 0 && !(await isAnyBehind(tx, userId))) {
      await endAddressChange(tx, userId)
      return 'ended'
    }
    await noteBeginning(tx, userId, beginning)
    return moved > 0 ? 'moved' : 'waits'
  })
