import type { OpenOffer } from '../offers/offers-under-review.ts'
import { timesOf, type Caller } from '../support/load.ts'
import type { Page } from './open-pages.ts'

/** One side answers with another price; how long until the other side's page hears of it. */
export function counterFrom(caller: Caller, { id, lineId, buyer, seller }: OpenOffer) {
  let price = 700
  let revision = 1
  return async (side: 'buyer' | 'seller', page: Page): Promise<number> => {
    price = price === 700 ? 750 : 700
    const heard = page.hears()
    const start = performance.now()
    const call = {
      method: 'POST',
      path: `/offers/${id}/counter_offer`,
      bearer: side === 'buyer' ? buyer.bearer : seller.bearer,
      body: { offer_products_attributes: [{ id: lineId, unit_price: price }], revision },
    }
    timesOf(await caller.make([call], 1))
    revision += 1
    return (await heard) - start
  }
}
