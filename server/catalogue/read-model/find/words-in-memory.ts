import type { WordsMet } from '#market/catalogue/most-words.ts'
import type { ReadWord } from '../../search-terms.ts'
import type { WordIndex } from '../../word-index.ts'
import { addBits, type Bits, countBits, eachBit, hasBit, noBits, removeBits } from '../base/bits.ts'
import type { Entry } from '../entry.ts'
import { hasWord, hasWords } from './entry-words.ts'
import { wordsAround } from '../base/letter-words.ts'
import type { PublishedProducts } from '../published-products.ts'
import { rowsOfRange, rowsOfWords } from './rows-of-words.ts'
import { rangeOfWord } from '../base/vocabulary.ts'

type Words = readonly ReadWord[]

/** The words of published products as the read model knows them. */
export function wordsInMemory({ base, gone, overlay }: PublishedProducts): WordIndex {
  const entries = [...overlay.values()]
  return {
    matchNone: async (searches) => searches.map(matchesNone),
    wordsListed: async (words) => words.filter((word) => countWith(word) > 0),
    wordsAround: async (typed, slips) => [
      ...new Set([
        ...wordsAround(base.vocabulary, base.letterWords, { typed, slips }),
        ...letterWordsOf(entries),
      ]),
    ],
    countProductsWith: async (words) => words.map((word) => ({ word, lots: countWith(word) })),
    countByWordsMet: async (searches) => countByWordsMet(searches),
  }

  function matchesNone(words: Words): boolean {
    return countBits(rowsWith(words)) === 0 && !entries.some((entry) => hasWords(entry, words))
  }

  function countWith(word: string): number {
    const rows = rowsOfRange(base, rangeOfWord(base.vocabulary, word))
    removeBits(rows, gone)
    return countBits(rows) + entries.filter((entry) => hasWord(entry.words, word)).length
  }

  function rowsWith(words: Words): Bits {
    const rows = rowsOfWords(base, words)
    removeBits(rows, gone)
    return rows
  }

  function countByWordsMet(searches: readonly Words[]): WordsMet[] {
    const rowsOf = searches.map(rowsWith)
    const any = noBits(base.size)
    for (const rows of rowsOf) addBits(any, rows)
    const counts = new Map<number, number>()
    const count = (met: number) => counts.set(met, (counts.get(met) ?? 0) + 1)
    eachBit(any, (row) => {
      count(bitsOf(rowsOf.map((rows) => hasBit(rows, row))))
    })
    for (const entry of entries) count(bitsOf(searches.map((words) => hasWords(entry, words))))
    return [...counts].filter(([met]) => met > 0).map(([met, lots]) => ({ met, lots }))
  }
}

const letterWordsOf = (entries: readonly Entry[]) =>
  entries.flatMap(({ words }) => words.map(([word]) => word).filter(isOfLetters))

const isOfLetters = (word: string) => /^[^0-9]{3,}$/u.test(word)

const bitsOf = (claims: readonly boolean[]) =>
  claims.reduce((bits, isMet, place) => (isMet ? bits | (1 << place) : bits), 0)
