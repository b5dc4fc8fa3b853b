import type { BuyerViewer } from '#market/accounts/viewer.ts'
import type { KnownLot } from '#market/offer-spreadsheets/judge-row.ts'
import { judgeSpreadsheet } from '#market/offer-spreadsheets/judge-spreadsheet.ts'
import type { SpreadsheetRow } from '#market/offer-spreadsheets/read-row.ts'
import { listingLimits } from '#server/offers/line-limits.ts'
import { liveLinesWith, lotsInDrafts } from '#server/offers/cart/live-lines.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { listedProducts, type ListedProductRow } from '#server/products/listed-products.ts'

type Hold = { lock: boolean }

/** What the rows come to at this moment, and the buyer's lines they are about. */
export async function judgeNow(
  tx: Tx,
  viewer: BuyerViewer,
  { rows, lock }: { rows: readonly SpreadsheetRow[] } & Hold,
) {
  const productIds = [...new Set(rows.flatMap(({ productId }) => productId ?? []))]
  const listings = await listedProducts(tx, productIds, { lock })
  const lines = await liveLinesWith(tx, viewer, productIds)
  const drafts = await lotsInDrafts(tx, viewer)
  const judged = judgeSpreadsheet(rows, {
    standingOf: (id) => ({ lot: knownLot(listings.get(id), viewer), live: lines.get(id) }),
    lotsInDraft: (sellerId) => drafts.get(sellerId) ?? 0,
  })
  return { judged, lines }
}

function knownLot(
  listing: ListedProductRow | undefined,
  { resale }: BuyerViewer,
): KnownLot | undefined {
  if (!listing?.available) return undefined
  return {
    name: listing.name,
    upc: listing.upc,
    seller: { id: listing.sellerId, name: listing.sellerName },
    msrp: listing.msrpCents,
    limits: listingLimits(listing),
    terms: listing.resaleTerms,
    buyer: resale,
  }
}
