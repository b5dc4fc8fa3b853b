import { describe, expect, test } from 'vitest'
import { aWelcomedPage, changed, confirmed } from '#server/platform/live/testing/a-page.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aSession } from '#server/testing/a-session.ts'
import { aDeal } from '#server/testing/deals.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
const unread = async (person: Caller) => (await person.get('/notifications')).body.unread_count

/** An offer that its seller was notified of, and one of another seller with a notification too. */
async function anOfferToAnswer() {
  const deal = await aDeal(site)
  expect(await unread(deal.seller)).toBe(1)
  return deal
}

async function anOrder() {
  const deal = await anOfferToAnswer()
  const accepted = await deal.seller.put(`/offers/${deal.offerId}/accept`)
  return { ...deal, orderId: Number(accepted.body.data.attributes.purchase_order_id) }
}

describe('the notifications of an offer are read', () => {
  const acts: Record<string, (deal: Awaited<ReturnType<typeof aDeal>>) => Promise<unknown>> = {
    'once they accept': ({ seller, offerId }) => seller.put(`/offers/${offerId}/accept`),
    'once they reject': ({ seller, offerId }) =>
      seller.post(`/offers/${offerId}/counter_offer/reject`),
    'once they counter': ({ seller, offerId, lineId }) =>
      seller.post(`/offers/${offerId}/counter_offer`, {
        offer_products_attributes: [{ id: lineId, unit_price: 900 }],
      }),
    'once they write to the other side': ({ seller, offerId }) =>
      seller.post(`/offers/${offerId}/messages`, { text: 'How soon?' }),
    'once a program opens it': ({ seller, offerId }) => seller.get(`/offers/${offerId}`),
    'once a page says that it is on view': ({ seller, offerId }) =>
      seller.put('/notifications/read', { offer_id: Number(offerId) }),
  }
  test.each(Object.entries(acts))('%s', async (_, act) => {
    const deal = await anOfferToAnswer()
    await act(deal)
    expect(await unread(deal.seller)).toBe(0)
  })

  test('and not by a list, nor by who only looks at another', async () => {
    const { seller, sellerUser, offerId } = await anOfferToAnswer()
    const other = await anOfferToAnswer()
    await seller.get('/offers')
    expect((await other.seller.get(`/offers/${offerId}`)).status).toBe(404)
    await other.seller.put('/notifications/read', { offer_id: Number(offerId) })
    expect([await unread(seller), await unread(other.seller)]).toEqual([1, 1])
    const page = { 'X-Acts-For': String(sellerUser.userId) }
    expect((await seller.get(`/offers/${offerId}`, undefined, page)).status).toBe(200)
    expect(await unread(seller), 'a page fetches by itself').toBe(1)
  })
})

describe('the notifications of an order, and of its offer, are read', () => {
  test('once its buyer opens, sees or cancels it', async () => {
    const opened = await anOrder()
    expect(await unread(opened.buyer)).toBe(1)
    await opened.buyer.get(`/marketplace/purchase_orders/${opened.orderId}`)
    expect(await unread(opened.buyer)).toBe(0)

    const paid = await anOrder()
    await paid.buyer.put('/notifications/read', { purchase_order_id: paid.orderId })
    expect(await unread(paid.buyer)).toBe(0)

    const canceled = await anOrder()
    const cancel = await canceled.buyer.post(
      `/marketplace/purchase_orders/${canceled.orderId}/state_transitions`,
      { event: 'cancel' },
    )
    expect(cancel.status).toBe(200)
    expect(await unread(canceled.buyer)).toBe(0)
  })

  test('once its paper is printed', async () => {
    const { buyer, orderId } = await anOrder()
    await buyer.get(`/marketplace/purchase_orders/${orderId}/pdf`)
    expect(await unread(buyer)).toBe(0)
  })
})

test('the other windows of the reader learn of it', async () => {
  const { seller, sellerUser } = await anOfferToAnswer()
  const { token } = await aSession(site.db, sellerUser)
  const window = await aWelcomedPage(`${site.address.replace('http', 'ws')}/cable`, {
    headers: { cookie: `bearer_token=${token}` },
    origin: site.address,
  })
  const [answer, identifier] = await window.subscribe('OffersChannel', sellerUser.userId)
  expect(answer).toEqual(confirmed(identifier))
  await seller.put('/notifications/read')
  expect(await window.next()).toEqual(changed(identifier))
})
