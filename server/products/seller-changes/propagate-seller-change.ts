import { z } from 'zod'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { job } from '#server/platform/jobs/job.ts'
import {
  endSellerChange,
  followSeller,
  hideProducts,
  keepReached,
  lockNextProducts,
  lockNextSellerChange,
  lockSellerChange,
  showProducts,
  type SellerChange,
} from './seller-change-store.ts'
import { unlist } from '../unlist.ts'

export const propagatingSellerChanges = job('carry_seller_changes', z.object({}))

/** Few, so that others who need one of these products hardly wait. */
const LOTS_AT_ONCE = 250
const SHIFT_MS = 5_000

/** Brings a change of a seller to the newest of its products, and has the others follow after the commit. */
export async function propagateSellerChange(tx: Tx, sellerId: number) {
  const change = await lockSellerChange(tx, sellerId)
  if (change && (await carry(tx, change))) await continueLater(tx)
}

/** Brings the changes of all sellers on, in turn; what is left after a while is for a job of its own. */
export async function propagateSellerChanges(db: Database) {
  const end = Date.now() + SHIFT_MS
  while (await transact(db, propagateNextSellerChange))
    if (Date.now() > end) return transact(db, continueLater)
}

/** Applies the change that has waited longest to some of its products; false when no change is waiting. */
export async function propagateNextSellerChange(tx: Tx): Promise<boolean> {
  const change = await lockNextSellerChange(tx)
  if (change) await carry(tx, change)
  return change !== undefined
}

/** Brings a change to the next products; false when there are no more of them. */
async function carry(tx: Tx, change: SellerChange): Promise<boolean> {
  const { sellerId, shows } = change
  const { ids, reached } = await lockNextProducts(tx, change, LOTS_AT_ONCE)
  await followSeller(tx, sellerId, ids)
  if (shows === true) await showProducts(tx, ids)
  if (shows === false) await unlist(tx, await hideProducts(tx, ids))
  if (!reached || ids.length < LOTS_AT_ONCE) {
    await endSellerChange(tx, sellerId)
    return false
  }
  await keepReached(tx, sellerId, { ...reached, products: ids.length })
  return true
}

const continueLater = (tx: Tx) =>
  enqueue(tx, propagatingSellerChanges, {}, { key: 'carry_seller_changes' })
