import type { Cents } from '#market/money.ts'
import type { Parcel } from '#market/purchase-orders/parcel.ts'
import {
  statusAfter,
  type OrderActor,
  type PurchaseOrderEvent,
} from '#market/purchase-orders/purchase-order.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { shipByOf } from '#market/purchase-orders/ship-by.ts'
import { termAfterFailure } from '#market/purchase-orders/term-after-failure.ts'
import { postOrder } from '#server/ledger/post-order.ts'
import { readNotices } from '#server/notifications/read-notices.ts'
import { readersOf } from '#server/notifications/trade-news.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { returnUnits } from '#server/products/units/return-units.ts'
import { keepCoverage } from '#server/resale-certificates/coverage-of-orders.ts'
import type { Terms } from '#server/settings/terms.ts'
import { endPayment } from './end-payment.ts'
import type { PurchaseOrder } from './find-order.ts'
import { issuingPapers } from './issuing-papers.ts'
import { linesOf, type PurchaseOrderLine } from './order-lines.ts'
import { orderNews, type OrderNewsKind } from './news/order-news.ts'
import { sendOrderNews } from './news/send-order-news.ts'
import { foundUnits } from './shortage-of-order.ts'
import { isCorrected, trackingOf } from './tracking-of.ts'

/** An event of an order, with who caused it and what they said. */
export type Transition = {
  event: PurchaseOrderEvent
  by: { party: OrderActor; userId: number | null }
  note?: string | undefined
  carrier?: string | undefined
  trackingNumber?: string | undefined
  moreParcels?: readonly Parcel[] | undefined
  /** What is missing of what ships. */
  short?: { missing: string; refunded: Cents } | undefined
  /** What it is to both sides, where the event alone does not say it. */
  news?: OrderNewsKind | undefined
  /** Fewer units arrived than were expected. */
  isShort?: boolean | undefined
}

type Deps = { tx: Tx; terms: Terms }

/**
 * Moves a locked order along the table of events; false when the event is not allowed now, and then
 * nothing changes. Status, history, returned units and news are one transaction (reliability 10, 11).
 */
export async function makeTransition(
  { tx, terms }: Deps,
  order: PurchaseOrder,
  transition: Transition,
) {
  const { event, by } = transition
  const status = statusAfter(event, order.status, by.party)
  if (!status) return false
  if (isCorrected(order, transition)) return true
  const now = await databaseNow(tx)
  const isCorrection = event === 'correct_tracking'
  const trackingBefore = isCorrection ? trackingOf(order) : undefined
  const paymentDueAt = event === 'fail_payment' ? termAfterFailure(order, now) : order.paymentDueAt
  await tx
    .updateTable('purchaseOrders')
    .set({
      status,
      // Staff see by it how long an order has had its status.
      ...(!isCorrection && { updatedAt: now }),
      paymentDueAt,
      ...(event === 'confirm_payment' && {
        paidAt: now,
        shipBy: shipByOf({ ...order, paidOn: dayOf(now) }),
      }),
      ...(event === 'ship' && { shippedAt: now }),
      ...((event === 'ship' || isCorrection) && {
        carrier: transition.carrier ?? null,
        trackingNumber: transition.trackingNumber ?? null,
        ...(transition.moreParcels && { moreParcels: JSON.stringify(transition.moreParcels) }),
      }),
    })
    .where('id', '=', order.id)
    .execute()
  const { id: eventId } = await tx
    .insertInto('purchaseOrderEvents')
    .values({
      purchaseOrderId: order.id,
      event,
      fromStatus: order.status,
      toStatus: status,
      party: by.party,
      actorUserId: by.userId,
      note:
        [trackingBefore && `Before: ${trackingBefore}`, transition.note]
          .filter(Boolean)
          .join('\n') || null,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = await linesOf(tx, [order.id])
  if (event === 'cancel') await returnUnits(tx, await foundUnits(tx, order.id, lines), order.id)
  if (event === 'cancel' || isWire(transition)) await enqueue(tx, endPayment, { orderId: order.id })
  if (movesMoney(event)) await postOrder(tx, order.id)
  if (event === 'confirm_payment') await keepCoverage(tx, order)
  if (event === 'confirm_payment') await enqueue(tx, issuingPapers, { orderId: order.id })
  if (by.userId !== null) await readNotices(tx, by.userId, { orderId: order.id })
  await publish(tx, 'PurchaseOrdersChannel', partiesOf(order))
  const key = `order:${order.id}:${eventId}`
  await sendNewsOf(
    { tx, terms },
    { ...order, paymentDueAt },
    { transition, lines, key, trackingBefore },
  )
  return true
}

const movesMoney = (event: PurchaseOrderEvent) =>
  ['confirm_payment', 'mark_paid_in_full', 'complete', 'cancel'].includes(event)

/** Staff confirm a wire; payments by card are confirmed by the provider, as the system. */
const isWire = ({ event, by }: Transition) => event === 'confirm_payment' && by.party !== 'system'

export const partiesOf = ({
  buyerUserId,
  sellerUserId,
}: Pick<PurchaseOrder, 'buyerUserId' | 'sellerUserId'>) =>
  sellerUserId === null ? [buyerUserId] : [buyerUserId, sellerUserId]

type News = {
  transition: Transition
  lines: PurchaseOrderLine[]
  key: string
  trackingBefore: string | undefined
}

async function sendNewsOf(deps: Deps, order: PurchaseOrder, news: News) {
  const { transition, lines, key, trackingBefore } = news
  const kind = transition.news ?? newsOf(transition, order.paidAt !== null)
  if (!kind) return
  for (const to of readersOf(orderNews[kind].topic, transition.by.party))
    await sendOrderNews(deps, order, {
      ...transition,
      kind,
      trackingBefore,
      key: `${key}:${to}`,
      to,
      lines,
      missing: transition.short?.missing,
      refunded: transition.short?.refunded,
      isRefunded: transition.event === 'cancel' && order.paidAt !== null,
    })
}

/** What a transition is to the sides of an order; undefined for those that concern neither. */
function newsOf({ event, by }: Transition, isPaid: boolean): OrderNewsKind | undefined {
  if (event !== 'cancel') return kindsOfNews[event]
  if (by.party === 'system') return 'deadline_passed'
  if (by.party !== 'buyer') return 'canceled'
  return isPaid ? 'canceled_late' : 'canceled_by_buyer'
}

const kindsOfNews: Record<Exclude<PurchaseOrderEvent, 'cancel'>, OrderNewsKind | undefined> = {
  submit_payment: undefined,
  require_payment_action: 'needs_action',
  fail_payment: 'failed',
  confirm_payment: 'confirmed',
  ship: 'shipped',
  correct_tracking: 'tracking_corrected',
  receive: 'received',
  mark_paid_in_full: undefined,
  complete: undefined,
}
