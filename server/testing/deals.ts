import { cents } from '#market/money.ts'
import type { ProductCondition } from '#market/products/product-condition.ts'
import { aBuyer, aListedProduct, aSeller } from './listings.ts'
import type { TestSite } from './site.ts'

type Terms = {
  quantity?: number
  price?: number
  asking?: number
  units?: number
  note?: string
  condition?: ProductCondition
  photos?: string[]
}

/** An offer that a buyer has just sent to a seller, and both to act on it. */
export async function aDeal(site: Pick<TestSite, 'db' | 'as'>, terms: Terms = {}) {
  const { quantity = 10, price = 800, asking = 1000, units = 100, note, ...lot } = terms
  const [buyerUser, sellerUser] = [await aBuyer(site.db), await aSeller(site.db)]
  const product = await aListedProduct(site.db, {
    ...lot,
    sellerId: sellerUser.id,
    units,
    askingPrice: cents(asking),
  })
  const [buyer, seller] = [await site.as(buyerUser), await site.as(sellerUser)]
  const drafted = await buyer.post('/offers', {
    offer: { offer_products_attributes: [{ product_id: product.id, quantity, unit_price: price }] },
  })
  const offerId: string = drafted.body.data.id
  const lineId: string = drafted.body.included[0].id
  const sent = await buyer.put(`/offers/${offerId}/submit`, { note })
  if (sent.status !== 200) throw new Error(`The offer was not sent: ${JSON.stringify(sent.body)}`)
  return { buyer, seller, buyerUser, sellerUser, product, offerId, lineId, db: site.db }
}
