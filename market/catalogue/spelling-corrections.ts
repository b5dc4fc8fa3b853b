import { isNear, nearness, type Nearness } from './nearness.ts'

/** A word and how many published products have it. */
export type ListedWord = { word: string; lots: number }

const MOST_READINGS = 3

/**
 * What a word that no product has was meant to be: the nearest words that products do have, the most frequent first.
 * As nobody knows which of equally near ones was meant, up to three of them.
 */
export function correctionsOf(typed: string, listed: readonly ListedWord[]): string[] {
  const near = listed.filter(({ word, lots }) => lots > 0 && isNear(typed, word))
  const nearest = new Set(
    nearestOf(
      typed,
      near.map(({ word }) => word),
    ),
  )
  return near
    .filter(({ word }) => nearest.has(word))
    .toSorted(byFrequency)
    .slice(0, MOST_READINGS)
    .map(({ word }) => word)
}

/** Those of the words that no other lies nearer than. */
export function nearestOf(typed: string, words: readonly string[]): string[] {
  const near = words.map((word) => ({ word, ...nearness(typed, word) }))
  const [nearest] = near.toSorted(byNearness)
  return near.filter((each) => nearest && byNearness(each, nearest) === 0).map(({ word }) => word)
}

const byNearness = (one: Nearness, other: Nearness) =>
  one.typosToBeginning - other.typosToBeginning || one.typosToWhole - other.typosToWhole

const byFrequency = (one: ListedWord, other: ListedWord) =>
  other.lots - one.lots || (one.word < other.word ? -1 : 1)
