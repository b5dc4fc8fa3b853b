import { type ReadWord, wordsToRank } from '../../text-query.ts'
import type { Base } from '../base/base.ts'
import { byBytes, type Range, rangeOfBeginning, rangeOfWord } from '../base/vocabulary.ts'
import { scoreOfPlaces } from './word-score.ts'

/**
 * How well each of these rows matches the words: `rankOf` of the database, to the last bit, for which floats of 32 bits
 * are added in the same order as there: word by word of the search, and for each those that begin so.
 */
export function scoresOfRows(
  base: Base,
  rows: Uint32Array,
  words: readonly ReadWord[],
): Float32Array {
  const sought = wordsToRank(words).toSorted(byBytes)
  const ofWords = summed(
    base,
    rows,
    sought.map((word) => rangeOfWord(base.vocabulary, word)),
  )
  const ofBeginnings = summed(
    base,
    rows,
    sought.map((word) => rangeOfBeginning(base.vocabulary, word)),
  )
  for (let place = 0; place < rows.length; place++)
    ofWords[place] = (ofWords[place] ?? 0) + (ofBeginnings[place] ?? 0)
  return ofWords
}

/** One for all searches of a base: to make a million noughts takes longer than most searches. */
const sumsOf = new WeakMap<Base, Float32Array>()

function summed(base: Base, rows: Uint32Array, ranges: readonly Range[]): Float32Array {
  const sums = sumsOf.get(base) ?? new Float32Array(base.size)
  sumsOf.set(base, sums)
  sums.fill(0)
  const { postings, postingPlaces } = base
  for (const { start, end } of ranges) {
    const last = postings.starts[end] ?? 0
    for (let at = postings.starts[start] ?? 0; at < last; at++) {
      const row = postings.values[at] ?? 0
      sums[row] = (sums[row] ?? 0) + (scoreOfPlaces[postingPlaces[at] ?? 0] ?? 0)
    }
  }
  const scores = new Float32Array(rows.length)
  for (let place = 0; place < rows.length; place++)
    scores[place] = (sums[rows[place] ?? 0] ?? 0) / ranges.length
  return scores
}
