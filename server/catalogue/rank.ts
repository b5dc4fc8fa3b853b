import { sql } from 'kysely'
import { type ReadWord, searchTerms } from './search-terms.ts'
import { beginning, formQuery, quoted } from './text-query.ts'

/**
 * The rank of product `p`: each word counts more the better the place it is found in, the name before the
 * brand and the codes, then the tags, then the description; and more for a whole word than for its beginning.
 * Other forms of a word count half as much.
 */
export function rankOf(words: readonly ReadWord[]) {
  const { typed, forms } = searchTerms(words)
  const ofTyped = sql<number>`${rank(typed.map(quoted))} + ${rank(typed.map(beginning))}`
  if (forms.length === 0) return ofTyped
  const whole = forms.map(({ word }) => quoted(word))
  return sql<number>`${ofTyped} + (${rank(whole)} + ${rank(forms.map(formQuery))}) / 2::real`
}

const rank = (queries: readonly string[]) => sql`ts_rank(p.search, ${queries.join(' | ')}::tsquery)`
