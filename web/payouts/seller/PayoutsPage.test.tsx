import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { readInvoiceDetails } from '#market/papers/paper-api.ts'
import {
  connectAccount,
  payDebt,
  readMoney,
  refreshAccount,
  resumePayouts,
  saveBankDetails,
  type SellerMoney,
} from '#market/payouts/payout-api.ts'
import type { Payout } from '#market/payouts/payout.ts'
import { payoutsList } from '#market/payouts/payouts-list.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { shownToasts } from '#web/platform/ui/toasts/toasts.ts'
import { aMoney, aPageOf, aPayout, bank, stripe } from '../testing/money.ts'
import { PayoutsPage } from './PayoutsPage.tsx'

type Given = { money?: Partial<SellerMoney>; payouts?: Payout[]; at?: string }

function thePayouts({ money, payouts = [], at = '/dashboard/payouts' }: Given = {}) {
  const server = aServer()
  server.answers(readMoney, () => ({ data: aMoney(money) }))
  server.answers(payoutsList.read, ({ query }) =>
    aPageOf(payouts.filter(({ status }) => query.status === 'all' || status === query.status)),
  )
  return { ...server, ...show(<PayoutsPage />, { at }) }
}
const seen = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible()
const told = (words: string) =>
  expect.poll(() => shownToasts().map(({ text }) => text)).toContain(words)
const button = (name: string | RegExp) => page.getByRole('button', { name })
const figure = (name: string | RegExp) =>
  page.getByRole('list', { name: 'Your money' }).getByRole('link', { name })

describe('what a seller has coming', () => {
  test('is four figures, each of which opens its orders', async () => {
    thePayouts()
    await expect.element(figure(/^Not available yet \$120.00/)).toBeVisible()
    await expect.element(figure(/^Available \$90.00 Goes out .*Dec 3/)).toBeVisible()
    await expect.element(figure(/^Paid \$1,234.50/)).toBeVisible()
    await expect
      .element(figure(/^On its way to your bank \$45.00/))
      .toHaveAttribute('href', '/dashboard/payouts/orders?place=in_flight')
  })

  test('says how much is available next, and when', async () => {
    thePayouts({
      money: { next_available: { on: '2099-12-03', amount_cents: cents(80_00) } },
    })
    await expect.element(figure(/\$80.00 of it on Dec 3, 2099/)).toBeVisible()
  })

  test('says when the next pay day is, or that our team begins each', async () => {
    thePayouts({ money: { available_cents: 0, next_pay_run: null } })
    await expect.element(figure(/when our team starts the next pay run/)).toBeVisible()
  })

  test('is loaded again after it could not be loaded', async () => {
    const { answers } = thePayouts()
    let isAway = true
    answers(readMoney, () => (isAway ? refusal(500, 'Away') : { data: aMoney() }) as never)
    await expect.element(button('Try again').first()).toBeVisible()
    isAway = false
    await button('Try again').first().click()
    await expect.element(figure(/^Available/)).toBeVisible()
  })
})

describe('what holds payouts', () => {
  test('is nothing for most', async () => {
    thePayouts()
    await expect.element(figure(/^Available/)).toBeVisible()
    expect(page.getByRole('alert').query()).toBeNull()
  })

  test('is that nobody knows where to pay', async () => {
    thePayouts({ money: { account: null, held_for: 'no_account' } })
    await seen(/\$90.00 is available. It goes out with the next pay run once/)
    await expect.element(button('Set up with Stripe')).toBeVisible()
    await expect.element(button('Add bank details')).toBeVisible()
    await expect.element(figure(/^Available \$90.00 On hold/)).toBeVisible()
  })

  test('is Stripe, which asks for details', async () => {
    const account = { ...stripe, is_ready: false, asks_for_details: true }
    thePayouts({ money: { held_for: 'restricted', account } })
    await seen('Stripe needs more details from you.')
    await expect.element(button('Continue at Stripe').first()).toBeVisible()
  })

  test('is that Stripe checks what it was told', async () => {
    const account = { ...stripe, is_ready: false }
    thePayouts({ money: { held_for: 'restricted', account } })
    await seen('Stripe is checking your details.')
    await seen('Being checked')
  })

  test('is that Stripe closed the account', async () => {
    const account = { ...stripe, is_ready: false, is_rejected: true }
    thePayouts({ money: { held_for: 'restricted', account } })
    await seen('Stripe closed your account to payouts.')
    await expect.element(button('Use bank details instead').first()).toBeVisible()
  })

  test('is a bank that was changed, until when', async () => {
    thePayouts({ money: { held_for: 'bank_changed', held_until: '2099-12-04T15:00:00.000Z' } })
    await seen('Where you’re paid was changed.')
    await expect.element(page.getByRole('note').getByText(/Dec 4/)).toBeVisible()
  })

  test('is a payout that came back, until the seller has it paid again', async () => {
    const { answers } = thePayouts({
      money: { held_for: 'returned', returned_problem: 'The bank account is closed.' },
    })
    const asked = answers(resumePayouts, () => ({ data: aMoney() }))
    await seen(/The bank account is closed./)
    await button('Pay me again').click()
    await told('Your money goes out with the next pay run')
    expect(asked).toHaveLength(1)
    await expect.element(button('Pay me again')).not.toBeInTheDocument()
  })

  test('is money that is being taken back', async () => {
    thePayouts({ money: { held_for: 'reversal', account: stripe } })
    await seen('A payment is being taken back from your Stripe account.')
  })

  test('is a debt: what it comes from, what meets it, and what it keeps the seller from', async () => {
    const debt = {
      order_id: '7',
      po_number: 'PO-10007',
      kind: 'refund',
      amount_cents: cents(620_00),
      on: '2026-11-20',
    } as const
    thePayouts({ money: { held_for: 'debt', available_cents: -620_00, debts: [debt] } })
    await seen('You owe $620.00.')
    await expect
      .element(page.getByRole('list', { name: 'What you owe' }))
      .toHaveTextContent('$620.00 refunded on PO-10007')
    await seen(/Above \$500.00 you can’t accept offers/)
    await expect.element(figure(/You owe this. Your next sales meet it./)).toBeVisible()
  })

  test('is a debt that the seller pays by card, and whose payment is confirmed later', async () => {
    const { answers, address } = thePayouts({
      money: { held_for: 'debt', available_cents: -20_00 },
      at: '/dashboard/payouts?debt=paid',
    })
    await told('Thank you. Your balance changes once your payment is confirmed.')
    expect(address()).toBe('/dashboard/payouts')
    const asked = answers(payDebt, () => refusal(409, 'You owe nothing.') as never)
    await button('Pay $20.00 by card').click()
    await told('You owe nothing.')
    expect(asked).toHaveLength(1)
  })

  test('lets a small debt accept offers', async () => {
    thePayouts({ money: { held_for: 'debt', available_cents: -500_00 } })
    await seen('You owe $500.00.')
    expect(page.getByText(/can’t accept offers/).query()).toBeNull()
  })
})

describe('where a seller is paid', () => {
  const details = {
    'Account holder': 'Harbor Goods LLC',
    Bank: 'First Bank',
    'Routing number': '0210-00021',
    'Account number': '0001 2345 6789',
  }
  const fillIn = async (more: Partial<typeof details> = {}) => {
    for (const [label, text] of Object.entries({ ...details, ...more }))
      await page.getByRole('dialog').getByLabelText(label).fill(text)
  }

  test('is the bank account that it gave, of which no more than the end is shown', async () => {
    const { answers } = thePayouts({ money: { account: null, held_for: 'no_account' } })
    const asked = answers(saveBankDetails, () => ({ data: aMoney() }))
    await button('Add bank details').click()
    await fillIn({ 'Routing number': '021000022' })
    await button('Save bank details').click()
    await seen('Enter the 9 digits of the routing number')
    await fillIn()
    await button('Save bank details').click()
    await told('Bank details saved')
    expect(asked[0]?.body.bank_details).toEqual({
      account_holder: 'Harbor Goods LLC',
      bank_name: 'First Bank',
      routing_number: '021000021',
      account_number: '000123456789',
    })
    await seen('First Bank •••• 6789')
    expect(document.body.textContent).not.toContain('000123456789')
  })

  test('is changed once it is confirmed that payouts wait', async () => {
    const { answers } = thePayouts()
    const asked = answers(saveBankDetails, () => ({
      data: aMoney({ held_for: 'bank_changed', account: { ...bank, last4: '1111' } }),
    }))
    await button('Change bank details').click()
    await seen(/payouts wait 3 days, and we email you/)
    await button('Enter new bank details').click()
    await fillIn()
    await button('Save, and wait 3 days').click()
    await seen('First Bank •••• 1111')
    expect(asked).toHaveLength(1)
  })

  test('says what the server refuses, at its field', async () => {
    const { answers } = thePayouts({ money: { account: null, held_for: 'no_account' } })
    answers(
      saveBankDetails,
      () =>
        refusal(422, 'Bank isn’t one we know', {
          fields: { 'bank_details.bank_name': ['Bank isn’t one we know'] },
        }) as never,
    )
    await button('Add bank details').click()
    await fillIn()
    await button('Save bank details').click()
    await seen('Bank isn’t one we know')
  })

  test('is Stripe, whose words come back in a sentence where it refuses', async () => {
    const { answers } = thePayouts({ money: { account: null, held_for: 'no_account' } })
    const asked = answers(connectAccount, () => refusal(422, 'Not right now') as never)
    await button('Set up with Stripe').click()
    await told('Not right now')
    expect(asked).toHaveLength(1)
  })

  test('is read again after the way back from Stripe, and once only', async () => {
    const account = { ...stripe, is_ready: false, asks_for_details: true }
    const server = aServer()
    server.answers(readMoney, () => ({ data: aMoney({ account, held_for: 'restricted' }) }))
    server.answers(payoutsList.read, () => aPageOf([]))
    const asked = server.answers(refreshAccount, () => ({ data: aMoney({ account: stripe }) }))
    const { address } = show(<PayoutsPage />, { at: '/dashboard/payouts?connected=back' })
    await seen('Ready')
    expect(address()).toBe('/dashboard/payouts')
    expect(asked).toHaveLength(1)
  })

  test('is set up again at Stripe where its link had expired', async () => {
    const server = aServer()
    server.answers(readMoney, () => ({ data: aMoney({ account: null }) }))
    server.answers(payoutsList.read, () => aPageOf([]))
    const asked = server.answers(connectAccount, () => refusal(422, 'Not right now') as never)
    show(<PayoutsPage />, { at: '/dashboard/payouts?connected=again' })
    await expect.poll(() => asked.length).toBe(1)
  })

  test('comes with the agreement to invoices, the first time', async () => {
    const { answers } = thePayouts({ money: { has_invoice_details: false } })
    answers(readInvoiceDetails, () => ({ data: null }))
    await expect.element(page.getByRole('heading', { name: 'Invoice details' })).toBeVisible()
  })
})

describe('the payouts', () => {
  test('each say what became of them, where they went, and open their orders', async () => {
    thePayouts({
      payouts: [
        aPayout({ id: 9, status: 'sent', ended_at: null, arrives_at: '2099-12-02T14:00:00.000Z' }),
        aPayout(),
        aPayout({ id: 3, status: 'returned', problem: 'The bank account is closed.' }),
        aPayout({ id: 2, status: 'begun', method: 'stripe', ended_at: null, bank_reference: null }),
      ],
    })
    const row = (index: number) => page.getByRole('row').nth(index)
    await expect
      .poll(() => row(1).element().textContent)
      .toMatch(/\$117.00.*On its way.*by .*Dec 2/)
    await expect
      .poll(() => row(2).element().textContent)
      .toMatch(/Paid.*First Bank •••• 6789.*FT-77/)
    await expect
      .poll(() => row(3).element().textContent)
      .toMatch(/Returned by the bank.*bank account is closed/)
    await expect
      .poll(() => row(4).element().textContent)
      .toMatch(/Being sent.*Through Stripe.*Not known yet/)
    await expect
      .element(row(2).getByRole('link', { name: '2 orders' }))
      .toHaveAttribute('href', '/dashboard/payouts/orders?payout=4')
    await expect
      .element(row(3).getByRole('link', { name: '2 orders' }))
      .toHaveAttribute('href', '/dashboard/payouts/orders?payout=3')
  })

  test('are drawn by month once there are two to compare', async () => {
    const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString()
    thePayouts({
      payouts: [aPayout({ ended_at: day(0) }), aPayout({ id: 3, ended_at: day(40) })],
    })
    await expect.element(page.getByRole('figure', { name: 'Paid out by month' })).toBeVisible()
  })

  test('of a seller without sales say when they come', async () => {
    thePayouts({ money: { pending_cents: 0, available_cents: 0, in_flight_cents: 0 } })
    await expect.element(page.getByRole('heading', { name: 'No payouts yet' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Manage orders' })).toBeVisible()
  })
})
