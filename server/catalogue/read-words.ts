import { isNear, typosForgiven } from '#market/catalogue/nearness.ts'
import { nearestOf, correctionsOf } from '#market/catalogue/spelling-corrections.ts'
import type { WrittenWord } from '#market/catalogue/search-words.ts'
import { singularOf } from '#market/catalogue/words/singular.ts'
import { type ReadWord, waysOf } from './search-terms.ts'
import type { WordIndex } from './word-index.ts'

// More differences than this are not typos.
const MOST_MISTYPED = 5

/**
 * The words as they were probably meant, when no published product has them as typed; undefined when
 * every word is known, or resembles none.
 */
export async function readWords(
  index: WordIndex,
  words: readonly ReadWord[],
): Promise<ReadWord[] | undefined> {
  const mistyped = await mistypedParts(index, words)
  if (mistyped.length === 0 || mistyped.length > MOST_MISTYPED) return undefined
  const readings = new Map<string, string[]>()
  for (const part of mistyped) {
    const meant = await readPart(index, part)
    if (meant.length > 0) readings.set(part, meant)
  }
  if (readings.size === 0) return undefined
  return words.map((ways) => ways.flatMap((parts) => readingsOfWord(parts, readings)))
}

/** How the corrected words are shown. */
export const wordsRead = (words: readonly ReadWord[]): string =>
  words.map((ways) => ways.map((parts) => parts.join('-')).join(' or ')).join(' ')

async function mistypedParts(index: WordIndex, words: readonly ReadWord[]): Promise<string[]> {
  const areUnknown = await index.matchNone(words.map((_, place) => [waysOf(words, place)]))
  const unknown = words.filter((_, place) => areUnknown[place])
  const parts = [...new Set(unknown.flat(2).filter((part) => typosForgiven(part) > 0))]
  const areMistyped = await index.matchNone(parts.map((part) => [[[part]]]))
  return parts.filter((_, place) => areMistyped[place])
}

async function readPart(index: WordIndex, part: string): Promise<string[]> {
  const meant = await readingsIn(index, part)
  const singular = singularOf(part)
  // Of "towles" the s is no slip.
  return meant.length > 0 || singular === part ? meant : readingsIn(index, singular)
}

async function readingsIn(index: WordIndex, part: string): Promise<string[]> {
  const around = await index.wordsAround(part, typosForgiven(part))
  const listed = await index.wordsListed(around.filter((word) => isNear(part, word)))
  // Counting every product of a frequent word is slow.
  return correctionsOf(part, await index.countProductsWith(nearestOf(part, listed)))
}

/** A word on its own may have any of its readings; in a longer word, each part has its first one. */
function readingsOfWord(parts: WrittenWord, readings: ReadonlyMap<string, string[]>): ReadWord {
  const [only, ...more] = parts
  if (only !== undefined && more.length === 0)
    return (readings.get(only) ?? [only]).map((reading) => [reading])
  return [parts.map((part) => readings.get(part)?.[0] ?? part)]
}
