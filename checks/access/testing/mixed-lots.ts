import { upload } from '#server/imports/testing/import-of.ts'
import { aLot, type Aim } from './belongings.ts'
import type { People } from './people.ts'

/** A mixed lot of seller A, and the file it was made by. */
async function aMixedLot(people: People) {
  const { id } = await aLot(people)
  const key = await upload(people.callers['seller A'], 'Name,Quantity,MSRP\nFig candle,10,20.00')
  await people.callers['seller A'].put(`/products/${id}/manifest`, { key })
  return { id, body: { key } }
}

export async function theMixedLot(people: People): Promise<Aim> {
  return { places: { id: (await aMixedLot(people)).id } }
}

/** A lot of seller A that is becoming a mixed one. */
export async function aManifestToPut(people: People): Promise<Aim> {
  const { id, body } = await aMixedLot(people)
  await people.callers['seller A'].delete(`/products/${id}/manifest`)
  return { places: { id }, body }
}

/** The line of an offer that buyer A sent on a mixed lot. */
export async function theOfferedMixedLine(people: People): Promise<Aim> {
  const lot = await aMixedLot(people)
  const buyer = people.callers['buyer A']
  const line = { product_id: lot.id, quantity: 10, unit_price: 9_00 }
  const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
  await buyer.put(`/offers/${body.data.id}/submit`)
  return { places: { id: body.data.id, line_id: body.included[0].id } }
}

/** The line of an order of a mixed lot. */
export async function theMixedLine(people: People): Promise<Aim> {
  const lot = await aMixedLot(people)
  const buyer = people.callers['buyer A']
  const line = { product_id: lot.id, quantity: 10, unit_price: 10_00 }
  const bought = await buyer.post('/offers/buy_now', line)
  const id: string = bought.body.data.attributes.purchase_order_id
  const { body } = await buyer.get(`/marketplace/purchase_orders/${id}`)
  return { places: { id, line_id: body.included[0].id } }
}
