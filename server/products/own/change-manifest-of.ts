import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { ManifestTotals } from '#market/manifests/manifest-totals.ts'
import { formatUsd } from '#market/money.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { changeProduct } from './change-product.ts'
import { lockSeller } from '../lock-seller.ts'
import { lockOwnProduct, saveManifest, type LockedProduct } from './own-product-store.ts'

type Manifest = Pick<ManifestTotals, 'units' | 'retail_cents' | 'condition'> & { id: number }
type Change = { id: number; manifest: Manifest | null }

/**
 * Makes a product the mixed lot of a manifest, whose total is its MSRP from then on, or an ordinary one again. Prices
 * in offers under way stay what they were.
 */
export async function changeManifestOf(
  tx: Tx,
  seller: SellerViewer,
  { id, manifest }: Change,
): Promise<OwnProduct> {
  const sellerStatus = await lockSeller(tx, seller.sellerId)
  const held = await lockOwnProduct(tx, { sellerId: seller.sellerId, id })
  if (!manifest && !held.isMixed) throw new Refusal('This lot has no manifest', 404)
  if (manifest) refuseDearerThan(manifest, held)
  await saveManifest(tx, id, manifest)
  const { upc, name } = held.product
  return changeProduct(tx, seller, {
    id,
    held,
    sellerStatus,
    said: { upc, name, ...(manifest && figuresOf(manifest)) },
    photos: held.photos,
    unitsBefore: undefined,
  })
}

function refuseDearerThan({ retail_cents }: Manifest, { product }: LockedProduct) {
  const asking = product.seller_price_cents
  if (asking === null || asking <= retail_cents) return
  throw new Refusal(
    `The goods total ${formatUsd(retail_cents)} at MSRP, less than the asking price of ${formatUsd(asking)}. Please lower the asking price first.`,
  )
}

const figuresOf = ({ retail_cents, condition }: Manifest) => ({
  msrp_cents: retail_cents,
  condition,
})
