import { aSession } from '#server/testing/a-session.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import type { People } from './people.ts'

/** Where a call goes and with what: something of buyer A and seller A. */
export type Aim = { places: Record<string, string | number>; body?: unknown }

export async function aLot({ site, sellerId }: People) {
  return aListedProduct(site.db, { sellerId })
}

export async function theLot(people: People): Promise<Aim> {
  return { places: { id: (await aLot(people)).id } }
}

export async function theSeller(people: People): Promise<Aim> {
  await aLot(people)
  return { places: { seller_id: people.sellerId } }
}

/** Where buyer A is signed in besides. */
export async function theOtherSession({ site, callers }: People): Promise<Aim> {
  const { body } = await callers['buyer A'].get('/me')
  return { places: { id: (await aSession(site.db, { userId: body.id })).id } }
}

/** A line in buyer A's cart. */
export async function theCart(people: People) {
  const { id } = await aLot(people)
  const line = { product_id: id, quantity: 10, unit_price: 800 }
  const { body } = await people.callers['buyer A'].post('/offers', {
    offer: { offer_products_attributes: [line] },
  })
  const places: Record<'id' | 'line_id', string> = {
    id: body.data.id,
    line_id: body.included[0].id,
  }
  return { places, body: { offer_product_id: places.line_id } }
}

export async function theSavedLine(people: People): Promise<Aim> {
  const { places, body } = await theCart(people)
  const saved = await people.callers['buyer A'].post(`/offers/${places.id}/save_for_later`, body)
  return { places: { id: saved.body.data.id }, body }
}

/** An offer that waits for seller A. */
export async function theOffer(people: People) {
  const cart = await theCart(people)
  await people.callers['buyer A'].put(`/offers/${cart.places.id}/submit`)
  return cart
}

export async function theOrder(people: People): Promise<Aim> {
  const { places } = await theOffer(people)
  const { body } = await people.callers['seller A'].put(`/offers/${places.id}/accept`)
  return { places: { id: body.data.attributes.purchase_order_id } }
}
