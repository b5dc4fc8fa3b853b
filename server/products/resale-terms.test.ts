import { beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { NO_RESALE_TERMS } from '#market/resale/resale-terms.ts'
import { importOf } from '#server/imports/testing/import-of.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { termsOfProduct, termsOfShop } from '#server/testing/resale.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const UPC = '036000291452'
const OTHER = '012345678905'

const site = siteForThisFile()
let seller: Caller
let sellerId: number
beforeEach(async () => {
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
})

const named = { upc: UPC, name: 'Mug' }
const own = { ...NO_RESALE_TERMS, channels: ['own_store'], map_cents: 19_99 }
const termsNow = async (id: number) => (await seller.get(`/products/${id}`)).body.resale_terms

describe('a form', () => {
  const create = (resale_terms: unknown) =>
    seller.post('/products', { product: { ...named, resale_terms } })
  const update = (id: number, resale_terms: unknown, more = {}) =>
    seller.put(`/products/${id}`, { product: { ...named, resale_terms }, ...more })

  test('gives a lot terms of its own, keeps them where it says nothing, and takes them off', async () => {
    const { body } = await create(own)
    expect(body.resale_terms).toEqual(own)
    expect((await update(body.id, undefined)).body.resale_terms).toEqual(own)
    const copy = await seller.post(`/products/${body.id}/duplicate`, { product: { upc: OTHER } })
    expect(copy.body.resale_terms).toEqual(own)
    expect((await update(body.id, null)).body.resale_terms).toBeNull()
    expect((await update(body.id, NO_RESALE_TERMS)).body.resale_terms).toEqual(NO_RESALE_TERMS)
  })

  test.each([
    [{ map_cents: 0 }, 'product.resale_terms.map_cents'],
    [{ channels: ['kiosk'] }, 'product.resale_terms.channels.0'],
    [{ blocked_states: ['Kalifornia'] }, 'product.resale_terms.blocked_states.0'],
  ])('is refused at the part that is wrong, and nothing is written: %j', async (terms, field) => {
    const { status, body } = await create(terms)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
    expect((await seller.get('/products')).body.products).toEqual([])
  })

  test('whose terms were changed meanwhile is told so, and undoes nothing', async () => {
    const { id } = (await create(null)).body
    await update(id, own)
    const before = { resale_terms: null }
    const mine = { ...own, remove_labels: true }
    const { status, body } = await update(id, mine, { before })
    expect(status).toBe(409)
    expect(body.fields).toEqual({ 'product.resale_terms': ['Changed in the meantime'] })
    expect(body.product.resale_terms).toEqual(own)
    expect(await termsNow(id)).toEqual(own)
    expect((await update(id, own, { before })).status).toBe(200)
  })
})

describe('a file', () => {
  const header = 'UPC,Product Name,Resale Channels,Blocked States,MAP,Remove Labels'
  const file = (...rows: string[]) => importOf(seller, [header, ...rows].join('\n'))
  const undo = ({ key }: { key: string }) => seller.delete(`/imported_csvs/${key}`)
  const listed = async () =>
    (await seller.get('/products?sort=oldest')).body.products.map(({ id }: { id: number }) => id)
  const ofFirst = async () => termsNow((await listed())[0])

  test('gives lots terms of their own; one that says nothing leaves them to the shop', async () => {
    await file(`${UPC},Mug,Own stores; amazon,"CA, texas",$19.99,yes`, `${OTHER},Cup,,,,`)
    const [mug, cup] = await listed()
    const both = [await termsNow(mug), await termsNow(cup)]
    expect(both).toContainEqual({
      channels: ['own_store', 'amazon'],
      blocked_states: ['CA', 'TX'],
      map_cents: 19_99,
      remove_labels: true,
    })
    expect(both).toContain(null)
  })

  test('that says one part leaves the others as they hold, those of the shop too', async () => {
    await termsOfShop(site.db, sellerId, { channels: ['own_store'] })
    await file(`${UPC},Mug,,,19.99,`)
    expect(await ofFirst()).toEqual(own)
    await file(`${UPC},Mug,,CA,,`)
    expect(await ofFirst()).toEqual({ ...own, blocked_states: ['CA'] })
    await file(`${UPC},Mug,Any,None,None,No`)
    expect(await ofFirst()).toEqual(NO_RESALE_TERMS)
  })

  test('that is read again changes nothing, and undone it gives back what was', async () => {
    const { id } = await aListedProduct(site.db, { sellerId, upc: UPC, name: 'Mug' })
    const row = `${UPC},Mug,Own stores,None,19.99,No`
    const first = await file(row)
    expect(await termsNow(id)).toEqual(own)
    expect((await file(row)).changed_count).toBe(0)
    await undo(first)
    expect(await termsNow(id)).toBeNull()

    await termsOfProduct(site.db, id, { remove_labels: true })
    await undo(await file(row))
    expect(await termsNow(id)).toEqual({ ...NO_RESALE_TERMS, remove_labels: true })
  })

  test('that cannot be read are refused with a reason, row by row', async () => {
    const status = await file(`${UPC},Mug,Amazon; kiosk,,,`, `${OTHER},Cup,,Kalifornia,0,maybe`)
    expect(status.imported_count).toBe(0)
    expect(status.attribute_issues).toEqual([
      `Row 2 (UPC ${UPC}): Resale Channels "kiosk" isn’t one of Own stores; Own website; Amazon; eBay; Walmart; TikTok Shop; Liquidation; Export or Any`,
      `Row 3 (UPC ${OTHER}): Blocked States "Kalifornia" isn’t a state or province: use two letters, such as CA; TX, or None, Remove Labels "maybe" is neither Yes nor No, MAP: Price must be greater than $0`,
    ])
    const failed = await seller.get(`/imported_csvs/${status.key}/failed_rows`)
    expect(String(failed.body)).toContain('Remove Labels\r\n"Resale Channels ""kiosk""')
  })

  test.each(['csv', 'xlsx'])('that was exported as %s changes nothing', async (format) => {
    await termsOfShop(site.db, sellerId, { channels: ['own_store'] })
    const { id } = await aListedProduct(site.db, { sellerId })
    const free = await aListedProduct(site.db, { sellerId })
    const plain = await aListedProduct(site.db, { sellerId })
    await termsOfProduct(site.db, id, {
      channels: ['ebay', 'export'],
      blocked_states: ['CA', 'ON'],
      map_cents: cents(1_299_00),
      remove_labels: true,
    })
    await termsOfProduct(site.db, free.id, NO_RESALE_TERMS)
    const before = [await termsNow(id), await termsNow(free.id), await termsNow(plain.id)]
    const exported = await seller.get(`/products/export?format=${format}`)
    // What a file says of units for the first time is noted.
    await importOf(seller, exported.body)
    const { changed_count, issue_count } = await importOf(seller, exported.body)
    expect([changed_count, issue_count]).toEqual([0, 0])
    expect([await termsNow(id), await termsNow(free.id), await termsNow(plain.id)]).toEqual(before)
  })

  test('is previewed with what the seller lists, and the terms of the shop', async () => {
    await termsOfShop(site.db, sellerId, { remove_labels: true })
    const { id, upc } = await aListedProduct(site.db, { sellerId })
    await termsOfProduct(site.db, id, { map_cents: null, channels: ['ebay'] })
    const { body } = await seller.post('/imported_csvs/listed', { upcs: [upc] })
    expect(body.lots).toMatchObject([
      {
        resale_terms: { ...NO_RESALE_TERMS, channels: ['ebay'] },
        shop_terms: { ...NO_RESALE_TERMS, remove_labels: true },
      },
    ])
  })
})

describe('many lots', () => {
  const bulk = (act: object) => seller.post('/products/bulk', { action: 'terms', ...act })

  test('get terms of their own, or those of the shop, and have back what each had by one press', async () => {
    const [one, two, three] = [
      await aListedProduct(site.db, { sellerId }),
      await aListedProduct(site.db, { sellerId }),
      await aListedProduct(site.db, { sellerId, name: 'Cup' }),
    ]
    await termsOfProduct(site.db, two.id, { remove_labels: true })
    await termsOfProduct(site.db, three.id, NO_RESALE_TERMS)
    const ids = [one.id, two.id, three.id]
    const each = () => Promise.all(ids.map(termsNow))
    const before = await each()

    const given = await bulk({ resale_terms: NO_RESALE_TERMS, ids })
    expect(given.body).toMatchObject({
      changed: 2,
      refused: [{ id: three.id, name: 'Cup', problem: 'Already has these terms' }],
    })
    expect(await each()).toEqual(ids.map(() => NO_RESALE_TERMS))
    await seller.post('/products/bulk/undo', { token: given.body.undo })
    expect(await each()).toEqual(before)

    const back = await bulk({ resale_terms: null, ids })
    expect(back.body.refused).toMatchObject([
      { id: one.id, problem: 'Already has your shop’s terms' },
    ])
    expect(await each()).toEqual([null, null, null])
    await seller.post('/products/bulk/undo', { token: back.body.undo })
    expect(await each()).toEqual(before)
  })

  test('are refused terms that cannot be', async () => {
    const { id } = await aListedProduct(site.db, { sellerId })
    for (const resale_terms of [undefined, { map_cents: 0 }, { channels: ['kiosk'] }])
      expect((await bulk({ resale_terms, ids: [id] })).status).toBe(422)
  })
})
