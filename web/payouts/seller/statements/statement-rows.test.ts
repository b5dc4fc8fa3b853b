import { expect, test } from 'vitest'
import { statementRows } from './statement-rows.ts'

test('a statement begins with its opening balance, and each line says what stood after it', () => {
  const rows = statementRows({
    month: '2026-11',
    opening_cents: 10_00,
    lines: [
      {
        on: '2026-11-03',
        kind: 'sale',
        po_number: 'PO-10007',
        payout_id: null,
        amount_cents: 90_00,
      },
      { on: '2026-11-06', kind: 'payout', po_number: null, payout_id: 4, amount_cents: -100_00 },
      {
        on: '2026-11-20',
        kind: 'refund',
        po_number: 'PO-10007',
        payout_id: null,
        amount_cents: -5_00,
      },
    ],
    closing_cents: -5_00,
  })
  expect(rows.map(({ words, amount, balance }) => [words, amount, balance])).toEqual([
    ['Opening balance', null, 10_00],
    ['Sale, less fee', 90_00, 100_00],
    ['Payout', -100_00, 0],
    ['Refund', -5_00, -5_00],
  ])
})
