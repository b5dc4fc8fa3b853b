import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importOf } from '#server/imports/testing/import-of.ts'
import { readPaper } from '#server/purchase-orders/testing/read-paper.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const UPC = '036000291452'

const site = siteForThisFile()
let buyer: Caller
let seller: Caller
let sellerId: number
beforeAll(async () => {
  buyer = await site.as(await aBuyer(site.db))
})
beforeEach(async () => {
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
})

const update = (id: number, product: object) =>
  seller.put(`/products/${id}`, { product: { upc: UPC, name: 'Mug', ...product } })

describe('the condition of a lot', () => {
  test('is new unless its seller says another, and stays what it is where nothing is said', async () => {
    const { body } = await seller.post('/products', { product: { upc: UPC, name: 'Mug' } })
    expect(body.condition).toBe('new')
    expect((await update(body.id, { condition: 'refurbished' })).body.condition).toBe('refurbished')
    expect((await update(body.id, { description: 'Blue' })).body.condition).toBe('refurbished')
    expect((await update(body.id, { condition: null })).body.condition).toBe('new')
  })

  test('is one of six', async () => {
    const { status, body } = await seller.post('/products', {
      product: { upc: UPC, name: 'Mug', condition: 'used' },
    })
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual(['product.condition'])
  })

  test('is told wherever a lot is shown, and taken along by a copy', async () => {
    const { id } = await aListedProduct(site.db, { sellerId, condition: 'open_box' })
    const told = [
      await buyer.get(`/marketplace/products/${id}`),
      await seller.get(`/products/${id}`),
      await seller.post(`/products/${id}/duplicate`, { product: { upc: UPC } }),
    ]
    for (const { body } of told) expect(body.condition).toBe('open_box')
    const lists = [
      (await buyer.get(`/marketplace/products/for_seller/${sellerId}`)).body,
      (await buyer.get(`/marketplace/sellers/${sellerId}`)).body.published_products,
      (await seller.get('/products?sort=oldest')).body.products,
      (await buyer.post('/marketplace/products/search', { search: { seller_ids: [sellerId] } }))
        .body.products,
    ]
    for (const [first] of lists) expect(first).toMatchObject({ id, condition: 'open_box' })
  })

  test('is changed where a list shows it', async () => {
    const { id } = await aListedProduct(site.db, { sellerId })
    const { body } = await seller.put(`/products/${id}/figures`, {
      product: { condition: 'salvage' },
      before: { condition: 'new' },
    })
    expect(body.condition).toBe('salvage')
  })
})

test('an order keeps the condition it was made with, on its page and on paper', async () => {
  const deal = await aDeal(site, { condition: 'shelf_pull' })
  const offered = await deal.buyer.get(`/offers/${deal.offerId}`)
  expect(offered.body.included[0].attributes.product.condition).toBe('shelf_pull')
  await deal.seller.put(`/products/${deal.product.id}/figures`, { product: { condition: 'new' } })
  const accepted = await deal.seller.put(`/offers/${deal.offerId}/accept`)
  const { purchase_order_id: id } = accepted.body.data.attributes

  const order = await deal.buyer.get(`/marketplace/purchase_orders/${id}`)
  expect(order.body.included[0].attributes.product.condition).toBe('shelf_pull')
  const paper = await deal.buyer.get(`/marketplace/purchase_orders/${id}/pdf`)
  expect((await readPaper(paper.body)).join('\n')).toMatch(/Condition[^]*Shelf pull/)
  const file = await deal.buyer.get('/marketplace/purchase_orders/csv')
  expect(String(file.body)).toContain(',Shelf pull,')
})

describe('a file', () => {
  const header = 'UPC,Product Name,Condition\n'
  const conditionNow = async () =>
    (await seller.get('/products')).body.products.map(
      ({ condition }: { condition: string }) => condition,
    )

  test('says the condition by its words or its value, and leaves it where it says nothing', async () => {
    await importOf(seller, `${header}${UPC},Mug,OPEN BOX`)
    expect(await conditionNow()).toEqual(['open_box'])
    await importOf(seller, `${header}${UPC},Mug,`)
    expect(await conditionNow()).toEqual(['open_box'])
    await importOf(seller, `${header}${UPC},Mug,shelf_pull`)
    expect(await conditionNow()).toEqual(['shelf_pull'])
    const exported = await seller.get('/products/export')
    expect(String(exported.body)).toContain(',Shelf pull,')
  })

  test('with a condition that there is not is refused in words, row by row', async () => {
    const status = await importOf(seller, `${header}${UPC},Mug,gently loved`)
    expect(status).toMatchObject({ imported_count: 0, issue_count: 1 })
    expect(status.attribute_issues).toEqual([
      `Row 2 (UPC ${UPC}): Condition "gently loved" is none of New; Shelf pull; Overstock, short-dated; Open box; Refurbished; Salvage`,
    ])
    expect(await conditionNow()).toEqual([])
  })
})
