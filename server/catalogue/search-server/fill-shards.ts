import type { Database } from '#server/platform/database/database.ts'
import { withClient } from '#server/platform/database/with-client.ts'
import type { Entry } from '../read-model/entry.ts'
import { allEntries } from '../read-model/entry-store.ts'
import { identityOf, presentPlace } from '../read-model/product-change-store.ts'
import type { Shard } from './shard.ts'
import { COLUMNS, type ShardProgress, writingProgress } from './shard-progress.ts'
import { isInShard, writeToShard } from './write-lots.ts'

type Filling = {
  db: Database
  shards: readonly Shard[]
  /** What each has; those that have nothing of use are filled. */
  progress: readonly (ShardProgress | undefined)[]
  stopping: AbortSignal
}

const AT_ONCE = 4000
const FILLING = 'search servers: filling'

/** Runs something while no other process does; says whether it was this one's turn. */
export const inTurn = (url: string, fill: () => Promise<void>): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as ours',
      [FILLING],
    )
    if (rows[0]?.ours !== true) return false
    await fill()
    return true
  })

/** Gives empty shards their products, in place of what they had; says how many, and which changes each shard has. */
export async function fillShards({
  db,
  shards,
  progress,
  stopping,
}: Filling): Promise<{ products: number; progress: ShardProgress[] }> {
  const startedAt = Date.now()
  const { from } = await presentPlace(db)
  const database = await identityOf(db)
  const empty = shards.map((shard, at) => ({ shard, at })).filter(({ at }) => !progress[at])
  for (const { shard } of empty) await shard.empty()
  let products = 0
  for await (const entries of inParts(allEntries(db))) {
    stopping.throwIfAborted()
    await Promise.all(
      empty.map(async ({ shard, at }) => {
        const own = entries.filter(({ id }) => isInShard(shards, at, id))
        await writeToShard(shard, { entries: own, ids: [] })
        products += own.length
      }),
    )
  }
  const filled = shards.map(
    (_, at): ShardProgress =>
      progress[at] ?? {
        shard: shardName(shards, at),
        database,
        columns: COLUMNS,
        from,
        known: [],
        at: startedAt,
      },
  )
  await Promise.all(
    empty.map(({ shard, at }) => shard.write(filled.slice(at, at + 1).map(writingProgress))),
  )
  return { products, progress: filled }
}

export const shardName = ({ length }: readonly Shard[], at: number) => `${at + 1} of ${length}`

async function* inParts(entries: AsyncIterable<Entry>): AsyncGenerator<Entry[]> {
  let part: Entry[] = []
  for await (const entry of entries) {
    part.push(entry)
    if (part.length < AT_ONCE) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}
