import type { TestSite } from '#server/testing/site.ts'
import { aDeal } from '#server/testing/deals.ts'

const MAIN = {
  name: 'Oasis Stores',
  line1: '1 Main Street',
  city: 'Reno',
  state: 'NV',
  postal_code: '89501',
  country: 'US',
}
export const storeFour = {
  ...MAIN,
  label: 'Store 4',
  line1: '4 Mine Road',
  city: 'Elko',
  postal_code: '89801',
  dock: true,
  appointment_needed: true,
  receiving_hours: 'Mon to Fri, 7 am to 3 pm',
}

/** A deal of a buyer with two addresses: the default one, in Reno, and store 4 in Elko with a dock. */
export async function aChain(site: TestSite) {
  const deal = await aDeal(site)
  const { buyer, seller, offerId } = deal
  await buyer.put('/profile', { profile: { ship_to: MAIN } })
  const added = await buyer.post('/ship_to_addresses', { ship_to_address: storeFour })
  const storeId: number = added.body.ship_to_address.id
  const details = (body: object, id = offerId) => buyer.put(`/offers/${id}/buyer_details`, body)
  const accept = async (who = seller) => {
    const { body } = await who.put(`/offers/${offerId}/accept`)
    return `/marketplace/purchase_orders/${body.data.attributes.purchase_order_id}`
  }
  const seen = async (who = buyer) => (await who.get(`/offers/${offerId}`)).body.data.attributes
  return { ...deal, storeId, details, accept, seen }
}
