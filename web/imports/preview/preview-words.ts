import { problemWords, type RowProblem } from '#market/imports/row-problem.ts'
import type { Dialect } from '#market/spreadsheets/each-record.ts'
import { counted, quantityText } from '#web/platform/format/numbers.ts'
import { sizeInWords } from '#web/uploads/file-size.ts'
import type { JudgedRow, JudgedSpreadsheet, Tally } from '../spreadsheet/judged-spreadsheet.ts'

const DELIMITERS: Record<Dialect['delimiter'], string> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
}

/** "412 KB, UTF-8, comma · 248 rows, 231 products" */
export function fileWords(
  size: number,
  { encoding, delimiter }: Dialect,
  judged?: JudgedSpreadsheet,
) {
  const facts = `${sizeInWords(size)}, ${encoding}, ${DELIMITERS[delimiter]}`
  if (!judged || 'problem' in judged) return facts
  const { rows, products } = judged.tally
  return `${facts} · ${counted(rows, 'row')}, ${counted(products, 'product')}`
}

const needing = ({ drafts, refused }: Tally) => drafts + refused

export type ToneWords = { tone: 'green' | 'yellow' | 'red'; words: string }

/** What the rows come to, as far as there are such. */
export function tallyWords(tally: Tally): ToneWords[] {
  const { ready, padded, notes } = tally
  const toFix = needing(tally)
  return [
    { tone: 'green' as const, count: ready, words: 'ready' },
    { tone: 'yellow' as const, count: padded, words: 'will be padded' },
    { tone: 'yellow' as const, count: notes, words: notes === 1 ? 'has a note' : 'have notes' },
    { tone: 'red' as const, count: toFix, words: toFix === 1 ? 'needs a fix' : 'need a fix' },
  ].flatMap(({ tone, count, words }) =>
    count > 0 ? [{ tone, words: `${quantityText(count)} ${words}` }] : [],
  )
}

/** "Import 229 products" */
export const importWords = ({ ready, drafts }: Tally) =>
  ready > 0 ? `Import ${counted(ready, 'product')}` : `Import ${counted(drafts, 'draft')}`

/** What becomes of the others. */
export function othersWords({ ready, drafts, refused }: Tally) {
  const saved =
    drafts > 0 && ready > 0
      ? `${quantityText(drafts)} that ${drafts === 1 ? 'lacks something is saved as a draft' : 'lack something are saved as drafts'}, hidden from buyers until fixed.`
      : drafts > 0 && 'Drafts are hidden from buyers until they are fixed.'
  const left = refused > 0 && `${counted(refused, 'row')} ${refused === 1 ? 'is' : 'are'} left out.`
  return [saved, left].filter(Boolean).join(' ')
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
  return outcome.kind === 'update'
    ? { tone: 'soft', words: 'Updates a product' }
    : { tone: 'muted', words: 'New' }
}

const shortNote = (note: RowProblem) =>
  note.kind === 'padded UPC' ? 'Leading zero added' : problemWords(note)
