import { inOne, wordsWritten, type WrittenWord } from '#market/catalogue/search-words.ts'

/** The readings of a search word: as typed or, when no product has it, its corrections. */
export type ReadWord = readonly WrittenWord[]

export const asWritten = (query: string): ReadWord[] => wordsWritten(query).map((word) => [word])

/** The tsquery a product must match: every word, by prefix. */
export function textQuery(words: readonly ReadWord[]): string {
  const each = words.map((ways) => anyOf(ways.map(wordQuery)))
  const all = [...new Set(each)].join(' & ')
  const upc = upcInGroups(words)
  return upc ? `(${all}) | ${beginning(upc)}` : all
}

/** Every word of a search separately: as its parts, and as one word. */
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

/** A UPC copied from a label, with its digits in groups. */
export function upcInGroups(words: readonly ReadWord[]): string | undefined {
  const groups = words.flatMap(([written = []]) => written)
  const digits = groups.join('')
  return groups.length > 1 && /^\d{6,14}$/.test(digits) ? digits : undefined
}

const anyOf = (queries: string[]) =>
  queries.length === 1 ? queries.join('') : `(${queries.join(' | ')})`

// Words are letters and digits only, so nothing in them ends the quotes.
export const quoted = (word: string) => `'${word}'`
export const beginning = (word: string) => `${quoted(word)}:*`
