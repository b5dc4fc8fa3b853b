import type { ChangedCell } from '#market/exports/changed-cells.ts'
import { problemWords, type RowProblem } from '#market/imports/row-problem.ts'
import type { Dialect, TextDialect } from '#market/spreadsheets/each-record.ts'
import { counted, quantityText } from '#web/platform/format/numbers.ts'
import { sizeInWords } from '#web/uploads/file-size.ts'
import type { JudgedRow, JudgedSpreadsheet, Tally } from '../spreadsheet/judged-spreadsheet.ts'

const DELIMITERS: Record<TextDialect['delimiter'], string> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
}

const FORMATS = {
  xlsx: 'Excel',
  xlsb: 'Excel (binary)',
  xls: 'Excel 97 to 2003',
  xml: 'Excel 2003 XML',
  numbers: 'Numbers',
  ods: 'OpenDocument',
  html: 'table on a page',
}

/** "412 KB, UTF-8, comma · 248 rows, 231 products" */
export function fileWords(size: number, dialect: Dialect, judged?: JudgedSpreadsheet) {
  const form =
    'encoding' in dialect
      ? `${dialect.encoding}, ${DELIMITERS[dialect.delimiter]}`
      : FORMATS[dialect.format]
  const facts = `${sizeInWords(size)}, ${form}`
  if (!judged || 'problem' in judged) return facts
  const { rows, products } = judged.tally
  return `${facts} · ${counted(rows, 'row')}, ${counted(products, 'product')}`
}

/** "3 hidden rows and 1 hidden column left out"; undefined when a person sees all of it. */
export function hiddenWords(dialect: Dialect) {
  if ('encoding' in dialect) return undefined
  const { hiddenRows, hiddenColumns } = dialect
  const parts = [
    ...(hiddenRows > 0 ? [counted(hiddenRows, 'hidden row')] : []),
    ...(hiddenColumns > 0 ? [counted(hiddenColumns, 'hidden column')] : []),
  ]
  return parts.length > 0 ? `${parts.join(' and ')} left out` : undefined
}

/** "1 row of totals, 2 extra header rows left out": rows that are none of the table. */
export function leftOutWords({ rowsLeftOut }: Dialect) {
  if (!rowsLeftOut) return undefined
  const { totals, headers, notes } = rowsLeftOut
  const parts = [
    ...(totals.count > 0 ? [`${counted(totals.count, 'row')} of totals`] : []),
    ...(headers.count > 0 ? [counted(headers.count, 'extra header row')] : []),
    ...(notes.count > 0 ? [counted(notes.count, 'remark')] : []),
  ]
  return `${parts.join(', ')} left out`
}

const needing = ({ drafts, inPart, refused }: Tally) => drafts + inPart + refused

export type ToneWords = { tone: 'green' | 'yellow' | 'red' | 'gray'; words: string }

/** What the rows come to, as far as there are such. */
export function tallyWords(tally: Tally): ToneWords[] {
  const { ready, changed, unchanged, padded, notes } = tally
  const toFix = needing(tally)
  const isListed = changed + unchanged > 0
  return [
    { tone: 'green' as const, count: ready, words: 'ready' },
    { tone: 'gray' as const, count: isListed ? ready - changed - unchanged : 0, words: 'new' },
    { tone: 'gray' as const, count: changed, words: 'changed' },
    { tone: 'gray' as const, count: unchanged, words: 'unchanged' },
    { tone: 'yellow' as const, count: padded, words: 'will be padded' },
    { tone: 'yellow' as const, count: notes, words: notes === 1 ? 'has a note' : 'have notes' },
    { tone: 'red' as const, count: toFix, words: toFix === 1 ? 'needs a fix' : 'need a fix' },
  ].flatMap(({ tone, count, words }) =>
    count > 0 ? [{ tone, words: `${quantityText(count)} ${words}` }] : [],
  )
}

/** How many products an import would write. */
export const writtenCount = ({ ready, unchanged, drafts, inPart }: Tally) =>
  ready - unchanged + drafts + inPart

/** "Import 229 products", drafts among them. */
export function importWords(tally: Tally) {
  const count = writtenCount(tally)
  if (count === 0) return 'Import it anyway'
  return `Import ${counted(count, count === tally.drafts ? 'draft' : 'product')}`
}

/** What the button leaves unsaid: drafts, what matches already, and rows that are skipped. */
export function othersWords(tally: Tally) {
  const { drafts, inPart, unchanged, refused } = tally
  const isOne = drafts === 1
  const saved =
    drafts > 0 && drafts < writtenCount(tally)
      ? `${quantityText(drafts)} of them ${isOne ? 'is incomplete and will be saved as a draft' : 'are incomplete and will be saved as drafts'}, hidden from buyers until fixed.`
      : drafts > 0 && 'Drafts are hidden from buyers until they are fixed.'
  const same =
    unchanged > 0 &&
    `${counted(unchanged, 'product')} already ${unchanged === 1 ? 'matches' : 'match'} the file.`
  const without =
    inPart > 0 &&
    `${counted(inPart, 'product')} will be saved without the cells that can’t be read.`
  const left = refused > 0 && `${counted(refused, 'row')} will be skipped.`
  return [saved, without, same, left].filter(Boolean).join(' ')
}

/** What an import does with a row. */
export function rowWords({ outcome, notes }: Pick<JudgedRow, 'outcome' | 'notes'>): {
  tone: 'red' | 'amber' | 'muted' | 'soft'
  words: string
} {
  if ('problems' in outcome)
    return { tone: 'red', words: outcome.problems.map(problemWords).join(', ') }
  if (notes.length > 0) return { tone: 'amber', words: notes.map(shortNote).join(', ') }
  if (outcome.kind === 'more') return { tone: 'muted', words: `Adds to row ${outcome.of}` }
  if (outcome.kind === 'unchanged') return { tone: 'muted', words: 'Unchanged' }
  return outcome.kind === 'update'
    ? { tone: 'soft', words: changesWords(outcome.changes) }
    : { tone: 'muted', words: 'New' }
}

const MOST_CHANGES = 2
const LONGEST_CELL = 24

/** "Unit Asking Price: $15.00 → $12.00, Units: 40 → 60, and 3 more" */
function changesWords(changes: readonly ChangedCell[]) {
  const told = changes.slice(0, MOST_CHANGES).map(changeWords)
  const others = changes.length - told.length
  return [...told, ...(others > 0 ? [`and ${others} more`] : [])].join(', ')
}

function changeWords({ column, before, after }: ChangedCell) {
  const isShort = Math.max(before.length, after.length) <= LONGEST_CELL
  return isShort ? `${column}: ${before || 'none'} → ${after || 'none'}` : `${column} changed`
}

const shortNote = (note: RowProblem) =>
  note.kind === 'padded UPC' ? 'Leading zero added' : problemWords(note)
