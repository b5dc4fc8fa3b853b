import { expect, test } from 'vitest'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { SEARCH: 'memory' } })

test('a process that searches in memory answers as one that asks PostgreSQL, and knows what was just saved', async () => {
  const seller = await aSeller(site.db, { name: 'Oakhouse' })
  const { id } = await aListedProduct(site.db, { sellerId: seller.id, name: 'Brass lantern' })
  const [buyer, shop] = [await site.as(await aBuyer(site.db)), await site.as(seller)]
  const found = async (query: string) => {
    const path = '/marketplace/products/search'
    const { body } = await buyer.post(path, { search: { query }, facets: true })
    const names = body.products.map(({ name }: { name: string }) => name)
    return [names, body.sellers, body.read_as]
  }
  const oakhouse = [{ id: seller.id, name: 'Oakhouse', count: 1 }]
  expect(await found('lantern')).toEqual([['Brass lantern'], oakhouse, undefined])
  expect(await found('lantren')).toEqual([['Brass lantern'], oakhouse, 'lantern'])
  expect((await shop.delete(`/products/${id}`)).status).toBe(200)
  expect((await found('lantern'))[0]).toEqual([])
})
