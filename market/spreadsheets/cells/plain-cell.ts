/** Characters that nobody sees and that no figure or code needs; in a name they may join letters. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu
/** Blanks that a program puts between groups of digits, so that no line breaks there. */
const NO_BREAK = /[\u00A0\u2007\u2009\u202F]/g

/** A cell that holds a figure or a code, without what only its looks need; a grouping blank becomes a no-break one. */
export const plainCell = (cell: string) =>
  withoutQuotes(
    cell.replaceAll(NO_BREAK, GROUPED).normalize('NFKC').replaceAll(INVISIBLE, '').trim(),
  ).replaceAll(GROUPED, '\u00A0')

/** The same of a cell that is a figure if anything. A long one is not, and takes no time. */
export const plainFigure = (cell: string) => (cell.length > LONGEST_FIGURE ? '' : plainCell(cell))
const LONGEST_FIGURE = 60

// Of the private use area: what compatible forms of characters are made of leaves it alone.
const GROUPED = '\uE000'

/** A program that quotes a cell twice leaves one pair of quotation marks behind. */
const withoutQuotes = (cell: string) => /^"([^"]*)"$/.exec(cell)?.[1]?.trim() ?? cell

const NOTHING = new Set([
  'nan',
  'null',
  'n/a',
  'na',
  'n.a.',
  'none',
  'nil',
  '-',
  '–',
  '—',
  '--',
  '#',
])

/** Whether a cell says in a word that there is nothing to say. */
export const saysNothing = (cell: string) => NOTHING.has(cell.trim().toLowerCase())
