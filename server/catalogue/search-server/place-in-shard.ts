import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ReadUpTo } from '../read-model/product-change-store.ts'
import { lotColumns } from './lot-columns.ts'
import { quoted, wordFields } from './lot-rows.ts'
import type { Row } from './shard.ts'

/** A row among the products, so that it changes in the same moment as they do. */
const PLACE_ID = 2 ** 52

/** Which changes a shard has, and of which products of which database. */
const place = z.object({
  shard: z.string(),
  database: z.string(),
  columns: z.string(),
  from: z.string(),
  known: z.array(z.number()),
  /** Milliseconds since 1970. */
  at: z.number(),
})
export type Place = z.infer<typeof place>

export const readingPlace = `SELECT place FROM lots WHERE id = ${PLACE_ID}`

export const writingPlace = (at: Place) =>
  `REPLACE INTO lots (id, lot, place) VALUES (${PLACE_ID}, 0, ${quoted(JSON.stringify(at))})`

/** Undefined where the shard is empty, or was written by another version. */
export function placeIn(rows: readonly Row[] | undefined): Place | undefined {
  const text = rows?.[0]?.['place']
  if (typeof text !== 'string' || text === '') return undefined
  return place.safeParse(JSON.parse(text)).data
}

/** Other columns are another table: it is filled anew. */
export const COLUMNS = createHash('sha256')
  .update(JSON.stringify([Object.entries(lotColumns).map(([name, { kind }]) => [name, kind]), wordFields]))
  .digest('hex')
  .slice(0, 12)

export const readUpToOf = ({ from, known }: Place): ReadUpTo => ({ from, known: new Set(known) })

/** Whether a shard has at least the changes that another place has. */
export const isUpTo = (one: Place, other: Place) =>
  one.database === other.database &&
  one.shard === other.shard &&
  BigInt(one.from) >= BigInt(other.from)
