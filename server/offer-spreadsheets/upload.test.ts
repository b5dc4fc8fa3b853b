import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { upload } from '#server/imports/testing/import-of.ts'
import { workbookWith } from '#server/platform/spreadsheets/testing/workbook-with.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { leaveUnits } from '#server/testing/units.ts'
import { linesOf, preview, spreadsheet } from './testing/filled-spreadsheets.ts'

const site = siteForThisFile()
let buyer: Caller
let harrow: { id: number; name: string }
let juniper: { id: number; name: string }
beforeAll(async () => {
  harrow = await aSeller(site.db, { name: 'Harrow & Pine' })
  juniper = await aSeller(site.db, { name: 'Juniper Row' })
})
beforeEach(async () => {
  buyer = await site.as(await aBuyer(site.db))
})

const aLot = (more: object = {}) =>
  aListedProduct(site.db, { sellerId: harrow.id, units: 100, minOrderUnits: 10, ...more })
const add = (key: string, rows?: number[]) =>
  buyer.post('/offer_sheets', { key, ...(rows && { rows }) })
const problemsIn = (body: { rows: { row: number; problems: string[] }[] }) =>
  Object.fromEntries(body.rows.map(({ row, problems }) => [row, problems]))

describe('the preview of a filled sheet', () => {
  test('says what would happen, and writes nothing', async () => {
    const mug = await aLot({ name: 'Mug' })
    const cup = await aLot({ sellerId: juniper.id, name: 'Cup' })
    const { body } = await preview(
      buyer,
      spreadsheet([mug.id, 20, '$8.00'], [cup.id, '', ''], [cup.id, '1,0', 8]),
    )
    expect(body).toMatchObject({ good_count: 1, problem_count: 1, empty_count: 1, total: 160_00 })
    expect(body.rows[0]).toEqual({
      row: 2,
      product_id: mug.id,
      name: 'Mug',
      seller: { id: harrow.id, name: 'Harrow & Pine' },
      quantity: 20,
      unit_price: 800,
      total: 160_00,
      percent_off: 80,
      effect: 'add',
      problems: [],
      limits: [],
      slip: null,
      typed: { product_id: String(mug.id), quantity: '20', price: '$8.00' },
    })
    expect(body.rows[1]).toMatchObject({ row: 4, problems: ['Offer Quantity "1,0" can’t be read'] })
    expect(body.sellers).toEqual([
      { id: harrow.id, name: 'Harrow & Pine', lots: 1, units: 20, total: 160_00 },
    ])
    expect(await linesOf(buyer)).toEqual([])
  })

  test('names every problem with the row it stands in', async () => {
    const lot = await aLot()
    const twice = await aLot()
    const unpriced = await aLot()
    const hidden = await aLot({ provisional: true, name: 'Secret' })
    const gone = await aLot({ deletedAt: new Date() })
    const { body } = await preview(
      buyer,
      spreadsheet(
        [lot.id, 101, '10.01'],
        [twice.id, 10, 9],
        [twice.id, 20, 9],
        [hidden.id, 10, 9],
        [gone.id, 10, 9],
        [999_999_999, 10, 9],
        ['', 10, 9],
        [unpriced.id, 10, ''],
      ),
    )
    expect(problemsIn(body)).toEqual({
      2: ['Exceeds available units', 'Exceeds asking price'],
      3: ['The same product stands in row 4'],
      4: ['The same product stands in row 3'],
      5: ['Unknown product or no longer available'],
      6: ['Unknown product or no longer available'],
      7: ['Unknown product or no longer available'],
      8: ['Missing Product ID'],
      9: ['Missing Offer Price'],
    })
    expect(JSON.stringify(body)).not.toContain('Secret')
  })

  test('counts rows as a spreadsheet does, with quoted line breaks and blank rows', async () => {
    const lot = await aLot()
    const { body } = await preview(
      buyer,
      `Product ID;Note;Offer Quantity;Offer Price\r\n\r\n;"two\r\nlines";1;1\r\n${lot.id};;20;8.00`,
    )
    expect(body.rows).toMatchObject([{ row: 3 }, { row: 4, quantity: 20, unit_price: 800 }])
  })

  test.each([
    ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ])('reads %s', async (_name, encoded) => {
    const lot = await aLot()
    const { body } = await preview(
      buyer,
      encoded(`Product ID,Name,Offer Quantity,Offer Price\n${lot.id},Café,20,8.00`),
    )
    expect(body).toMatchObject({ good_count: 1, problem_count: 0 })
  })

  test('finds a lot whose UPC lost its zero, and refuses a row torn from its lot', async () => {
    const lot = await aLot({ upc: '012345678905' })
    const other = await aLot({ upc: '036000291452' })
    const { body } = await preview(
      buyer,
      `Product ID,UPC,Offer Quantity,Offer Price\n${lot.id},1.23457E+10,20,8\n${other.id},12345678905,20,8`,
    )
    expect(problemsIn(body)).toEqual({ 2: [], 3: ['The UPC doesn’t match this Product ID'] })
  })

  test.each([
    ['', 'The file is empty'],
    ['Product ID,Offer Price\n1,2', 'This file has no Offer Quantity column'],
    ['Name\nMug', 'This file has no Product ID column'],
  ])('refuses a file that cannot be worked with: %j', async (csv, problem) => {
    const { status, body } = await preview(buyer, csv)
    expect(status).toBe(422)
    expect(body.errors).toEqual([problem])
  })
})

describe('adding a filled sheet', () => {
  test('makes a draft for each seller of the good rows', async () => {
    const mug = await aLot()
    const bowl = await aLot()
    const cup = await aLot({ sellerId: juniper.id })
    const { key } = await preview(
      buyer,
      spreadsheet([mug.id, 20, 8], [cup.id, 10, 9], [bowl.id, 5, 9], [bowl.id + 999_999, 5, 9]),
    )
    const { status, body } = await add(key, [2, 3])
    expect(status).toBe(200)
    expect(body).toMatchObject({
      added: 2,
      updated: 0,
      moved: 0,
      kept: 0,
      total: 250_00,
      page: '/cart',
    })
    expect(body.sellers).toMatchObject([
      { name: 'Harrow & Pine', lots: 1, units: 20, total: 160_00 },
      { name: 'Juniper Row', lots: 1, units: 10, total: 90_00 },
    ])
    expect(await linesOf(buyer)).toEqual([
      { state: 'draft', product_id: mug.id, quantity: 20, unit_price: 800 },
      { state: 'draft', product_id: cup.id, quantity: 10, unit_price: 900 },
    ])
    const { body: offers } = await buyer.get('/offers')
    expect(offers.data.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      body.sellers.map(({ offer_id }: { offer_id: string }) => offer_id).toSorted(),
    )
  })

  test('twice with one key changes nothing more, whatever the cart has become', async () => {
    const mug = await aLot()
    const { key } = await preview(buyer, spreadsheet([mug.id, 20, 8]))
    const [first, second] = await Promise.all([add(key), add(key)])
    expect(second.body).toEqual(first.body)
    const { id, relationships } = (await buyer.get('/offers')).body.data[0]
    const line = relationships.offer_products.data[0].id
    await buyer.put(`/offers/${id}/offer_products/${line}`, { quantity: 30, unit_price: 700 })
    expect((await add(key)).body).toEqual(first.body)
    expect(await linesOf(buyer)).toMatchObject([{ quantity: 30, unit_price: 700 }])
    expect((await buyer.post('/offer_sheets/preview', { key })).body.is_added).toBe(true)
  })

  test('updates lines in the cart, brings back what is saved, and keeps what is just so', async () => {
    const [changed, kept, saved] = [await aLot(), await aLot(), await aLot()]
    const before = spreadsheet([changed.id, 20, 8], [kept.id, 20, 8], [saved.id, 20, 8])
    await add((await preview(buyer, before)).key)
    const { id, relationships } = (await buyer.get('/offers')).body.data[0]
    const offer_product_id = relationships.offer_products.data[2].id
    await buyer.post(`/offers/${id}/save_for_later`, { offer_product_id })

    const after = spreadsheet([changed.id, 30, 7], [kept.id, 20, 8], [saved.id, 40, 6])
    const { key, body } = await preview(buyer, after)
    expect(body.rows.map(({ effect }: { effect: string }) => effect)).toEqual([
      'update',
      'keep',
      'move',
    ])
    expect((await add(key)).body).toMatchObject({ added: 0, updated: 1, moved: 1, kept: 1 })
    expect(await linesOf(buyer)).toEqual([
      { state: 'draft', product_id: changed.id, quantity: 30, unit_price: 700 },
      { state: 'draft', product_id: kept.id, quantity: 20, unit_price: 800 },
      { state: 'draft', product_id: saved.id, quantity: 40, unit_price: 600 },
    ])
  })

  test('leaves alone what is under review', async () => {
    const mug = await aLot()
    await add((await preview(buyer, spreadsheet([mug.id, 20, 8]))).key)
    const { id } = (await buyer.get('/offers')).body.data[0]
    expect((await buyer.put(`/offers/${id}/submit`, {})).status).toBe(200)
    const { key, body } = await preview(buyer, spreadsheet([mug.id, 30, 8]))
    expect(problemsIn(body)).toEqual({ 2: ['Already in an offer under review'] })
    expect((await add(key)).status).toBe(422)
    expect(await linesOf(buyer)).toMatchObject([{ state: 'seller_review', quantity: 20 }])
  })

  test('whose price looks like a typo are added only with an answer for it', async () => {
    const [mug, cup] = [await aLot(), await aLot()]
    const { key, body } = await preview(buyer, spreadsheet([mug.id, 20, 0.08], [cup.id, 20, 8]))
    expect(body.rows[0]).toMatchObject({
      effect: 'add',
      slip: { reason: '$0.08 is under a tenth of $10.00.', likely: 8_00 },
    })
    expect(await add(key, [2, 3])).toMatchObject({
      status: 422,
      body: { code: 'price_slip', fields: { 'prices.2': ['$0.08 is under a tenth of $10.00.'] } },
    })
    expect((await add(key)).status).toBe(422)
    expect(await linesOf(buyer)).toEqual([])
    const answered = { key, rows: [2, 3], prices: [{ row: 2, unit_price: 8_00 }] }
    expect((await buyer.post('/offer_sheets', answered)).body).toMatchObject({
      added: 2,
      total: 320_00,
    })
    expect((await linesOf(buyer)).map(({ unit_price }) => unit_price)).toEqual([8_00, 8_00])
  })

  test('keep a price that was answered for, and are not asked about it in the cart again', async () => {
    const mug = await aLot()
    const { key } = await preview(buyer, spreadsheet([mug.id, 20, 0.08]))
    const kept = { key, prices: [{ row: 2, unit_price: 8 }] }
    expect((await buyer.post('/offer_sheets', kept)).body).toMatchObject({ added: 1 })
    const again = await preview(buyer, spreadsheet([mug.id, 30, 0.08]))
    expect(again.body.rows[0]).toMatchObject({ effect: 'update', slip: null })
    expect((await add(again.key)).body).toMatchObject({ updated: 1 })
  })

  test('of rows that went stale since the preview adds nothing and names them', async () => {
    const [mug, cup] = [await aLot(), await aLot()]
    const { key } = await preview(buyer, spreadsheet([mug.id, 20, 8], [cup.id, 20, 8]))
    await leaveUnits(site.db, { id: cup.id, units: 15 })
    const { status, body } = await add(key, [2, 3])
    expect(status).toBe(409)
    expect(body).toEqual({
      errors: ['Nothing was added: row 3 changed in the meantime (Exceeds available units).'],
      fields: { 'rows.3': ['Exceeds available units'] },
    })
    expect(await linesOf(buyer)).toEqual([])
    expect((await add(key, [2])).body).toMatchObject({ added: 1 })
  })
})

describe('a workbook of several sheets', () => {
  const header = ['Product ID', 'Offer Quantity', 'Offer Price']

  test('is read on the one that fits, or on the one that was chosen', async () => {
    const [mug, cup] = [await aLot({ name: 'Mug' }), await aLot({ name: 'Cup' })]
    const workbook = workbookWith({
      Notes: [['Read me']],
      November: [header, [mug.id, 20, 8]],
      December: [header, [cup.id, 30, 7]],
    })
    const { key, body } = await preview(buyer, workbook)
    expect(body.rows).toMatchObject([{ name: 'Mug', quantity: 20 }])
    const december = { key, sheet: 'December' }
    const other = await buyer.post('/offer_sheets/preview', december)
    expect(other.body.rows).toMatchObject([{ name: 'Cup', quantity: 30 }])
    expect((await buyer.post('/offer_sheets', december)).body).toMatchObject({ added: 1 })
    expect(await linesOf(buyer)).toMatchObject([{ product_id: cup.id, quantity: 30 }])
  })

  test('refuses a sheet that it does not have', async () => {
    const key = await upload(buyer, workbookWith({ November: [header] }))
    for (const call of ['/offer_sheets/preview', '/offer_sheets'])
      expect(await buyer.post(call, { key, sheet: 'None' })).toMatchObject({
        status: 422,
        body: { errors: ['The workbook has no sheet named "None"'] },
      })
  })
})

describe('a file', () => {
  test('of another buyer is not there', async () => {
    const other = await site.as(await aBuyer(site.db))
    const key = await upload(other, spreadsheet([1, 1, 1]))
    expect((await buyer.post('/offer_sheets/preview', { key })).status).toBe(404)
    expect((await add(key)).status).toBe(404)
    const absent = await buyer.post('/offer_sheets/preview', { key: 'f'.repeat(32) })
    expect(absent.status).toBe(404)
  })

  test('of a seller makes no offers', async () => {
    const seller = await site.as(await aSeller(site.db))
    const key = await upload(seller, spreadsheet([1, 1, 1]))
    expect((await seller.post('/offer_sheets/preview', { key })).status).toBe(403)
    expect((await seller.post('/offer_sheets', { key })).status).toBe(403)
  })
})

describe('the limits of a lot', () => {
  test('are those of the cart, the last units and the asking price included', async () => {
    const last = await aLot({ units: 7, minOrderUnits: 24, askingPrice: cents(10_00) })
    const { body } = await preview(buyer, spreadsheet([last.id, 7, '10.00']))
    expect(body).toMatchObject({ good_count: 1 })
    const few = await preview(buyer, spreadsheet([last.id, 6, '10.00']))
    expect(problemsIn(few.body)).toEqual({ 2: ['7 unit minimum'] })
  })
})
