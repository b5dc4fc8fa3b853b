import { beforeAll, describe, expect, test } from 'vitest'
import type { FileKind } from '#market/spreadsheets/intake/header-api.ts'
import { upload } from '#server/imports/testing/import-of.ts'
import { aLeadForm } from '#server/samples/testing/directory.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { deleteUnusedHeaders } from './kept-headers.ts'

const site = siteForThisFile()
let seller: Caller
let lot: { id: number }
let other: { id: number }
beforeAll(async () => {
  const owner = await aSeller(site.db)
  seller = await site.as(owner)
  lot = await aListedProduct(site.db, { sellerId: owner.id, units: 1 })
  other = await aListedProduct(site.db, { units: 1000 })
})

const kept = async (caller: Caller, kind: FileKind, headers: string[]) =>
  (await caller.post('/spreadsheets/headers', { kind, headers })).body

describe('a manifest with headers of its own', () => {
  const FILE =
    'Artikel;Menge;Listenpreis;Zustand\nKerze;2;12,50;Like New\nLampe;x;20,00;New\nLamp;;;'
  const meant = {
    mapping: { Artikel: 'Name', Menge: 'Quantity', Listenpreis: 'MSRP', Zustand: 'Condition' },
    decimal: 'comma',
    conditions: { 'Like New': 'open_box' },
  }

  test('is refused, and read as its seller says, with a cell corrected and a row left out', async () => {
    const key = await upload(seller, FILE)
    const put = (more: object) => seller.put(`/products/${lot.id}/manifest`, { key, ...more })
    expect((await put({})).body.errors).toEqual([
      'The manifest has no Name, Quantity and MSRP columns',
    ])
    const fixes = [{ row: 3, column: 'Quantity', text: '3' }]
    const { status, body } = await put({ ...meant, fixes, leave_out: [4] })
    expect(status).toBe(200)
    expect(body.manifest).toMatchObject({ rows: 2, units: 5, retail_cents: 85_00 })
  })

  test('and what was said of them is remembered for the next one of the same seller', async () => {
    const headers = ['Artikel', 'MENGE', 'Farbe']
    expect(await kept(seller, 'manifest', headers)).toEqual({
      mapping: { Artikel: 'Name', MENGE: 'Quantity' },
      conditions: { 'like new': 'open_box' },
    })
    const nothing = { mapping: {}, conditions: {} }
    expect(await kept(await site.as(await aSeller(site.db)), 'manifest', headers)).toEqual(nothing)
    expect(await kept(seller, 'offers', headers)).toEqual(nothing)
  })

  test('is taken by no column that there is not', async () => {
    const key = await upload(seller, FILE)
    const mapping = { Artikel: 'Titel' }
    const answer = await seller.put(`/products/${lot.id}/manifest`, { key, mapping })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([expect.stringContaining('no column named "Titel"')])
  })
})

test('offers with headers of their own are previewed and added as their buyer says', async () => {
  const buyer = await site.as(await aBuyer(site.db))
  const key = await upload(buyer, `Lot;Menge;Gebot\n${other.id};10;x`)
  const mapping = { Lot: 'Product ID', Menge: 'Offer Quantity', Gebot: 'Offer Price' }
  const how = {
    key,
    mapping,
    decimal: 'comma',
    fixes: [{ row: 2, column: 'Offer Price', text: '2,50' }],
  }
  const preview = await buyer.post('/offer_sheets/preview', { key, mapping })
  expect(preview.body).toMatchObject({ good_count: 0, problem_count: 1 })
  // A look remembers nothing.
  expect(await kept(buyer, 'offers', ['Gebot'])).toMatchObject({ mapping: {} })
  const corrected = await buyer.post('/offer_sheets/preview', how)
  expect(corrected.body).toMatchObject({ good_count: 0, problem_count: 1 })
  const fixes = [{ row: 2, column: 'Offer Price', text: '2.50' }]
  const added = await buyer.post('/offer_sheets', { ...how, fixes })
  expect(added.body).toMatchObject({ added: 1, total: 25_00 })
  expect(await kept(buyer, 'offers', ['Gebot'])).toMatchObject({
    mapping: { Gebot: 'Offer Price' },
  })
  expect((await buyer.post('/offer_sheets', { key, mapping: { Lot: null } })).status).toBe(422)
})

test('leads with headers of their own are imported as their reader says', async () => {
  const staff = await site.as(await anAdministrator(site.db))
  const lead = aLeadForm()
  const cells = [
    'company',
    'buyer_category',
    'contact_name',
    'contact_email',
    'consent_source',
  ] as const
  const header = ['Firma', 'Buyer Category', 'Contact Name', 'Mail', 'Consent Source']
  const row = [...cells.map((field) => lead[field]), lead.product_categories.join('; ')]
  const file = [[...header, 'Product Categories'], row].map((each) => each.join('\t')).join('\n')
  const take = async (mapping: object) =>
    (await staff.post('/admin/leads/import', { key: await upload(staff, file), mapping })).body
  const mapping = { Firma: 'Company', Mail: 'Contact Email' }
  expect(await take(mapping)).toMatchObject({ added: 1, refused: [] })
  expect(await kept(staff, 'leads', ['Firma', 'mail'])).toMatchObject({
    mapping: { Firma: 'Company', mail: 'Contact Email' },
  })
  // In a file that has only one of them, the other stays.
  const renamed = file.replace('Firma', 'Company')
  await staff.post('/admin/leads/import', {
    key: await upload(staff, renamed),
    mapping: { Mail: null },
  })
  expect(await kept(staff, 'leads', ['Firma', 'Mail'])).toMatchObject({
    mapping: { Firma: 'Company', Mail: 'Contact Email' },
  })
})

test('a header that nobody used for more than a year is forgotten', async () => {
  await site.db
    .updateTable('fileHeaders')
    .set({ usedAt: new Date(Date.now() - 401 * 24 * 3_600_000) })
    .where('word', '=', 'artikel')
    .execute()
  await deleteUnusedHeaders(site.db)
  expect(await kept(seller, 'manifest', ['Artikel', 'Menge'])).toMatchObject({
    mapping: { Menge: 'Quantity' },
  })
})
