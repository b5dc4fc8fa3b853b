import type { Tx } from '#server/platform/database/database.ts'
import { isUnproven } from '../is-unproven.ts'

// Nobody has to approve whom staff have opened themselves.
const OF_STAFF = 'approved'

/**
 * The standing of a seller whose products are about to be written: one who applied and has yet to prove
 * the address publishes no more than one under review. Until the transaction ends it stays what it is,
 * so that an approval publishes what was written before it, and nobody else imports for this seller.
 */
export async function lockSeller(tx: Tx, sellerId: number) {
  const user = await tx
    .selectFrom('users')
    .innerJoin('sellers', 'sellers.userId', 'users.id')
    .select(['status', isUnproven.as('isUnproven')])
    .where('sellers.id', '=', sellerId)
    .forShare('users')
    .executeTakeFirst()
  await tx
    .selectFrom('sellers')
    .select('id')
    .where('id', '=', sellerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!user) return OF_STAFF
  return user.isUnproven && user.status !== 'denied' ? 'provisional' : user.status
}
