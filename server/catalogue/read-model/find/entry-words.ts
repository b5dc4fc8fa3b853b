import { inOne, type WrittenWord } from '#market/catalogue/search-words.ts'
import { type ReadWord, upcInGroups, wordsToRank } from '../../text-query.ts'
import type { Entry, FoundWord } from '../entry.ts'
import { byBytes } from '../base/vocabulary.ts'
import { scoreOfPlaces } from './word-score.ts'

/** Whether a product has every word, as `rowsOfWords` asks it of many. */
export function hasWords({ words }: Entry, sought: readonly ReadWord[]): boolean {
  const upc = upcInGroups(sought)
  if (upc !== undefined && hasBeginning(words, upc)) return true
  return sought.length > 0 && sought.every((ways) => ways.some((parts) => hasWay(words, parts)))
}

/** How well it matches the words, as `scoresOfRows` says it of many. */
export function scoreOfEntry({ words }: Entry, sought: readonly ReadWord[]): number {
  const ranked = wordsToRank(sought).toSorted(byBytes)
  return Math.fround(
    summed(words, ranked, (word, each) => word === each) +
      summed(words, ranked, (word, each) => word.startsWith(each)),
  )
}

export const hasWord = (words: readonly FoundWord[], sought: string) =>
  words.some(([word]) => word === sought)

export const hasBeginning = (words: readonly FoundWord[], beginning: string) =>
  words.some(([word]) => word.startsWith(beginning))

function hasWay(words: readonly FoundWord[], parts: WrittenWord) {
  if (hasBeginning(words, inOne(parts))) return true
  return (
    parts.length > 1 &&
    hasBeginning(words, parts.at(-1) ?? '') &&
    parts.slice(0, -1).every((part) => hasWord(words, part))
  )
}

type IsOf = (word: string, sought: string) => boolean

function summed(words: readonly FoundWord[], sought: readonly string[], isOf: IsOf): number {
  let score = 0
  for (const each of sought)
    for (const [word, places] of words)
      if (isOf(word, each)) score = Math.fround(score + (scoreOfPlaces[places] ?? 0))
  return Math.fround(score / sought.length)
}
