import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'

/** Locks what is a seller's until the transaction ends: nothing is posted to it, and no other payout takes it. */
export async function lockSellerMoney(tx: Tx, sellerId: number) {
  await sql`select lock_seller_money(${sellerId})`.execute(tx)
}
