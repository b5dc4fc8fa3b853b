import { wordsWritten } from '#market/catalogue/search-words.ts'
import type { WordForm } from '#market/catalogue/words/word-forms.ts'
import { type ReadWord, searchTerms, type SearchTermForm } from './search-terms.ts'

export const asWritten = (query: string): ReadWord[] => wordsWritten(query).map((word) => [word])

/** The tsquery a product must match: every word in any of its forms, by its beginning, or together with its neighbor. */
export function textQuery(words: readonly ReadWord[]): string {
  const terms = searchTerms(words)
  const each = terms.words.map((ways) => anyOf(ways.flatMap(wayQueries)))
  const all = [...new Set(each)].join(' & ')
  return terms.upc.length > 0 ? `(${all}) | ${terms.upc.map(formQuery).join(' | ')}` : all
}

const wayQueries = (way: SearchTermForm): string[] => [
  ...way.inOne.map(formQuery),
  ...(way.apart ? [apartQuery(way.apart)] : []),
]

function apartQuery({ before, last }: NonNullable<SearchTermForm['apart']>) {
  const parts = [...before.map((spelled) => spelled.map(quoted)), last.map(formQuery)]
  return `(${parts.map(anyOf).join(' & ')})`
}

const anyOf = (queries: readonly string[]) =>
  queries.length === 1 ? queries.join('') : `(${queries.join(' | ')})`

export const formQuery = ({ word, isWhole }: WordForm) => (isWhole ? quoted(word) : beginning(word))

// A word is letters and digits, a measure may have a point: nothing in them ends the quotes.
export const quoted = (word: string) => `'${word}'`
export const beginning = (word: string) => `${quoted(word)}:*`
