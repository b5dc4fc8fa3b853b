import { describe, expect, test } from 'vitest'
import { purchaseOrderEvents } from '#market/purchase-orders/purchase-order.ts'
import { eventTone, eventWords } from './event-words.ts'
import { anOrder, step } from '#market/purchase-orders/testing/an-order.ts'

const order = anOrder()

describe('the history of an order', () => {
  test('calls the reader "You" and the other side by name', () => {
    const shipped = step('ship', 14, { party: 'seller' })
    expect(eventWords(shipped, order, 'seller')).toBe('You shipped the order')
    expect(eventWords(shipped, order, 'buyer')).toBe('Little Foundry shipped the order')
  })

  test('describes automatic events', () => {
    expect(eventWords(step('receive', 28), order, 'buyer')).toBe('Marked received automatically')
    expect(eventWords(step('cancel', 13), order, 'buyer')).toBe('Order canceled')
  })

  test('calls staff Lotline', () => {
    const byStaff = step('confirm_payment', 12, { party: 'admin' })
    expect(eventWords(byStaff, order, 'seller')).toBe('Lotline confirmed the payment')
  })

  test('has words for every event', () => {
    for (const event of purchaseOrderEvents)
      expect(eventWords(step(event, 12), order, 'buyer')).toMatch(/^[A-Z]/)
  })

  test('marks what the reader did, and what went wrong', () => {
    expect(eventTone(step('receive', 20, { party: 'buyer' }), 'buyer')).toBe('mine')
    expect(eventTone(step('fail_payment', 11), 'buyer')).toBe('problem')
    expect(eventTone(step('confirm_payment', 11), 'buyer')).toBeUndefined()
  })
})
