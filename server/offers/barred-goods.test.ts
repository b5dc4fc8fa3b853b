import { describe, expect, test } from 'vitest'
import * as spreadsheetApi from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import * as offerApi from '#market/offers/offer-api.ts'
import type { ResaleDeclaration } from '#market/resale/resale-terms.ts'
import { toTheBuyer } from '#market/resale/resale-words.ts'
import { preview, spreadsheet } from '#server/offer-spreadsheets/testing/filled-spreadsheets.ts'
import { aCart } from '#server/testing/carts.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import { declare, termsOfProduct, termsOfShop } from '#server/testing/resale.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { tradeViolations } from '#server/testing/trade-violations.ts'

const site = siteForThisFile()

const ASKING = 1000
const OWN_STORES = 'Resale allowed only in the buyer’s own stores.'
const CALIFORNIA = 'Do not resell in California and Nevada.'

/** How a lot comes to be one that its buyer may not resell, after it was one that it may. */
const conflicts: readonly Conflict[] = [
  {
    how: 'by the terms of the lot',
    clause: OWN_STORES,
    terms: ({ lot }: Bound) => termsOfProduct(site.db, lot.id, { channels: ['own_store'] }),
    buyer: { resale_channels: ['amazon'] },
  },
  {
    how: 'by the terms of its shop',
    clause: OWN_STORES,
    terms: ({ sellerId }: Bound) => termsOfShop(site.db, sellerId, { channels: ['own_store'] }),
    buyer: { resale_channels: ['amazon'] },
  },
  {
    how: 'by its states',
    clause: CALIFORNIA,
    terms: ({ lot }: Bound) => termsOfProduct(site.db, lot.id, { blocked_states: ['CA', 'NV'] }),
    buyer: { resale_channels: ['own_store'], resale_states: ['CA'] },
  },
]

type Conflict = {
  how: string
  clause: string
  terms: (bound: Bound) => Promise<void>
  buyer: Partial<ResaleDeclaration>
}
type Bound = Awaited<ReturnType<typeof aFreeLot>>
type At = { offerId: string; lineId: string; revision: number }

/** A lot that its buyer may still resell. */
async function aFreeLot() {
  const cart = await aCart(site)
  const lot = await aListedProduct(site.db, { sellerId: cart.sellerId })
  const other = await aListedProduct(site.db, { sellerId: cart.sellerId })
  // Free of what its shop asks for.
  await termsOfProduct(site.db, other.id, {})
  await declare(site.db, cart.buyerUser.id, { resale_channels: ['own_store', 'amazon'] })
  return { ...cart, lot, other }
}

/** Where the lot is when it becomes barred, by where an offer on it has come to. */
const places = {
  nowhere: async () => ({ offerId: '', lineId: '', revision: 0 }),
  draft: inCart,
  saved: async (bound: Bound) => {
    const { offerId, lineId } = await inCart(bound)
    return at(await bound.saveForLater(offerId, lineId))
  },
  sent,
  countered: async (bound: Bound) => {
    const { offerId, lineId } = await sent(bound)
    return at(await bound.seller.post(`/offers/${offerId}/counter_offer`, counter(lineId, 950)))
  },
}

async function inCart({ add, lot }: Bound) {
  return at(await add(lot, { price: ASKING }))
}

async function sent(bound: Bound) {
  const { offerId } = await inCart(bound)
  return at(await bound.send(offerId))
}

const at = ({ body }: { body: ReturnType<typeof JSON.parse> }): At => ({
  offerId: body.data.id,
  lineId: body.included[0].id,
  revision: body.data.attributes.revision,
})

const counter = (lineId: string, unit_price: number) => ({
  offer_products_attributes: [{ id: lineId, unit_price }],
})

type Way = {
  call: object
  from: keyof typeof places
  go: (bound: Bound, offer: At) => Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>
  by?: 'seller'
}

/** Every way to goods, from wherever the lot may be. */
const ways: Record<string, Way> = {
  'put into the cart': {
    call: offerApi.addToCart,
    from: 'nowhere',
    go: ({ add, lot }) => add(lot),
  },
  'put into the cart among others': {
    call: offerApi.addToCart,
    from: 'nowhere',
    go: ({ addAll, lot, other }) => addAll([other, lot]),
  },
  'bought at once': {
    call: offerApi.buyProductNow,
    from: 'nowhere',
    go: ({ buyer, lot }) => buyer.post('/offers/buy_now', asking(lot)),
  },
  'bought out of the cart': {
    call: offerApi.buyProductNow,
    from: 'draft',
    go: ({ buyer, lot }) => buyer.post('/offers/buy_now', asking(lot)),
  },
  'changed in the cart': {
    call: offerApi.editLine,
    from: 'draft',
    go: ({ edit }, { offerId, lineId }) => edit(offerId, lineId, { quantity: 6, unit_price: 900 }),
  },
  'changed while it is saved': {
    call: offerApi.editLine,
    from: 'saved',
    go: ({ edit }, { offerId, lineId }) => edit(offerId, lineId, { quantity: 6, unit_price: 900 }),
  },
  'brought back into the cart': {
    call: offerApi.moveToCart,
    from: 'saved',
    go: ({ moveToCart }, { offerId, lineId }) => moveToCart(offerId, lineId),
  },
  sent: {
    call: offerApi.submitOffer,
    from: 'draft',
    go: ({ send }, { offerId }) => send(offerId),
  },
  'sent beside another lot': {
    call: offerApi.submitOffer,
    from: 'draft',
    go: async ({ add, other, send }, { offerId }) => {
      expect((await add(other)).status).toBe(201)
      return send(offerId)
    },
  },
  'bought as a draft': {
    call: offerApi.acceptOffer,
    from: 'draft',
    go: ({ buyer }, { offerId }) => buyer.put(`/offers/${offerId}/accept`),
  },
}

/** An offer goes by the terms it was sent with: only what the buyer declares can bar it then. */
const waysOfSent: Record<string, Way> = {
  'accepted by the seller': {
    call: offerApi.acceptOffer,
    from: 'sent',
    by: 'seller',
    go: ({ seller }, { offerId }) => seller.put(`/offers/${offerId}/accept`),
  },
  'countered by the seller': {
    call: offerApi.counterOffer,
    from: 'sent',
    by: 'seller',
    go: ({ seller }, { offerId, lineId }) =>
      seller.post(`/offers/${offerId}/counter_offer`, counter(lineId, 950)),
  },
  'accepted by the buyer': {
    call: offerApi.acceptOffer,
    from: 'countered',
    go: ({ buyer }, { offerId }) => buyer.put(`/offers/${offerId}/accept`),
  },
  'countered by the buyer': {
    call: offerApi.counterOffer,
    from: 'countered',
    go: ({ buyer }, { offerId, lineId }) =>
      buyer.post(`/offers/${offerId}/counter_offer`, counter(lineId, 940)),
  },
}

const asking = ({ id }: { id: number }) => ({ product_id: id, quantity: 5, unit_price: ASKING })

const refusal = (clause: string, by: Way['by']) => ({
  status: 422,
  body: {
    code: 'resale_conflict',
    errors: [
      by === 'seller'
        ? `The buyer can’t buy this lot: ${clause}`
        : `You can’t buy this lot: ${toTheBuyer(clause)}`,
    ],
  },
})

describe.each(conflicts)('a lot that its buyer may not resell $how', ({ clause, terms, buyer }) => {
  test.each(Object.entries(ways))('is not %s, naming the clause', async (_, { from, go }) => {
    const bound = await aFreeLot()
    const offer = await places[from](bound)
    await terms(bound)
    await declare(site.db, bound.buyerUser.id, buyer)
    const before = await offersWithout(bound, bound.other.id)
    expect(await go(bound, offer)).toMatchObject(refusal(clause, undefined))
    expect(await offersWithout(bound, bound.other.id)).toEqual(before)
  })

  test.each(Object.entries(waysOfSent))('is not %s, naming the clause', async (_, way) => {
    const bound = await aFreeLot()
    await terms(bound)
    // It can keep them at first.
    await declare(site.db, bound.buyerUser.id, {
      resale_channels: ['own_store'],
      resale_states: ['CA', 'OR'],
    })
    const offer = await places[way.from](bound)
    await declare(site.db, bound.buyerUser.id, buyer)
    const before = await bound.offers()
    expect(await way.go(bound, offer)).toMatchObject(refusal(clause, way.by))
    expect(await bound.offers()).toEqual(before)
  })

  test('comes into the cart by no spreadsheet', async () => {
    const bound = await aFreeLot()
    await terms(bound)
    await declare(site.db, bound.buyerUser.id, buyer)
    const { key, body } = await preview(
      bound.buyer,
      spreadsheet([bound.lot.id, 5, 9], [bound.other.id, 5, 9]),
    )
    expect(body.rows[0]).toMatchObject({
      effect: null,
      problems: [`You can’t buy this lot: ${toTheBuyer(clause)}`],
    })
    // Asked for all the same, with what was seen before.
    const added = await bound.buyer.post('/offer_sheets', { key, rows: [2] })
    expect(added.status).toBeGreaterThanOrEqual(400)
    expect(added.status).toBeLessThan(500)
    expect((await bound.offers()).flatMap(({ lines }) => lines)).toEqual([])
  })
})

const offersWithout = async ({ offers }: Bound, productId: number) =>
  (await offers()).map(({ id, state, lines }) => ({
    id,
    state,
    lines: lines.filter((line) => line.productId !== productId),
  }))

describe('the calls of an offer', () => {
  // What ends an offer, takes a line out, cuts it to what is left, or writes nothing.
  const harmless: readonly object[] = [
    offerApi.removeLine,
    offerApi.saveForLater,
    offerApi.updateQuantities,
    offerApi.rejectOffer,
    offerApi.withdrawOffer,
    spreadsheetApi.previewOfferSpreadsheet,
  ]
  const writing = Object.entries({ ...offerApi, ...spreadsheetApi }).flatMap(([name, call]) =>
    typeof call === 'object' && 'method' in call && call.method !== 'GET' ? [{ name, call }] : [],
  )

  test('are all tried here, but those that lead to no goods', () => {
    const tried = [...Object.values(ways), ...Object.values(waysOfSent)].map(({ call }) => call)
    const known = [...tried, ...harmless, spreadsheetApi.addOfferSpreadsheet]
    expect(writing.length).toBeGreaterThan(10)
    expect(writing.filter(({ call }) => !known.includes(call)).map(({ name }) => name)).toEqual([])
  })
})

test('after all of it every rule of the trade holds', async () => {
  expect(await tradeViolations(site.db)).toEqual([])
})
