import { cents, sum } from '#market/money.ts'
import type { JudgedRow, SellerTotal } from './offer-spreadsheet-api.ts'

export const isGood = ({ effect }: JudgedRow) => effect !== null

/** The good rows by seller, in the order of the file. */
export function sellerTotals(rows: readonly JudgedRow[]): SellerTotal[] {
  const totals = new Map<number, SellerTotal>()
  for (const { effect, seller, quantity, total } of rows) {
    if (!effect || !seller || quantity === null || total === null) continue
    const before = totals.get(seller.id) ?? { ...seller, lots: 0, units: 0, total: cents(0) }
    totals.set(seller.id, {
      ...before,
      lots: before.lots + 1,
      units: before.units + quantity,
      total: sum([before.total, total]),
    })
  }
  return [...totals.values()]
}
