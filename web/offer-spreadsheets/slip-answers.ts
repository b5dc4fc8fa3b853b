import type { Cents } from '#market/money.ts'
import type { JudgedRow } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'

/** Each row's price as it was typed. */
export const keptPrices = (rows: readonly JudgedRow[]): Map<number, Cents> =>
  new Map(
    rows.flatMap(({ row, unit_price: price }) => (price === null ? [] : [[row, price] as const])),
  )

/** The price that was likely meant, of the rows that have one. */
export const likelyPrices = (rows: readonly JudgedRow[]): Map<number, Cents> =>
  new Map(rows.flatMap(({ row, slip }) => (slip?.likely ? [[row, slip.likely] as const] : [])))
