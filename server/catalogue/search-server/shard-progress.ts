import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ReadUpTo } from '../read-model/product-change-store.ts'
import { shardColumns } from './shard-columns.ts'
import { quoted, wordFields } from './lot-rows.ts'
import type { Row } from './shard.ts'

// A row among the products, so that it changes in the same moment as they do.
const ROW_ID = 2 ** 52

const shardProgress = z.object({
  /** Such as "1 of 2": with more shards, products are divided otherwise. */
  shard: z.string(),
  /** Of which database (`identityOf`). */
  database: z.string(),
  columns: z.string(),
  from: z.string(),
  known: z.array(z.number()),
  /** When it was written, in milliseconds since 1970. */
  at: z.number(),
})
/** Which changes of products a shard has. */
export type ShardProgress = z.infer<typeof shardProgress>

export const readingProgress = `SELECT progress FROM lots WHERE id = ${ROW_ID}`

export const writingProgress = (progress: ShardProgress) =>
  `REPLACE INTO lots (id, lot, progress) VALUES (${ROW_ID}, 0, ${quoted(JSON.stringify(progress))})`

/** Undefined where the shard is empty, or was written by another version. */
export function progressIn(rows: readonly Row[] | undefined): ShardProgress | undefined {
  const text = rows?.[0]?.['progress']
  if (typeof text !== 'string' || text === '') return undefined
  return shardProgress.safeParse(JSON.parse(text)).data
}

/** With other columns it is another table, which is filled again. */
export const COLUMNS = createHash('sha256')
  .update(
    JSON.stringify([
      Object.entries(shardColumns).map(([name, { kind }]) => [name, kind]),
      wordFields,
    ]),
  )
  .digest('hex')
  .slice(0, 12)

export const readUpToOf = ({ from, known }: ShardProgress): ReadUpTo => ({
  from,
  known: new Set(known),
})

/** Whether a shard has at least the changes that it had once. */
export const isUpTo = (now: ShardProgress, once: ShardProgress) =>
  now.database === once.database &&
  now.shard === once.shard &&
  BigInt(now.from) >= BigInt(once.from)
