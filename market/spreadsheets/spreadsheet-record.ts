/** A row of a file as it was read; `row` is the number that a spreadsheet shows for it. */
export type SpreadsheetRecord = {
  row: number
  cells: readonly string[]
  /** Why it cannot be told where its cells begin and end. */
  problem?: string | undefined
  /** The places of cells that are numbers in a workbook, written with a point and without grouping. */
  numbers?: ReadonlySet<number> | undefined
  /** The places of cells that say what a cell merged with them says further up. */
  merged?: ReadonlySet<number> | undefined
  /** The addresses of the web behind cells, by their places. */
  links?: ReadonlyMap<number, string> | undefined
  /** The places of cells that show a picture placed in them. */
  pictures?: ReadonlySet<number> | undefined
  /** What stands in the columns that a person does not see, by the letters of the sheet. */
  unseen?: readonly UnseenCell[] | undefined
}

export type UnseenCell = { letter: string; text: string }

/** The cell of an amount: 1.299 as a text may be thirteen hundred in Europe; as a number of a workbook it is not. */
export function amountAt({ cells, numbers }: Omit<SpreadsheetRecord, 'row'>, at: number) {
  const cell = cells[at]?.trim() ?? ''
  return numbers?.has(at) ? cell.replace(/\.\d{3}$/, (fraction) => `${fraction}0`) : cell
}

/** A row that a spreadsheet counts, and that says nothing. */
export const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

export const LONGEST_RECORD = 64 * 1024

/** Why nothing can be read from a row of a file this many columns wide, if so. */
export function unfitness({ cells, problem }: SpreadsheetRecord, width: number) {
  if (problem) return problem
  // Rows that end in a mark have an empty cell more than the header.
  if (!isBlank(cells.slice(width))) return 'More cells than the header has columns'
  if (cells.reduce((length, cell) => length + cell.length + 1, 0) > LONGEST_RECORD)
    return 'The row is longer than 64 KB'
  if (cells.some((cell) => cell.includes('\0'))) return 'A cell contains characters we can’t store'
  return undefined
}

const LONGEST_QUOTE = 40

/** A cell within a sentence. */
export const quoted = (cell: string) =>
  `"${cell.length > LONGEST_QUOTE ? `${cutAt(cell, LONGEST_QUOTE)}…` : cell}"`

/** The beginning of a text, never cut within a character: half of one cannot be kept. */
export const cutAt = (text: string, longest: number) =>
  text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')
