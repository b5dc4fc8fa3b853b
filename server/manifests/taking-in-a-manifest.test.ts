import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { importOf, upload } from '#server/imports/testing/import-of.ts'
import { workbookWith } from '#server/platform/spreadsheets/testing/workbook-with.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { everyRule, findViolations } from '#server/verification/find-violations.ts'
import { A_PALLET, HEADER, manyRows, putManifest } from './testing/a-manifest.ts'

const site = siteForThisFile()
let seller: Caller
let sellerId: number
beforeEach(async () => {
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
})

const aLot = (lot: Parameters<typeof aListedProduct>[1] = {}) =>
  aListedProduct(site.db, { sellerId, units: 1, ...lot })
const own = async (id: number) => (await seller.get(`/products/${id}`)).body
const manifest = (id: number) => seller.get(`/products/${id}/manifest`)
const violations = () => findViolations(site.db, everyRule)

describe('a manifest that a seller sends', () => {
  test('makes the lot a mixed one, worth what its goods come to', async () => {
    const lot = await aLot({ askingPrice: cents(90_00), msrp: cents(999_00) })
    const { status, body } = await putManifest(seller, lot.id)
    expect(status).toBe(200)
    expect(body.manifest).toEqual({
      file_name: 'pallet 7.csv',
      rows: 4,
      units: 20,
      retail_cents: 310_00,
      condition: 'open_box',
      conditions: [
        { key: 'new', units: 15, retail_cents: 200_00 },
        { key: 'shelf_pull', units: 1, retail_cents: 10_00 },
        { key: 'open_box', units: 4, retail_cents: 100_00 },
      ],
      categories: [
        { key: 'Home', units: 11, retail_cents: 205_00 },
        { key: 'Kitchen', units: 4, retail_cents: 100_00 },
        { key: null, units: 5, retail_cents: 5_00 },
      ],
    })
    expect(body.product).toMatchObject({
      msrp_cents: 310_00,
      manifest_units: 20,
      units: 1,
      condition: 'open_box',
      percent_off_msrp: 70,
    })
    expect(await violations()).toEqual([])
  })

  test('may be a workbook, with a title above its header and UPCs that lost their zeros', async () => {
    const lot = await aLot()
    const pallet = readFileSync(new URL('testing/pallet.xlsx', import.meta.url))
    const { status, body } = await putManifest(seller, lot.id, pallet)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.manifest).toMatchObject({ rows: 4, units: 20, retail_cents: 310_00 })
    const { rows } = (await manifest(lot.id)).body
    expect(rows.map(({ upc }: { upc: string | null }) => upc)).toEqual([
      '036000291452',
      '012345678905',
      null,
      null,
    ])
  })

  test('of a workbook is on the sheet that fits, or on the one that was chosen', async () => {
    const lot = await aLot()
    const header = HEADER.split(',')
    const workbook = workbookWith({
      Notes: [['Read me']],
      'Pallet 7': [header, ['', 'Wool throw', 4, 10, 'New', 'Home']],
      'Pallet 8': [header, ['', 'Mystery box', 9, 100, 'New', 'Home']],
    })
    const key = await upload(seller, workbook)
    const put = (sheet?: string) => seller.put(`/products/${lot.id}/manifest`, { key, sheet })
    expect((await put()).body.manifest).toMatchObject({ units: 4, retail_cents: 40_00 })
    expect((await put('Pallet 8')).body.manifest).toMatchObject({ units: 9, retail_cents: 900_00 })
    expect(await put('None')).toMatchObject({
      status: 422,
      body: { errors: ['The workbook has no sheet named "None"'] },
    })
    expect((await manifest(lot.id)).body.rows).toMatchObject([{ name: 'Mystery box' }])
  })

  test('completes a lot that lacked nothing but its MSRP', async () => {
    const { body } = await seller.post('/products', {
      product: {
        upc: '036000291452',
        name: 'Pallet',
        photo_1: 'https://cdn.example.com/1.jpg',
        wholesale_cents: 50_00,
        seller_price_cents: 90_00,
        units: 1,
      },
    })
    expect(body.missing).toEqual(['Missing MSRP'])
    expect((await putManifest(seller, body.id)).body.product).toMatchObject({
      missing: [],
      provisional: false,
    })
  })

  test('has an MSRP that nobody types: neither a form, nor a list, nor a file', async () => {
    const lot = await aLot()
    await putManifest(seller, lot.id)
    const words = 'The MSRP of a mixed lot is the total of its manifest'
    const product = { upc: lot.upc, name: 'Pallet', msrp_cents: 500_00 }
    const refused = [
      await seller.put(`/products/${lot.id}`, { product }),
      await seller.put(`/products/${lot.id}/figures`, { product: { msrp_cents: 1 } }),
      await seller.put(`/products/${lot.id}/figures`, { product: { msrp_cents: null } }),
    ]
    for (const { status, body } of refused)
      expect([status, body.fields]).toEqual([422, { 'product.msrp_cents': [words] }])
    const shown = { ...product, msrp_cents: 310_00, seller_price_cents: 80_00 }
    expect((await seller.put(`/products/${lot.id}`, { product: shown })).status).toBe(200)

    const file = `UPC,Product Name,Unit MSRP,Unit Asking Price\n${lot.upc},Big pallet,5,70.00\n`
    expect(await importOf(seller, file)).toMatchObject({ changed_count: 1 })
    expect(await own(lot.id)).toMatchObject({
      name: 'Big pallet',
      seller_price_cents: 70_00,
      msrp_cents: 310_00,
    })
    // Asking for more than the goods come to is refused as of any lot.
    const dear = { upc: lot.upc, name: 'Pallet', seller_price_cents: 400_00 }
    expect((await seller.put(`/products/${lot.id}`, { product: dear })).status).toBe(422)
    expect(await violations()).toEqual([])
  })

  test('has a condition that nobody says either: it is the lowest of its rows', async () => {
    const lot = await aLot()
    await putManifest(seller, lot.id)
    const said = { upc: lot.upc, name: 'Pallet', condition: 'new' }
    const { status, body } = await seller.put(`/products/${lot.id}`, { product: said })
    expect([status, body.fields]).toEqual([
      422,
      { 'product.condition': ['The condition of a mixed lot is the lowest in its manifest'] },
    ])
    const bulk = { action: 'condition', condition: 'new', ids: [lot.id] }
    expect((await seller.post('/products/bulk', bulk)).body).toMatchObject({
      refused: [{ problem: 'The condition of a mixed lot is the lowest in its manifest' }],
    })
    await importOf(seller, `UPC,Condition,Product Name\n${lot.upc},New,Pallet\n`)
    expect(await own(lot.id)).toMatchObject({ name: 'Pallet', condition: 'open_box' })
    await putManifest(seller, lot.id, `${HEADER}\n,Only lamp,2,20,Salvage,\n`)
    expect(await own(lot.id)).toMatchObject({ condition: 'salvage' })
    expect(await violations()).toEqual([])
  })

  test('is taken in whole or not at all, and says which rows have to change', async () => {
    const lot = await aLot()
    await putManifest(seller, lot.id)
    const { status, body } = await putManifest(
      seller,
      lot.id,
      `${HEADER}\n,Good,1,5\n12,Bad,one,5\n,"",1,5,Used\n`,
    )
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'manifest_refused',
      errors: ['Nothing was added: 2 rows have problems.'],
      problem_count: 2,
      problems: [
        { row: 3, column: 'UPC', words: '"12" doesn’t have 8, 12, 13 or 14 digits' },
        { row: 3, column: 'Quantity', words: '"one" isn’t a whole number' },
        { row: 4, column: 'Name', words: 'is missing' },
        { row: 4, column: 'Condition' },
      ],
    })
    expect((await manifest(lot.id)).body.totals.rows).toBe(4)
  })

  test('asks once what its words for conditions mean', async () => {
    const lot = await aLot()
    const csv = `${HEADER}\n,Lamp,1,50,Like New,\n,Chair,1,50,like new,\n,Vase,1,50,Scratch & Dent,\n`
    const refused = await putManifest(seller, lot.id, csv)
    expect(refused.body).toMatchObject({
      problem_count: 3,
      unknown_conditions: ['Like New', 'Scratch & Dent'],
    })
    const conditions = { 'Like New': 'open_box', 'scratch & dent': 'salvage' }
    const key = await upload(seller, csv)
    const { status, body } = await seller.put(`/products/${lot.id}/manifest`, { key, conditions })
    expect([status, body.manifest?.rows]).toEqual([200, 3])
    expect(await own(lot.id)).toMatchObject({ condition: 'salvage' })
  })

  test.each([
    ['', 'The file is empty'],
    ['\u{89}PNG', 'The file is empty'],
    ['UPC,Name\n', 'The manifest has no Quantity and MSRP columns'],
    [manyRows(20_001), 'A manifest has at most 20,000 rows'],
  ])('is refused with the reason: %.20s', async (csv, message) => {
    const lot = await aLot()
    const { status, body } = await putManifest(seller, lot.id, csv || '\n')
    expect(status).toBe(422)
    if (csv !== '\u{89}PNG') expect(body).toMatchObject({ errors: [message], problems: [] })
    expect((await manifest(lot.id)).status).toBe(404)
  })

  test('has 20,000 rows', async () => {
    const lot = await aLot()
    const { status, body } = await putManifest(seller, lot.id, manyRows(20_000))
    expect([status, body.manifest.rows]).toEqual([200, 20_000])
    expect(await violations()).toEqual([])
  })

  test('is not worth less than what is asked for the lot', async () => {
    const lot = await aLot({ askingPrice: cents(400_00), msrp: cents(900_00) })
    const { status, body } = await putManifest(seller, lot.id)
    expect([status, body.errors[0]]).toEqual([
      422,
      'The goods total $310.00 at MSRP, less than the asking price of $400.00. Please lower the asking price first.',
    ])
    expect(await own(lot.id)).toMatchObject({ msrp_cents: 900_00, manifest_units: null })
  })

  test('takes the place of the one before, immediately for all readers', async () => {
    const lot = await aLot()
    await putManifest(seller, lot.id)
    await putManifest(seller, lot.id, `${HEADER}\n,Only lamp,2,20\n`)
    expect((await manifest(lot.id)).body).toMatchObject({
      rows: [{ name: 'Only lamp' }],
      totals: { units: 2 },
      file_name: 'pallet 7.csv',
    })
    expect(await own(lot.id)).toMatchObject({ msrp_cents: 40_00, manifest_units: 2 })
    expect(await violations()).toEqual([])
  })

  test('of two at one moment one stays, whole', async () => {
    const lot = await aLot()
    const files = [A_PALLET, `${HEADER}\n,Only lamp,2,20\n`, manyRows(3000)]
    const answers = await Promise.all(files.map((csv) => putManifest(seller, lot.id, csv)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { rows, totals } = (await manifest(lot.id)).body
    expect(rows).toHaveLength(Math.min(100, totals.rows))
    expect(await violations()).toEqual([])
  })

  test('is removed, and the MSRP is its seller’s to say again', async () => {
    const lot = await aLot()
    await putManifest(seller, lot.id)
    const { status, body } = await seller.delete(`/products/${lot.id}/manifest`)
    expect([status, body.manifest]).toEqual([200, null])
    expect(body.product).toMatchObject({ msrp_cents: 310_00, manifest_units: null })
    expect((await manifest(lot.id)).status).toBe(404)
    expect((await seller.delete(`/products/${lot.id}/manifest`)).status).toBe(404)
    const product = { upc: lot.upc, name: 'Pallet', msrp_cents: 500_00 }
    expect((await seller.put(`/products/${lot.id}`, { product })).status).toBe(200)
    expect(await violations()).toEqual([])
  })

  test('is nobody else’s, nor the file', async () => {
    const lot = await aLot()
    await putManifest(seller, lot.id)
    const other = await site.as(await aSeller(site.db))
    const key = await upload(other, A_PALLET)
    expect((await other.put(`/products/${lot.id}/manifest`, { key })).status).toBe(404)
    expect((await other.delete(`/products/${lot.id}/manifest`)).status).toBe(404)
    expect((await other.get(`/products/${lot.id}/manifest`)).status).toBe(404)
    expect((await seller.put(`/products/${lot.id}/manifest`, { key })).status).toBe(404)
    expect((await seller.put(`/products/${lot.id}/manifest`, {})).status).toBe(422)
  })

  test('finds a limit in how many rows a seller may have', async () => {
    const applicant = await aSeller(site.db, { status: 'provisional' })
    const caller = await site.as(applicant)
    const lots = await Promise.all(
      [1, 2, 3].map(() => aListedProduct(site.db, { sellerId: applicant.id, provisional: true })),
    )
    const [first = 0, second = 0, third = 0] = lots.map(({ id }) => id)
    // As if two files of 20,000 rows had been taken in.
    await sql`
      with full_ones as (
        insert into manifests (product_id, rows, units, retail_cents, condition, conditions, categories)
        select id, 20000, 1, 1, 'new', '[]', '[]' from products where id in (${first}, ${second})
        returning id, product_id)
      update products set manifest_id = full_ones.id, manifest_units = 1
      from full_ones where products.id = product_id`.execute(site.db)
    const { status, body } = await putManifest(caller, third)
    expect([status, body.errors[0]]).toEqual([
      422,
      'While your application is under review, your manifests can have 40,000 rows in total.',
    ])
    expect((await caller.get(`/products/${third}/manifest`)).status).toBe(404)
    await caller.delete(`/products/${second}`)
    expect((await putManifest(caller, third)).status).toBe(200)
    // What does not hold is of no use to the tests after this one.
    await sql`update products set manifest_id = null, manifest_units = null where id in (${first}, ${second})`.execute(
      site.db,
    )
    await sql`delete from manifests where product_id in (${first}, ${second})`.execute(site.db)
  })
})

test('what is copied of a mixed lot is an ordinary one', async () => {
  const lot = await aLot()
  await putManifest(seller, lot.id)
  const upc = '614141000036'
  const { body } = await seller.post(`/products/${lot.id}/duplicate`, { product: { upc } })
  expect(body).toMatchObject({ msrp_cents: 310_00, manifest_units: null })
})

test('a card says how many units are inside', async () => {
  const lot = await aLot({ name: 'Pallet of surprises' })
  await putManifest(seller, lot.id)
  const buyer = await site.as(await aBuyer(site.db))
  const { body } = await buyer.post('/marketplace/products/search', {
    search: { query: 'surprises' },
  })
  expect(body.products).toMatchObject([{ id: lot.id, manifest_units: 20 }])
  expect((await buyer.get(`/marketplace/products/${lot.id}`)).body.manifest_units).toBe(20)
})
