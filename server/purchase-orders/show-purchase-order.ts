import type { Trader } from '#market/accounts/viewer.ts'
import type {
  PurchaseOrderDocument,
  PurchaseOrdersDocument,
} from '#market/purchase-orders/purchase-order-document.ts'
import { pageMetaOf } from '#market/paging.ts'
import type { OrdersAsked } from '#market/purchase-orders/purchase-order-api.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { countMessages } from '#server/messages/count-messages.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { coverageOfOrders } from '#server/resale-certificates/coverage-of-orders.ts'
import { findOrder, type PurchaseOrder } from './find-order.ts'
import { linesOf } from './order-lines.ts'
import { purchaseOrderJson } from './purchase-order-json.ts'
import { refundsOnOrders } from './refunds-on-orders.ts'
import { signaturesOf } from './resale-agreements.ts'
import { eventsOf, listOrders } from './purchase-order-store.ts'

/** One order as its viewer sees it now. */
export async function showPurchaseOrder(
  tx: Tx,
  viewer: Trader,
  id: number,
): Promise<PurchaseOrderDocument> {
  const [shown] = await gather(tx, viewer, [await findOrder(tx, viewer, id)])
  if (!shown) throw new Refusal('Not found', 404)
  return purchaseOrderJson(shown, viewer.party)
}

/** The same, as it was at one moment. */
export const readPurchaseOrder = (db: Database, viewer: Trader, id: number) =>
  readAtOnce(db, (tx) => showPurchaseOrder(tx, viewer, id))

/** A page of the viewer's orders as a JSON:API document (decisions A4, A5). */
export const readPurchaseOrders = (db: Database, viewer: Trader, asked: OrdersAsked) =>
  readAtOnce(db, (tx) => pageOfOrders(tx, viewer, asked))

export async function pageOfOrders(
  tx: Tx,
  viewer: Trader,
  asked: OrdersAsked,
): Promise<PurchaseOrdersDocument> {
  const { orders, totalCount } = await listOrders(tx, viewer, asked)
  const shown = await gather(tx, viewer, orders)
  const documents = shown.map((each) => purchaseOrderJson(each, viewer.party))
  return {
    data: documents.map(({ data }) => data),
    included: documents.flatMap(({ included }) => included),
    meta: pageMetaOf(asked, totalCount),
  }
}

async function gather(tx: Tx, { party }: Trader, orders: PurchaseOrder[]) {
  const ids = orders.map(({ id }) => id)
  const lines = Map.groupBy(await linesOf(tx, ids), ({ purchaseOrderId }) => purchaseOrderId)
  const events = Map.groupBy(await eventsOf(tx, ids), ({ purchaseOrderId }) => purchaseOrderId)
  const refunds = Map.groupBy(
    ids.length > 0 ? await refundsOnOrders(tx, ids) : [],
    ({ purchaseOrderId }) => purchaseOrderId,
  )
  const offerIds = orders.map(({ offerId }) => offerId)
  const signatures = await signaturesOf(
    tx,
    orders
      .filter(({ id }) => lines.get(id)?.some(({ resaleTerms }) => resaleTerms))
      .map(({ offerId }) => offerId),
  )
  const coverage = await coverageOfOrders(tx, orders)
  const messagesOn = await countMessages(tx, party, offerIds)
  return orders.map((order) => ({
    order,
    lines: lines.get(order.id) ?? [],
    refunds: refunds.get(order.id) ?? [],
    coverage: coverage(order.id),
    events: events.get(order.id) ?? [],
    unreadMessages: messagesOn(order.offerId).unread,
    signatures: signatures.get(order.offerId) ?? [],
  }))
}
