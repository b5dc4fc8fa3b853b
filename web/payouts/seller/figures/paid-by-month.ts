import type { Payout } from '#market/payouts/payout.ts'
import { monthOf, monthsBack, monthWords } from '../months.ts'

const MONTHS = 12

type Paid = Pick<Payout, 'ended_at' | 'amount_cents'>

/** What arrived in each of the last twelve months, the oldest first; undefined while there is too little to compare. */
export function paidByMonth(payouts: readonly Paid[], now: Date) {
  const sums = new Map<string, { value: number; count: number }>()
  for (const { ended_at: at, amount_cents: amount } of payouts) {
    if (at === null) continue
    const month = monthOf(new Date(at))
    const { value, count } = sums.get(month) ?? { value: 0, count: 0 }
    sums.set(month, { value: value + amount, count: count + 1 })
  }
  if (sums.size < 2) return undefined
  return monthsBack(now, MONTHS)
    .toReversed()
    .map((month) => ({
      key: month,
      name: monthWords(month),
      mark: monthWords(month).slice(0, 3),
      ...(sums.get(month) ?? { value: 0, count: 0 }),
    }))
}
