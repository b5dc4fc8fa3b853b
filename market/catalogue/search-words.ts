import { inPlainLetters } from '#market/plain-letters.ts'
import { measuresIn, withCountsInOne, withUnitsApart } from './words/measures.ts'

/** A word as it was written, in its parts: "t-shirt" has two. */
export type WrittenWord = readonly string[]

/** Of a longer word its beginning is kept. */
const LONGEST_WORD = 64

/**
 * Normalizes typed text for the search: small letters, no accents. Words end at anything but letters and
 * digits. A number and its unit are one word.
 */
export function wordsWritten(text: string): WrittenWord[] {
  const read = inPlainLetters(text)
  const measures = measuresIn(read)
  const wordsUpTo = (from: number, to?: number) =>
    wordsBetween(withCountsInOne(read.slice(from, to)))
  const words = measures.flatMap(({ word, start }, at) => [
    ...wordsUpTo(measures[at - 1]?.end ?? 0, start),
    [kept(word)],
  ])
  return [...words, ...wordsUpTo(measures.at(-1)?.end ?? 0)]
}

/**
 * The words a text is found by: every part, every word as if it had been written in one, and every number with its unit.
 * The database reads the texts of products in the same way, by its function `search_vector`.
 */
export function wordsIn(text: string): Set<string> {
  const read = inPlainLetters(text)
  const measures = /[0-9]/.test(text) ? measuresIn(read) : []
  const words = wordsBetween(withUnitsApart(read, measures))
  return new Set([
    ...words.flatMap((parts) => [...parts, inOne(parts)]),
    ...measures.map(({ word }) => kept(word)),
  ])
}

/** The same of a name, where neighbors of which one is very short are also one word: T shirt, Wi Fi. */
export const wordsInName = (name: string): Set<string> =>
  new Set([...wordsIn(name), ...neighborsIn(name)])

const wordsBetween = (read: string): WrittenWord[] =>
  read
    .split(betweenWords)
    .map((word) => word.split(betweenParts).filter(Boolean).map(kept))
    .filter((parts) => parts.length > 0)

export const inOne = (parts: WrittenWord) => kept(parts.join(''))

const kept = (word: string) => Array.from(word).slice(0, LONGEST_WORD).join('')

function neighborsIn(name: string): string[] {
  const words = inPlainLetters(name).split(/[^a-z0-9]+/)
  return words.flatMap((word, place) => {
    const next = words[place + 1] ?? ''
    const isOne = isNeighbor(word) && isNeighbor(next) && Math.min(word.length, next.length) <= 2
    return isOne ? [kept(word + next)] : []
  })
}

const isNeighbor = (word: string) => /^[a-z]+$/.test(word) && !STAND_ALONE.has(word)

// Short words that belong to no other.
const STAND_ALONE = new Set(
  'a an and as at be by do for go he in is it me my no of on or so the to up us we with x oz lb lbs ft kg ml mm cm pk pc ct'.split(
    ' ',
  ),
)

const CONNECTORS = String.raw`\-_\/.&+`
// All of ASCII and Latin-1 but small letters and digits, then the blocks of punctuation, symbols and pictures.
const SEPARATORS = String.raw`\0-\/:-\x60{-\xbf×÷\u02b0-\u02ff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufe00-\ufe6f\ufff0-\uffff\u{1f000}-\u{1faff}\u{e0000}-\u{e0fff}`
const betweenParts = new RegExp(`[${CONNECTORS}]+`, 'u')
const betweenWords = new RegExp(`(?![${CONNECTORS}])[${SEPARATORS}]`, 'u')
