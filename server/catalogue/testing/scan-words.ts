import { typosForgiven } from '#market/catalogue/nearness.ts'
import { mostWords, tellingPlaces } from '#market/catalogue/most-words.ts'
import { correctionsOf } from '#market/catalogue/spelling-corrections.ts'
import { inOne, wordsWritten, type WrittenWord } from '#market/catalogue/search-words.ts'
import { singularOf } from '#market/catalogue/words/singular.ts'
import { formsOf, spellingsOf } from '#market/catalogue/words/word-forms.ts'
import type { ReadWord } from '#server/catalogue/search-terms.ts'
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
  const mets = listed.map((lot) => bitsOf(telling.map((at) => meetsWord(lot, read, at))))
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
  const asTyped = written.map((word) => [word])
  const unknown = written.filter(
    (_, at) => !lots.some((lot) => isPublished(lot) && meetsWord(lot, asTyped, at)),
  )
  const mistyped = [...new Set(unknown.flat())].filter(
    (part) => typosForgiven(part) > 0 && !catalogue.some((words) => hasForm(words, part)),
  )
  const letters = lettersOnly(catalogue)
  const readings = new Map(mistyped.map((part) => [part, readingsOfPart(part)]))
  const isHopeless = mistyped.length > 5
  return written.map((word) => (isHopeless ? [word] : readingsOfWord(word, readings)))

  function readingsOfPart(part: string) {
    const meant = correctionsOf(part, letters)
    return meant.length > 0 ? meant : correctionsOf(singularOf(part), letters)
  }
}

export function meetsWords(lot: ScannedLot, words: readonly ReadWord[]): boolean {
  const digits = words.map(([written = []]) => written.join('')).join('')
  const isInGroups = words.flatMap(([written = []]) => written).length > 1
  if (isInGroups && /^\d{6,14}$/.test(digits) && hasForm(lot.words, digits)) return true
  return words.length > 0 && words.every((_, at) => meetsWord(lot, words, at))
}

function meetsWord({ words }: ScannedLot, read: readonly ReadWord[], at: number): boolean {
  const [before, typed, after] = [at - 1, at, at + 1].map((place) => inOne(read[place]?.[0] ?? []))
  const joined = [
    [before, typed],
    [typed, after],
  ].filter((pair) => pair.every((word) => /\D/.test(word ?? '')))
  return (
    (read[at] ?? []).some((parts) => hasWord(words, parts)) ||
    joined.some((pair) => hasForm(words, pair.join('')))
  )
}

function hasWord(words: ReadonlySet<string>, parts: WrittenWord) {
  const before = parts.slice(0, -1)
  const isApart =
    before.every((part) => spellingsOf(part).some((word) => words.has(word))) &&
    hasForm(words, parts.at(-1) ?? '')
  return isApart || hasForm(words, inOne(parts))
}

const hasForm = (words: ReadonlySet<string>, sought: string) =>
  [...words].some((word) => word.startsWith(sought)) ||
  formsOf(sought).some(({ word: form, isWhole }) =>
    [...words].some((word) => (isWhole ? word === form : word.startsWith(form))),
  )

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
