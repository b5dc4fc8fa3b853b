import type { Revision } from '#market/offers/offer-document.ts'
import type { ClosedReason, OfferState } from '#market/offers/offer.ts'
import { cents, platformFee, times } from '#market/money.ts'
import { purchaseOrderStatuses } from '#market/purchase-orders/purchase-order.ts'
import type { Seeded } from '#demo/seeded.ts'
import { insertAll, takeIds } from '#demo/load/insert-all.ts'
import type { Tx } from '#server/platform/database/database.ts'

type Lot = { id: number; name: string; upc: string; sku: string | null; sellerPriceCents: number }
type Options = {
  buyers: number[]
  sellers: number[]
  lots: Lot[]
  count: number
  moment: () => Date
}
type InParts = <Row>(rows: readonly Row[], insert: (part: Row[]) => Promise<void>) => Promise<void>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** The possible courses of an offer: its actions and their result. */
const COURSES: { acts: [Revision['act'], Revision['party']][]; state: OfferState }[] = [
  { acts: [], state: 'draft' },
  { acts: [['submit', 'buyer']], state: 'seller_review' },
  {
    acts: [
      ['submit', 'buyer'],
      ['counter', 'seller'],
    ],
    state: 'buyer_review',
  },
  {
    acts: [
      ['submit', 'buyer'],
      ['reject', 'seller'],
    ],
    state: 'rejected',
  },
  {
    acts: [
      ['submit', 'buyer'],
      ['expire', 'system'],
    ],
    state: 'rejected',
  },
  { acts: [['accept', 'buyer']], state: 'accepted' },
  {
    acts: [
      ['submit', 'buyer'],
      ['accept', 'seller'],
    ],
    state: 'accepted',
  },
  {
    acts: [
      ['submit', 'buyer'],
      ['counter', 'seller'],
      ['accept', 'buyer'],
    ],
    state: 'accepted',
  },
]

/** Offers at random, each of one to four lines, with what they led to. */
export function randomTrade(chance: Seeded, { buyers, sellers, lots, count, moment }: Options) {
  const carts = new Set<string>()
  return { insert }

  async function insert(tx: Tx, inParts: InParts) {
    const ids = await takeIds(tx, 'offers', count)
    const offers = ids.map(offerAt)
    await inParts(offers, (part) =>
      insertAll(
        tx,
        'offers',
        part.map((each) => each.offer),
      ),
    )
    const lines = offers.flatMap((each) => each.lines)
    const lineIds = await takeIds(tx, 'offerLines', lines.length)
    const numbered = lines.map(({ lot, ...line }, at) => ({
      id: lineIds[at] ?? 0,
      ...line,
      productId: lot.id,
      createdAt: new Date(),
    }))
    await inParts(numbered, (part) => insertAll(tx, 'offerLines', part))
    await inParts(
      offers.flatMap((each) => each.revisions),
      (part) => insertAll(tx, 'offerRevisions', part),
    )
    const accepted = offers.filter(({ offer }) => offer.state === 'accepted')
    const orderIds = await takeIds(tx, 'purchaseOrders', accepted.length)
    const orders = accepted.map((each, at) => orderOf(each, orderIds[at] ?? 0))
    await inParts(orders, (part) =>
      insertAll(
        tx,
        'purchaseOrders',
        part.map((each) => each.order),
      ),
    )
    await inParts(
      orders.flatMap((each) => each.lines),
      (part) => insertAll(tx, 'purchaseOrderLines', part),
    )
  }

  function offerAt(id: number) {
    const [buyerId, sellerId] = [chance.pick(buyers), chance.pick(sellers)]
    const course = chance.pick(carts.has(`${buyerId}/${sellerId}`) ? COURSES.slice(1) : COURSES)
    if (course.state === 'draft') carts.add(`${buyerId}/${sellerId}`)
    const createdAt = moment()
    const lines = chance.some(lots.slice(0, 50), chance.whole(1, 4)).map((lot) => ({
      offerId: id,
      lot,
      quantity: chance.whole(1, 200),
      unitPriceCents: cents(chance.whole(50, 80_00)),
      askingPriceCents: cents(lot.sellerPriceCents),
    }))
    const totalCents = cents(
      lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0),
    )
    let at = createdAt.getTime()
    const revisions = course.acts.map(([act, party], turn) => ({
      offerId: id,
      revision: turn + 1,
      act,
      party,
      note: null,
      lines: [],
      totalCents,
      at: new Date((at += chance.whole(1, 60 * 40) * MINUTE_MS)),
    }))
    const isOpen = course.state === 'seller_review' || course.state === 'buyer_review'
    const closedReason: ClosedReason | null = course.state === 'rejected' ? 'declined' : null
    const offer = {
      id,
      number: 500_000 + id,
      buyerId,
      sellerId,
      state: course.state,
      closedReason,
      revision: course.acts.length,
      turnExpiresAt: isOpen ? new Date(Date.now() + 24 * HOUR_MS) : null,
      createdAt,
      updatedAt: createdAt,
    }
    return { offer, lines, revisions, totalCents }
  }

  function orderOf(
    { offer, lines, revisions, totalCents }: ReturnType<typeof offerAt>,
    id: number,
  ) {
    const status = chance.pick(purchaseOrderStatuses)
    const createdAt = revisions.at(-1)?.at ?? offer.createdAt
    const isPaid = status !== 'awaiting_initial_payment' && chance.chance(0.9)
    const ordered = lines.map(({ lot, quantity, unitPriceCents }) => ({
      purchaseOrderId: id,
      productId: lot.id,
      name: lot.name,
      upc: lot.upc,
      sku: lot.sku,
      image: null,
      quantity,
      unitCents: unitPriceCents,
      totalCents: times(unitPriceCents, quantity),
      feeCents: platformFee(times(unitPriceCents, quantity), 1000),
    }))
    const order = {
      id,
      number: 500_000 + id,
      offerId: offer.id,
      buyerId: offer.buyerId,
      sellerId: offer.sellerId,
      status,
      totalCents,
      feeBps: 1000,
      feeCents: cents(ordered.reduce((sum, line) => sum + line.feeCents, 0)),
      shipTo: {} as never,
      paymentDueAt: createdAt,
      paidAt: isPaid ? new Date(createdAt.getTime() + chance.whole(1, 70) * HOUR_MS) : null,
      createdAt,
      updatedAt: createdAt,
    }
    return { order, lines: ordered }
  }
}
