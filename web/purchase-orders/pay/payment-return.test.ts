import { describe, expect, test } from 'vitest'
import { checkoutOutcomes, type CheckoutOutcome } from '#market/purchase-orders/checkout-outcome.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import { anOrder, step } from '#market/purchase-orders/testing/an-order.ts'
import { returnWords, type ReturnWords } from './payment-return.ts'

const at = (status: PurchaseOrderStatus) => anOrder({ status })
const unasked = (succeeded: boolean) => ({ succeeded, told: undefined })

describe('back from a payment that succeeded, before the provider was asked, the banner tells', () => {
  const words = (status: PurchaseOrderStatus) => returnWords(at(status), unasked(true))

  test('to wait while the bank has not confirmed', () => {
    for (const status of ['awaiting_initial_payment', 'payment_pending'] as const)
      expect(words(status)).toEqual({
        tone: 'green',
        title: 'Your payment is being processed.',
        detail: 'PO-10044 continues automatically once the bank confirms, usually within a minute.',
      })
  })
})

describe('where the order itself tells, its words are told before the provider was asked', () => {
  test.each([
    ['requires_payment_action', 'amber', 'Your bank wants to verify the payment.'],
    ['awaiting_shipment', 'green', 'PO-10044 is paid.'],
    ['canceled', 'info', 'PO-10044 was canceled.'],
  ] as const)('at %s it is %s: %s', (status, tone, title) => {
    for (const succeeded of [true, false])
      expect(returnWords(at(status), unasked(succeeded))).toMatchObject({ tone, title })
  })
})

describe('back from a payment with an issue, before the provider was asked, the banner tells', () => {
  const words = (status: PurchaseOrderStatus) => returnWords(at(status), unasked(false))

  test('that nothing was charged and the units are kept', () => {
    expect(words('awaiting_initial_payment')).toEqual({
      tone: 'red',
      title: 'There was an issue with your payment.',
      detail: 'You were not charged, and the units in PO-10044 stay reserved for you.',
    })
  })

  test('never that nothing was charged while the bank decides', () => {
    expect(words('payment_pending').detail).toBe(
      'The bank is still processing the payment for PO-10044.',
    )
  })
})

const KEPT = 'You were not charged. The units in PO-10044 stay reserved for you.'

type Row = [
  CheckoutOutcome,
  PurchaseOrderStatus,
  ReturnWords['tone'],
  title: string,
  detail: string,
]
const rows: Row[] = [
  [
    'left',
    'awaiting_initial_payment',
    'info',
    'Checkout canceled. You were not charged.',
    'The units in PO-10044 stay reserved for you.',
  ],
  ['declined', 'awaiting_initial_payment', 'red', 'Your card was declined.', KEPT],
  ['unverified', 'awaiting_initial_payment', 'red', 'Your bank did not confirm the payment.', KEPT],
  [
    'debit_failed',
    'awaiting_initial_payment',
    'red',
    'Your bank did not complete the debit.',
    KEPT,
  ],
  ['failed', 'awaiting_initial_payment', 'red', 'The payment did not go through.', KEPT],
  ['expired', 'awaiting_initial_payment', 'amber', 'The checkout expired.', KEPT],
  [
    'verify',
    'requires_payment_action',
    'amber',
    'Your bank wants to verify the payment.',
    'PO-10044 is on hold until then.',
  ],
  [
    'processing',
    'payment_pending',
    'info',
    'Your payment is being processed.',
    'PO-10044 continues automatically once the bank confirms, usually within a minute.',
  ],
  [
    'debit_under_way',
    'payment_pending',
    'info',
    'Your bank debit is in progress.',
    'PO-10044 continues automatically once the bank confirms, usually within four business days.',
  ],
  ['paid', 'awaiting_shipment', 'green', 'PO-10044 is paid.', 'Little Foundry ships next.'],
  ['paid', 'received', 'green', 'PO-10044 is paid.', ''],
  ['returned', 'canceled', 'info', 'PO-10044 was canceled.', 'Your payment will be refunded.'],
  [
    'order_canceled',
    'canceled',
    'info',
    'PO-10044 was canceled.',
    'Any payment still on its way will be refunded.',
  ],
]

describe('once the provider was asked, its answer is told, whatever the address says (A12)', () => {
  test.each(rows)('%s of an order at %s is %s: %s', (standing, status, ...words) => {
    const [tone, title, detail] = words
    for (const succeeded of [true, false])
      expect(returnWords(at(status), { succeeded, told: { standing, status } })).toEqual({
        tone,
        title,
        detail,
      })
  })

  test('each of its answers has a row here, but for that it knows nothing', () => {
    const told = new Set(rows.map(([standing]) => standing))
    expect(checkoutOutcomes.filter((each) => !told.has(each))).toEqual(['unknown'])
  })

  test('that it knows nothing leaves the address’s word', () => {
    const status = 'awaiting_initial_payment'
    const told = { standing: 'unknown', status } as const
    for (const succeeded of [true, false])
      expect(returnWords(at(status), { succeeded, told })).toEqual(
        returnWords(at(status), unasked(succeeded)),
      )
  })

  test.each([
    ['payment_pending', 'Your payment is being processed.'],
    ['requires_payment_action', 'Your bank wants to verify the payment.'],
    ['awaiting_shipment', 'PO-10044 is paid.'],
    ['canceled', 'PO-10044 was canceled.'],
  ] as const)('until the order moves on to %s: %s', (status, title) => {
    const told = { standing: 'left', status: 'awaiting_initial_payment' } as const
    expect(returnWords(at(status), { succeeded: false, told }).title).toBe(title)
  })

  test('a payment that fails afterwards, and an order that is canceled paid, are told too', () => {
    const debit = { standing: 'debit_under_way', status: 'payment_pending' } as const
    expect(returnWords(at('awaiting_initial_payment'), { succeeded: true, told: debit })).toEqual({
      tone: 'red',
      title: 'The payment did not go through.',
      detail: KEPT,
    })
    const history = [step('open', 10), step('confirm_payment', 11), step('cancel', 12)]
    const canceled = anOrder({ status: 'canceled', history })
    const paid = { standing: 'paid', status: 'awaiting_shipment' } as const
    expect(returnWords(canceled, { succeeded: true, told: paid }).detail).toBe(
      'Your payment will be refunded.',
    )
  })
})
