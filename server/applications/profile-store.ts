import type { ShipTo } from '#market/accounts/ship-to.ts'
import type { BuyerViewer, Viewer } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'

export async function readProfile(db: Database, viewer: Viewer) {
  const seller = await db
    .selectFrom('sellers')
    .select(['tiktokHandle', 'instaHandle', 'currentBuyerRelationships'])
    .where('userId', '=', viewer.userId)
    .executeTakeFirst()
  const buyer = await db
    .selectFrom('buyers')
    .select('shipTo')
    .where('userId', '=', viewer.userId)
    .executeTakeFirst()
  return {
    tiktok_handle: seller?.tiktokHandle ?? null,
    insta_handle: seller?.instaHandle ?? null,
    current_buyer_relationships: seller?.currentBuyerRelationships ?? [],
    ship_to: buyer?.shipTo ?? null,
  }
}

export async function storeShipTo(db: Database, viewer: BuyerViewer, shipTo: ShipTo) {
  await db
    .updateTable('buyers')
    .set({ shipTo: JSON.stringify(shipTo) })
    .where('id', '=', viewer.buyerId)
    .execute()
}
