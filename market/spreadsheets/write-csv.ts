export type CsvCell = string | number | null

/** A file that spreadsheets open as it is meant: RFC 4180, marked as UTF-8, no cell a formula (decision G4). */
export const csvText = (rows: readonly (readonly CsvCell[])[]) => BYTE_ORDER_MARK + csvLines(rows)

/** More rows of such a file. */
export const csvLines = (rows: readonly (readonly CsvCell[])[]) =>
  rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('')

// Without it Excel takes the file for one in the encoding of its country.
const BYTE_ORDER_MARK = '\uFEFF'

function cellText(cell: CsvCell) {
  const text = typeof cell === 'number' ? String(cell) : guarded(cell ?? '')
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// One more before what looks guarded already, so that what is read back is what was there.
const guarded = (text: string) => (/^'*[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text)
