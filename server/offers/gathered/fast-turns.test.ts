import { describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile, startSite, type TestSite } from '#server/testing/site.ts'
import { sendGatheredNews } from './send-gathered-news.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
const terms = {
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
  publicUrl: 'https://lotline.example',
}
const theJobRuns = (inMinutes: number) =>
  sendGatheredNews({ db: site.db, terms }, new Date(Date.now() + inMinutes * 60_000))

async function aPair(at: Pick<TestSite, 'db' | 'as'> = site) {
  const [buyerUser, sellerUser] = [
    await aBuyer(at.db, { name: 'Harbor Outfitters' }),
    await aSeller(at.db, { name: 'Oak & Ivy' }),
  ]
  const { id } = await aListedProduct(at.db, { sellerId: sellerUser.id, units: 100 })
  const [buyer, seller] = [await at.as(buyerUser), await at.as(sellerUser)]
  return { buyer, seller, buyerUser, sellerUser, id }
}

async function send(buyer: Caller, id: number) {
  const line = { product_id: id, quantity: 10, unit_price: 800 }
  const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
  return { offerId: body.data.id, sent: await buyer.put(`/offers/${body.data.id}/submit`) }
}

async function sendAndWithdraw(buyer: Caller, id: number) {
  const { offerId, sent } = await send(buyer, id)
  expect(sent.status).toBe(200)
  expect((await buyer.post(`/offers/${offerId}/withdraw`)).status).toBe(200)
}

const bells = async (caller: Caller) =>
  (await caller.get('/notifications')).body.notifications.map(
    ({ title }: { title: string }) => title,
  )
const mailsTo = ({ email }: { email: string }) =>
  site.db
    .selectFrom('mails')
    .select(['subject', 'bodyText'])
    .where('toAddress', '=', email)
    .orderBy('id')
    .execute()

describe('a buyer who sends and withdraws ten times', () => {
  test('is three mails and bells to the seller, and one more for all the rest within the hour', async () => {
    const { buyer, seller, sellerUser, id } = await aPair()
    for (let round = 0; round < 10; round += 1) await sendAndWithdraw(buyer, id)
    // A buyer’s submits and withdrawals are turns alike: the first three are told one by one.
    const before = (await mailsTo(sellerUser)).length
    expect([before, (await bells(seller)).length]).toEqual([3, 3])
    await theJobRuns(30)
    expect(await mailsTo(sellerUser)).toHaveLength(3)
    await theJobRuns(61)
    const mails = await mailsTo(sellerUser)
    expect(mails).toHaveLength(4)
    expect(mails[3]?.subject).toBe('17 changes to your offers by Harbor Outfitters')
    expect(mails[3]?.bodyText).toContain('Harbor Outfitters withdrew O-')
    expect((await bells(seller))[0]).toBe('17 changes to your offers by Harbor Outfitters')
    await theJobRuns(200)
    expect(await mailsTo(sellerUser)).toHaveLength(4)
  })

  test('about another lot, or of another buyer, is told at once', async () => {
    const { buyer, seller, sellerUser, id } = await aPair()
    for (let round = 0; round < 3; round += 1) await sendAndWithdraw(buyer, id)
    const before = (await bells(seller)).length
    const other = await aListedProduct(site.db, { sellerId: sellerUser.id })
    await send(buyer, other.id)
    await send(await site.as(await aBuyer(site.db)), id)
    expect(await bells(seller)).toHaveLength(before + 2)
  })

  test('and buys in the end: the seller hears of that at once', async () => {
    const { buyer, seller, id } = await aPair()
    for (let round = 0; round < 3; round += 1) await sendAndWithdraw(buyer, id)
    const { offerId } = await send(buyer, id)
    const { body } = await seller.get(`/offers/${offerId}`)
    const line = Number(body.included[0].id)
    await seller.post(`/offers/${offerId}/counter_offer`, {
      offer_products_attributes: [{ id: line, unit_price: 900 }],
    })
    const before = (await bells(seller)).length
    expect((await buyer.put(`/offers/${offerId}/accept`)).status).toBe(200)
    expect(await bells(seller)).toHaveLength(before + 1)
    expect((await bells(seller))[0]).toContain('accepted')
  })

  test('with one gathered turn is mailed in full', async () => {
    const { buyer, seller, sellerUser, id } = await aPair()
    for (let round = 0; round < 3; round += 1) {
      const { offerId } = await send(buyer, id)
      await seller.post(`/offers/${offerId}/counter_offer/reject`)
    }
    const before = (await mailsTo(sellerUser)).length
    expect(before).toBe(3)
    await send(buyer, id)
    expect(await mailsTo(sellerUser)).toHaveLength(before)
    await theJobRuns(61)
    const mails = await mailsTo(sellerUser)
    expect(mails).toHaveLength(before + 1)
    expect(mails.at(-1)?.subject).toContain('New offer of $80.00 from Harbor Outfitters')
    expect(await bells(seller)).toHaveLength(before + 1)
  })
})

test('a buyer who keeps buying and canceling is stopped, and may buy elsewhere', async () => {
  const strict = await startSite({ env: { RATE_LIMIT_ADDRESS_FACTOR: '1', WORKER: 'off' } })
  try {
    const { buyer, id } = await aPair(strict)
    const buy = (productId: number) =>
      buyer.post('/offers/buy_now', { product_id: productId, quantity: 10, unit_price: 1000 })
    for (let round = 0; round < 5; round += 1) {
      const { body } = await buy(id)
      const order = body.data.attributes.purchase_order_id
      const canceled = await buyer.post(`/marketplace/purchase_orders/${order}/state_transitions`, {
        event: 'cancel',
      })
      expect(canceled.status).toBe(200)
    }
    const refused = await buy(id)
    expect([refused.status, refused.body.errors[0]]).toEqual([
      429,
      expect.stringContaining('You have canceled 5 orders with Oak & Ivy within an hour.'),
    ])
    const other = await aListedProduct(strict.db, { sellerId: (await aSeller(strict.db)).id })
    expect((await buy(other.id)).status).toBe(201)
  } finally {
    await strict.stop()
  }
})

test('a seller who counters again and again is gathered alike', async () => {
  const { buyer, seller, id } = await aPair()
  for (let round = 0; round < 5; round += 1) {
    const { offerId } = await send(buyer, id)
    await seller.post(`/offers/${offerId}/counter_offer/reject`)
  }
  expect(await bells(buyer)).toHaveLength(3)
})

test('a buyer sends one seller ten offers an hour; then it is told to wait, and administrators see who it is', async () => {
  const strict = await startSite({ env: { RATE_LIMIT_ADDRESS_FACTOR: '1', WORKER: 'off' } })
  try {
    const admin = await strict.as(await anAdministrator(strict.db))
    const { buyer, id, buyerUser } = await aPair(strict)
    for (let round = 0; round < 10; round += 1) await sendAndWithdraw(buyer, id)
    const { offerId, sent: first } = await send(buyer, id)
    for (const sent of [first, await buyer.put(`/offers/${offerId}/submit`)]) {
      expect(sent.status).toBe(429)
      expect(sent.body.errors[0]).toMatch(
        /^You have sent Oak & Ivy 10 offers within an hour\. Please wait \d+ minutes and try again\.$/,
      )
      expect(Number(sent.headers.get('Retry-After'))).toBeGreaterThan(3000)
    }
    const told = (await admin.get('/notifications')).body.notifications
    expect(told).toMatchObject([
      {
        title: 'Harbor Outfitters is sending many offers to one seller',
        path: `/admin/people/${buyerUser.userId}`,
      },
    ])
    const other = await aListedProduct(strict.db, { sellerId: (await aSeller(strict.db)).id })
    expect((await send(buyer, other.id)).sent.status).toBe(200)
  } finally {
    await strict.stop()
  }
})
