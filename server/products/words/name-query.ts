import { sql } from 'kysely'
import { inOne, wordsWritten } from '#market/catalogue/search-words.ts'
import { formsOf, spellingsOf, type WordForm } from '#market/catalogue/words/word-forms.ts'
import { upcsOf } from '#market/products/same-upc.ts'

/** Whether the name of a product has every word in one of its forms, as the catalogue finds it: dresses is dress, 12 oz is 12oz. */
export function hasWordsInName(product: string, typed: string) {
  // Signs are part of what is looked for then, and words leave them out.
  if (/[^\p{L}\p{N}\s.,'’-]/u.test(typed)) return sql<boolean>`false`
  const words = wordsWritten(typed).map((parts) => {
    const before = parts.slice(0, -1).map((part) => anyOf(spellingsOf(part).map(whole)))
    const apart = [...before, beginnings(parts.at(-1) ?? '')].join(' & ')
    return parts.length > 1 ? `(${beginnings(inOne(parts))} | (${apart}))` : apart
  })
  if (words.length === 0) return sql<boolean>`false`
  return sql<boolean>`${sql.ref(`${product}.search`)} @@ ${words.join(' & ')}::tsquery`
}

/** Whether it has a UPC, with however many zeros either is written. */
export function hasUpc(product: string, typed: string) {
  const digits = typed.replaceAll(/[\s-]/g, '')
  if (!/^\d{8,14}$/.test(digits)) return sql<boolean>`false`
  return sql<boolean>`${sql.ref(`${product}.upc`)} = any(${upcsOf(digits)}::text[])`
}

const beginnings = (word: string) => anyOf([{ word, isWhole: false }, ...formsOf(word)].map(inName))

// A is the place of the name.
const whole = (word: string) => `'${word}':A`
const inName = ({ word, isWhole }: WordForm) => (isWhole ? whole(word) : `'${word}':*A`)
const anyOf = (queries: readonly string[]) => `(${queries.join(' | ')})`
