import { sql } from 'kysely'
import { beginning, quoted, wordsToRank, type ReadWord } from './text-query.ts'

/**
 * The rank of product `p`: each word counts more the better the place it is found in, the name before the
 * brand and the codes, then the tags, then the description; and more for a whole word than for its beginning.
 */
export function rankOf(words: readonly ReadWord[]) {
  const ranked = wordsToRank(words)
  const whole = ranked.map(quoted).join(' | ')
  const beginnings = ranked.map(beginning).join(' | ')
  return sql<number>`ts_rank(p.search, ${whole}::tsquery) + ts_rank(p.search, ${beginnings}::tsquery)`
}
