import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { importOf } from '#server/imports/testing/import-of.ts'
import { putManifest } from '#server/manifests/testing/a-manifest.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { send } from '#server/uploads/testing/sending.ts'
import { aLotThatChanges, BACK, FRONT } from './testing/a-lot-that-changes.ts'

const site = siteForThisFile()

let shop: Awaited<ReturnType<typeof aLotThatChanges>>
beforeEach(async () => {
  shop = await aLotThatChanges(site)
})

const HEADER =
  'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units,Condition'
const bulk = (act: object) => shop.seller.post('/products/bulk', { ids: [shop.lot.id], ...act })
const picture = () =>
  sharp({ create: { width: 16, height: 16, channels: 3, background: { r: 90, g: 20, b: 9 } } })
    .png()
    .toBuffer()

type Way = { way: string; does: () => Promise<unknown>; words: RegExp }
const ways: Way[] = [
  {
    way: 'the form of the lot',
    does: () => shop.says({ name: 'Parts, broken' }),
    words: /name “Headphones, new in box” → “Parts, broken”/,
  },
  {
    way: 'photos reordered',
    does: () => shop.says({ photo_1: BACK, photo_2: FRONT }),
    words: /photos reordered/,
  },
  { way: 'a photo removed', does: () => shop.says({ photo_2: '' }), words: /photos 2 → 1/ },
  {
    way: 'photos sent by name',
    does: async () =>
      shop.seller.post('/products/photos', {
        files: [{ name: `${shop.lot.upc}.png`, key: await send(shop.seller, await picture()) }],
      }),
    words: /photos 2 → 3/,
  },
  {
    way: 'a field changed in the list',
    does: () =>
      shop.seller.put(`/products/${shop.lot.id}/figures`, { product: { msrp_cents: 80_00 } }),
    words: /MSRP \$40\.00 → \$80\.00/,
  },
  {
    way: 'a change of many lots',
    does: () => bulk({ action: 'condition', condition: 'salvage' }),
    words: /condition new → salvage/,
  },
  {
    way: 'an import',
    does: async () => {
      const row = [shop.lot.upc, '"Headphones, new in box"', FRONT, 40, 20, 10, 100, 'Salvage']
      const done = await importOf(shop.seller, `${HEADER}\n${row.join()}\n`)
      expect(done).toMatchObject({ imported_count: 1, issue_count: 0 })
    },
    words: /condition new → salvage/,
  },
  {
    way: 'a manifest',
    does: () => putManifest(shop.seller, shop.lot.id),
    words: /manifest none → 20 units/,
  },
  {
    way: 'another UPC',
    does: () => {
      shop.lot.upc = '036000291452'
      return shop.says({})
    },
    words: /UPC \d+ → 036000291452/,
  },
]

test.each(ways)(
  'a lot changed by $way is told in the cart, and refused to who has not seen it',
  async ({ does, words }) => {
    const { offerId } = await shop.draft()
    const seen = await shop.shown(shop.buyer, offerId)
    await does()
    const now = await shop.shown(shop.buyer, offerId)
    expect(now.line.lot_change?.words).toMatch(words)
    expect(now.revision).toBeGreaterThan(seen.revision)
    expect(now.lots_digest).not.toBe(seen.lots_digest)
    for (const stale of [{ revision: seen.revision }, { lots_digest: seen.lots_digest }])
      expect((await shop.buyer.put(`/offers/${offerId}/submit`, stale)).status).toBe(409)
  },
)

test('many lots changed and taken back are as they were, and the cart is another one still', async () => {
  const { offerId } = await shop.draft()
  const seen = await shop.shown(shop.buyer, offerId)
  const { body } = await bulk({ action: 'condition', condition: 'salvage' })
  await shop.seller.post('/products/bulk/undo', { token: body.undo })
  const now = await shop.shown(shop.buyer, offerId)
  expect(now.line.lot_change).toBeNull()
  expect(now.lots_digest).toBe(seen.lots_digest)
  expect(now.revision).toBeGreaterThan(seen.revision)
})

test('what says nothing else of the lot changes nothing: units, price, off the market and back', async () => {
  const { offerId } = await shop.draft()
  const seen = await shop.shown(shop.buyer, offerId)
  const { body } = await shop.seller.get(`/products/${shop.lot.id}`)
  await shop.seller.put(`/products/${shop.lot.id}`, {
    product: { upc: body.upc, name: body.name, units: 90, seller_price_cents: 11_00 },
    units_before: body.units,
  })
  await bulk({ action: 'tag', tag: 'shop_best_sellers' })
  const now = await shop.shown(shop.buyer, offerId)
  expect(now.line.lot_change).toBeNull()
  expect([now.revision, now.lots_digest]).toEqual([seen.revision, seen.lots_digest])
})
