import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let buyer: Caller

beforeAll(async () => {
  buyer = await site.as(await aBuyer(site.db))
})

describe('similar products', () => {
  test('are the first 4 other lots of the seller with units, newest first', async () => {
    const seller = await aSeller(site.db)
    const of = { sellerId: seller.id }
    const lots = await inTurn([1, 2, 3, 4, 5, 6], (day) =>
      aListedProduct(site.db, { ...of, name: `Lot ${day}`, createdAt: new Date(2026, 0, day) }),
    )
    expect(await similarTo(lots[5]!.id)).toEqual(['Lot 5', 'Lot 4', 'Lot 3', 'Lot 2'])
    expect(await similarTo(lots[2]!.id)).toEqual(['Lot 6', 'Lot 5', 'Lot 4', 'Lot 2'])
  })

  test('leave out what is sold out, unpublished, deleted or of another seller', async () => {
    const seller = await aSeller(site.db)
    const of = { sellerId: seller.id }
    const lot = await aListedProduct(site.db, of)
    await aListedProduct(site.db, { ...of, units: 0 })
    await aListedProduct(site.db, { ...of, provisional: true })
    await aListedProduct(site.db, { ...of, deletedAt: new Date() })
    await aListedProduct(site.db)
    const { body } = await buyer.get(`/marketplace/products/${lot.id}/similar`)
    expect(body).toEqual({ products: [], published_count: 2 })
  })

  test('are shown to the seller of the lot, and of a lot that is hidden to nobody else', async () => {
    const seller = await aSeller(site.db)
    const draft = await aListedProduct(site.db, { sellerId: seller.id, provisional: true })
    await aListedProduct(site.db, { sellerId: seller.id, name: 'Mug' })
    const address = `/marketplace/products/${draft.id}/similar`
    const own = await site.as(seller)
    expect((await own.get(address)).body.products).toMatchObject([{ name: 'Mug' }])
    expect((await buyer.get(address)).status).toBe(404)
    expect((await (await site.as(await aSeller(site.db))).get(address)).status).toBe(404)
  })
})

async function similarTo(id: number) {
  const { body } = await buyer.get(`/marketplace/products/${id}/similar`)
  return body.products.map(({ name }: { name: string }) => name)
}

async function inTurn<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>) {
  const made: Made[] = []
  for (const item of items) made.push(await make(item))
  return made
}
