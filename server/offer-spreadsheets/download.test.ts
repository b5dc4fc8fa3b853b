import { beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { downloaded, preview } from './testing/filled-spreadsheets.ts'

const site = siteForThisFile()
let buyer: Caller
beforeAll(async () => {
  buyer = await site.as(await aBuyer(site.db))
  const seller = await aSeller(site.db, { name: '=Harrow & "Pine"' })
  const lot = (more: object) => aListedProduct(site.db, { sellerId: seller.id, ...more })
  await lot({
    name: 'Speckled, "big"\nmug',
    category: 'home',
    askingPrice: cents(8_50),
    wholesale: cents(76_543_21),
  })
  await lot({ name: '-20% shirt', upc: '012345678905', sku: '@sku', askingPrice: cents(6_00) })
  await lot({ name: '\tTabbed', category: 'home', units: 0 })
  await lot({ name: 'Hidden', provisional: true })
  await lot({ name: 'Gone', deletedAt: new Date() })
})

const names = async (search: string) =>
  (await downloaded(buyer, search)).rows.map((row) => row['Name'])

describe('the catalogue as a file', () => {
  test('comes as CSV under the name of its day', async () => {
    const { status, headers, text } = await downloaded(buyer)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toMatch(/^text\/csv/)
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="lotline-catalogue-\d{4}-\d{2}-\d{2}\.csv"$/,
    )
    expect(text.startsWith('\uFEFFProduct ID,Seller,Name,UPC,')).toBe(true)
    expect(text.split('\r\n')[0]?.endsWith(',Offer Quantity,Offer Price')).toBe(true)
  })

  test('holds what an address shows, in its order', async () => {
    expect(await names('?sort=price_asc')).toEqual([
      "'-20% shirt",
      'Speckled, "big"\nmug',
      "'\tTabbed",
    ])
    expect(await names('?filter=Home&in_stock=true')).toEqual(['Speckled, "big"\nmug'])
    expect(await names('?query=shirt')).toEqual(["'-20% shirt"])
    expect(await names('?max_price_cents=600&sort=cheapest')).toEqual(["'-20% shirt"])
    expect(await names('?query=zebra')).toEqual([])
  })

  test('lets no cell be computed, and keeps the zeros of a UPC', async () => {
    const { rows } = await downloaded(buyer, '?query=shirt')
    expect(rows).toMatchObject([
      { Seller: '\'=Harrow & "Pine"', SKU: "'@sku", UPC: '012345678905', 'Asking Price': '6.00' },
    ])
    expect(rows[0]?.['Link']).toBe(
      new URL(`/all_products/${await sellerId()}/${rows[0]?.['Product ID']}`, site.address).href,
    )
  })

  test('tells no wholesale price, fee or net, and nothing of lots that are not published', async () => {
    const { text } = await downloaded(buyer)
    expect(text).not.toMatch(/76,?543\.?21|wholesale|fee|net/i)
    expect(text).not.toMatch(/Hidden|Gone/)
  })

  test('sent back with nothing filled in has nothing to do', async () => {
    const { text, rows } = await downloaded(buyer)
    const { key, status, body } = await preview(buyer, text)
    expect(status).toBe(200)
    expect(body).toMatchObject({ rows: [], sellers: [], good_count: 0, problem_count: 0 })
    expect(body.empty_count).toBe(rows.length)
    const added = await buyer.post('/offer_sheets', { key })
    expect(added.status).toBe(422)
    expect(added.body.errors).toEqual(['This file has no rows that can be added'])
  })

  test('filled with offers has no problems when it is sent back', async () => {
    const { text } = await downloaded(buyer, '?in_stock=true')
    const lines = text.split('\r\n')
    const filled = [lines[0], ...lines.slice(1, -1).map((line) => line.replace(/,,$/, ',12,5.00'))]
    const { body } = await preview(buyer, filled.join('\r\n'))
    expect(body).toMatchObject({ good_count: 2, problem_count: 0, total: 120_00 })
    expect(body.rows.map((row: { name: string }) => row.name).toSorted()).toEqual([
      '-20% shirt',
      'Speckled, "big"\nmug',
    ])
  })

  test('is for buyers', async () => {
    const seller = await site.as(await aSeller(site.db))
    const staff = await site.as(await anAdministrator(site.db))
    for (const caller of [seller, staff])
      expect((await caller.get('/marketplace/products/offer_sheet')).status).toBe(403)
  })
})

const sellerId = async () =>
  (
    await site.db
      .selectFrom('sellers')
      .select('id')
      .where('name', '=', '=Harrow & "Pine"')
      .executeTakeFirstOrThrow()
  ).id
