import { cents, type Cents } from '#market/money.ts'

/** "$1,234.50" as cents; null where there is no amount above nothing. */
export function dollars(cell: string | undefined): Cents | null {
  const amount = decimal(cell)
  return amount === null || amount <= 0 ? null : cents(Math.round(amount * 100))
}

/** "12,040" as a whole number. */
export function count(cell: string | undefined): number | null {
  const amount = decimal(cell)
  return amount === null || amount < 0 ? null : Math.floor(amount)
}

/** A number as a spreadsheet writes it, with or without dollar sign and thousands separators. */
export function decimal(cell = ''): number | null {
  const digits = cell.replaceAll(/[$,\s]/g, '')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : null
}

export const textOrNull = (cell = '') => cell.trim() || null
