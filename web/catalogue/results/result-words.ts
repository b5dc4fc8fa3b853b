import { counted, quantityText } from '#web/platform/format/numbers.ts'

/** The result count (spec 1, section 2): everything, what a search or a filter left, or nothing. */
export function resultWords(count: number, isUnfiltered: boolean): string {
  if (count === 0) return 'No matches'
  if (isUnfiltered) return `All results: ${quantityText(count)}`
  return count === 1 ? 'Showing 1 result' : `Showing ${quantityText(count)} results`
}

/** Of a search whose words no product has all of, and most of which these have. */
export const mostWordsNote = (count: number, words: string) =>
  `No lot matches every word; ${quantityText(count)} ${count === 1 ? 'matches' : 'match'} “${words}”`

/** Of the lots that the filter "Can resell" hides. */
export const leftOutWords = (lots: number) =>
  `${counted(lots, 'lot')} hidden: resale not allowed for you`
