import { lockUser } from '#server/accounts/lock-user.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { publishComplete } from '#server/products/seller-changes/publication.ts'

type Opened = { db: Database; userId: number }

/** Shows buyers the shop of a seller who was approved before the address was proven. */
export const openShop = ({ db, userId }: Opened) =>
  transact(db, async (tx) => {
    await lockUser(tx, userId)
    const shop = await tx
      .selectFrom('sellers')
      .innerJoin('users', 'users.id', 'sellers.userId')
      .select('sellers.id')
      .where('users.id', '=', userId)
      .where('users.status', 'not in', ['provisional', 'denied'])
      .where('users.addressProvenAt', 'is not', null)
      .executeTakeFirst()
    if (shop) await publishComplete(tx, shop.id)
  })
