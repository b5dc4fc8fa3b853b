import { expect, test } from 'vitest'
import { statementKind } from './statement-kind.ts'

test.each([
  ['payment', 'paid', 'sale'],
  ['order', 'paid by wire', 'sale'],
  ['order', 'canceled 2', 'canceled'],
  ['order', 'paid out by hand', 'paid_by_hand'],
  ['refund', 'made', 'refund'],
  ['partial_refund', 'decided', 'refund'],
  ['dispute', 'lost', 'chargeback'],
  ['dispute', 'lost no more', 'chargeback_won'],
  ['payout', 'arrived', 'payout'],
  ['payout', 'arrived no more', 'payout_back'],
  ['debt', 'taken back up to 300', 'taken_back'],
  ['debt', 'written off', 'written_off'],
  ['debt', 'paid', 'debt_paid'],
] as const)('%s %s is a line of %s', (cause, kind, line) => {
  expect(statementKind(cause, kind)).toBe(line)
})
