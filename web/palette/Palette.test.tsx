import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { type StaffSearchAnswer, staffSearch } from '#market/staff-search/staff-search-api.ts'
import { aBuyer } from '#web/accounts/testing/a-buyer.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { Palette } from './Palette.tsx'

const staff: CurrentUser = { ...aBuyer, admin: true, staff_role: 'admin', buyer: null }
const parties = { buyer: 'Corner Gifts', seller: 'Fern & Fable', total_cents: 1425_00 }
const found: StaffSearchAnswer = {
  people: [
    {
      id: 7,
      full_name: 'Jane Roe',
      email: 'jane@corner.example',
      party: 'buyer',
      company: 'Corner Gifts',
    },
  ],
  applications: [
    {
      id: 3,
      full_name: 'Joe Poe',
      email: 'joe@poe.example',
      company: 'Poe & Sons',
      state: 'waiting',
    },
  ],
  sellers: [{ id: 5, name: 'Fern & Fable', email: null }],
  orders: [{ id: 44, po_number: 'PO-10044', status: 'shipped', refunded_cents: 0, ...parties }],
  offers: [{ id: 9, offer_number: 'O-10149', state: 'buyer_review', ...parties }],
  products: [
    {
      id: 8,
      seller_id: 5,
      seller: 'Fern & Fable',
      name: 'Fig candle',
      upc: '036000291452',
      photo_1_url: null,
      is_published: false,
    },
  ],
}

const field = () =>
  page.getByRole('combobox', { name: 'Find people, companies, orders, offers and lots' })
const open = () => show(<Palette viewer={staff} destinations={[]} open onClose={() => {}} />)

test('staff find people, companies, orders, offers and lots, and go there by Enter', async () => {
  aServer().answers(staffSearch, () => found)
  const { address } = open()
  await userEvent.type(field(), 'co')
  await expect.element(page.getByRole('option', { name: /^Jane Roe/ })).toBeVisible()
  await expect.element(page.getByText('Buyer · Corner Gifts · jane@corner.example')).toBeVisible()
  await expect.element(page.getByText('Waiting · joe@poe.example')).toBeVisible()
  await expect.element(page.getByText('No user yet')).toBeVisible()
  await expect
    .element(page.getByText('Corner Gifts from Fern & Fable · $1,425.00 · Shipped'))
    .toBeVisible()
  await expect
    .element(page.getByText('Corner Gifts from Fern & Fable · $1,425.00 · With the buyer'))
    .toBeVisible()
  await expect.element(page.getByText('Fern & Fable · 036000291452 · Not listed')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/admin/people/7')
})

test('a search that fails says so, and the pages are found all the same', async () => {
  aServer().answers(staffSearch, () => refusal(503, 'Come back in a minute'))
  open()
  await userEvent.type(field(), 'theme')
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Search didn’t respond. Keep typing to try again.')
  await expect.element(page.getByRole('option', { name: 'Light or dark theme' })).toBeVisible()
})
