import type { SellerViewer } from '#market/accounts/viewer.ts'
import { VIEW_NAME_TAKEN } from '#market/products/views/product-view-api.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { findNamed } from './product-view-store.ts'

type Named = { id?: number; name: string }

/** Requires the seller's views to be locked; the view with this id may keep its name. */
export async function refuseTakenName(tx: Tx, seller: SellerViewer, { id, name }: Named) {
  const named = await findNamed(tx, seller, name)
  if (!named || named.id === id) return
  throw new Refusal(VIEW_NAME_TAKEN, 422, { fields: { name: [VIEW_NAME_TAKEN] } })
}
