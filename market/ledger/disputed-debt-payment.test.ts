import { describe, expect, test } from 'vitest'
import { postingsOfDisputedDebtPayment } from './disputed-debt-payment.ts'
import { balanceOf } from './posting.ts'
import type { PayoutPosting } from './postings-of-payout.ts'

const met = [
  { orderId: 1, met: 30_00 },
  { orderId: 2, met: 20_00 },
]
const open = { id: 'dp_1', status: 'open', amount: 50_00, fee: 15_00 } as const

/** Tells it in turn, and answers all that is posted. */
function told(...states: Parameters<typeof postingsOfDisputedDebtPayment>[0]['told'][]) {
  const written: PayoutPosting[] = []
  for (const state of states)
    written.push(...postingsOfDisputedDebtPayment({ told: state, met, written }))
  for (const { entries } of written)
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  const of = (account: Parameters<typeof balanceOf>[1]) =>
    written.reduce((sum, { entries }) => sum + balanceOf(entries, account), 0)
  return {
    kinds: written.map(({ kind }) => kind),
    owed: of('seller_available'),
    clearing: of('clearing'),
    expense: of('platform_expense'),
    written,
  }
}

describe('a disputed payment of a debt', () => {
  test('is owed again at once, order by order, and its fee is the platform’s', () => {
    const { kinds, owed, clearing, expense, written } = told(open)
    expect(kinds).toEqual(['payment disputed', 'dispute fee'])
    expect([owed, clearing, expense]).toEqual([50_00, -65_00, 15_00])
    expect(written[0]?.entries.filter(({ account }) => account === 'seller_available')).toEqual([
      { account: 'seller_available', amount: 30_00, orderId: 1 },
      { account: 'seller_available', amount: 20_00, orderId: 2 },
    ])
  })

  test('stays owed when it is lost, and is met again when it is won', () => {
    expect(told(open, { ...open, status: 'lost' }).owed).toBe(50_00)
    const won = told(open, { ...open, status: 'won' })
    expect(won.kinds).toEqual(['payment disputed', 'dispute fee', 'payment dispute over'])
    expect([won.owed, won.clearing]).toEqual([0, -15_00])
    expect(won.written.at(-1)?.reverses?.kind).toBe('payment disputed')
  })

  test('of a part is owed in part, the oldest debt first, and is posted again when it changes', () => {
    expect(told({ ...open, amount: 35_00 }).owed).toBe(35_00)
    const changed = told({ ...open, amount: 35_00 }, open, { ...open, status: 'won' }, open)
    expect(changed.owed).toBe(50_00)
    expect(changed.kinds).toEqual([
      'payment disputed',
      'dispute fee',
      'payment dispute over',
      'payment disputed 2',
      'payment dispute over 2',
      'payment disputed 3',
    ])
  })

  test('told twice is posted once, and a warning posts nothing', () => {
    expect(told(open, open, open).kinds).toHaveLength(2)
    expect(told({ ...open, status: 'warning', fee: 0 }).kinds).toEqual([])
  })
})
