import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { readNewLots } from '#market/saved-searches/saved-search-api.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { declare, termsOfProduct } from '#server/testing/resale.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()

type NewLots = z.infer<typeof readNewLots.answer>
const newLotsFor = async (buyer: Pick<Caller, 'get'>): Promise<NewLots['searches']> =>
  (await buyer.get('/saved_searches/new_lots')).body.searches

async function aBuyerWith(...tags: string[]) {
  const account = await aBuyer(site.db)
  const buyer = await site.as(account)
  for (const tag of tags)
    await buyer.post('/saved_searches', { saved_search: { name: tag, criteria: { tags: [tag] } } })
  return { ...buyer, id: account.id }
}

test('each search that has new lots says how many, and shows the eight newest', async () => {
  const buyer = await aBuyerWith('teak', 'ash', 'elm')
  for (let lot = 1; lot <= 10; lot++)
    await aListedProduct(site.db, { tags: ['teak'], name: `Teak ${lot}` })
  await aListedProduct(site.db, { tags: ['ash'], name: 'Ash bowl' })
  const found = await newLotsFor(buyer)
  expect(found.map(({ saved_search: { name }, count }) => [name, count])).toEqual([
    ['ash', 1],
    ['teak', 10],
  ])
  expect(found[1]?.products.map(({ name }) => name)).toEqual([
    'Teak 10',
    'Teak 9',
    'Teak 8',
    'Teak 7',
    'Teak 6',
    'Teak 5',
    'Teak 4',
    'Teak 3',
  ])
})

test('a lot is new for seven days, and while some of it is left', async () => {
  const buyer = await aBuyerWith('larch')
  const older = await aListedProduct(site.db, { tags: ['larch'] })
  const soldOut = await aListedProduct(site.db, { tags: ['larch'] })
  await sql`update products set published_at = now() - interval '8 days' where id = ${older.id}`.execute(
    site.db,
  )
  await sql`update products set published_at = now() - interval '6 days' where id = ${soldOut.id}`.execute(
    site.db,
  )
  expect(await newLotsFor(buyer)).toMatchObject([{ count: 1, products: [{ id: soldOut.id }] }])
  await site.db.updateTable('products').set({ paused: true }).where('id', '=', soldOut.id).execute()
  expect(await newLotsFor(buyer)).toEqual([])
})

test('lots that the buyer may not resell are not among them', async () => {
  const { id, ...buyer } = await aBuyerWith('beech')
  await declare(site.db, id, { resale_channels: ['amazon'] })
  const lot = await aListedProduct(site.db, { tags: ['beech'] })
  await termsOfProduct(site.db, lot.id, { channels: ['own_store'] })
  expect(await newLotsFor(buyer)).toEqual([])
})

test('they are for buyers alone', async () => {
  const seller = await site.as(await aSeller(site.db))
  expect((await seller.get('/saved_searches/new_lots')).status).toBe(403)
})
