import { sql } from 'kysely'
import { offerNumber } from '#market/offers/offer-number.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { StaffQuery } from '#market/staff-search/staff-query.ts'
import { MOST_OF_A_KIND, type StaffSearchAnswer } from '#market/staff-search/staff-search-api.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { isTracked } from '#server/purchase-orders/is-tracked.ts'
import { refundedCents } from '#server/purchase-orders/refunded-of-order.ts'
import { holds } from './best-first.ts'

const parties = [sql<string>`b.name`, sql<string>`s.name`]
/** What both were called when the order was made. */
const namesThen = [sql<string>`n.buyer_name`, sql<string>`n.seller_name`]

/** Orders by number, amount, tracking number and either company; the one with the number first, then the newest. */
export async function findOrders(tx: Tx, query: StaffQuery): Promise<StaffSearchAnswer['orders']> {
  const isNumbered = isOf('o.number', numberOf(query, 'order'))
  const rows = await tx
    .selectFrom('purchaseOrders as o')
    .innerJoin('buyers as b', 'b.id', 'o.buyerId')
    .innerJoin('sellers as s', 's.id', 'o.sellerId')
    .innerJoin('purchaseOrderNames as n', 'n.purchaseOrderId', 'o.id')
    .select([
      'o.id',
      'o.number',
      'n.buyerName as buyer',
      'n.sellerName as seller',
      'o.totalCents',
      'o.status',
      refundedCents.as('refundedCents'),
    ])
    .where((eb) =>
      eb.or([
        isNumbered,
        isOf('o.total_cents', query.amount),
        isTracked(query.tracking),
        holds([...parties, ...namesThen], query.text),
      ]),
    )
    .orderBy(isNumbered, 'desc')
    .orderBy(isTracked(query.tracking), 'desc')
    .orderBy('o.createdAt', 'desc')
    .orderBy('o.id', 'desc')
    .limit(MOST_OF_A_KIND)
    .execute()
  return rows.map(({ number, totalCents, refundedCents: refunded, ...order }) => ({
    ...order,
    po_number: poNumber(number),
    total_cents: totalCents,
    refunded_cents: refunded,
  }))
}

/** Offers in the same way; carts are private. */
export async function findOffers(tx: Tx, query: StaffQuery): Promise<StaffSearchAnswer['offers']> {
  const isNumbered = isOf('o.number', numberOf(query, 'offer'))
  const rows = await tx
    .selectFrom('offers as o')
    .innerJoin('buyers as b', 'b.id', 'o.buyerId')
    .innerJoin('sellers as s', 's.id', 'o.sellerId')
    .select([
      'o.id',
      'o.number',
      'b.name as buyer',
      's.name as seller',
      sql<number>`o.total_cents`.as('totalCents'),
      'o.state',
    ])
    .where('o.state', '<>', 'draft')
    .where((eb) =>
      eb.or([isNumbered, isOf('o.total_cents', query.amount), holds(parties, query.text)]),
    )
    .orderBy(isNumbered, 'desc')
    .orderBy('o.createdAt', 'desc')
    .orderBy('o.id', 'desc')
    .limit(MOST_OF_A_KIND)
    .execute()
  return rows.map(({ number, totalCents, ...offer }) => ({
    ...offer,
    offer_number: offerNumber(number),
    total_cents: totalCents,
  }))
}

const numberOf = ({ number }: StaffQuery, kind: 'order' | 'offer') =>
  number && number.of !== (kind === 'order' ? 'offer' : 'order') ? number.value : undefined

// Without a value: never, in words that may stand in an order too.
const isOf = (column: string, value: number | undefined) =>
  value === undefined
    ? sql<boolean>`(${sql.ref(column)} is null)`
    : sql<boolean>`(${sql.ref(column)} = ${value})`
