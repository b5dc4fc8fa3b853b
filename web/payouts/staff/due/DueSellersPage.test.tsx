import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import { askForApproval } from '#market/approvals/approval-api.ts'
import { approvalsList } from '#market/approvals/approvals-list.ts'
import { dueSellersList } from '#market/payouts/due-sellers-list.ts'
import { beginPayRun } from '#market/payouts/staff-payout-api.ts'
import { staffIsHere } from '#web/accounts/testing/staff.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { aDueSeller, aPageOf } from '../../testing/money.ts'
import { DueSellersPage } from './DueSellersPage.tsx'

const sellers = [
  aDueSeller(),
  aDueSeller({ id: 4, name: 'Ash & Oak', available_cents: 200_00, disputed_cents: 50_00 }),
  aDueSeller({
    id: 5,
    name: 'Brass',
    held_for: 'bank_changed',
    held_until: '2099-12-04T15:00:00Z',
  }),
  aDueSeller({ id: 6, name: 'Cove', available_cents: -20_00, held_for: 'debt', since: null }),
  aDueSeller({ id: 7, name: 'Dune', held_for: 'no_account', method: null, bank_last4: null }),
  aDueSeller({ id: 8, name: 'Elm', available_cents: 60_00, disputed_cents: 60_00 }),
]

async function theSellers(role: StaffRole = 'admin') {
  const server = aServer()
  staffIsHere(server, { id: 7, role })
  const listed = server.answers(dueSellersList.read, () => aPageOf(sellers))
  const shown = show(<DueSellersPage />, { at: '/admin/payouts/due' })
  await expect.element(page.getByRole('link', { name: 'Harbor Goods' })).toBeVisible()
  return { ...server, listed, ...shown }
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
const rowSays = (index: number, words: RegExp) =>
  expect.poll(() => page.getByRole('row').nth(index).element().textContent).toMatch(words)

test('a seller says what it is due, or what holds it', async () => {
  await theSellers()
  await rowSays(1, /Harbor Goods.*To be paid.*\$90.00.*\$120.00.*By hand.*•••• 6789/)
  await rowSays(2, /To be paid.*\$200.00\$50.00 in chargebacks/)
  await rowSays(3, /Bank changed.*until .*Dec 4/)
  await rowSays(4, /In debt.*-\$20.00/)
  await rowSays(5, /No place to be paid.*Not set up/)
  await rowSays(6, /Chargeback open/)
})

test('the debt of one is written off once a second administrator approves', async () => {
  const { answers } = await theSellers()
  answers(approvalsList.read, () => ({
    data: [],
    meta: { ...aPageOf([]).meta, waiting_count: 0, for_viewer_count: 0, has_colleague: true },
  }))
  const asked = answers(askForApproval, () => refusal(409, 'This seller owes nothing'))
  await button('Write off the debt of Cove').click()
  await expect
    .element(page.getByText(/\$20.00 that Cove owes becomes Lotline’s loss/))
    .toBeVisible()
  await button('Ask a second administrator').click()
  await expect.element(page.getByText('Enter a reason')).toBeVisible()
  await page.getByRole('textbox', { name: /Reason/ }).fill('The company has closed')
  await button('Ask a second administrator').click()
  await expect
    .poll(() => asked[0]?.body)
    .toEqual({ approval: { act: 'write_off', subject_id: 6, note: 'The company has closed' } })
  await expect.element(page.getByText('This seller owes nothing')).toBeVisible()
})

test('selected ones are paid at once, after a confirmation; those held can’t be selected', async () => {
  const { answers } = await theSellers()
  const asked = answers(beginPayRun, () => ({ data: { until: '2026-11-28T14:00:00.000Z' } }))
  for (const held of ['Brass', 'Cove', 'Dune', 'Elm']) expect(select(held).query()).toBeNull()
  await select('Harbor Goods').click()
  await select('Ash & Oak').click()
  await button('Pay 2 sellers').click()
  await expect.element(page.getByText(/\$240.00 in total, without waiting/)).toBeVisible()
  expect(asked).toEqual([])
  await button('Pay $240.00').click()
  await expect.poll(() => asked[0]?.body).toEqual({ seller_ids: [3, 4] })
  await expect.element(button('Pay 2 sellers')).not.toBeInTheDocument()
})

test('a refusal keeps the selection', async () => {
  const { answers } = await theSellers()
  answers(beginPayRun, () => refusal(409, 'Not now') as never)
  await select('Harbor Goods').click()
  await button('Pay 1 seller').click()
  await button('Pay $90.00').click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(select('Harbor Goods')).toBeChecked()
})

test('support read it alone, narrowed by a reason', async () => {
  const { listed, address } = await theSellers('support')
  expect(select('Harbor Goods').query()).toBeNull()
  await page.getByLabelText('State').selectOptions('In debt')
  await expect.poll(address).toBe('/admin/payouts/due?state=debt')
  await expect.poll(() => listed.at(-1)?.query.state).toBe('debt')
})
