import { inDigits } from '#market/in-digits.ts'
import type { ImportTally } from './imported-csv-api.ts'

type Counts = {
  /** Products that lack nothing. */
  imported: number
  /** Products that lack something, and rows that were refused. */
  issues: number
  /** Of those, the products: they were saved. */
  provisional: number
}

/** What came of the rows of a file, a line for each kind (decision I13). */
export function outcomeWords({ imported, issues, provisional }: Counts): string[] {
  const refused = issues - provisional
  return [
    `${productsOf(imported)} imported successfully`,
    ...(provisional > 0
      ? [`${productsOf(provisional)} ${requires(provisional)} attention, edit on My Products`]
      : []),
    ...(refused > 0 ? [`${counted(refused, 'row')} could not be imported`] : []),
  ]
}

/** The same in one line: "12 products imported, 2 require attention". */
export function outcomeInShort({ imported, issues, provisional }: Counts) {
  const refused = issues - provisional
  return [
    `${productsOf(imported)} imported`,
    ...(provisional > 0 ? [`${inDigits(provisional)} ${requires(provisional)} attention`] : []),
    ...(refused > 0 ? [`${counted(refused, 'row')} refused`] : []),
  ].join(', ')
}

/** "1 new, 2 changed, 70 unchanged, 1 draft, 1 saved without some cells, 2 refused" */
export const tallyInWords = (tally: ImportTally) =>
  [
    { count: tally.created, words: 'new' },
    { count: tally.changed, words: 'changed' },
    { count: tally.unchanged, words: 'unchanged' },
    { count: tally.drafts, words: tally.drafts === 1 ? 'draft' : 'drafts' },
    { count: tally.in_part, words: 'saved without some cells' },
    { count: tally.refused, words: 'refused' },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => `${inDigits(count)} ${words}`)
    .join(', ')

const requires = (count: number) => (count === 1 ? 'requires' : 'require')

export const productsOf = (count: number) => counted(count, 'product')

const counted = (count: number, thing: string) =>
  `${inDigits(count)} ${count === 1 ? thing : `${thing}s`}`
