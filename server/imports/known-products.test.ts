import { expect, test } from 'vitest'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()

test('a seller learns what they list of the UPCs of a file, and nothing of others', async () => {
  const owner = await aSeller(site.db)
  const other = await aSeller(site.db)
  const own = await aListedProduct(site.db, { sellerId: owner.id, name: 'Mug', units: 40 })
  const foreign = await aListedProduct(site.db, { sellerId: other.id })
  const seller = await site.as(owner)
  const upcs = [own.upc, foreign.upc, '036000291452']
  const { status, body } = await seller.post('/imported_csvs/listed', { upcs })
  expect(status).toBe(200)
  expect(body.lots).toMatchObject([{ upc: own.upc, name: 'Mug', units: 40, published: true }])
  expect(body.lots[0]).toMatchObject({ description: expect.any(String), fetched_photos: [] })
  expect((await seller.post('/imported_csvs/listed', { upcs: [] })).body).toEqual({ lots: [] })
})
