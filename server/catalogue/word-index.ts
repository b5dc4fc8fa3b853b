import type { WordsMet } from '#market/catalogue/most-words.ts'
import type { ListedWord } from '#market/catalogue/spelling-corrections.ts'
import type { ReadWord } from './search-terms.ts'

/** What an engine knows of the words of published products; all engines say the same. */
export type WordIndex = {
  /** Of each search, whether no product has all its words. */
  matchNone(searches: readonly (readonly ReadWord[])[]): Promise<boolean[]>
  /** Those of the words that products have just so. */
  wordsListed(words: readonly string[]): Promise<string[]>
  /** The words without figures that may lie within this edit distance of what was typed; some lie farther. */
  wordsAround(typed: string, slips: number): Promise<string[]>
  countProductsWith(words: readonly string[]): Promise<ListedWord[]>
  /** How many products match just these of the searches. */
  countByWordsMet(searches: readonly (readonly ReadWord[])[]): Promise<WordsMet[]>
}
