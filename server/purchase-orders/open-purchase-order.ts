import { sql } from 'kysely'
import { cents, platformFee, sum, type Cents } from '#market/money.ts'
import { freightInForce } from '#market/freight/freight-of-offer.ts'
import type { LotAsSeen } from '#market/offers/lot-as-seen.ts'
import type { AgreedTerms } from '#market/resale/resale-terms.ts'
import { longestLeadTime } from '#market/purchase-orders/ship-by.ts'
import { lineTotal } from '#market/offers/offer-line.ts'
import type { DeliveryAddress } from '#market/ship-to-addresses/ship-to-address.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { publishing } from '#server/platform/live/publish.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import type { Terms } from '#server/settings/terms.ts'

type AcceptedOffer = {
  id: number
  buyerId: number
  sellerId: number
  sellerFeeBps: number | null
  neededBy?: string | null
  freightCents?: Cents | null
  lines: {
    productId: number
    quantity: number
    unitPriceCents: Cents
    manifestId: number | null
    resaleTerms: AgreedTerms | null
    /** As the turn kept it; null in an offer from before turns did. */
    lot: LotAsSeen | null
  }[]
}
type Sides = { buyerUserId: number; sellerUserId: number | null }
type Opening = {
  offer: AcceptedOffer
  shipTo: DeliveryAddress
  listings: Map<number, ListedProductRow>
}

/** Opens the order of an accepted offer, with its own copies of what was agreed (decision D8). */
export async function openPurchaseOrder(
  tx: Tx,
  terms: Terms,
  { offer, shipTo, listings }: Opening,
) {
  const feeBps = offer.sellerFeeBps ?? terms.platformFeeBps
  const lines = offer.lines.map((line) => snapshot(line, feeBps, listings.get(line.productId)))
  const freight = freightInForce(
    offer.lines.map(({ lot }) => lot ?? {}),
    offer.freightCents ?? null,
  )
  return tx
    .with('opened', (orders) =>
      orders
        .insertInto('purchaseOrders')
        .values({
          offerId: offer.id,
          buyerId: offer.buyerId,
          sellerId: offer.sellerId,
          totalCents: sum([...lines.map(({ totalCents }) => totalCents), freight ?? cents(0)]),
          freightCents: freight,
          feeBps,
          feeCents: sum(lines.map(({ feeCents }) => feeCents)),
          totalUnits: lines.reduce((units, { quantity }) => units + quantity, 0),
          skuCount: lines.length,
          shipTo: JSON.stringify(shipTo),
          neededBy: offer.neededBy ?? null,
          leadDays: longestLeadTime(lines.map(({ lot }) => lot ?? {})),
          paymentDueAt: sql`now() + make_interval(hours => ${terms.paymentDeadlineHours})`,
        })
        .returning(['id', 'number', 'status', 'totalCents', 'paymentDueAt']),
    )
    .with('copied', () => copiesOf(lines))
    .with('begun', (events) =>
      events
        .insertInto('purchaseOrderEvents')
        .columns(['purchaseOrderId', 'event', 'toStatus', 'party'])
        .expression((opened) =>
          opened
            .selectFrom('opened')
            .select(['id', sql.lit('open').as('event'), 'status', sql.lit('system').as('party')]),
        ),
    )
    .selectFrom('opened')
    .select(['id', 'number', 'status', 'totalCents', 'paymentDueAt'])
    .executeTakeFirstOrThrow()
}

const copiesOf = (lines: readonly Snapshot[]) => sql<{ id: number }>`(
  insert into purchase_order_lines (purchase_order_id, product_id, quantity, unit_cents, total_cents, fee_cents,
    name, upc, sku, image, condition, manifest_id, resale_terms, lot)
  select opened.id, line."productId", line.quantity, line."unitCents", line."totalCents", line."feeCents",
    line.name, line.upc, line.sku, line.image, line.condition, line."manifestId", line."resaleTerms", line.lot
  from opened, rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as ("productId" bigint,
    quantity bigint, "unitCents" bigint, "totalCents" bigint, "feeCents" bigint,
    name text, upc text, sku text, image text, condition text, "manifestId" bigint, "resaleTerms" jsonb,
    lot jsonb)) with ordinality
    as line ("productId", quantity, "unitCents", "totalCents", "feeCents", name, upc, sku, image, condition, "manifestId",
      "resaleTerms", lot, place)
  order by line.place
  returning id)`

/** Makes the open pages of both sides show it. */
export const publishingOrder = (tx: Tx, { buyerUserId, sellerUserId }: Sides) =>
  publishing(
    tx,
    'PurchaseOrdersChannel',
    [buyerUserId, sellerUserId].filter((id) => id !== null),
  )

/** The order an accepted offer became. */
export async function findOrderOf(tx: Tx, offerId: number) {
  return tx
    .selectFrom('purchaseOrders')
    .select(['id', 'number', 'status'])
    .where('offerId', '=', offerId)
    .executeTakeFirstOrThrow()
}

type Snapshot = ReturnType<typeof snapshot>

function snapshot(
  {
    productId,
    quantity,
    unitPriceCents,
    manifestId,
    resaleTerms,
    lot,
  }: AcceptedOffer['lines'][number],
  feeBps: number,
  listing: ListedProductRow | undefined,
) {
  const totalCents = lineTotal({ quantity, unitPrice: unitPriceCents })
  const agreed = lot ?? listing?.lot
  return {
    productId,
    quantity,
    unitCents: unitPriceCents,
    totalCents,
    feeCents: cents(platformFee(totalCents, feeBps)),
    name: agreed?.name ?? '',
    upc: agreed?.upc ?? '',
    sku: agreed?.sku ?? null,
    image: agreed?.images[0] ?? null,
    condition: agreed?.condition ?? null,
    manifestId,
    // A description is the seller's own text, which an erasure removes; a line of an order can't be changed
    // later.
    ...(lot && { lot: { ...lot, description: '' } }),
    ...(resaleTerms && { resaleTerms }),
  }
}
