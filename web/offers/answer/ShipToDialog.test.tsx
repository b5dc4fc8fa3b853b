import { NOTHING_DECLARED } from '#market/resale/resale-terms.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { updateProfile } from '#market/accounts/profile-api.ts'
import type { ShipTo } from '#market/accounts/ship-to.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ShipToDialog } from './ShipToDialog.tsx'
import { useShipToFirst } from './use-ship-to-first.ts'

const reno: ShipTo = {
  name: 'Corner Store',
  line1: '9 Pier Road',
  city: 'Reno',
  state: 'NV',
  postal_code: '89501',
  country: 'US',
}

const aBuyer = (ship_to: ShipTo | null): CurrentUser => ({
  id: 1,
  email: 'buyer@example.com',
  full_name: 'Dana Whitlock',
  image_url: null,
  time_zone: null,
  status: 'onboarded',
  has_password: true,
  address_proven: true,
  admin: false,
  staff_role: null,
  second_factor: 'none',
  buyer: { id: 1, name: 'Corner Store', category: 'home', ship_to, ...NOTHING_DECLARED },
  seller: null,
  sample_subscribed: false,
  sample_seller_categories: [],
  sample_buyer_categories: [],
  selected_buyers: [],
  release_notes: [],
})

function Sending() {
  const shipTo = useShipToFirst()
  const [isSent, setIsSent] = useState(false)
  return (
    <>
      <button type="button" onClick={() => shipTo.first(() => setIsSent(true))}>
        Send
      </button>
      <output>{isSent ? 'Sent' : 'Waiting'}</output>
      <ShipToDialog shipTo={shipTo} saveLabel="Save and send" />
    </>
  )
}
/** The page of a buyer who is signed in. */
function Page({ kept }: { kept: ShipTo | null }) {
  const queries = useQueryClient()
  useState(() => queries.setQueryData(viewerQuery.queryKey, aBuyer(kept)))
  return <Sending />
}

function openWith(kept: ShipTo | null) {
  const { answers } = aServer()
  const saved = answers(updateProfile, ({ body }) => ({
    tiktok_handle: null,
    insta_handle: null,
    current_buyer_relationships: [],
    ship_to: body.profile.ship_to ?? null,
    ...NOTHING_DECLARED,
    platform_fee_bps: null,
  }))
  show(<Page kept={kept} />)
  return saved
}
const send = page.getByRole('button', { name: 'Send', exact: true })
const dialog = page.getByRole('dialog')
const save = dialog.getByRole('button', { name: 'Save and send' })
const field = (name: string) => dialog.getByLabelText(name, { exact: true })

test('an address that a carrier takes is not asked for again', async () => {
  openWith(reno)
  await send.click()
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the state is chosen from a list, and the ZIP code is checked before it is saved', async () => {
  const saved = openWith(null)
  await send.click()
  await field('Address line 1').fill('9 Pier Road')
  await field('City').fill('Reno')
  await field('Postal code').fill('abc')
  await save.click()
  await expect.element(dialog.getByText(/^A ZIP code has 5 digits/)).toBeVisible()
  await expect.element(dialog.getByText('Required')).toBeVisible()
  await field('State').selectOptions('Nevada')
  await field('Postal code').fill('89501')
  await save.click()
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible()
  expect(saved[0]?.body.profile.ship_to).toMatchObject(reno)
})

test('Canada has provinces, and postal codes of its own', async () => {
  const saved = openWith({ ...reno, country: 'Atlantis' })
  await send.click()
  await field('Country').selectOptions('Canada')
  await expect.element(field('State')).not.toBeInTheDocument()
  await field('Province').selectOptions('Ontario')
  await expect.element(field('Postal code')).toHaveValue('')
  await field('Postal code').fill('M5V 2T6')
  await save.click()
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible()
  expect(saved[0]?.body.profile.ship_to).toMatchObject({ country: 'CA', state: 'ON' })
})

test('a kept address that no carrier takes is shown, marked, and corrected when it is next used', async () => {
  openWith({ ...reno, state: 'Nevadaland', postal_code: 'abc' })
  await send.click()
  await expect.element(dialog.getByText(/^Carriers can’t deliver to this address/)).toBeVisible()
  await expect.element(field('State')).toHaveValue('Nevadaland')
  await expect
    .element(dialog.getByText('“Nevadaland” is no state of the United States'))
    .toBeVisible()
  await expect.element(dialog.getByText(/^A ZIP code has 5 digits/)).toBeVisible()
  await field('State').selectOptions('Nevada')
  await field('Postal code').fill('89501')
  await save.click()
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible()
})
