import { expect, test } from 'vitest'
import { poDocumentProblem } from './po-document-problem.ts'

test.each([
  ['draft', undefined, undefined],
  ['seller_review', undefined, undefined],
  ['rejected', undefined, 'This offer is closed'],
  ['accepted', 'awaiting_initial_payment', undefined],
  ['accepted', 'payment_pending', undefined],
  ['accepted', 'awaiting_shipment', 'The order is paid, so its PO document can’t change'],
  ['accepted', 'completed', 'The order is paid, so its PO document can’t change'],
  ['accepted', 'canceled', 'The order was canceled'],
] as const)('of an offer in %s with an order in %s: %s', (state, order, problem) => {
  expect(poDocumentProblem(state, order)).toBe(problem)
})
