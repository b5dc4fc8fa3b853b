import { expect, test } from 'vitest'
import { buyerPoNumberIn } from './buyer-po-number.ts'

test('a buyer’s own PO number is one line of at most 40 characters', () => {
  expect(buyerPoNumberIn.parse(' 4500-118 /  B ')).toBe('4500-118 / B')
  expect(buyerPoNumberIn.parse('')).toBe('')
  expect(buyerPoNumberIn.parse(null)).toBeNull()
  expect(buyerPoNumberIn.safeParse('x'.repeat(40)).success).toBe(true)
  expect(buyerPoNumberIn.safeParse('x'.repeat(41)).error?.issues[0]?.message).toBe(
    'Maximum 40 characters',
  )
})
