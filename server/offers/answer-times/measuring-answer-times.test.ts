import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { measureAnswerTimes } from './measure-answer-times.ts'

const site = siteForThisFile()

type Turn = { act: 'submit' | 'counter' | 'accept' | 'reject' | 'withdraw'; by: 'buyer' | 'seller' }
const submit: Turn = { act: 'submit', by: 'buyer' }
const counter: Turn = { act: 'counter', by: 'seller' }

/** An offer whose turns were taken these many hours ago. */
async function anOffer(sellerId: number, turns: [Turn, number][]) {
  const { id } = await site.db
    .insertInto('offers')
    .values({
      buyerId: (await aBuyer(site.db)).id,
      sellerId,
      state: 'rejected',
      closedReason: 'declined',
      turnExpiresAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [index, [{ act, by }, hoursAgo]] of turns.entries())
    await site.db
      .insertInto('offerRevisions')
      .values({
        offerId: id,
        revision: index + 1,
        act,
        party: by,
        actorUserId: null,
        note: null,
        lines: '[]',
        totalCents: sql`0`,
        at: sql<Date>`now() - make_interval(hours => ${hoursAgo})`,
      })
      .execute()
}

async function toldOf(sellerId: number) {
  await measureAnswerTimes(site.db)
  const buyer = await site.as(await aBuyer(site.db))
  const { id } = await aListedProduct(site.db, { sellerId })
  const product = await buyer.get(`/marketplace/products/${id}`)
  const found = await buyer.post('/marketplace/products/search', {
    search: { seller_ids: [sellerId] },
  })
  const shop = await buyer.get(`/marketplace/sellers/${sellerId}`)
  return [
    product.body.usual_answer_hours,
    found.body.products[0].usual_answer_hours,
    shop.body.usual_answer_hours,
    shop.body.published_products[0].usual_answer_hours,
  ]
}

test('a seller’s usual time to answer is the median of each turn it was given', async () => {
  const { id } = await aSeller(site.db)
  // 2 h, then 5 h for the buyer's counter, which is a turn of its own.
  await anOffer(id, [
    [submit, 50],
    [counter, 48],
    [{ act: 'counter', by: 'buyer' }, 30],
    [{ act: 'accept', by: 'seller' }, 25],
  ])
  await anOffer(id, [
    [submit, 100],
    [{ act: 'reject', by: 'seller' }, 60],
  ])
  expect(await toldOf(id)).toEqual([5, 5, 5, 5])
})

test('only answers count, those of the last 90 days, and fewer than three tell nothing', async () => {
  const { id } = await aSeller(site.db)
  const answered = (hours: number): [Turn, number][] => [
    [submit, 10 + hours],
    [counter, 10],
  ]
  await anOffer(id, answered(4))
  await anOffer(id, answered(6))
  await anOffer(id, [
    [submit, 91 * 24],
    [counter, 90 * 24 + 1],
  ])
  await anOffer(id, [
    [submit, 40],
    [{ act: 'withdraw', by: 'buyer' }, 30],
  ])
  expect(await toldOf(id)).toEqual([null, null, null, null])
  await anOffer(id, answered(8))
  expect(await toldOf(id)).toEqual([6, 6, 6, 6])
})
