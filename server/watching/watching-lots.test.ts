import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { MOST_WATCHED } from '#market/watching/watch-api.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })

const asBuyer = async () => site.as(await aBuyer(site.db))
const idsOf = async (buyer: Caller) => (await buyer.get('/watched_lots/ids')).body.product_ids

describe('a watched lot', () => {
  test('is kept once, the last chosen first, and counted where it is shown', async () => {
    const [buyer, other] = [await asBuyer(), await asBuyer()]
    const seller = await aSeller(site.db)
    const mug = await aListedProduct(site.db, { sellerId: seller.id, name: 'Mug' })
    const bowl = await aListedProduct(site.db, { sellerId: seller.id, name: 'Bowl' })
    expect((await buyer.put(`/watched_lots/${mug.id}`)).body).toEqual({ watchers: 1 })
    await buyer.put(`/watched_lots/${bowl.id}`)
    expect((await buyer.put(`/watched_lots/${mug.id}`)).body).toEqual({ watchers: 1 })
    expect((await other.put(`/watched_lots/${mug.id}`)).body).toEqual({ watchers: 2 })
    expect(await idsOf(buyer)).toEqual([bowl.id, mug.id])
    expect((await buyer.get('/watched_lots?per_page=1')).body).toMatchObject({
      watched_lots: [{ product_id: bowl.id, name: 'Bowl', product: { name: 'Bowl', units: 100 } }],
      meta: { total_count: 2, total_pages: 2 },
    })
    expect((await buyer.get(`/marketplace/products/${mug.id}`)).body.watchers).toBe(2)
    const { body } = await (await site.as(seller)).get('/products?sort=oldest')
    expect(body.products.map(({ watchers }: { watchers: number }) => watchers)).toEqual([2, 1])
  })

  test('is let go, once', async () => {
    const buyer = await asBuyer()
    const { id } = await aListedProduct(site.db)
    await buyer.put(`/watched_lots/${id}`)
    const other = await asBuyer()
    expect((await other.delete(`/watched_lots/${id}`)).status).toBe(404)
    expect((await buyer.delete(`/watched_lots/${id}`)).body).toEqual({ watchers: 0 })
    expect((await buyer.delete(`/watched_lots/${id}`)).status).toBe(404)
    expect(await idsOf(buyer)).toEqual([])
  })

  test('stays in the list by its name when it is taken off', async () => {
    const buyer = await asBuyer()
    const { id } = await aListedProduct(site.db, { name: 'Vase' })
    await buyer.put(`/watched_lots/${id}`)
    await site.db.updateTable('products').set({ paused: true }).where('id', '=', id).execute()
    expect((await buyer.get('/watched_lots')).body.watched_lots).toEqual([
      { product_id: id, name: 'Vase', watched_since: expect.any(String), product: null },
    ])
  })

  test('must be visible to the buyer', async () => {
    const buyer = await asBuyer()
    const { id } = await aListedProduct(site.db, { provisional: true })
    expect((await buyer.put(`/watched_lots/${id}`)).status).toBe(404)
    expect((await buyer.put('/watched_lots/999999999')).status).toBe(404)
  })

  test('is one of at most a thousand, also when they come at once', async () => {
    const user = await aBuyer(site.db)
    const buyer = await site.as(user)
    const [first, second] = [await aListedProduct(site.db), await aListedProduct(site.db)]
    await sql`
      with listed as (
        insert into products (seller_id, name, upc)
        select ${first.sellerId}, 'Cup', 'cup ' || n from generate_series(1, ${MOST_WATCHED - 1}::int) n returning id)
      insert into watches (buyer_id, product_id, seen_as) select ${user.id}, id, 'gone' from listed`.execute(
      site.db,
    )
    const answers = await Promise.all(
      [first, second].map(({ id }) => buyer.put(`/watched_lots/${id}`)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
    expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual([
      'Maximum 1,000 watched lots',
    ])
    expect(await idsOf(buyer)).toHaveLength(MOST_WATCHED)
  })
})
