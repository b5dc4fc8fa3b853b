import { platformFee, sum } from '#market/money.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { shipByOf } from '#market/purchase-orders/ship-by.ts'
import { lineTotal } from '#market/offers/offer-line.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { Terms } from '#server/settings/terms.ts'
import type { DemoLot } from '../lots/demo-lot.ts'
import { retailers } from '../retailers.ts'
import { shippingOf } from '../trade/shipping-of.ts'
import { agreedIn } from '../trade/resale.ts'
import type { DemoLine, DemoOffer, DemoOrder, DemoStep } from '../trade/demo-offer.ts'
import { insertAll, takeIds } from './insert-all.ts'
import { ownFeeBps } from './own-fee-bps.ts'
import type { People } from './load-people.ts'

type Load = {
  accepted: readonly Accepted[]
  people: People
  lotOf: (lot: number) => DemoLot & { id: number }
  terms: Terms
}
export type Accepted = { offerId: number; offer: DemoOffer; order: DemoOrder }
type Known = Accepted & { id: number }

const HOUR = 3_600_000

/** Writes orders with their own copies of what was agreed, every event, and the units they took or gave back. */
export async function loadOrders(tx: Tx, load: Load): Promise<void> {
  const { accepted, people } = load
  const ids = await takeIds(tx, 'purchaseOrders', accepted.length)
  const known = accepted
    .toSorted((one, other) => one.order.createdAt.getTime() - other.order.createdAt.getTime())
    .map((each, index): Known => ({ ...each, id: ids[index] ?? 0 }))
  const lines = known.flatMap((each) => each.offer.lines.map((line) => lineRow(each, line, load)))
  await insertAll(
    tx,
    'purchaseOrders',
    known.map((each) => orderRow(each, lines, load)),
  )
  await insertAll(tx, 'purchaseOrderLines', lines)
  await insertAll(
    tx,
    'purchaseOrderEvents',
    known.flatMap(({ id, offer, order }) =>
      order.steps.map((step) => ({
        purchaseOrderId: id,
        event: step.event,
        fromStatus: step.from,
        toStatus: step.to,
        party: step.party,
        actorUserId: actorOf(offer, step, people),
        note: step.note,
        at: step.at,
      })),
    ),
  )
  await insertAll(
    tx,
    'stockMovements',
    known.flatMap((each) => movementsOf(each, load)),
  )
}

function lineRow({ id, offer }: Known, line: DemoLine, { lotOf, terms }: Load) {
  const lot = lotOf(line.lot)
  const { id: productId, name, upc, sku, photos, condition } = lot
  const totalCents = lineTotal(line)
  return {
    purchaseOrderId: id,
    productId,
    name,
    upc,
    sku,
    image: photos[0] ?? null,
    condition,
    resaleTerms: agreedIn(offer, lot),
    quantity: line.quantity,
    unitCents: line.unitPrice,
    totalCents,
    feeCents: platformFee(totalCents, feeBpsOf(offer, terms)),
  }
}

function orderRow(
  { id, offerId, offer, order }: Known,
  lines: ReturnType<typeof lineRow>[],
  { people, terms }: Load,
) {
  const own = lines.filter(({ purchaseOrderId }) => purchaseOrderId === id)
  const timeOf = (event: DemoStep['event']) =>
    order.steps.find((step) => step.event === event)?.at ?? null
  const paidAt = timeOf('confirm_payment')
  const leadDays = shippingOf(offer.seller).shipsWithin
  const retailer = retailers[offer.buyer - 1]
  if (!retailer) throw new RangeError(`There is no buyer ${offer.buyer}`)
  return {
    id,
    offerId,
    buyerId: people.buyer(offer.buyer).id,
    sellerId: people.seller(offer.seller).id,
    status: order.status,
    totalCents: sum(own.map(({ totalCents }) => totalCents)),
    feeBps: feeBpsOf(offer, terms),
    feeCents: sum(own.map(({ feeCents }) => feeCents)),
    shipTo: retailer.shipTo,
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    paymentDueAt: new Date(order.createdAt.getTime() + terms.paymentDeadlineHours * HOUR),
    leadDays,
    shipBy: paidAt && shipByOf({ paidOn: dayOf(paidAt), leadDays, neededBy: null }),
    paidAt,
    shippedAt: timeOf('ship'),
    createdAt: order.createdAt,
    updatedAt: order.steps.at(-1)?.at ?? order.createdAt,
  }
}

function movementsOf({ id, offer, order }: Known, { lotOf }: Load) {
  const canceledAt = order.steps.find(({ event }) => event === 'cancel')?.at
  return offer.lines.flatMap(({ lot, quantity }) => {
    const movement = { productId: lotOf(lot).id, purchaseOrderId: id }
    const sold = { ...movement, change: -quantity, reason: 'sold' as const, at: order.createdAt }
    const canceled = { ...movement, change: quantity, reason: 'canceled' as const }
    return canceledAt ? [sold, { ...canceled, at: canceledAt }] : [sold]
  })
}

function actorOf(offer: DemoOffer, { party }: DemoStep, people: People): number | null {
  if (party === 'system') return null
  if (party === 'admin') return people.admin
  return people[party](offer[party]).userId
}

/** Some sellers have terms of their own. */
const feeBpsOf = ({ seller }: DemoOffer, terms: Terms) => ownFeeBps(seller) ?? terms.platformFeeBps
