import { beforeAll, expect, test } from 'vitest'
import { manyProducts } from '../testing/many-products.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aSeller } from '#server/testing/listings.ts'
import { patiently } from '#server/testing/patiently.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const COUNT = 10_000
const PATIENTLY = 120_000

const site = siteForThisFile()
let seller: Caller
beforeAll(async () => {
  const owner = await aSeller(site.db)
  seller = await site.as(owner)
  await manyProducts(site.db, { sellerId: owner.id, count: COUNT })
}, PATIENTLY)

const everything = { selection: { search: '', state: 'all', count: COUNT } }
const totals = () =>
  site.db
    .selectFrom('products')
    .select(({ fn }) => [
      fn.sum<number>('sellerPriceCents').as('prices'),
      fn.sum<number>('units').as('units'),
      fn.countAll<number>().filterWhere('paused', '=', true).as('paused'),
      fn.countAll<number>().filterWhere('deletedAt', 'is not', null).as('deleted'),
    ])
    .executeTakeFirstOrThrow()

test.each([{ action: 'price', change_bps: -500, slips: 'keep' }, { action: 'delete' }])(
  'ten thousand lots take one act, and are what they were when it is taken back: %o',
  async (act) => {
    const before = await totals()
    const done = await patiently(() => seller.post('/products/bulk', { ...act, ...everything }))
    expect(done.body).toMatchObject({ changed: COUNT, refused_count: 0 })
    expect(await totals()).not.toEqual(before)

    const undone = await patiently(() =>
      seller.post('/products/bulk/undo', { token: done.body.undo }),
    )
    expect(undone.body).toMatchObject({ changed: COUNT, refused_count: 0 })
    expect(await totals()).toEqual(before)
  },
  PATIENTLY,
)
