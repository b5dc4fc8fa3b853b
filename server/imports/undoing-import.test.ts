import { beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { deadlocks } from '#server/testing/deadlocks.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { importOf } from './testing/import-of.ts'

const A = '036000291452'
const B = '012345678905'
const header = 'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units'
const mug = `${A},Mug,/photos/mug/800.webp,40,20,10,100`
const cup = `${B},Cup,/photos/cup/800.webp,40,20,10,100`
const file = (...rows: string[]) => [header, ...rows].join('\n')

const site = siteForThisFile()
let seller: Caller
let sellerId: number
beforeEach(async () => {
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
})

const lots = () =>
  site.db
    .selectFrom('products')
    .select(['id', 'upc', 'name', 'msrpCents', 'sellerPriceCents', 'units', 'provisional'])
    .where('sellerId', '=', sellerId)
    .where('deletedAt', 'is', null)
    .orderBy('upc')
    .execute()

const undo = ({ key }: { key: string }) => seller.delete(`/imported_csvs/${key}`)

/** Sends an offer on a product; how that is answered. */
async function offerOn(productId: number) {
  const buyer = await site.as(await aBuyer(site.db))
  const line = { product_id: productId, quantity: 5, unit_price: 900 }
  const { status, body } = await buyer.post('/offers', {
    offer: { offer_products_attributes: [line] },
  })
  return status === 200 || status === 201
    ? { buyer, answer: () => buyer.put(`/offers/${body.data.id}/submit`) }
    : { buyer, answer: () => Promise.resolve({ status, body }) }
}

const OFFERED =
  'Someone has made an offer on or bought a product from this import, so it can’t be undone'

describe('an import that is undone', () => {
  test('leaves none of the lots it created, and says that it was undone', async () => {
    const status = await importOf(seller, file(mug, cup))
    expect(Date.parse(status.undo_until ?? '')).toBe(
      Date.parse(status.finished_at ?? '') + 24 * 3_600_000,
    )
    const { status: code, body } = await undo(status)
    expect(code).toBe(200)
    expect(body).toMatchObject({ message: 'Import undone', undo_until: null })
    expect(await lots()).toEqual([])
  })

  test('gives the lots it changed back what they were', async () => {
    await importOf(seller, file(mug))
    const before = await lots()
    const status = await importOf(
      seller,
      file(`${A},Big mug,/photos/big/800.webp,80,30,20,250`, cup),
    )
    await undo(status)
    expect(await lots()).toEqual(before)
  })

  test('hides a lot again that only the file made complete', async () => {
    await importOf(seller, `UPC,Product Name\n${A},Mug`)
    const status = await importOf(seller, file(mug))
    expect(await lots()).toMatchObject([{ provisional: false }])
    await undo(status)
    expect(await lots()).toMatchObject([{ provisional: true, units: 0, msrpCents: null }])
  })

  test('leaves what the seller has changed since', async () => {
    await importOf(seller, file(mug))
    const status = await importOf(seller, file(`${A},Big mug,/photos/big/800.webp,80,30,20,250`))
    const [lot] = await lots()
    await seller.put(`/products/${lot?.id}`, {
      product: { name: 'My mug', upc: A, seller_price_cents: 6000 },
    })
    await undo(status)
    // The asking price is now the seller's own, and only valid with the MSRP that the file brought.
    expect(await lots()).toMatchObject([
      { name: 'My mug', msrpCents: 8000, sellerPriceCents: 6000, units: 100 },
    ])
  })

  test('can be imported again', async () => {
    await undo(await importOf(seller, file(mug)))
    expect(await importOf(seller, file(mug))).toMatchObject({ imported_count: 1 })
    expect(await lots()).toMatchObject([{ upc: A, units: 100, provisional: false }])
  })

  test('is undone once, however often it is asked for', async () => {
    await importOf(seller, file(mug))
    const status = await importOf(seller, file(`${A},Mug,/photos/mug/800.webp,40,20,10,250`))
    const answers = await Promise.all([1, 2, 3].map(() => undo(status)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    const [lot] = await lots()
    const movements = await site.db
      .selectFrom('stockMovements')
      .select('change')
      .where('productId', '=', lot?.id ?? 0)
      .orderBy('id')
      .execute()
    expect(movements.map(({ change }) => change)).toEqual([100, 150, -150])
    expect(lot?.units).toBe(100)
  })
})

describe('an import cannot be undone', () => {
  test('when a lot of it was offered on', async () => {
    const status = await importOf(seller, file(mug, cup))
    const [lot] = await lots()
    expect((await (await offerOn(lot?.id ?? 0)).answer()).status).toBe(200)
    const answer = await undo(status)
    expect(answer.status).toBe(409)
    expect(answer.body.errors).toEqual([OFFERED])
    expect(await lots()).toHaveLength(2)
  })

  test('and what is merely in a cart does not stand in the way', async () => {
    const status = await importOf(seller, file(mug))
    const [lot] = await lots()
    const { buyer } = await offerOn(lot?.id ?? 0)
    expect((await undo(status)).status).toBe(200)
    expect((await buyer.get(`/marketplace/products/${lot?.id}`)).status).toBe(404)
  })

  test('when a later import changed a lot of it, until that is undone', async () => {
    const first = await importOf(seller, file(mug))
    const second = await importOf(seller, file(`${A},Big mug,,,,,`))
    const answer = await undo(first)
    expect(answer.status).toBe(409)
    expect(answer.body.errors).toEqual([
      'A later import changed some of these products. Please undo that one first.',
    ])
    await undo(second)
    expect((await undo(first)).status).toBe(200)
    expect(await lots()).toEqual([])
  })

  test('after a day, when it changed nothing, or while it runs', async () => {
    const first = await importOf(seller, file(mug))
    const again = await importOf(seller, file(mug))
    expect(again.undo_until).toBeNull()
    expect((await undo(again)).body.errors).toEqual(['This import changed nothing'])

    const imports = site.db.updateTable('imports').where('key', '=', first.key)
    await imports.set({ finishedAt: new Date(Date.now() - 25 * 3_600_000) }).execute()
    expect((await undo(first)).body.errors).toEqual(['An import can be undone within a day'])
    await imports.set({ state: 'importing', finishedAt: null }).execute()
    const { status, body } = await undo(first)
    expect([status, body.errors]).toEqual([409, ['Import is in progress']])
    expect(await lots()).toHaveLength(1)
  })

  test('by anybody else', async () => {
    const status = await importOf(seller, file(mug))
    const other = await site.as(await aSeller(site.db))
    expect((await other.delete(`/imported_csvs/${status.key}`)).status).toBe(404)
    expect((await other.get(`/imported_csvs/${status.key}/failed_rows`)).status).toBe(404)
    expect((await other.get('/imported_csvs')).body).toEqual({ imports: [] })
  })
})

test('an offer sent while an import is undone is on a lot that is there, or is refused', async () => {
  for (let round = 0; round < 6; round++) {
    const status = await importOf(seller, file(mug))
    const [lot] = await lots()
    const { answer } = await offerOn(lot?.id ?? 0)
    const [undone, sent] = await Promise.all([undo(status), answer()])
    if (undone.status === 200) {
      expect(sent.status).not.toBe(200)
      expect(await lots()).toEqual([])
    } else {
      expect([undone.status, sent.status]).toEqual([409, 200])
      expect(await lots()).toHaveLength(1)
      await seller.delete(`/products/${lot?.id}`)
    }
  }
}, 300_000)

test('an edit and another import during an undo leave each lot whole', async () => {
  const before = await deadlocks(site.db)
  for (let round = 0; round < 4; round++) {
    const status = await importOf(seller, file(mug, cup))
    const [lot] = await lots()
    const edit = () => seller.put(`/products/${lot?.id}`, { product: { name: 'My cup', upc: B } })
    const [undone, edited, next] = await Promise.all([
      undo(status),
      edit(),
      importOf(seller, file(`${A},Big mug,/photos/big/800.webp,80,30,20,250`)),
    ])
    expect([200, 409]).toContain(undone.status)
    expect([200, 404]).toContain(edited.status)
    expect(next.message).toBe('Import is complete')
    const mugs = (await lots()).filter(({ upc }) => upc === A)
    expect(mugs).toMatchObject([{ name: 'Big mug', units: 250, msrpCents: 8000 }])
    for (const { id } of await lots()) await seller.delete(`/products/${id}`)
  }
  expect(await deadlocks(site.db)).toBe(before)
}, 300_000)
