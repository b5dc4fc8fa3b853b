import type { LotCursor, LotPlace } from '#server/products/catalogue/lot-place.ts'
import type { SearchQuery } from '../conditions.ts'
import { conditionText } from './condition-text.ts'
import { behindText, columnOf, inOrder, keyOf, orderText, type SortedOrder } from './order-text.ts'
import type { Row } from './shard.ts'
import { TooMuchForSearchServers } from './too-much.ts'

export type Slice = { from: number; most: number; last?: LotPlace | undefined }
type Ordered = Slice & { order: SortedOrder }

// Each shard sends everything before a page, too; further on, pages go by where the one before ended.
const FARTHEST = 10_000

/** What each shard is asked for a page. */
export function pageText(criteria: SearchQuery, { order, from, most, last }: Ordered): string {
  const end = (last ? 0 : from) + most + 1
  if (end > FARTHEST + most) throw new TooMuchForSearchServers('The page lies too deep')
  const { select, where } = conditionText(criteria)
  const column = columnOf(order)
  const columns = [
    'id',
    'created',
    ...(column ? [`${column} AS value`] : []),
    ...select,
    ...(last ? [`${behindText(order, last)} AS behind`] : []),
  ]
  return (
    `SELECT ${columns.join(', ')} FROM lots WHERE ${where}${last ? ' AND behind = 1' : ''}` +
    ` ORDER BY ${orderText(order)} LIMIT 0, ${end} OPTION max_matches = ${end}, ranker = none`
  )
}

/** One page of what all shards found, and a cursor to the next if there is one. */
export function pageOf(
  rows: readonly Row[],
  { order, from, most, last }: Ordered,
): { ids: number[]; next: LotCursor | undefined } {
  const places = rows.map((row) => ({
    id: Number(row['id']),
    createdAt: Number(row['created']),
    key: keyOf(order, columnOf(order) && Number(row['value'])),
  }))
  const start = last ? 0 : from
  const found = places.toSorted(inOrder(order)).slice(start, start + most + 1)
  const shown = found.slice(0, most)
  const end = found.length > most ? shown.at(-1) : undefined
  return { ids: shown.map(({ id }) => id), next: end && { order, ...end } }
}
