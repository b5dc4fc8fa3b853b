import { isNear, nearness } from './nearness.ts'

/** A word and how many published lots have it. */
export type ListedWord = { word: string; lots: number }

const MOST_READINGS = 3

/**
 * What a word that no lot has was meant to be: the nearest words that lots do have, the most frequent first.
 * As nobody knows which of equally near ones was meant, up to three of them.
 */
export function readingsOf(typed: string, listed: readonly ListedWord[]): string[] {
  const near = listed
    .filter(({ word, lots }) => lots > 0 && isNear(typed, word))
    .map(({ word, lots }) => ({ word, lots, ...nearness(typed, word) }))
    .toSorted((one, other) => byNearness(one, other) || byFrequency(one, other))
  return near
    .filter((each) => near[0] && byNearness(each, near[0]) === 0)
    .slice(0, MOST_READINGS)
    .map(({ word }) => word)
}

type Near = ListedWord & ReturnType<typeof nearness>

const byNearness = (one: Near, other: Near) =>
  one.slipsToBeginning - other.slipsToBeginning || one.slipsToWhole - other.slipsToWhole

const byFrequency = (one: Near, other: Near) =>
  other.lots - one.lots || (one.word < other.word ? -1 : 1)
