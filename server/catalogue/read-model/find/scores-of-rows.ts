import { type ReadWord, searchTerms } from '../../search-terms.ts'
import type { Base } from '../base/base.ts'
import { type Range, rangeOfBeginning, rangeOfWord } from '../base/vocabulary.ts'
import { rangeOfForm } from './rows-of-words.ts'
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
  const { typed, forms } = searchTerms(words)
  const ofWords = summed(base, rows, wholeWords(base, typed))
  const ofBeginnings = summed(
    base,
    rows,
    typed.map((word) => rangeOfBeginning(base.vocabulary, word)),
  )
  addScores(ofWords, ofBeginnings)
  if (forms.length === 0) return ofWords
  const spelled = forms.map(({ word }) => word)
  const ofForms = summed(base, rows, wholeWords(base, spelled))
  addScores(
    ofForms,
    summed(
      base,
      rows,
      forms.map((form) => rangeOfForm(base, form)),
    ),
  )
  addScores(
    ofWords,
    ofForms.map((score) => score / 2),
  )
  return ofWords
}

const wholeWords = ({ vocabulary }: Base, words: readonly string[]) =>
  words.map((word) => rangeOfWord(vocabulary, word))

function addScores(scores: Float32Array, others: Float32Array) {
  for (let place = 0; place < scores.length; place++)
    scores[place] = (scores[place] ?? 0) + (others[place] ?? 0)
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
