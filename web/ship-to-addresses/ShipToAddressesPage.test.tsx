import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  addShipToAddress,
  changeShipToAddress,
  deleteShipToAddress,
  makeShipToDefault,
} from '#market/ship-to-addresses/ship-to-address-api.ts'
import type { ShipToAddress } from '#market/ship-to-addresses/ship-to-address.ts'
import { shipToAddressesList } from '#market/ship-to-addresses/ship-to-addresses-list.ts'
import { aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { anAddress } from './testing/an-address.ts'
import { ShipToAddressesPage } from './ShipToAddressesPage.tsx'

function aBuyerWith(addresses: readonly ShipToAddress[]) {
  const server = aServer()
  aBuyerIsHere(server)
  let kept = [...addresses]
  server.answers(shipToAddressesList.read, () => ({
    data: kept,
    meta: { page: 1, per_page: 50, total_pages: 1, total_count: kept.length },
  }))
  server.answers(addShipToAddress, ({ body }) => {
    const added = { ...anAddress(), ...body.ship_to_address, id: 9, is_default: kept.length === 0 }
    kept = [...kept, added]
    return { ship_to_address: added }
  })
  server.answers(changeShipToAddress, ({ body, params }) => {
    const changed = { ...anAddress(), ...body.ship_to_address, id: params.id }
    kept = kept.map((each) => (each.id === params.id ? changed : each))
    return { ship_to_address: changed }
  })
  server.answers(makeShipToDefault, ({ params }) => {
    kept = kept.map((each) => ({ ...each, is_default: each.id === params.id }))
    return { ship_to_address: anAddress({ id: params.id, is_default: true }) }
  })
  server.answers(deleteShipToAddress, ({ params }) => {
    kept = kept.filter((each) => each.id !== params.id)
    return {}
  })
  show(<ShipToAddressesPage />)
}

const rowOf = (label: string) => page.getByRole('row', { name: new RegExp(label) })

test('a buyer without addresses is asked for the first, with what a driver has to know', async () => {
  aBuyerWith([])
  await expect.element(page.getByText('No ship-to addresses yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add address' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Add ship-to address' })
  await dialog.getByLabelText('Label').fill('Store 4')
  await dialog.getByLabelText('Name').fill('Fieldhouse')
  await dialog.getByLabelText('Address line 1').fill('9 Pier Road')
  await dialog.getByLabelText('City').fill('Reno')
  await dialog.getByLabelText('State').selectOptions('NV')
  await dialog.getByLabelText('Postal code').fill('89501')
  await dialog.getByLabelText('Loading dock').click()
  await dialog.getByLabelText(/Receiving hours/).fill('Mon to Fri, 7 am to 3 pm')
  await dialog.getByRole('button', { name: 'Add address' }).click()
  await expect.element(rowOf('Store 4').getByText(/Reno, NV 89501/)).toBeVisible()
  await expect.element(rowOf('Store 4').getByText(/Loading dock/)).toBeVisible()
  await expect.element(rowOf('Store 4').getByText(/Receiving hours: Mon to Fri/)).toBeVisible()
  await expect.element(rowOf('Store 4').getByText('Default')).toBeVisible()
})

test('another address becomes the default with one press', async () => {
  aBuyerWith([anAddress(), anAddress({ id: 2, label: 'Store 2', is_default: false })])
  await page.getByRole('button', { name: 'Make Store 2 the default' }).click()
  await expect.element(rowOf('Store 2').getByText('Default')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Make Store 1 the default/ })).toBeVisible()
})

test('an address is edited, and deleted once it is confirmed', async () => {
  aBuyerWith([anAddress(), anAddress({ id: 2, label: 'Store 2', is_default: false })])
  await page.getByRole('button', { name: 'Edit Store 2' }).click()
  await page.getByLabelText('City').fill('Elko')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect.element(rowOf('Store 2').getByText(/Elko, NV/)).toBeVisible()
  await page.getByRole('button', { name: 'Delete Store 2' }).click()
  await page.getByRole('button', { name: 'Yes, delete address' }).click()
  await expect.element(rowOf('Store 2')).not.toBeInTheDocument()
})
