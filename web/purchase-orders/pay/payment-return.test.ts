import { describe, expect, test } from 'vitest'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import { issueWords, processedWords } from './payment-return.ts'

const at = (status: PurchaseOrderStatus) => ({
  po_number: 'PO-10044',
  seller_name: 'Little Foundry',
  status,
})

describe('back from a payment that succeeded, the banner tells', () => {
  test('to wait while the bank has not confirmed', () => {
    for (const status of ['awaiting_initial_payment', 'payment_pending'] as const)
      expect(processedWords(at(status))).toMatch('PO-10044 moves on by itself')
  })

  test('that the bank wants it verified', () => {
    expect(processedWords(at('requires_payment_action'))).toMatch('Your bank wants to verify it')
  })

  test('who is next once it is confirmed', () => {
    expect(processedWords(at('awaiting_shipment'))).toBe(
      'PO-10044 is paid. Little Foundry ships next.',
    )
  })

  test('that the money comes back when the order was canceled meanwhile', () => {
    expect(processedWords(at('canceled'))).toMatch('what was paid goes back')
  })
})

describe('back from a payment with an issue, the banner tells', () => {
  test('that nothing was charged and the units are kept', () => {
    expect(issueWords(at('awaiting_initial_payment'))).toMatch('You were not charged')
  })

  test('never that nothing was charged when the order is paid by now', () => {
    expect(issueWords(at('awaiting_shipment'))).toBe('PO-10044 is paid by now.')
  })
})
