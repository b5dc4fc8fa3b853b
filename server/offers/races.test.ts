import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

const RIVALS = 50
const UNITS = 10
const ROUNDS = 20

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const deadlocks = async () => {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(site.db)
  return rows[0]?.deadlocks
}

describe(`${RIVALS} offers for one unit each of a lot of ${UNITS}`, () => {
  test(
    `accepted at once sell exactly ${UNITS}, in each of ${ROUNDS} rounds, without a deadlock`,
    { timeout: 120_000 },
    async () => {
      const sellerUser = await aSeller(site.db)
      const seller = await site.as(sellerUser)
      const buyerUsers = await Promise.all(Array.from({ length: RIVALS }, () => aBuyer(site.db)))
      const buyers = await Promise.all(buyerUsers.map((user) => site.as(user)))
      const before = await deadlocks()

      for (let round = 0; round < ROUNDS; round++) {
        const product = await aListedProduct(site.db, {
          sellerId: sellerUser.id,
          units: UNITS,
          askingPrice: cents(1000),
        })
        const offerIds = await Promise.all(buyers.map((buyer) => sendOffer(buyer, product.id)))
        const answers = await Promise.all(offerIds.map((id) => seller.put(`/offers/${id}/accept`)))

        const statuses = answers.map(({ status }) => status)
        expect(statuses.filter((status) => status === 200)).toHaveLength(UNITS)
        expect(statuses.filter((status) => status === 422)).toHaveLength(RIVALS - UNITS)
        const { units } = await site.db
          .selectFrom('products')
          .select('units')
          .where('id', '=', product.id)
          .executeTakeFirstOrThrow()
        expect(units).toBe(0)
      }
      expect(await deadlocks()).toBe(before)
    },
  )
})

type Caller = Awaited<ReturnType<TestSite['as']>>

async function sendOffer(buyer: Caller, productId: number): Promise<string> {
  const line = { product_id: productId, quantity: 1, unit_price: 900 }
  const drafted = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
  const { id } = drafted.body.data
  const sent = await buyer.put(`/offers/${id}/submit`)
  expect(sent.status).toBe(200)
  return id
}

describe('two-line offers that name the same lots in opposite order', () => {
  test('never wait for each other in a circle', async () => {
    const sellerUser = await aSeller(site.db)
    const seller = await site.as(sellerUser)
    const lot = { sellerId: sellerUser.id, units: 1000 }
    const [one, two] = [await aListedProduct(site.db, lot), await aListedProduct(site.db, lot)]
    const before = await deadlocks()
    const offerIds = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const buyer = await site.as(await aBuyer(site.db))
        const ids = index % 2 === 0 ? [one.id, two.id] : [two.id, one.id]
        const lines = ids.map((id) => ({ product_id: id, quantity: 3, unit_price: 900 }))
        const drafted = await buyer.post('/offers', { offer: { offer_products_attributes: lines } })
        await buyer.put(`/offers/${drafted.body.data.id}/submit`)
        return drafted.body.data.id as string
      }),
    )
    const answers = await Promise.all(offerIds.map((id) => seller.put(`/offers/${id}/accept`)))
    expect(answers.map(({ status }) => status)).toEqual(offerIds.map(() => 200))
    expect(await deadlocks()).toBe(before)
  })
})

describe('accept and counter racing on one offer', () => {
  test('have one winner, and the loser learns how the offer is', async () => {
    const sellerUser = await aSeller(site.db)
    const seller = await site.as(sellerUser)
    for (let round = 0; round < 10; round++) {
      const buyer = await site.as(await aBuyer(site.db))
      const product = await aListedProduct(site.db, { sellerId: sellerUser.id })
      const id = await sendOffer(buyer, product.id)
      const line = (await seller.get('/offers')).body.data.at(-1).relationships.offer_products
        .data[0].id
      const answers = await Promise.all([
        seller.put(`/offers/${id}/accept`),
        seller.post(`/offers/${id}/counter_offer`, {
          offer_products_attributes: [{ id: line, unit_price: 950 }],
        }),
        seller.post(`/offers/${id}/counter_offer/reject`),
      ])
      const won = answers.filter(({ status }) => status === 200)
      const lost = answers.filter(({ status }) => status === 409)
      expect([won.length, lost.length]).toEqual([1, 2])
      for (const { body } of lost) expect(body.data.attributes.state).not.toBe('seller_review')
    }
  })
})

describe('a line added while its draft is being sent', () => {
  test('opens a new draft, and never slips into what the seller reviews', async () => {
    const { id: sellerId } = await aSeller(site.db)
    const buyer = await site.as(await aBuyer(site.db))
    const [one, two] = [
      await aListedProduct(site.db, { sellerId }),
      await aListedProduct(site.db, { sellerId }),
    ]
    const add = (productId: number) =>
      buyer.post('/offers', {
        offer: {
          offer_products_attributes: [{ product_id: productId, quantity: 5, unit_price: 900 }],
        },
      })
    const draft = await add(one.id)
    const { adding } = await site.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('offers')
        .set({ state: 'seller_review', turnExpiresAt: new Date() })
        .where('id', '=', Number(draft.body.data.id))
        .execute()
      const sent = add(two.id)
      await Promise.race([sent, eventually(waitingForLocks, (waiting) => waiting > 0)])
      return { adding: sent }
    })
    const added = await adding
    expect(added.status).toBe(201)
    expect(added.body.data.id).not.toBe(draft.body.data.id)
    expect(added.body.data.attributes.state).toBe('draft')
  })
})

async function waitingForLocks() {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(site.db)
  return rows[0]?.waiting ?? 0
}
