import type { ClosedReason } from '#market/offers/offer.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import { brands } from '../brands.ts'
import { retailers } from '../retailers.ts'
import type { Seeded } from '../seeded.ts'

/** How a trade ended, or where it stands. */
export type Outcome =
  | { state: 'draft'; atAsking: boolean }
  | { state: 'saved_for_later' | 'seller_review' | 'buyer_review' }
  | { state: 'rejected'; closedReason: ClosedReason }
  | { state: 'accepted'; status: PurchaseOrderStatus }

export type Deal = Outcome & { buyer: number; seller: number }

export const DEMO_BUYER = numberOf(retailers, 'Harborview Outfitters')
export const DEMO_SELLER = numberOf(brands, 'Hearth & Hollow')

const ordered = (status: PurchaseOrderStatus): Outcome => ({ state: 'accepted', status })
const closed = (closedReason: ClosedReason): Outcome => ({ state: 'rejected', closedReason })
const standing = (state: 'saved_for_later' | 'seller_review' | 'buyer_review'): Outcome => ({
  state,
})
const cart = (atAsking: boolean): Outcome => ({ state: 'draft', atAsking })

/** What the demo buyer and the demo seller have going between the two of them. */
const between: readonly Outcome[] = [
  ordered('completed'),
  ordered('shipped'),
  ordered('awaiting_shipment'),
  ordered('awaiting_initial_payment'),
  closed('declined'),
  standing('seller_review'),
  standing('seller_review'),
  standing('buyer_review'),
  standing('buyer_review'),
]

/** What the demo buyer has going with other sellers. */
const ofDemoBuyer: readonly Outcome[] = [
  ordered('received'),
  ordered('requires_payment_action'),
  ordered('payment_pending'),
  ordered('paid_in_full'),
  ordered('canceled'),
  closed('expired'),
  closed('sold_out'),
  closed('withdrawn'),
  standing('seller_review'),
  standing('buyer_review'),
  cart(true),
  cart(false),
  cart(false),
  standing('saved_for_later'),
]

/** What other buyers have going with the demo seller. */
const ofDemoSeller: readonly Outcome[] = [
  ordered('completed'),
  ordered('received'),
  ordered('awaiting_shipment'),
  ordered('canceled'),
  closed('withdrawn'),
  closed('declined'),
  standing('seller_review'),
  standing('seller_review'),
  standing('buyer_review'),
  ...Array<Outcome>(8).fill(ordered('completed')),
  ordered('paid_in_full'),
  ordered('paid_in_full'),
  ordered('received'),
  closed('declined'),
  closed('declined'),
  closed('expired'),
]

const elsewhere: readonly (readonly [Outcome, times: number])[] = [
  [ordered('completed'), 22],
  [ordered('paid_in_full'), 6],
  [ordered('received'), 6],
  [ordered('shipped'), 9],
  [ordered('awaiting_shipment'), 9],
  [ordered('canceled'), 6],
  [ordered('payment_pending'), 3],
  [ordered('requires_payment_action'), 3],
  [ordered('awaiting_initial_payment'), 5],
  [closed('declined'), 8],
  [closed('withdrawn'), 4],
  [closed('expired'), 6],
  [closed('sold_out'), 3],
  [closed('unlisted'), 3],
  [standing('seller_review'), 9],
  [standing('buyer_review'), 8],
  [cart(false), 5],
  [cart(true), 2],
  [standing('saved_for_later'), 5],
]

/** Every trade of the demo marketplace, those that took units first. */
export function deals(chance: Seeded): Deal[] {
  const demo = [
    ...between.map((outcome) => ({ ...outcome, buyer: DEMO_BUYER, seller: DEMO_SELLER })),
    ...withOthers(ofDemoBuyer, chance).map((deal) => ({ ...deal, buyer: DEMO_BUYER })),
    ...ofDemoSeller.map((outcome, index) => ({
      ...outcome,
      seller: DEMO_SELLER,
      buyer: (index % (retailers.length - 1)) + 2,
    })),
  ]
  const others = elsewhere.flatMap(([outcome, times]) =>
    withOthers(Array<Outcome>(times).fill(outcome), chance),
  )
  const all = [...demo, ...others]
  const tookUnits = (deal: Deal) => deal.state === 'accepted'
  return [...all.filter(tookUnits), ...all.filter((deal) => !tookUnits(deal))]
}

/** A seller of its own for each, mostly of the buyer's category; neither of the two demo parties. */
function withOthers(outcomes: readonly Outcome[], chance: Seeded): Deal[] {
  const sellers = chance.some(
    brands.filter(({ number }) => number !== DEMO_SELLER),
    brands.length,
  )
  const buyers = retailers.map((_, index) => index + 1).filter((number) => number !== DEMO_BUYER)
  return outcomes.map((outcome, index) => {
    const seller = sellers[index % sellers.length] ?? chance.pick(sellers)
    const near = buyers.filter((buyer) => retailers[buyer - 1]?.category === seller.category)
    const buyer = chance.pick(near.length > 0 && chance.chance(0.6) ? near : buyers)
    return { ...outcome, seller: seller.number, buyer }
  })
}

function numberOf(named: readonly { name: string }[], name: string): number {
  return named.findIndex((each) => each.name === name) + 1
}
