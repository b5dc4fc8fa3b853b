import { makeTransition } from '#server/purchase-orders/make-transition.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { PayingSite } from '#server/payments/testing/a-paying-site.ts'
import { aPaymentStory } from '#server/payments/testing/a-payment-story.ts'
import {
  anUnpaidOrder,
  someTraders,
  type Traders,
} from '#server/payments/testing/an-unpaid-order.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAddress, putFile } from '#server/uploads/testing/sending.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'

/** An order of ten units at $8.00, paid by card and shipped, with its two sides. */
export async function aShippedOrder(shop: PayingSite, given?: Traders) {
  const { db } = shop.site
  const traders = given ?? (await someTraders(db))
  const buyer = await shop.site.as(traders.buyer)
  const seller = await shop.site.as(traders.seller)
  const { id } = await anUnpaidOrder(db, shop.deps.terms, traders)
  const story = aPaymentStory(shop, buyer, id)
  await story.checkOut()
  await story.atProvider('pay', 0)
  await story.comeBack()
  const path = `/marketplace/purchase_orders/${id}`
  await seller.post(`${path}/state_transitions`, {
    event: 'ship',
    carrier: 'Freight Co',
    tracking_number: 'F-100',
  })
  const { body } = await buyer.get(path)
  const lineId = Number(body.included[0].id)
  return {
    id,
    path,
    lineId,
    traders,
    buyer,
    seller,
    story,
    receive: () => buyer.post(`${path}/state_transitions`, { event: 'receive' }),
    /** Time or the card provider moves it on. */
    move: (event: 'receive' | 'mark_paid_in_full' | 'complete') =>
      transact(db, async (tx) => {
        const order = await lockAnyOrder(tx, id)
        const by = { party: 'system', userId: null } as const
        return makeTransition({ tx, terms: shop.deps.terms }, order, { event, by })
      }),
    report: (changes: object = {}) =>
      buyer.post(`/purchase_orders/${id}/claims`, {
        lines: [
          { line_id: lineId, reason: 'damaged', quantity: 2, words: 'Wet boxes', ...changes },
        ],
      }),
    claims: async (reader: Caller) => (await reader.get(`/purchase_orders/${id}/claims`)).body,
    /** A side answers the claim as it stands. */
    async answer(side: Caller, act: string, changes: object = {}) {
      const { data } = (await side.get(`/purchase_orders/${id}/claims`)).body
      const claim = data.at(-1)
      return side.post(`/claims/${claim.id}/answers`, { act, version: claim.version, ...changes })
    },
    refunds: async () => (await buyer.get(path)).body.data.attributes.refunds,
  }
}

/** Uploads a photo, and answers its key. */
export async function sendPhoto(caller: Caller) {
  const content = await aPicture('jpeg', 160, 90)
  const { address, key } = await anAddress(caller, {
    kind: 'image',
    content_type: 'image/jpeg',
    size: content.length,
  })
  await putFile(address, content, 'image/jpeg')
  return key
}
