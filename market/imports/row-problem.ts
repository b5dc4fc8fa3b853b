import { missingWords, type Essential } from '#market/products/missing.ts'
import { conditionWords, productConditions } from '#market/products/product-condition.ts'
import { resaleChannelNames, resaleChannels } from '#market/resale/resale-channels.ts'
import { codeProblem } from '#market/spreadsheets/cells/read-code.ts'
import { quoted } from '#market/spreadsheets/spreadsheet-record.ts'

/** What is to be said of a row, as values: what it is about, and where it would have to change. */
export type RowProblem =
  | { kind: 'missing'; field: Essential }
  | { kind: 'unclear' | 'left out' | 'error value'; column: string; cell: string }
  | { kind: 'unknown condition'; column: string; cell: string }
  | {
      kind: 'unknown channels' | 'unknown states' | 'neither yes nor no' | 'unclear schedule'
      column: string
      cell: string
    }
  | { kind: 'out of bounds'; column: string; words: string }
  | { kind: 'photo refused'; column: string; words: string }
  | { kind: 'no UPC'; cell: string }
  | { kind: 'padded UPC'; cell: string }
  /** Read as something else than it says: a UPC-E, centimeters. */
  | { kind: 'converted'; column: string; cell: string; read: string }
  | { kind: 'wrong check digit' | 'weight without unit' | 'too many photos' | 'more photos' }
  | { kind: 'first row refused' | 'other values'; row: number }
  /** Nothing can be read from it at all. */
  | { kind: 'unreadable'; words: string }

const allChannels = resaleChannels.map((each) => resaleChannelNames[each]).join('; ')
const allConditions = productConditions.map((each) => conditionWords[each]).join('; ')

type Of<Kind extends RowProblem['kind']> = RowProblem & { kind: Kind }

/** What the seller reads; imports keep these words, so what an old import says stays as it was said. */
const words: { [Kind in RowProblem['kind']]: (problem: Of<Kind>) => string } = {
  missing: ({ field }) => missingWords[field],
  unclear: ({ column, cell }) => `${column} ${quoted(cell)} can’t be read`,
  'unknown condition': ({ column, cell }) =>
    `${column} ${quoted(cell)} is none of ${allConditions}`,
  'unknown channels': ({ column, cell }) =>
    `${column} ${quoted(cell)} isn’t one of ${allChannels} or Any`,
  'unknown states': ({ column, cell }) =>
    `${column} ${quoted(cell)} isn’t a state or province: use two letters, such as CA; TX, or None`,
  'unclear schedule': ({ column, cell }) =>
    `${column} ${quoted(cell)} can’t be read: write it as 10% at 180 days; 20% at 90 days, or None`,
  'neither yes nor no': ({ column, cell }) => `${column} ${quoted(cell)} is neither Yes nor No`,
  'error value': ({ column, cell }) =>
    `${column} is ${quoted(cell)}: the spreadsheet couldn’t calculate it`,
  'left out': ({ column, cell }) => `${column} ${quoted(cell)} was ignored`,
  'out of bounds': (problem) => `${problem.column}: ${problem.words}`,
  'photo refused': (problem) => problem.words,
  'no UPC': ({ cell }) => `UPC ${quoted(cell)} ${codeProblem(cell)}`,
  'padded UPC': ({ cell }) => `UPC ${cell} got its leading zero back`,
  converted: ({ column, cell, read }) => `${column} ${quoted(cell)} was read as ${read}`,
  'wrong check digit': () => 'UPC has a wrong check digit',
  'weight without unit': () => 'Weight was ignored: it needs a Weight Unit',
  'too many photos': () => 'A product has at most five photos',
  'more photos': () => 'Only the first five photos were taken',
  'first row refused': ({ row }) => `Row ${row} with the same UPC was rejected`,
  'other values': ({ row }) => `Row ${row} has the same UPC with different values`,
  unreadable: (problem) => problem.words,
}

export function problemWords<Kind extends RowProblem['kind']>(problem: Of<Kind>): string {
  const wordsOf: (each: Of<Kind>) => string = words[problem.kind]
  return wordsOf(problem)
}
