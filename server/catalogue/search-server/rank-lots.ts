import type { Database } from '#server/platform/database/database.ts'
import type { LotCursor, LotPlace } from '#server/products/catalogue/lot-place.ts'
import { rankLots } from '../catalogue-store.ts'
import { type SearchQuery, wordsOf } from '../conditions.ts'
import { conditionText } from './condition-text.ts'
import type { Slice } from './find-lots.ts'
import { inOrder } from './order-text.ts'
import type { Row } from './shard.ts'
import { TooMuchForSearchServers } from './too-much.ts'

/** The first matches are in the order of PostgreSQL's rank; those after them, in that of the search servers. */
export const MOST_RANKED = 1000
const FARTHEST = 10_000

/** The matches up to the end of this slice, the best first as search servers weigh them. */
export function bestMatches(criteria: SearchQuery, { from, most }: Slice): string {
  const { select, where } = conditionText(criteria)
  const end = Math.max(MOST_RANKED, from + most) + 1
  if (end > FARTHEST) throw new TooMuchForSearchServers('The page lies too deep')
  const columns = ['id', 'created', 'WEIGHT() AS weight', ...select]
  return (
    `SELECT ${columns.join(', ')} FROM lots WHERE ${where}` +
    ` ORDER BY weight DESC, created DESC, id DESC LIMIT 0, ${end}` +
    ` OPTION max_matches = ${end}, ranker = expr('sum(word_count * user_weight)'), ${FIELD_WEIGHTS}`
  )
}

// As `rankOf` has them.
const FIELD_WEIGHTS =
  'field_weights = (name = 1000, seller_name = 400, codes = 400, tag_words = 200, description = 100)'

const weighed = (row: Row) => ({
  id: Number(row['id']),
  created: Number(row['created']),
  weight: Number(row['weight']),
})
type Weighed = ReturnType<typeof weighed>

const byWeight = (one: Weighed, other: Weighed) =>
  other.weight - one.weight || other.created - one.created || other.id - one.id

type Ranking = { wanted: SearchQuery; slice: Slice; rows: readonly Row[] }

/** One page of what all shards found, and a cursor to the next if there is one. */
export async function rankedPage(
  db: Database,
  { wanted, slice: { from, most, last }, rows }: Ranking,
): Promise<{ ids: number[]; next: LotCursor | undefined }> {
  const words = wordsOf(wanted) ?? []
  const best = rows
    .map(weighed)
    .toSorted(byWeight)
    .map(({ id }) => id)
  const ranked = await rankLots(db, best.slice(0, MOST_RANKED), words)
  const start = startOf(ranked)
  const end = start + most + 1
  const further = best.slice(Math.max(start, MOST_RANKED), Math.max(end, MOST_RANKED))
  const shown = [...ranked.slice(start, end), ...(await placesOf(further))]
  const page = shown.slice(0, most)
  const lastShown = shown.length > most ? page.at(-1) : undefined
  return {
    ids: page.map(({ id }) => id),
    next: lastShown && { order: 'relevance', ...lastShown },
  }

  /** Of what comes after the ranked ones, no place says where it stands. */
  function startOf(places: readonly LotPlace[]): number {
    if (!last) return from
    const behind = places.findIndex((place) => inOrder('relevance')(place, last) > 0)
    if (behind >= 0) return behind
    return best.length > MOST_RANKED ? Math.max(from, MOST_RANKED) : places.length
  }

  async function placesOf(ids: readonly number[]): Promise<LotPlace[]> {
    if (ids.length === 0) return []
    const places = new Map((await rankLots(db, ids, words)).map((place) => [place.id, place]))
    return ids.flatMap((id) => places.get(id) ?? [])
  }
}
