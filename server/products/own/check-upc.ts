import type { SellerViewer } from '#market/accounts/viewer.ts'
import { UPC_TAKEN } from '#market/products/own-product-api.ts'
import { readUpc } from '#market/products/upc.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { isUpcTaken } from './own-product-store.ts'

type Checked = { upc: string; exceptId?: number | undefined }

/** Whether the seller lists a UPC already, however it is written (decision F4). */
export async function checkUpc(db: Database, seller: SellerViewer, { upc, exceptId }: Checked) {
  const reading = readUpc(upc)
  const { sellerId } = seller
  return {
    taken:
      reading !== undefined && (await isUpcTaken(db, { sellerId, upc: reading.upc, exceptId })),
  }
}

/** Refuses a UPC that the seller, whom the transaction holds, lists already. */
export async function refuseTakenUpc(tx: Tx, { sellerId }: SellerViewer, checked: Checked) {
  if (await isUpcTaken(tx, { sellerId, ...checked }))
    throw new Refusal(UPC_TAKEN, 422, { fields: { 'product.upc': [UPC_TAKEN] } })
}
