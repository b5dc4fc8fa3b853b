import type { TestSite } from '#server/testing/site.ts'
import type { openMarket } from './market.ts'

type Market = Awaited<ReturnType<typeof openMarket>>
type Line = { productId: number; quantity: number; price: number }
type Sending = { lines: readonly Line[]; note?: string }

export const SHIP_TO = {
  name: 'Corner Store',
  line1: '12 Main Street',
  city: 'Portland',
  state: 'OR',
  postal_code: '97201',
  country: 'US',
}

/** An offer that the market's buyer has just sent, with an address to ship to. */
export async function anOfferInReview(market: Market, { lines, note }: Sending) {
  const buyer = await market.site.as(market.buyer)
  await buyer.put('/profile', { profile: { ship_to: SHIP_TO } })
  const offerId = await send(buyer, lines, note)
  return { buyer, offerId }
}

type Caller = Awaited<ReturnType<TestSite['as']>>

async function send(buyer: Caller, lines: readonly Line[], note: string | undefined) {
  const attributes = lines.map(({ productId, quantity, price }) => ({
    product_id: productId,
    quantity,
    unit_price: price,
  }))
  const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: attributes } })
  const offerId: string = body.data.id
  const sent = await buyer.put(`/offers/${offerId}/submit`, { note })
  if (sent.status !== 200) throw new Error(`The offer was not sent: ${JSON.stringify(sent.body)}`)
  return offerId
}
