import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeBuyerDetails } from '#market/offers/buyer-details-api.ts'
import { changeOrderDetails } from '#market/purchase-orders/order-details-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { anOrder, anOrderDocument } from '#market/purchase-orders/testing/an-order.ts'
import { shipToAddressesList } from '#market/ship-to-addresses/ship-to-addresses-list.ts'
import { aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { OfferShipsTo } from '#web/offers/details/OfferShipsTo.tsx'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { aLine, anOffer, anOfferDocument } from '#web/offers/testing/an-offer.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { OrderShipTo } from '#web/purchase-orders/details/OrderShipTo.tsx'
import { anAddress } from '../testing/an-address.ts'

const storeFour = anAddress({
  id: 4,
  label: 'Store 4',
  city: 'Elko',
  is_default: false,
  dock: true,
  receiving_hours: '7 am to 3 pm',
})

function aBuyerWithStores() {
  const server = aServer()
  aBuyerIsHere(server)
  server.answers(shipToAddressesList.read, () => ({
    data: [anAddress(), storeFour],
    meta: { page: 1, per_page: 200, total_pages: 1, total_count: 2 },
  }))
  return server
}

const place: Offer['ships_to'] = { address_id: 1, label: 'Store 1', city: 'Reno', state: 'NV' }

test('a buyer has an offer shipped to store 4 under its own PO number', async () => {
  const server = aBuyerWithStores()
  const offer = anOffer({ state: 'draft', ships_to: place })
  const changed = server.answers(changeBuyerDetails, () => anOfferDocument(offer))
  show(<OfferShipsTo offer={offer} viewer="buyer" />)
  await expect.element(page.getByText('Ships to Store 1, Reno, NV.')).toBeVisible()
  await page.getByRole('button', { name: 'Change ship-to or PO number' }).click()
  await page.getByLabelText('Ship to').selectOptions('Store 4, Elko, NV')
  await expect.element(page.getByText(/Loading dock. Receiving hours: 7 am to 3 pm/)).toBeVisible()
  await page.getByLabelText(/Your PO number/).fill('4500-118')
  await page.getByLabelText(/Needed by/).fill('2099-11-30')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => changed.at(-1)?.body)
    .toEqual({
      ship_to_address_id: 4,
      buyer_po_number: '4500-118',
      needed_by: '2099-11-30',
    })
})

test('its seller reads by when it is needed, and that its lead time is longer', async () => {
  aServer()
  const line = aLine()
  const slow = { ...line, product: { ...line.product, ships_within: 30 } }
  const today = dayOf(new Date())
  show(
    <OfferShipsTo offer={anOffer({ needed_by: today, offer_products: [slow] })} viewer="seller" />,
  )
  await expect
    .element(page.getByText(/Your lead time ends on .*: accepting agrees to ship sooner/))
    .toBeVisible()
})

test('its seller reads the place and the number, and changes neither', async () => {
  aServer()
  const shipsTo = { label: 'Store 4', city: 'Elko', state: 'NV', dock: true }
  const offer = anOffer({ ships_to: shipsTo, buyer_po_number: '4500-118' })
  show(<OfferShipsTo offer={offer} viewer="seller" />)
  await expect.element(page.getByText('Ships to Store 4, Elko, NV (Loading dock).')).toBeVisible()
  await expect.element(page.getByText(/Buyer’s PO: 4500-118/)).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('a paid order stays at its address, and still takes a PO number', async () => {
  const server = aBuyerWithStores()
  const order = anOrder({ status: 'awaiting_shipment' })
  const changed = server.answers(changeOrderDetails, () => anOrderDocument(order))
  show(<OrderShipTo order={order} viewer="buyer" />)
  await page.getByRole('button', { name: 'Add PO number' }).click()
  await expect.element(page.getByLabelText('Ship to')).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: /Your PO number/ }).fill('B-7')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => changed.at(-1)?.body).toEqual({ buyer_po_number: 'B-7' })
})
