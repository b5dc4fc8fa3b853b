import { slipsForgiven } from '#market/catalogue/nearness.ts'
import { mostWords, tellingPlaces } from '#market/catalogue/most-words.ts'
import { readingsOf } from '#market/catalogue/reading.ts'
import { inOne, wordsWritten, type WrittenWord } from '#market/catalogue/search-words.ts'
import type { ReadWord } from '#server/catalogue/text-query.ts'
import { isPublished, type ScannedLot } from './scanned-lot.ts'

/** How a query is read when every word of every published product is looked at. */
export function scanWords(lots: readonly ScannedLot[], query: string): readonly ReadWord[] {
  const written = wordsWritten(query)
  const read = scanReadings(lots, written)
  const listed = lots.filter(isPublished)
  if (read.length < 2 || listed.some((lot) => meetsWords(lot, read))) return read
  const typed = written.map((parts) => parts.join('-'))
  const telling = tellingPlaces(typed)
  const asked = telling.map((place) => read[place] ?? [])
  const mets = listed.map((lot) => bitsOf(asked.map((ways) => meetsWords(lot, [ways]))))
  const kept = mostWords(
    telling.flatMap((place) => typed[place] ?? []),
    mets.filter((met) => met > 0).map((met) => ({ met, lots: 1 })),
  )
  return kept.length > 0 ? kept.map((place) => asked[place] ?? []) : read
}

const bitsOf = (claims: readonly boolean[]) =>
  claims.reduce((bits, isMet, place) => (isMet ? bits | (1 << place) : bits), 0)

function scanReadings(lots: readonly ScannedLot[], written: readonly WrittenWord[]): ReadWord[] {
  const catalogue = lots.filter(isPublished).map(({ words }) => words)
  const unknown = written.filter((word) => !catalogue.some((words) => hasWord(words, word)))
  const mistyped = [...new Set(unknown.flat())].filter(
    (part) => slipsForgiven(part) > 0 && !catalogue.some((words) => hasBeginning(words, part)),
  )
  const readings = new Map(mistyped.map((part) => [part, readingsOf(part, lettersOnly(catalogue))]))
  const isHopeless = mistyped.length > 5
  return written.map((word) => (isHopeless ? [word] : readingsOfWord(word, readings)))
}

export function meetsWords(lot: ScannedLot, words: readonly ReadWord[]): boolean {
  const digits = words.map(([written = []]) => written.join('')).join('')
  if (/^\d{6,14}$/.test(digits) && hasBeginning(lot.words, digits)) return true
  return words.length > 0 && words.every((ways) => ways.some((word) => hasWord(lot.words, word)))
}

function hasWord(words: ReadonlySet<string>, parts: WrittenWord) {
  const last = parts.at(-1) ?? ''
  const isApart = parts.slice(0, -1).every((part) => words.has(part)) && hasBeginning(words, last)
  return isApart || hasBeginning(words, inOne(parts))
}

const hasBeginning = (words: ReadonlySet<string>, beginning: string) =>
  [...words].some((word) => word.startsWith(beginning))

function lettersOnly(catalogue: readonly ReadonlySet<string>[]) {
  const every = new Set(catalogue.flatMap((words) => [...words]))
  return [...every]
    .filter((word) => !/\d/.test(word))
    .map((word) => ({ word, lots: catalogue.filter((words) => words.has(word)).length }))
}

function readingsOfWord(parts: WrittenWord, readings: ReadonlyMap<string, string[]>): ReadWord {
  const [only = ''] = parts
  const meant = readings.get(only) ?? []
  if (parts.length === 1) return (meant.length > 0 ? meant : [only]).map((reading) => [reading])
  return [parts.map((part) => readings.get(part)?.[0] ?? part)]
}
