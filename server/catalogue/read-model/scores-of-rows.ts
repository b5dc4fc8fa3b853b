import { type ReadWord, wordsToRank } from '../text-query.ts'
import type { Base } from './base.ts'
import { byBytes, type Range, rangeOfBeginning, rangeOfWord } from './vocabulary.ts'
import { scoreOfPlaces } from './word-score.ts'

/**
 * How well each row matches the words: `rankOf` of the database, to the last bit, for which floats of 32 bits are added
 * in the same order as there: word by word of the search, and for each those that begin so.
 */
export function scoresOfRows(base: Base, words: readonly ReadWord[]): Float32Array {
  const sought = wordsToRank(words).toSorted(byBytes)
  const scores = summed(
    base,
    sought.map((word) => rangeOfWord(base.vocabulary, word)),
  )
  const ofBeginnings = summed(
    base,
    sought.map((word) => rangeOfBeginning(base.vocabulary, word)),
  )
  for (let row = 0; row < base.size; row++)
    scores[row] = (scores[row] ?? 0) + (ofBeginnings[row] ?? 0)
  return scores
}

function summed({ size, postings, postingPlaces }: Base, ranges: readonly Range[]) {
  const scores = new Float32Array(size)
  for (const { start, end } of ranges) {
    const last = postings.starts[end] ?? 0
    for (let at = postings.starts[start] ?? 0; at < last; at++) {
      const row = postings.values[at] ?? 0
      scores[row] = (scores[row] ?? 0) + (scoreOfPlaces[postingPlaces[at] ?? 0] ?? 0)
    }
  }
  for (let row = 0; row < size; row++) scores[row] = (scores[row] ?? 0) / ranges.length
  return scores
}
