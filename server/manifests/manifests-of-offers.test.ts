import { beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { HEADER, putManifest } from './testing/a-manifest.ts'

const site = siteForThisFile()

const holding = (name: string, units = 10) => `${HEADER}\n,${name},${units},20.00\n`
const figures = (units: number) => ({
  rows: 1,
  units,
  retail_cents: units * 20_00,
  condition: 'new',
})

let seller: Caller
let buyer: Caller
let lot: { id: number }
let offerId: string
let lineId: string
beforeEach(async () => {
  const owner = await aSeller(site.db)
  seller = await site.as(owner)
  buyer = await site.as(await aBuyer(site.db))
  lot = await aListedProduct(site.db, {
    sellerId: owner.id,
    units: 2,
    minOrderUnits: null,
    askingPrice: cents(100_00),
    msrp: cents(200_00),
  })
})

async function offerOnIt() {
  const line = { product_id: lot.id, quantity: 1, unit_price: 80_00 }
  const drafted = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
  offerId = drafted.body.data.id
  lineId = drafted.body.included[0].id
  return drafted
}
async function send() {
  await offerOnIt()
  await buyer.put(`/offers/${offerId}/submit`)
}
const counter = () =>
  seller.post(`/offers/${offerId}/counter_offer`, {
    offer_products_attributes: [{ id: lineId, unit_price: 90_00 }],
  })
const lineFor = async (reader: Caller) =>
  (await reader.get(`/offers/${offerId}`)).body.included[0].attributes
const fileFor = (reader: Caller, line = lineId) =>
  reader.get(`/offers/${offerId}/lines/${line}/manifest`)

describe('an offer on a mixed lot', () => {
  test('says to both sides what another manifest comes to since it was sent', async () => {
    await putManifest(seller, lot.id, holding('Fig candle'))
    await send()
    for (const reader of [buyer, seller])
      expect(await lineFor(reader)).toMatchObject({ manifest_units: 10, manifest_change: null })
    await putManifest(seller, lot.id, holding('Fig candle', 8))
    for (const reader of [buyer, seller])
      expect(await lineFor(reader)).toMatchObject({
        manifest_units: 10,
        manifest_change: { sent: figures(10), now: figures(8) },
      })
    const { body } = await buyer.get('/offers')
    expect(body.included[0].attributes.manifest_change.now).toEqual(figures(8))
  })

  test('also that it was removed, or added', async () => {
    await putManifest(seller, lot.id, holding('Fig candle'))
    await send()
    await seller.delete(`/products/${lot.id}/manifest`)
    expect((await lineFor(buyer)).manifest_change).toEqual({ sent: figures(10), now: null })
    await counter()
    expect(await lineFor(buyer)).toMatchObject({ manifest_units: null, manifest_change: null })
    await putManifest(seller, lot.id, holding('Fig candle'))
    expect((await lineFor(buyer)).manifest_change).toEqual({ sent: null, now: figures(10) })
  })

  test('goes by another one from the next counter on, and over says no more of it', async () => {
    await putManifest(seller, lot.id, holding('Fig candle'))
    await send()
    await putManifest(seller, lot.id, holding('Chipped mug', 9))
    await counter()
    expect(await lineFor(buyer)).toMatchObject({ manifest_units: 9, manifest_change: null })
    await putManifest(seller, lot.id, holding('Only lids', 7))
    expect((await lineFor(buyer)).manifest_change.now).toEqual(figures(7))
    await buyer.post(`/offers/${offerId}/counter_offer/reject`, {})
    expect(await lineFor(buyer)).toMatchObject({ manifest_units: 9, manifest_change: null })
  })

  test('gives the manifest of its turn to both sides as a file, whatever the lot holds', async () => {
    await putManifest(seller, lot.id, holding('Fig candle'))
    await send()
    await putManifest(seller, lot.id, holding('Chipped mug'))
    for (const reader of [buyer, seller]) {
      const { status, headers, body } = await fileFor(reader)
      expect(status).toBe(200)
      expect(headers.get('Content-Disposition')).toMatch(/filename="O-\d+-manifest-\d+\.csv"/)
      expect(String(body)).toContain('Fig candle')
      expect(String(body)).not.toContain('Chipped mug')
    }
    const workbook = await buyer.get(`/offers/${offerId}/lines/${lineId}/manifest?format=xlsx`)
    expect(workbook.headers.get('Content-Disposition')).toContain('.xlsx"')
  })

  test('gives it to nobody else, and nothing of another line or of an ordinary lot', async () => {
    await send()
    expect(await fileFor(buyer)).toMatchObject({ status: 404 })
    await putManifest(seller, lot.id, holding('Fig candle'))
    await counter()
    expect(await fileFor(buyer)).toMatchObject({ status: 200 })
    expect(await fileFor(buyer, '999999')).toMatchObject({ status: 404 })
    for (const stranger of [await aBuyer(site.db), await aSeller(site.db)])
      expect(await fileFor(await site.as(stranger))).toMatchObject({ status: 404 })
  })

  test('is without one while it is a draft, which is about what the lot holds now', async () => {
    await putManifest(seller, lot.id, holding('Fig candle'))
    await offerOnIt()
    expect(await lineFor(buyer)).toMatchObject({ manifest_units: null, manifest_change: null })
    expect(await fileFor(buyer)).toMatchObject({ status: 404 })
  })
})
