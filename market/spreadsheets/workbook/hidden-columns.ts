import { MOST_SHEET_COLUMNS } from './sheet-bounds.ts'

/** Which columns of a sheet a person does not see. */
export function hiddenColumns() {
  const isHidden = new Uint8Array(MOST_SHEET_COLUMNS)
  return {
    /** From 0 on, both inclusive. */
    hide: (first: number, last: number) => void isHidden.fill(1, Math.max(0, first), last + 1),
    has: (column: number) => isHidden[column] === 1,
  }
}
