import * as fc from 'fast-check'
import { cents } from '#market/money.ts'
import type { LotAsSeen } from '#market/offers/lot-as-seen.ts'
import { productConditions } from '#market/products/product-condition.ts'
import { withCheckDigit } from '#market/products/upc.ts'
import { HEADER, putManifest } from '#server/manifests/testing/a-manifest.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'

export const ASKING = cents(1000)
const PHOTOS = ['front', 'back', 'side'].map((side) => `/photos/demo-lot-${side}/800.webp`)

/** One edit of a lot by its seller, on one of the ways there are. */
export const edits = fc.record({
  what: fc.constantFrom(
    'name',
    'upc',
    'condition',
    'condition in bulk',
    'packs',
    'photos',
    'description',
    'msrp',
    'manifest',
    'resale terms in bulk',
    'nothing',
  ),
  turn: fc.nat(5),
})
export type Edit = typeof edits extends fc.Arbitrary<infer Value> ? Value : never

export type Shop = Awaited<ReturnType<typeof aShop>>

/** A seller with a lot of three photos, and a buyer, each at a page of their own. */
export async function aShop(site: TestSite) {
  const [buyerUser, sellerUser] = [await aBuyer(site.db), await aSeller(site.db)]
  const lot = await aListedProduct(site.db, {
    sellerId: sellerUser.id,
    photos: PHOTOS,
    askingPrice: ASKING,
  })
  return {
    buyer: await site.as(buyerUser),
    seller: await site.as(sellerUser),
    lotId: lot.id,
    upc: lot.upc,
    name: lot.name,
  }
}

/** What the page of the lot says to its buyer. */
export async function lotPage({ buyer, lotId }: Pick<Shop, 'buyer' | 'lotId'>) {
  const { body } = await buyer.get(`/marketplace/products/${lotId}`)
  return {
    said: saidOf({ ...body, manifest: mixed(body.manifest_units) }),
    digest: body.lot_digest,
  }
}

/** The facts that edits change, of a lot or of an order's copy of it. */
export const saidOf = (lot: LotAsSeen) => ({
  name: lot.name,
  upc: lot.upc,
  condition: lot.condition,
  images: lot.images,
  packs: lot.outer_quantity,
  description: lot.description,
  msrp: lot.msrp_cents,
  units: lot.manifest?.units ?? null,
})
export type Said = ReturnType<typeof saidOf>

const mixed = (units: number | null) => (units === null ? null : { id: 0, units })

/** Has the seller edit the lot; what is refused changes nothing. */
export async function edit(shop: Shop, { what, turn }: Edit) {
  const { seller, lotId } = shop
  if (what === 'nothing') return
  if (what === 'manifest') return changeManifest(seller, lotId, turn)
  if (what === 'resale terms in bulk')
    return void (await seller.post('/products/bulk', {
      action: 'terms',
      ids: [lotId],
      resale_terms: { ...NO_TERMS, map_cents: 100 + turn },
    }))
  if (what === 'condition in bulk')
    return void (await seller.post('/products/bulk', {
      action: 'condition',
      ids: [lotId],
      condition: productConditions[turn],
    }))
  await seller.put(`/products/${lotId}`, {
    product: { upc: shop.upc, name: shop.name, ...said(shop, { what, turn }) },
  })
}

const NO_TERMS = { channels: [], blocked_states: [], remove_labels: false }

async function changeManifest(seller: Caller, lotId: number, turn: number) {
  if (turn === 0) return void (await seller.delete(`/products/${lotId}/manifest`))
  await putManifest(seller, lotId, `${HEADER}\n,Fig candle,${turn},2000.00\n`)
}

function said(shop: Shop, { what, turn }: Edit): object {
  switch (what) {
    case 'name':
      shop.name = ['Headphones, new in box', 'Parts, broken', 'Headphones'][turn % 3] ?? ''
      return { name: shop.name }
    case 'upc':
      shop.upc = withCheckDigit(`9${String(shop.lotId).padStart(9, '0')}${turn}`)
      return { upc: shop.upc }
    case 'condition':
      return { condition: productConditions[turn] }
    case 'packs':
      return { outer_quantity: turn + 1 }
    case 'photos': {
      const [first, second, third] = PHOTOS.map((_, at) => PHOTOS[(at + turn) % PHOTOS.length])
      return { photo_1: first, photo_2: second, photo_3: third }
    }
    case 'description':
      return { description: `As it was on day ${turn}.` }
    case 'msrp':
      return { msrp_cents: 4000 + turn }
    default:
      return {}
  }
}
