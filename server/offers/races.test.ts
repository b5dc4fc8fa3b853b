import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { Caller } from '#server/testing/caller.ts'
import { deadlocks } from '#server/testing/deadlocks.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { patiently } from '#server/testing/patiently.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { isLong } from '#server/testing/rounds.ts'
import { tradeViolations } from '#server/testing/trade-violations.ts'

const RIVALS = 50
const UNITS = 10
const ROUNDS = isLong ? 20 : 4

const site = siteForThisFile({ env: { WORKER: 'off' } })

describe(`${RIVALS} offers for one unit each of a lot of ${UNITS}`, () => {
  test(
    `accepted at once sell exactly ${UNITS}, in each of ${ROUNDS} rounds, without a deadlock`,
    { timeout: 600_000 },
    async () => {
      const sellerUser = await aSeller(site.db)
      const seller = await site.as(sellerUser)
      const buyerUsers = await Promise.all(Array.from({ length: RIVALS }, () => aBuyer(site.db)))
      const buyers = await Promise.all(buyerUsers.map((user) => site.as(user)))
      const before = await deadlocks(site.db)

      for (let round = 0; round < ROUNDS; round++) {
        const product = await aListedProduct(site.db, {
          sellerId: sellerUser.id,
          units: UNITS,
          askingPrice: cents(1000),
        })
        const offerIds = await Promise.all(
          buyers.map((buyer) =>
            sendOffer(buyer, [{ product_id: product.id, quantity: 1, unit_price: 900 }]),
          ),
        )
        const answers = await acceptAll(seller, offerIds)

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
      expect(await deadlocks(site.db)).toBe(before)
    },
  )
})

describe('offers for two scarce lots each', () => {
  test('accepted at once sell both lots or neither, and none is refused while both are there', async () => {
    const sellerUser = await aSeller(site.db)
    const seller = await site.as(sellerUser)
    const lot = { sellerId: sellerUser.id, units: UNITS }
    const [one, two] = [await aListedProduct(site.db, lot), await aListedProduct(site.db, lot)]
    const takings = [
      { product_id: one.id, quantity: 3, unit_price: 900 },
      { product_id: two.id, quantity: 1, unit_price: 900 },
    ]
    const before = await deadlocks(site.db)
    const offerIds = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const buyer = await site.as(await aBuyer(site.db))
        return sendOffer(buyer, index % 2 === 0 ? takings : takings.toReversed())
      }),
    )
    const answers = await acceptAll(seller, offerIds)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(17)
    const left = await site.db
      .selectFrom('products')
      .select('units')
      .where('id', 'in', [one.id, two.id])
      .orderBy('id')
      .execute()
    expect(left).toEqual([{ units: 1 }, { units: 7 }])
    expect(await deadlocks(site.db)).toBe(before)
    expect(await tradeViolations(site.db)).toEqual([])
  })
})

describe('two-line offers that name the same lots in opposite order', () => {
  test('never wait for each other in a circle', async () => {
    const sellerUser = await aSeller(site.db)
    const seller = await site.as(sellerUser)
    const lot = { sellerId: sellerUser.id, units: 1000 }
    const [one, two] = [await aListedProduct(site.db, lot), await aListedProduct(site.db, lot)]
    const before = await deadlocks(site.db)
    const offerIds = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const buyer = await site.as(await aBuyer(site.db))
        const ids = index % 2 === 0 ? [one.id, two.id] : [two.id, one.id]
        const lines = ids.map((id) => ({ product_id: id, quantity: 3, unit_price: 900 }))
        return sendOffer(buyer, lines)
      }),
    )
    const answers = await acceptAll(seller, offerIds)
    expect(answers.map(({ status }) => status)).toEqual(offerIds.map(() => 200))
    expect(await deadlocks(site.db)).toBe(before)
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

type Line = { product_id: number; quantity: number; unit_price: number }

async function sendOffer(buyer: Caller, lines: Line[]): Promise<string> {
  const offer = { offer_products_attributes: lines }
  const { body } = await patiently(() => buyer.post('/offers', { offer }))
  const { id } = body.data
  const sent = await patiently(() => buyer.put(`/offers/${id}/submit`))
  expect(sent.status).toBe(200)
  return id
}

const acceptAll = (seller: Caller, offerIds: string[]) =>
  Promise.all(offerIds.map((id) => patiently(() => seller.put(`/offers/${id}/accept`))))

async function waitingForLocks() {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(site.db)
  return rows[0]?.waiting ?? 0
}
