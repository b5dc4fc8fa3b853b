import { cents } from '#market/money.ts'
import { offersOf, type Offer, type OffersDocument } from '#market/offers/offer-document.ts'
import type { Answer, Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { closeLinesOf } from '../close-lines-of.ts'
import { expireOffers } from '../expire-offers.ts'
import type { Deps } from '../show-offer.ts'
import { LOTS, type Act } from './any-acts.ts'

const ASKING = cents(1000)
const WEEKS = 8 * 86_400_000

type TradeOptions = { site: TestSite; deps: Deps }
export type Trade = {
  deps: Deps
  buyer: Caller
  seller: Caller
  offerId: string
  productIds: number[]
}
export type Look = { seen: Offer; bySeller: Offer }

/** An offer of a buyer for three products at the seller's, and both to act on it. */
export async function aTrade({ site, deps }: TradeOptions): Promise<Trade> {
  const buyer = await site.as(await aBuyer(site.db))
  const sellerUser = await aSeller(site.db)
  const seller = await site.as(sellerUser)
  const productIds: number[] = []
  for (let lot = 0; lot < LOTS; lot++) {
    const { id } = await aListedProduct(site.db, {
      sellerId: sellerUser.id,
      units: 50,
      askingPrice: ASKING,
    })
    productIds.push(id)
  }
  const lines = productIds.map((id) => ({ product_id: id, quantity: 10, unit_price: 800 }))
  const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: lines } })
  await buyer.put(`/offers/${body.data.id}/submit`)
  return { deps, buyer, seller, offerId: body.data.id, productIds }
}

/** The offer as both sides see it. */
export async function look({ buyer, seller }: Trade): Promise<Look> {
  const [seen] = offersOf(asDocument(await buyer.get('/offers')))
  const [bySeller] = offersOf(asDocument(await seller.get('/offers')))
  if (!seen || !bySeller) throw new Error('The offer is gone')
  return { seen, bySeller }
}

const asDocument = ({ body }: Answer): OffersDocument => body

/** Takes an action through HTTP, as its side would; time and the market act on their own. */
export async function take(trade: Trade, act: Act, { seen }: Look): Promise<Answer | undefined> {
  const { offerId, productIds } = trade
  const path = `/offers/${offerId}`
  if (!('by' in act)) return changeTheMarket(act, trade)
  const who = act.by === 'buyer' ? trade.buyer : trade.seller
  if (!('line' in act)) {
    const ending = act.act === 'reject' ? '/counter_offer/reject' : `/${act.act}`
    return act.act === 'accept' || act.act === 'update_quantities'
      ? who.put(path + ending)
      : who.post(path + ending)
  }
  const line = seen.offer_products.find(({ product }) => product.id === productIds[act.line])
  const change = { id: line?.id ?? seen.offer_products[0]?.id, unit_price: act.price }
  return who.post(`${path}/counter_offer`, {
    offer_products_attributes: [
      { ...change, ...(act.quantity && { quantity: act.quantity }), _destroy: act.remove },
    ],
  })
}

type MarketAct = Exclude<Act, { by: string }>

async function changeTheMarket(act: MarketAct, { deps, seller, productIds }: Trade) {
  if (!('line' in act)) {
    await expireOffers(deps, new Date(Date.now() + WEEKS))
    return undefined
  }
  const id = productIds[act.line] ?? 0
  if (!('units' in act)) {
    await seller.delete(`/products/${id}`)
    await closeLinesOf(deps, [id])
    return undefined
  }
  const { body } = await seller.get(`/products/${id}`)
  if (body.errors) return undefined
  const product = { upc: body.upc, name: body.name, units: act.units, seller_price_cents: 900 }
  await seller.put(`/products/${id}`, { product, units_before: body.units })
  return undefined
}
