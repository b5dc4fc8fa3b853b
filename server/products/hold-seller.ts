import type { Tx } from '#server/platform/database/database.ts'

// Nobody has to approve whom staff have opened themselves.
const OF_STAFF = 'approved'

/**
 * The standing of a seller whose lots are about to be written. Until the transaction ends it stays
 * what it is, so that an approval publishes what was written before it, and nobody else imports for
 * this seller.
 */
export async function holdSeller(tx: Tx, sellerId: number) {
  const user = await tx
    .selectFrom('users')
    .innerJoin('sellers', 'sellers.userId', 'users.id')
    .select('status')
    .where('sellers.id', '=', sellerId)
    .forShare('users')
    .executeTakeFirst()
  await tx
    .selectFrom('sellers')
    .select('id')
    .where('id', '=', sellerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user?.status ?? OF_STAFF
}
