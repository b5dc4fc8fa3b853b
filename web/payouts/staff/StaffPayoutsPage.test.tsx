import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import {
  beginPayRun,
  recordPayment,
  recordReturn,
  revealBankDetails,
} from '#market/payouts/staff-payout-api.ts'
import { staffPayoutsList, type StaffPayout } from '#market/payouts/staff-payouts-list.ts'
import { staffIsHere } from '#web/accounts/testing/staff.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { shownToasts } from '#web/platform/ui/toasts/toasts.ts'
import { aPageOf, aStaffPayout } from '../testing/money.ts'
import { StaffPayoutsPage } from './StaffPayoutsPage.tsx'

const toSend = aStaffPayout({
  status: 'begun',
  sent_at: null,
  ended_at: null,
  bank_reference: null,
})
const due = {
  counts: { to_send: 1, in_flight: 2, late: 1, failed: 0, returned: 3, paid: 40 },
  due_sellers: 4,
  due_cents: 12_300_00,
  held_sellers: 2,
  held_cents: 800_00,
  next_pay_run: '2099-12-01T14:00:00.000Z',
}

type Given = { role?: StaffRole; payouts?: StaffPayout[]; meta?: Partial<typeof due> }

function thePayouts({ role = 'admin', payouts = [toSend], meta }: Given = {}) {
  const server = aServer()
  staffIsHere(server, { id: 7, role })
  const listed = server.answers(staffPayoutsList.read, () => {
    const list = aPageOf(payouts)
    return { ...list, meta: { ...list.meta, ...due, ...meta } }
  })
  return { ...server, listed, ...show(<StaffPayoutsPage />, { at: '/admin/payouts' }) }
}
const seen = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible()
const button = (name: string | RegExp) => page.getByRole('button', { name })
const told = (words: string) =>
  expect.poll(() => shownToasts().map(({ text }) => text)).toContain(words)
const rowSays = (index: number, words: RegExp) =>
  expect.poll(() => page.getByRole('row').nth(index).element().textContent).toMatch(words)

describe('payouts of all sellers', () => {
  test('say what the next pay run sends, and what is held', async () => {
    thePayouts()
    const link = (name: RegExp) => page.getByRole('link', { name })
    await expect
      .element(link(/^To be paid \$12,300.00 4 sellers/))
      .toHaveAttribute('href', '/admin/payouts/due?state=due')
    await expect
      .element(link(/^On hold \$800.00 2 sellers/))
      .toHaveAttribute('href', '/admin/payouts/due?state=held')
    await seen('Starts automatically')
  })

  test('are shown by their state, with how many there are', async () => {
    const { address, listed } = thePayouts()
    await page.getByRole('link', { name: /^Returned by the bank\s*3/ }).click()
    await expect.poll(address).toBe('/admin/payouts?state=returned')
    await expect.poll(() => listed.at(-1)?.query.state).toBe('returned')
  })

  test('each say whose they are, where they went, and what became of them', async () => {
    thePayouts({
      payouts: [
        aStaffPayout({ begun_by: 'Ann Vale' }),
        aStaffPayout({
          id: 3,
          status: 'failed',
          method: 'stripe',
          problem: 'The bank account is closed.',
        }),
      ],
    })
    await rowSays(1, /Harbor Goods.*\$117.00.*Paid.*First Bank •••• 6789.*By hand, FT-77.*Ann Vale/)
    await expect
      .element(page.getByRole('link', { name: '2 orders' }).last())
      .toHaveAttribute('href', '/admin/purchase_orders?payout=3')
    await rowSays(2, /Failed.*The bank account is closed.*Through Stripe.*Pay run.*Failed/)
  })

  test('are read by support, who change nothing', async () => {
    thePayouts({ role: 'support' })
    await seen('Only administrators can start pay runs.')
    await rowSays(1, /Harbor Goods/)
    for (const name of ['Begin pay run now', 'Pay by hand', 'Not sent'])
      expect(button(name).query()).toBeNull()
  })
})

describe('a pay run', () => {
  test('begins once it is confirmed what it comes to', async () => {
    const { answers } = thePayouts()
    const asked = answers(beginPayRun, () => ({ data: { until: '2026-11-28T14:00:00.000Z' } }))
    await button('Begin pay run now').click()
    await seen(/4 sellers get \$12,300.00 in total/)
    await seen(/\$800.00 of 2 sellers stays on hold/)
    expect(asked).toEqual([])
    await button('Pay $12,300.00').click()
    await told('Pay run begun. Its payouts appear here within a minute.')
    expect(asked[0]?.body).toEqual({})
  })

  test('of nobody says so', async () => {
    thePayouts({ meta: { due_sellers: 0, due_cents: 0, held_sellers: 0, held_cents: 0 } })
    await button('Begin pay run now').click()
    await seen('No seller has money to be paid right now.')
  })
})

describe('a payout by hand', () => {
  const details = {
    account_holder: 'Harbor Goods LLC',
    bank_name: 'First Bank',
    routing_number: '021000021',
    account_number: '000123456789',
  }

  test('is paid to the bank details, which are shown when asked for, and recorded', async () => {
    const { answers } = thePayouts()
    const looks = answers(revealBankDetails, () => ({ data: details }))
    const asked = answers(recordPayment, () => ({ data: aStaffPayout() }))
    await button('Pay by hand').click()
    await seen('Pay $117.00 to Harbor Goods')
    expect(looks).toEqual([])
    await button('Show bank details').click()
    await seen('000123456789')
    await button('Hide').click()
    await expect.element(page.getByText('000123456789')).not.toBeInTheDocument()
    await button('Record payment').click()
    await seen('Enter the bank’s reference')
    await page.getByLabelText('Bank reference').fill(' FT-78 ')
    await button('Record payment').click()
    await told('$117.00 to Harbor Goods recorded')
    expect(asked[0]).toMatchObject({ params: { id: 4 }, body: { bank_reference: 'FT-78' } })
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('hides the bank details again after two minutes', async () => {
    const { answers } = thePayouts()
    answers(revealBankDetails, () => ({ data: details }))
    await button('Pay by hand').click()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await button('Show bank details').click()
    await expect.poll(() => document.body.textContent).toContain('000123456789')
    await expect
      .poll(() => {
        vi.advanceTimersByTime(120_000)
        return document.body.textContent
      })
      .not.toContain('000123456789')
  })

  test('says why the bank details can’t be shown', async () => {
    const { answers } = thePayouts()
    answers(revealBankDetails, () => refusal(409, 'The seller was to be paid elsewhere') as never)
    await button('Pay by hand').click()
    await button('Show bank details').click()
    await told('The seller was to be paid elsewhere')
  })

  test('that was not sent goes back, with the reason', async () => {
    const { answers } = thePayouts()
    const asked = answers(recordReturn, () => ({ data: aStaffPayout({ status: 'failed' }) }))
    await button('Not sent').click()
    await seen(/goes out with the next pay run/)
    await page.getByLabelText('Reason').fill('Wrong name on the account')
    await button('Record as not sent').click()
    await told('Recorded as not sent')
    expect(asked[0]).toMatchObject({
      params: { id: 4 },
      body: { reason: 'Wrong name on the account' },
    })
  })

  test('that the bank returned is recorded, and one through Stripe is left alone', async () => {
    const { answers } = thePayouts({
      payouts: [aStaffPayout(), aStaffPayout({ id: 5, method: 'stripe' })],
    })
    const asked = answers(recordReturn, () => refusal(409, 'This payout has ended') as never)
    await expect.element(button('Record return')).toBeVisible()
    expect(button('Record return').elements()).toHaveLength(1)
    await button('Record return').click()
    await seen(/nothing is paid until they answer/)
    await page.getByLabelText('Reason').fill('No such account')
    await page.getByRole('dialog').getByRole('button', { name: 'Record return' }).click()
    await seen('This payout has ended')
    expect(asked).toHaveLength(1)
  })
})
