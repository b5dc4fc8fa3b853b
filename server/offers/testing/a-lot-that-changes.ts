import type { Answer, Caller } from '#server/testing/caller.ts'
import { aCart } from '#server/testing/carts.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'

export const FRONT = '/photos/demo-headphones-front/800.webp'
export const BACK = '/photos/demo-headphones-back/800.webp'
export const SAID = {
  name: 'Headphones, new in box',
  condition: 'new',
  outer_quantity: 24,
  photo_1: FRONT,
  photo_2: BACK,
}
export const BROKEN = {
  name: 'Parts, broken',
  condition: 'salvage',
  outer_quantity: 1,
  photo_1: BACK,
  photo_2: FRONT,
}
export const CHANGED =
  'The lot has changed: condition new → salvage, name “Headphones, new in box” → “Parts, broken”, photos reordered, outer quantity 24 → 1.'

/** What an order's line says of the lot as it was at first. */
export const AS_SAID = {
  images: [FRONT, BACK],
  product: { name: SAID.name, condition: 'new' },
  lot: { name: SAID.name, condition: 'new', images: [FRONT, BACK], outer_quantity: 24 },
}

type OfLine = { offerId: string; lineId: string }

/** A lot of headphones that are new in their box, until its seller says otherwise; and its buyer. */
export async function aLotThatChanges(site: TestSite) {
  const cart = await aCart(site)
  const { id, upc } = await aListedProduct(site.db, {
    sellerId: cart.sellerId,
    name: SAID.name,
    photos: [FRONT, BACK],
  })
  const lot = { id, upc }
  /** The seller says something else of the lot, at an unchanged price. */
  const says = async (other: Partial<typeof SAID>) => {
    const product = { upc: lot.upc, name: SAID.name, ...other }
    const { status, body } = await cart.seller.put(`/products/${lot.id}`, { product })
    if (status !== 200) throw new Error(`The lot was not changed: ${JSON.stringify(body)}`)
  }
  await says(SAID)

  const draft = async (price = 1000): Promise<OfLine> => {
    const { data, included } = (await cart.add(lot, { price })).body
    return { offerId: data.id, lineId: included[0].id }
  }
  return {
    ...cart,
    lot,
    says,
    draft,
    sent: async () => {
      const offer = await draft(900)
      await cart.send(offer.offerId)
      return offer
    },
    shown: async (who: Caller, offerId: string) => {
      const { data, included } = (await who.get(`/offers/${offerId}`)).body
      return { ...data.attributes, line: included[0].attributes }
    },
    counter: (who: Caller, { offerId, lineId }: OfLine, more: object = {}) =>
      who.post(`/offers/${offerId}/counter_offer`, {
        offer_products_attributes: [{ id: lineId, unit_price: 950 }],
        ...more,
      }),
    /** What the order says that came of an accept or a purchase. */
    ordered: async ({ status, body }: Answer) => {
      if (status > 201) throw new Error(`There is no order: ${JSON.stringify(body)}`)
      const orderId = body.data.attributes.purchase_order_id
      const { included } = (await cart.buyer.get(`/marketplace/purchase_orders/${orderId}`)).body
      return included[0].attributes
    },
  }
}
