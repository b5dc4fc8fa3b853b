import type { Answer, Caller } from './caller.ts'
import { aBuyer, aSeller } from './listings.ts'
import type { TestSite } from './site.ts'

type Wish = { quantity?: number; price?: number }

/** A buyer and a seller, and what the buyer does with the cart. */
export async function aCart(site: TestSite) {
  const [buyerUser, sellerUser] = [await aBuyer(site.db), await aSeller(site.db)]
  const [buyer, seller] = [await site.as(buyerUser), await site.as(sellerUser)]
  return { buyerUser, sellerUser, buyer, seller, sellerId: sellerUser.id, ...cartOf(buyer) }
}

export function cartOf(buyer: Caller) {
  const addAll = (lots: { id: number }[], { quantity = 5, price = 900 }: Wish = {}) =>
    buyer.post('/offers', {
      offer: {
        offer_products_attributes: lots.map(({ id }) => ({
          product_id: id,
          quantity,
          unit_price: price,
        })),
      },
    })
  const act = (what: string) => (offerId: string, lineId: string) =>
    buyer.post(`/offers/${offerId}/${what}`, { offer_product_id: lineId })
  return {
    addAll,
    add: (lot: { id: number }, wish?: Wish) => addAll([lot], wish),
    edit: (offerId: string, lineId: string, line: { quantity: number; unit_price: number }) =>
      buyer.put(`/offers/${offerId}/offer_products/${lineId}`, line),
    remove: (offerId: string, lineId: string) =>
      buyer.delete(`/offers/${offerId}/offer_products/${lineId}`),
    saveForLater: act('save_for_later'),
    moveToCart: act('move_to_cart'),
    send: (offerId: string, body?: { revision?: number; note?: string }) =>
      buyer.put(`/offers/${offerId}/submit`, body),
    offers: async () => shownOffers(await buyer.get('/offers')),
  }
}

type Reference = { id: string }
type Resource = {
  id: string
  attributes: { state: string; revision: number; total_cents: number }
  relationships: { offer_products: { data: Reference[] } }
}
type Line = { id: string; attributes: { quantity: number; product: { id: number } } }

/** Each offer with what it is about, as a reader of the document puts it together. */
function shownOffers({ body }: Answer) {
  const { data, included }: { data: Resource[]; included: Line[] } = body
  return data.map(({ id, attributes, relationships }) => ({
    id,
    ...attributes,
    lines: relationships.offer_products.data.flatMap((each) =>
      included
        .filter((line) => line.id === each.id)
        .map(({ attributes: line }) => ({ id: each.id, ...line, productId: line.product.id })),
    ),
  }))
}
