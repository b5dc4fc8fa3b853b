import { setTimeout as sleep } from 'node:timers/promises'
import { lockName } from '#server/platform/database/advisory-locks.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { repeatUntilStopped } from '#server/platform/repeat-until-stopped.ts'
import { shareRuns } from '#server/platform/share-runs.ts'
import { entriesOf } from '../read-model/entry-store.ts'
import { identityOf, readChanges } from '../read-model/product-change-store.ts'
import { fillShards, inTurn, shardName } from './fill-shards.ts'
import type { Shard } from './shard.ts'
import {
  COLUMNS,
  progressIn,
  readingProgress,
  readUpToOf,
  type ShardProgress,
} from './shard-progress.ts'
import { isInShard, writeToShard } from './write-lots.ts'

type Deps = {
  db: Database
  /** For the connection that holds a lock as long as shards are filled. */
  url: string
  shards: readonly Shard[]
  onError: (error: unknown) => void
  /** Hears that every shard has the products. */
  onFilled?: (filled: { products: number; seconds: number }) => void
}

const LOOK_EVERY_MS = 1000
const FILL_AGAIN_MS = 5000
// After a day they are deleted (`retention/delete-expired.ts`).
const LONGEST_UNREAD_MS = 12 * 3_600_000
// More products than that are not written while a search waits.
const MOST_AT_ONCE = 10_000
const WRITING = 'search servers: changes'

/** Keeps search servers at what PostgreSQL has. Every process does it, one at a time. */
export function followChanges({ db, url, shards, onError, onFilled }: Deps) {
  /** What this process has seen in the shards; they may have more by now. */
  let seen: readonly ShardProgress[] | undefined
  let filling: Promise<void> | undefined
  let identity: string | undefined
  const stopping = new AbortController()
  const caughtUp = shareRuns(catchUp)
  const stopLooking = repeatUntilStopped(caughtUp, { everyMs: LOOK_EVERY_MS, onError })

  return {
    /** What shards have at least, which is every change that was committed before the call; undefined while they are filled. */
    now: (): Promise<readonly ShardProgress[] | undefined> => caughtUp(),
    /** What was seen of the shards may not be there any more, as after a crash. */
    lookAgain() {
      seen = undefined
    },
    settled: async () => filling,
    async stop() {
      stopping.abort()
      await stopLooking()
      await filling
      await Promise.all(shards.map((shard) => shard.stop()))
    },
  }

  async function catchUp(): Promise<readonly ShardProgress[] | undefined> {
    if (stopping.signal.aborted || filling) return undefined
    seen ??= await readProgress()
    if (!seen) return fill()
    if (await areBehind(seen)) seen = await writeChanges()
    return seen ?? fill()
  }

  /** Undefined when a shard has to be filled. */
  async function readProgress(): Promise<ShardProgress[] | undefined> {
    return whole(await Promise.all(shards.map(progressOf)))
  }

  function whole(every: readonly (ShardProgress | undefined)[]) {
    const known = every.filter((each) => each !== undefined)
    return known.length === shards.length ? known : undefined
  }

  async function progressOf(shard: Shard, at: number): Promise<ShardProgress | undefined> {
    const progress = progressIn(await shard.askOne(readingProgress))
    if (!progress) return undefined
    identity ??= await identityOf(db)
    const isOurs =
      progress.shard === shardName(shards, at) &&
      progress.database === identity &&
      progress.columns === COLUMNS
    return isOurs && Date.now() - progress.at < LONGEST_UNREAD_MS ? progress : undefined
  }

  async function areBehind(progress: readonly ShardProgress[]): Promise<boolean> {
    if (progress.some(isOld)) return true
    const changes = await Promise.all(
      distinct(progress).map((each) => readChanges(db, readUpToOf(each))),
    )
    return changes.some(({ productIds }) => productIds.length > 0)
  }

  /** Undefined when a shard has to be filled. */
  function writeChanges(): Promise<ShardProgress[] | undefined> {
    return db.transaction().execute(async (tx) => {
      // Another process may write them already; then there is nothing left to write.
      await lockName(tx, WRITING)
      const before = await readProgress()
      if (!before) return undefined
      const after: ShardProgress[] = []
      for (const from of distinct(before)) {
        const read = await readAtOnce(db, (once) => readSince(once, from))
        if (!read) return undefined
        await Promise.all(
          shards.map(async (shard, at) => {
            if (!isSame(before[at], from)) return
            const progress = { ...from, ...read.reached, shard: shardName(shards, at) }
            await writeToShard(shard, {
              entries: read.entries.filter(({ id }) => isInShard(shards, at, id)),
              ids: read.ids.filter((id) => isInShard(shards, at, id)),
              progress,
            })
            after[at] = progress
          }),
        )
      }
      return after
    })
  }

  function fill(): undefined {
    filling ??= untilFilled().finally(() => {
      filling = undefined
    })
    return undefined
  }

  async function untilFilled() {
    while (!stopping.signal.aborted) {
      try {
        if (await inTurn(url, fillWhatIsEmpty)) return
      } catch (error) {
        if (!stopping.signal.aborted) onError(error)
      }
      // Another process fills them, or one is away.
      await sleep(FILL_AGAIN_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (await readProgress().catch(() => undefined)) return
    }
  }

  async function fillWhatIsEmpty() {
    const progress = await Promise.all(shards.map(progressOf))
    seen = whole(progress)
    if (seen) return
    const startedAt = Date.now()
    const filled = await fillShards({ db, shards, progress, stopping: stopping.signal })
    seen = filled.progress
    const { products } = filled
    onFilled?.({ products, seconds: (Date.now() - startedAt) / 1000 })
  }
}

/** What changed since; undefined when it is so much that it is quicker to fill it again. */
async function readSince(db: Database, progress: ShardProgress) {
  const { productIds: ids, readUpTo } = await readChanges(db, readUpToOf(progress))
  if (ids.length > MOST_AT_ONCE) return undefined
  const reached = { from: readUpTo.from, known: [...readUpTo.known], at: Date.now() }
  return { ids, entries: await entriesOf(db, ids), reached }
}

const isSame = (one: ShardProgress | undefined, other: ShardProgress) =>
  one?.from === other.from && one.known.join() === other.known.join()

/** Most often all shards have the same changes. */
const distinct = (progress: readonly ShardProgress[]) =>
  progress.filter((each, at) => progress.findIndex((other) => isSame(other, each)) === at)

// It is written now and then where nothing is sold, so that it does not look too old.
const isOld = ({ at }: ShardProgress) => Date.now() - at > LONGEST_UNREAD_MS / 4
