import type { Tx } from '#server/platform/database/database.ts'
import { isUnproven } from './is-unproven.ts'

// Nobody has to approve whom staff have opened themselves.
const OF_STAFF = 'approved'

/**
 * The standing of a seller whose products are about to be written: one who applied and has yet to prove
 * the address publishes no more than one under review. Until the transaction ends it stays what it is,
 * so that an approval publishes what was written before it, and nobody else writes products of this seller.
 */
export async function lockSeller(tx: Tx, sellerId: number) {
  const standing = await lockStanding(tx, sellerId)
  await sellerRow(tx, sellerId).forNoKeyUpdate().executeTakeFirst()
  return standing
}

/** The same, while other chunks of the import run. No two chunks share a product. */
export async function lockSellerForChunk(tx: Tx, sellerId: number) {
  const standing = await lockStanding(tx, sellerId)
  await sellerRow(tx, sellerId).forShare().executeTakeFirst()
  return standing
}

async function lockStanding(tx: Tx, sellerId: number) {
  const user = await tx
    .selectFrom('users')
    .innerJoin('sellers', 'sellers.userId', 'users.id')
    .select(['status', isUnproven.as('isUnproven')])
    .where('sellers.id', '=', sellerId)
    .forShare('users')
    .executeTakeFirst()
  if (!user) return OF_STAFF
  return user.isUnproven && user.status !== 'denied' ? 'provisional' : user.status
}

const sellerRow = (tx: Tx, sellerId: number) =>
  tx.selectFrom('sellers').select('id').where('id', '=', sellerId)
