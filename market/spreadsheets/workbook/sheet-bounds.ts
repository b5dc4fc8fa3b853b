/** Notes may be far to the right of a table. Beyond this column nothing is read. */
export const MOST_SHEET_COLUMNS = 256
/** As many as a sheet of Excel has. */
export const MOST_SHEET_ROWS = 1_048_576
export const MOST_SHEETS = 500

/** How often something is repeated, or how far it reaches: a whole number from 1 on. */
export function countOf(text: string | undefined) {
  const count = Math.floor(Number(text ?? 1))
  return count >= 1 ? Math.min(count, MOST_SHEET_ROWS) : 1
}
