import { inOne, wordsWritten, type WrittenWord } from '#market/catalogue/search-words.ts'

/** The ways a word of a search is read: as it was written or, where no lot has that, as what it was meant to be. */
export type ReadWord = readonly WrittenWord[]

export const asWritten = (query: string): ReadWord[] => wordsWritten(query).map((word) => [word])

/** What a lot must have, in the language of PostgreSQL's text search: every word, each by its beginning. */
export function textQuery(words: readonly ReadWord[]): string {
  const each = words.map((ways) => anyOf(ways.map(wordQuery)))
  const all = [...new Set(each)].join(' & ')
  const upc = upcInGroups(words)
  return upc ? `(${all}) | ${beginning(upc)}` : all
}

/** Every word of a search, each by itself: as its parts, and as if it had been written in one. */
export function wordsToRank(words: readonly ReadWord[]): string[] {
  const upc = upcInGroups(words)
  const each = words.flat().flatMap((parts) => [...parts, inOne(parts)])
  return [...new Set(upc ? [...each, upc] : each)]
}

// "long-sleeve" is found as one word and as two.
function wordQuery(parts: WrittenWord): string {
  const last = parts.at(-1) ?? ''
  if (parts.length === 1) return beginning(last)
  const apart = [...parts.slice(0, -1).map(quoted), beginning(last)].join(' & ')
  return anyOf([beginning(inOne(parts)), `(${apart})`])
}

/** A UPC copied from a label, where its digits stand in groups. */
function upcInGroups(words: readonly ReadWord[]): string | undefined {
  const groups = words.flatMap(([written = []]) => written)
  const digits = groups.join('')
  return groups.length > 1 && /^\d{6,14}$/.test(digits) ? digits : undefined
}

const anyOf = (queries: string[]) =>
  queries.length === 1 ? queries.join('') : `(${queries.join(' | ')})`

// Words are letters and digits only, so nothing in them ends the quotes.
export const quoted = (word: string) => `'${word}'`
export const beginning = (word: string) => `${quoted(word)}:*`
