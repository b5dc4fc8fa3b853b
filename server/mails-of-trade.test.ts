import { describe, expect, test } from 'vitest'
import { everyMailTopic } from '#market/accounts/mail-topics.ts'
import { businessDaysAfter, dayOf } from '#market/purchase-orders/business-days.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { transact } from '#server/platform/database/transact.ts'
import { expireOffers } from '#server/offers/expire-offers.ts'
import { sendPriceNews } from '#server/offers/lower-prices/send-price-news.ts'
import { sendExpiryNews } from '#server/offers/send-expiry-news.ts'
import { makeTransition, type Transition } from '#server/purchase-orders/make-transition.ts'
import { cancelUnpaidOrders } from '#server/purchase-orders/cancel-unpaid-orders.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { sendInspectNews } from '#server/purchase-orders/news/send-inspect-news.ts'
import { sendPaymentDueNews } from '#server/purchase-orders/news/send-payment-due-news.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { aDeal } from '#server/testing/deals.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { leaveUnits } from '#server/testing/units.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })

const deps = () => ({
  db: site.db,
  terms: {
    platformFeeBps: 1000,
    paymentDeadlineHours: 72,
    offerExpiryDays: 7,
    publicUrl: site.address,
  },
})
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

type Deal = Awaited<ReturnType<typeof aDeal>>
type Party = 'buyer' | 'seller'
type Row = {
  mail: string
  /** What comes before it, whose mails are not looked at. */
  after?: (deal: Deal) => Promise<unknown>
  when: (deal: Deal) => Promise<unknown>
  to: Partial<Record<Party, RegExp>>
  leadsTo: 'offer' | 'order'
  note?: string
}

type Countering = { by: Party; price: number; note?: string }

const counter = (deal: Deal, { by, price, note }: Countering) =>
  deal[by].post(`/offers/${deal.offerId}/counter_offer`, {
    offer_products_attributes: [{ id: deal.lineId, unit_price: price }],
    ...(note && { note }),
  })
const accept = (deal: Deal, who: Party) => deal[who].put(`/offers/${deal.offerId}/accept`)
const reject = ({ seller, offerId }: Deal, reason: string) =>
  seller.post(`/offers/${offerId}/counter_offer/reject`, { reason })
const ordered = (deal: Deal) => accept(deal, 'seller')

async function orderIdOf({ offerId }: Deal) {
  const order = await site.db
    .selectFrom('purchaseOrders')
    .select(['id', 'number'])
    .where('offerId', '=', Number(offerId))
    .executeTakeFirstOrThrow()
  return order
}

/** A transition of the deal's order, by the system unless it says who else. */
async function transition(deal: Deal, given: Pick<Transition, 'event'> & Partial<Transition>) {
  const { id } = await orderIdOf(deal)
  const by = { party: 'system', userId: null } as const
  return transact(site.db, async (tx) =>
    makeTransition({ tx, terms: deps().terms }, await lockAnyOrder(tx, id), { by, ...given }),
  )
}
const paid = async (deal: Deal) => {
  await ordered(deal)
  await transition(deal, { event: 'confirm_payment' })
}
const shipped = async (deal: Deal) => {
  await paid(deal)
  const { id } = await orderIdOf(deal)
  const shipment = { event: 'ship', carrier: 'Freight Co', tracking_number: 'F-100' }
  return deal.seller.post(`/marketplace/purchase_orders/${id}/state_transitions`, shipment)
}
const received = async (deal: Deal) => {
  await shipped(deal)
  await transition(deal, { event: 'receive' })
}
const onNextBusinessDay = () => new Date(`${businessDaysAfter(dayOf(new Date()), 1)}T15:00:00Z`)

/** Of the only line of the deal's order. */
const lineOf = async (deal: Deal) => {
  const { id } = await orderIdOf(deal)
  const { body } = await deal.buyer.get(`/purchase_orders/${id}/claims`)
  return { orderId: id, lineId: Number(body.meta.lines[0].line_id) }
}
const staff = { party: 'admin', userId: null } as const

const rows: Row[] = [
  {
    mail: 'offer received',
    when: async () => {},
    to: { seller: /^New offer of \$80/ },
    leadsTo: 'offer',
  },
  {
    mail: 'offer countered, with the note of the turn',
    when: (deal) => counter(deal, { by: 'seller', price: 900, note: 'Take all ten.' }),
    to: { buyer: /sent a counter of \$90/ },
    leadsTo: 'offer',
    note: 'Take all ten.',
  },
  {
    mail: 'offer accepted by the seller, with the way to pay',
    when: ordered,
    to: { buyer: /accepted your offer of \$80/ },
    leadsTo: 'order',
  },
  {
    mail: 'counter accepted by the buyer, with the way to ship',
    after: (deal) => counter(deal, { by: 'seller', price: 900 }),
    when: (deal) => accept(deal, 'buyer'),
    to: { seller: /accepted your counter of \$90/ },
    leadsTo: 'order',
  },
  {
    mail: 'offer rejected, with the reason',
    when: (deal) => reject(deal, 'Sold elsewhere.'),
    to: { buyer: /declined \$80/ },
    leadsTo: 'offer',
    note: 'Sold elsewhere.',
  },
  {
    mail: 'offer withdrawn',
    when: (deal) => deal.buyer.post(`/offers/${deal.offerId}/withdraw`),
    to: { seller: /withdrew \$80/ },
    leadsTo: 'offer',
  },
  {
    mail: 'offer expiring in 48 hours',
    when: () => sendExpiryNews(deps(), inHours(7 * 24 - 47)),
    to: { seller: /is waiting for your answer on \$80/ },
    leadsTo: 'offer',
  },
  {
    mail: 'offer expiring in 24 hours',
    after: () => sendExpiryNews(deps(), inHours(7 * 24 - 47)),
    when: () => sendExpiryNews(deps(), inHours(7 * 24 - 23)),
    to: { seller: /is waiting for your answer on \$80/ },
    leadsTo: 'offer',
  },
  {
    mail: 'offer expired, to both, as time did it',
    when: () => expireOffers(deps(), inHours(7 * 24 + 1)),
    to: { buyer: /expired/, seller: /expired/ },
    leadsTo: 'offer',
  },
  {
    mail: 'asking price below the offer',
    when: async ({ seller, product }) => {
      await seller.put(`/products/${product.id}/figures`, { product: { seller_price_cents: 700 } })
      await sendPriceNews(deps(), new Date())
    },
    to: { buyer: /Asking price now below your offer: \$70.00, not \$80.00/ },
    leadsTo: 'offer',
  },
  {
    mail: 'quantities changed',
    after: ({ product }) => leaveUnits(site.db, { id: product.id, units: 4 }),
    when: (deal) => deal.seller.put(`/offers/${deal.offerId}/update_quantities`),
    to: { buyer: /Available quantities have changed: now \$32/ },
    leadsTo: 'offer',
  },
  {
    mail: 'payment due, 24 hours before',
    after: ordered,
    when: () => sendPaymentDueNews(deps(), inHours(49)),
    to: { buyer: /Payment of \$80.00 is due/ },
    leadsTo: 'order',
  },
  {
    mail: 'payment confirmed, to both',
    after: ordered,
    when: (deal) => transition(deal, { event: 'confirm_payment' }),
    to: { buyer: /is confirmed/, seller: /^Paid: ship/ },
    leadsTo: 'order',
  },
  {
    mail: 'payment needs action',
    after: ordered,
    when: (deal) => transition(deal, { event: 'require_payment_action' }),
    to: { buyer: /One more step to pay \$80/ },
    leadsTo: 'order',
  },
  {
    mail: 'payment failed',
    after: async (deal) => {
      await ordered(deal)
      await transition(deal, { event: 'submit_payment' })
    },
    when: (deal) => transition(deal, { event: 'fail_payment' }),
    to: { buyer: /The payment of \$80.00 for PO-\d+ failed/ },
    leadsTo: 'order',
  },
  {
    mail: 'payment deadline passed, to both',
    after: ordered,
    when: () => cancelUnpaidOrders(deps(), inHours(73)),
    to: { buyer: /was not paid in time/, seller: /was not paid in time/ },
    leadsTo: 'order',
  },
  {
    mail: 'order shipped, with how to follow it',
    after: paid,
    when: async (deal) => {
      const { id } = await orderIdOf(deal)
      const shipment = { event: 'ship', carrier: 'Freight Co', tracking_number: 'F-100' }
      await deal.seller.post(`/marketplace/purchase_orders/${id}/state_transitions`, shipment)
    },
    to: { buyer: /shipped PO-/ },
    leadsTo: 'order',
    note: 'Tracking number: F-100',
  },
  {
    mail: 'tracking corrected, with the number of before',
    after: shipped,
    when: async (deal) => {
      const { id } = await orderIdOf(deal)
      const right = { event: 'correct_tracking', carrier: 'Freight Co', tracking_number: 'F-101' }
      await deal.seller.post(`/marketplace/purchase_orders/${id}/state_transitions`, right)
    },
    to: { buyer: /^New tracking number for PO-\d+ \(\$80.00\)/ },
    leadsTo: 'order',
    note: 'Before: Freight Co, F-100',
  },
  {
    mail: 'order received',
    after: shipped,
    when: async (deal) => {
      const { id } = await orderIdOf(deal)
      const receipt = { event: 'receive' }
      await deal.buyer.post(`/marketplace/purchase_orders/${id}/state_transitions`, receipt)
    },
    to: { seller: /received PO-/ },
    leadsTo: 'order',
  },
  {
    mail: 'inspect what arrived, on the first business day',
    after: received,
    when: () => sendInspectNews({ ...deps(), claimWindowDays: 5 }, onNextBusinessDay()),
    to: { buyer: /PO-\d+/ },
    leadsTo: 'order',
  },
  {
    mail: 'problem reported, to the seller',
    after: shipped,
    when: async (deal) => {
      const { orderId, lineId } = await lineOf(deal)
      const lines = [{ line_id: lineId, reason: 'short', quantity: 10 }]
      await deal.buyer.post(`/purchase_orders/${orderId}/claims`, { lines })
    },
    to: { seller: / reported a problem with PO-\d+ / },
    leadsTo: 'order',
  },
  {
    mail: 'short at packing, to the buyer who is asked',
    after: paid,
    when: async (deal) => {
      const { orderId, lineId } = await lineOf(deal)
      await deal.seller.post(`/marketplace/purchase_orders/${orderId}/state_transitions`, {
        event: 'ship',
        packed: [{ line_id: lineId, quantity: 5 }],
      })
    },
    to: { buyer: / can ship only part of PO-\d+ \(\$80\.00\)/ },
    leadsTo: 'order',
  },
  {
    mail: 'order canceled by its buyer before paying, to the seller alone',
    after: ordered,
    when: async (deal) => {
      const { id } = await orderIdOf(deal)
      const giveUp = { event: 'cancel' }
      await deal.buyer.post(`/marketplace/purchase_orders/${id}/state_transitions`, giveUp)
    },
    to: { seller: /canceled PO-\d+ for \$80.00 before paying/ },
    leadsTo: 'order',
  },
  {
    mail: 'order canceled by staff, with their note, to both',
    after: paid,
    when: (deal) => transition(deal, { event: 'cancel', by: staff, note: 'Damaged in storage.' }),
    to: { buyer: /was canceled/, seller: /was canceled/ },
    leadsTo: 'order',
    note: 'Damaged in storage.',
  },
  {
    mail: 'part of an order refunded, to the seller once it is decided',
    after: paid,
    when: refundPart,
    to: { seller: /^Lotline refunded \$20\.00 of order PO-\d+ to / },
    leadsTo: 'order',
    note: 'Two cases were wet.',
  },
  {
    mail: 'part of an order refunded, to the buyer once it was sent',
    after: async (deal) => {
      await paid(deal)
      await refundPart(deal)
    },
    when: sendPart,
    to: { buyer: /^Lotline refunded \$20\.00 of order PO-\d+$/ },
    leadsTo: 'order',
    note: 'FT-88',
  },
]

const PART_KEY = '0b0dc5b4-6a5a-4a5a-9a5a-0b0dc5b46a5a'

async function refundPart(deal: Deal) {
  const { id } = await orderIdOf(deal)
  const part = { key: PART_KEY, reason: 'Two cases were wet.', amount_cents: 20_00 }
  const office = await site.as(await administrator())
  return office.post(`/admin/purchase_orders/${id}/partial_refunds`, part)
}

async function sendPart(deal: Deal) {
  const { id } = await orderIdOf(deal)
  const { id: part } = await site.db
    .selectFrom('partialRefunds')
    .select('id')
    .where('purchaseOrderId', '=', id)
    .executeTakeFirstOrThrow()
  const office = await site.as(await administrator())
  const sent = { attempt: 1, note: 'FT-88' }
  return office.post(`/admin/purchase_orders/${id}/partial_refunds/${part}/returned`, sent)
}

let known: ReturnType<typeof anAdministrator> | undefined
const administrator = () => (known ??= anAdministrator(site.db))

const mailsOf = async ({ email }: { email: string }) =>
  site.db
    .selectFrom('mails')
    .select(['id', 'subject', 'html', 'bodyText', 'unsubscribeUrl'])
    .where('toAddress', '=', email)
    .orderBy('id')
    .execute()

async function linkOf(deal: Deal, leadsTo: Row['leadsTo']) {
  if (leadsTo === 'order') {
    const { number } = await orderIdOf(deal)
    return `${site.address}/my_orders?order=${poNumber(number)}`
  }
  const { number } = await site.db
    .selectFrom('offers')
    .select('number')
    .where('id', '=', Number(deal.offerId))
    .executeTakeFirstOrThrow()
  return `${site.address}/my_offers?offer=O-${number}`
}

describe('every mail of offers and orders (decision G6)', () => {
  test.each(rows)(
    '$mail: once to whom it concerns, never to who did it, with a way there',
    async ({ after, when, to, leadsTo, note }) => {
      const deal = await aDeal(site)
      const users = { buyer: deal.buyerUser, seller: deal.sellerUser }
      await after?.(deal)
      const isFirst = to.seller?.source.startsWith('^New offer')
      const before = { buyer: 0, seller: 0 }
      for (const party of ['buyer', 'seller'] as const)
        before[party] = isFirst ? 0 : (await mailsOf(users[party])).length
      await when(deal)
      // What comes round by the clock comes round again.
      await when(deal)
      const link = await linkOf(deal, leadsTo)
      for (const party of ['buyer', 'seller'] as const) {
        const mails = (await mailsOf(users[party])).slice(before[party])
        const subject = to[party]
        expect(mails.map((each) => each.subject)).toEqual(
          subject ? [expect.stringMatching(subject)] : [],
        )
        for (const { html, bodyText, unsubscribeUrl } of mails) {
          expect(html).toContain(`href="${link}"`)
          expect(bodyText).toContain(link)
          expect(bodyText).toContain(`Unsubscribe from emails like this: ${unsubscribeUrl}`)
          if (note) expect(bodyText).toContain(note)
        }
      }
    },
  )

  test.each(rows)('$mail: stays away from who turned it off', async ({ after, when, to }) => {
    const deal = await aDeal(site)
    const users = { buyer: deal.buyerUser, seller: deal.sellerUser }
    await after?.(deal)
    const everything = await Promise.all(
      (['buyer', 'seller'] as const).map(async (party) => {
        await deal[party].put('/mail_preferences', { muted: everyMailTopic })
        return [party, (await mailsOf(users[party])).length] as const
      }),
    )
    await when(deal)
    for (const [party, count] of everything)
      if (to[party]) expect(await mailsOf(users[party])).toHaveLength(count)
  })
})
