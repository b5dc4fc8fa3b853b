import type { Tx } from '#server/platform/database/database.ts'
import { publish, publishToStaff } from '#server/platform/live/publish.ts'

/** The pages of the seller and of staff read again. */
export async function publishPayouts(tx: Tx, sellerId: number) {
  const seller = await tx
    .selectFrom('sellers')
    .select('userId')
    .where('id', '=', sellerId)
    .executeTakeFirst()
  if (seller?.userId) await publish(tx, 'PurchaseOrdersChannel', [seller.userId])
  await publishToStaff(tx, 'PurchaseOrdersChannel')
}
