import type { ShipTo } from '#market/accounts/ship-to.ts'
import { cents, platformFee, sum, type Cents } from '#market/money.ts'
import { lineTotal } from '#market/offers/offer-line.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { publish } from '#server/platform/live/publish.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import type { Terms } from '#server/settings/terms.ts'

type AcceptedOffer = {
  id: number
  buyerId: number
  sellerId: number
  buyerUserId: number
  sellerUserId: number | null
  sellerFeeBps: number | null
  lines: { productId: number; quantity: number; unitPriceCents: Cents }[]
}
type Opening = { offer: AcceptedOffer; shipTo: ShipTo; listings: Map<number, ListedProductRow> }

const HOUR = 3_600_000

/** Opens the order of an accepted offer, with its own copies of what was agreed (decision D8). */
export async function openPurchaseOrder(
  tx: Tx,
  terms: Terms,
  { offer, shipTo, listings }: Opening,
) {
  const feeBps = offer.sellerFeeBps ?? terms.platformFeeBps
  const lines = offer.lines.map((line) => snapshot(line, feeBps, listings.get(line.productId)))
  const now = await databaseNow(tx)
  const order = await tx
    .insertInto('purchaseOrders')
    .values({
      offerId: offer.id,
      buyerId: offer.buyerId,
      sellerId: offer.sellerId,
      totalCents: sum(lines.map(({ totalCents }) => totalCents)),
      feeBps,
      feeCents: sum(lines.map(({ feeCents }) => feeCents)),
      shipTo: JSON.stringify(shipTo),
      paymentDueAt: new Date(now.getTime() + terms.paymentDeadlineHours * HOUR),
    })
    .returning(['id', 'number', 'status', 'paymentDueAt'])
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('purchaseOrderLines')
    .values(lines.map((line) => ({ ...line, purchaseOrderId: order.id })))
    .execute()
  await tx
    .insertInto('purchaseOrderEvents')
    .values({ purchaseOrderId: order.id, event: 'open', toStatus: order.status, party: 'system' })
    .execute()
  await publish(
    tx,
    'PurchaseOrdersChannel',
    [offer.buyerUserId, offer.sellerUserId].filter((id) => id !== null),
  )
  return order
}

/** The order an accepted offer became. */
export async function findOrderOf(tx: Tx, offerId: number) {
  return tx
    .selectFrom('purchaseOrders')
    .select(['id', 'number', 'status'])
    .where('offerId', '=', offerId)
    .executeTakeFirstOrThrow()
}

function snapshot(
  { productId, quantity, unitPriceCents }: AcceptedOffer['lines'][number],
  feeBps: number,
  listing: ListedProductRow | undefined,
) {
  const totalCents = lineTotal({ quantity, unitPrice: unitPriceCents })
  return {
    productId,
    quantity,
    unitCents: unitPriceCents,
    totalCents,
    feeCents: cents(platformFee(totalCents, feeBps)),
    name: listing?.name ?? '',
    upc: listing?.upc ?? '',
    sku: listing?.sku ?? null,
    image: listing?.photos[0] ?? null,
  }
}
