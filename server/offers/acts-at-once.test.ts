import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelUnpaidOrders } from '#server/purchase-orders/cancel-unpaid-orders.ts'
import type { Answer } from '#server/testing/caller.ts'
import { deadlocks } from '#server/testing/deadlocks.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { patiently } from '#server/testing/patiently.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { soon } from '#server/testing/soon.ts'
import { tradeViolations, unitsAtFirst } from '#server/testing/trade-violations.ts'
import { closeLinesOf } from './close-lines-of.ts'
import { expireOffers } from './expire-offers.ts'

const ROUNDS = 15
const UNITS = 100
const PATIENCE_MS = 180_000

let site: TestSite
let deadlocksBefore: number | undefined
beforeAll(async () => {
  // What jobs would do is done here, in the middle of the race.
  site = await startSite({ env: { WORKER: 'off' } })
  deadlocksBefore = await deadlocks(site.db)
})
afterAll(() => site.stop())

type Deal = Awaited<ReturnType<typeof aDeal>>
type Act = (deal: Deal) => Promise<Answer>

const accept: Act = ({ seller, offerId }) => seller.put(`/offers/${offerId}/accept`)
const counter: Act = ({ seller, offerId, lineId }) =>
  seller.post(`/offers/${offerId}/counter_offer`, {
    offer_products_attributes: [{ id: lineId, unit_price: 950 }],
  })
const reject: Act = ({ seller, offerId }) => seller.post(`/offers/${offerId}/counter_offer/reject`)
const withdraw: Act = ({ buyer, offerId }) => buyer.post(`/offers/${offerId}/withdraw`)

const exclusive: [name: string, act: Act][] = [
  ['counter', counter],
  ['reject', reject],
  ['withdraw', withdraw],
]

describe('one offer, two acts at once', { timeout: PATIENCE_MS }, () => {
  test.each(exclusive)('accept and %s have one winner in every round', async (_name, rival) => {
    await rounds(async () => {
      const deal = await aDeal(site, { units: UNITS })
      const answers = await atOnce(deal, [accept, rival])
      await expectOneWinner(deal, answers)
    })
  })

  test('accept, counter, reject and withdraw all together have one winner', async () => {
    await rounds(async () => {
      const deal = await aDeal(site, { units: UNITS })
      const answers = await atOnce(deal, [withdraw, counter, accept, reject, counter, withdraw])
      await expectOneWinner(deal, answers)
    })
  })

  test('accept and the expiry have one winner, and the offer ends once', async () => {
    await rounds(async () => {
      const deal = await aDeal(site, { units: UNITS })
      await site.db
        .updateTable('offers')
        .set({ turnExpiresAt: new Date(Date.now() - 1000) })
        .where('id', '=', Number(deal.offerId))
        .execute()
      const [accepted] = await Promise.all([
        soon(() => accept(deal)),
        soon(() => expireOffers(deps(), new Date())),
        soon(() => expireOffers(deps(), new Date())),
      ])
      const isSold = accepted.status === 200
      if (!isSold) expect(accepted).toMatchObject({ status: 409, body: rejected('expired') })
      expect(await actsOf(deal)).toEqual(['submit', isSold ? 'accept' : 'expire'])
    })
  })

  test('an accept of what was seen never takes what was named meanwhile', async () => {
    await rounds(async () => {
      const deal = await aDeal(site, { units: UNITS, quantity: 10, price: 800 })
      const { buyer, seller, offerId, lineId } = deal
      const { revision } = await offerOf(deal)
      const counterBack = async () => {
        await counter(deal)
        const line = { id: lineId, unit_price: 600 }
        return buyer.post(`/offers/${offerId}/counter_offer`, { offer_products_attributes: [line] })
      }
      const [accepted] = await Promise.all([
        soon(() => seller.put(`/offers/${offerId}/accept`, { revision })),
        soon(counterBack),
      ])
      const now = await offerOf(deal)
      if (accepted.status === 200)
        expect(now).toMatchObject({ state: 'accepted', revision: revision + 1 })
      else expect([accepted.status, now.state]).toEqual([409, 'seller_review'])
      expect(now.total_cents).toBe(accepted.status === 200 ? 8000 : 6000)
    })
  })

  test('accepted twice at once by one party it becomes one order', async () => {
    await rounds(async () => {
      const deal = await aDeal(site, { units: UNITS })
      const [one, two] = await atOnce(deal, [accept, accept])
      expect([one?.status, two?.status]).toEqual([200, 200])
      expect(one?.body).toEqual(two?.body)
      expect(await actsOf(deal)).toEqual(['submit', 'accept'])
    })
  })
})

describe('an accept while its lot changes', { timeout: PATIENCE_MS }, () => {
  test('of price is at the price that was offered', async () => {
    await rounds(async () => {
      const deal = await aDeal(site, { units: UNITS, price: 800 })
      const answers = await atOnce(deal, [accept, edit({ seller_price_cents: 1500 })])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const [order] = (await deal.buyer.get('/marketplace/purchase_orders')).body.data
      expect(order.attributes.total_cents).toBe(8000)
    })
  })

  test('of units takes what is there, or is refused whole and changes nothing', async () => {
    await rounds(async () => {
      const deal = await aDeal(site, { units: UNITS, quantity: 10 })
      const [accepted, edited] = await atOnce(deal, [accept, edit({ units: 4 }, UNITS)])
      if (accepted?.status === 200) expect(edited?.status).toBe(409)
      else {
        expect([accepted?.status, accepted?.body.errors]).toEqual([
          422,
          ['Validation failed: Units must be greater than or equal to 0'],
        ])
        expect(edited?.status).toBe(200)
      }
      expect(await unitsOf(deal)).toBe(accepted?.status === 200 ? UNITS - 10 : 4)
    })
  })

  test('and leaves the market sells it or closes with it', async () => {
    await rounds(async () => {
      const deal = await aDeal(site, { units: UNITS })
      const unpublish: Act = async (about) => {
        const answer = await edit({ wholesale_cents: null })(about)
        await closeLinesOf(deps(), [about.product.id])
        return answer
      }
      const [accepted] = await atOnce(deal, [accept, unpublish])
      const isSold = accepted?.status === 200
      if (!isSold) expect([409, 422]).toContain(accepted?.status)
      expect((await offerOf(deal)).closed_reason).toBe(isSold ? null : 'unlisted')
    })
  })

  test('and another order of it is canceled sells what came back, or is refused whole', async () => {
    await rounds(async () => {
      const sold = await aDeal(site, { units: 10, quantity: 10 })
      const rival = await anotherOffer(sold, 10)
      const order = (await accept(sold)).body.data.attributes.purchase_order_id
      await site.db
        .updateTable('purchaseOrders')
        .set({ paymentDueAt: new Date(Date.now() - 1000) })
        .where('id', '=', Number(order))
        .execute()
      const [accepted] = await Promise.all([
        soon(() => patiently(() => accept(rival))),
        soon(() => cancelUnpaidOrders(deps(), new Date())),
      ])
      expect([200, 422]).toContain(accepted.status)
      expect(await unitsOf(sold)).toBe(accepted.status === 200 ? 0 : 10)
      expect(await unitsAtFirst(site.db, sold.product.id)).toBe(10)
    })
  })
})

test('after all of it every rule of the trade holds, and there was no deadlock', async () => {
  expect(await tradeViolations(site.db)).toEqual([])
  expect(await deadlocks(site.db)).toBe(deadlocksBefore)
})

async function rounds(round: () => Promise<void>) {
  for (let done = 0; done < ROUNDS; done++) await round()
}

const atOnce = (deal: Deal, acts: Act[]) =>
  Promise.all(acts.map((act) => soon(() => patiently(() => act(deal)))))

async function expectOneWinner(deal: Deal, answers: Answer[]) {
  const lost = answers.filter(({ status }) => status !== 200)
  expect(lost).toHaveLength(answers.length - 1)
  const now = await offerOf(deal)
  expect(now.history).toHaveLength(2)
  for (const { status, body } of lost) {
    expect(status).toBe(409)
    // The offer as it is now, not as it was.
    expect(body.data.attributes.state).toBe(now.state)
  }
}

const offerOf = async ({ buyer }: Deal) => (await buyer.get('/offers')).body.data[0].attributes
const actsOf = async (deal: Deal): Promise<string[]> =>
  (await offerOf(deal)).history.map(({ act }: { act: string }) => act)
const rejected = (reason: string) => ({
  data: { attributes: { state: 'rejected', closed_reason: reason } },
})

/** An edit of the product by its seller, who saw this many units. */
const edit =
  (change: object, unitsBefore?: number): Act =>
  ({ seller, product }) =>
    seller.put(`/products/${product.id}`, {
      product: { upc: product.upc, name: product.name, ...change },
      units_before: unitsBefore,
    })

async function unitsOf({ product }: Deal) {
  const { units } = await site.db
    .selectFrom('products')
    .select('units')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow()
  return units
}

/** Another buyer's offer for the product of a deal. */
async function anotherOffer(deal: Deal, quantity: number): Promise<Deal> {
  const buyerUser = await aBuyer(site.db)
  const buyer = await site.as(buyerUser)
  const line = { product_id: deal.product.id, quantity, unit_price: 700 }
  const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
  await buyer.put(`/offers/${body.data.id}/submit`)
  return { ...deal, buyer, buyerUser, offerId: body.data.id, lineId: body.included[0].id }
}

const deps = () => ({
  db: site.db,
  terms: {
    platformFeeBps: 1000,
    paymentDeadlineHours: 72,
    offerExpiryDays: 7,
    publicUrl: site.address,
  },
})
