import { setTimeout as sleep } from 'node:timers/promises'
import { lockName } from '#server/platform/database/advisory-locks.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { withClient } from '#server/platform/database/with-client.ts'
import { shareRuns } from '#server/platform/share-runs.ts'
import type { Entry } from '../read-model/entry.ts'
import { allEntries, entriesOf } from '../read-model/entry-store.ts'
import { identityOf, presentPlace, readChanges } from '../read-model/product-change-store.ts'
import { removingLots, writingLots, writingTagNames } from './lot-rows.ts'
import {
  COLUMNS,
  type Place,
  placeIn,
  readingPlace,
  readUpToOf,
  writingPlace,
} from './place-in-shard.ts'
import type { Shard } from './shard.ts'

type Deps = {
  db: Database
  /** For connections that hold a lock for as long as shards are filled. */
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
const FILLED_AT_ONCE = 4000
const WRITING = 'search servers: changes'
const FILLING = 'search servers: products'

/** Keeps search servers at what PostgreSQL has. Every process does it, one at a time. */
export function followChanges({ db, url, shards, onError, onFilled }: Deps) {
  /** What this process has seen in the shards; they may have more by now. */
  let seen: readonly Place[] | undefined
  let filling: Promise<void> | undefined
  let identity: string | undefined
  const stopping = new AbortController()
  const caughtUp = shareRuns(catchUp)
  const timer = setInterval(() => void caughtUp().catch(onError), LOOK_EVERY_MS).unref()

  return {
    /** Every change that was committed before the call is in the shards; undefined while they are filled. */
    now: (): Promise<readonly Place[] | undefined> => caughtUp(),
    /** What was seen of the shards is not there any more, as after a crash. */
    lookAgain() {
      seen = undefined
    },
    settled: async () => filling,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await filling
      await Promise.all(shards.map((shard) => shard.stop()))
    },
  }

  async function catchUp(): Promise<readonly Place[] | undefined> {
    if (stopping.signal.aborted || filling) return undefined
    seen ??= await readPlaces()
    if (!seen) return fill()
    if (await areBehind(seen)) seen = await writeChanges()
    return seen ?? fill()
  }

  /** Where each shard is; undefined when one has to be filled. */
  async function readPlaces(): Promise<Place[] | undefined> {
    const every = await Promise.all(shards.map(placeOf))
    const places = every.filter((place) => place !== undefined)
    return places.length === shards.length ? places : undefined
  }

  async function placeOf(shard: Shard, at: number): Promise<Place | undefined> {
    const [rows] = await shard.ask([readingPlace])
    const place = placeIn(rows)
    identity ??= await identityOf(db)
    const isOurs =
      place?.shard === shardName(at) && place.database === identity && place.columns === COLUMNS
    return isOurs && Date.now() - place.at < LONGEST_UNREAD_MS ? place : undefined
  }

  async function areBehind(places: readonly Place[]): Promise<boolean> {
    if (places.some(isOld)) return true
    const each = await Promise.all(
      distinct(places).map((place) => readChanges(db, readUpToOf(place))),
    )
    return each.some(({ productIds }) => productIds.length > 0)
  }

  /** Undefined when a shard has to be filled anew. */
  function writeChanges(): Promise<Place[] | undefined> {
    return db.transaction().execute(async (tx) => {
      // A search waits for another process that writes them.
      await lockName(tx, WRITING)
      const places = await readPlaces()
      if (!places) return undefined
      const written: Place[] = []
      for (const place of distinct(places)) {
        const { changes, entries } = await readAtOnce(db, async (read) => {
          const found = await readChanges(read, readUpToOf(place))
          const isTooMuch = found.productIds.length > MOST_AT_ONCE
          return { changes: found, entries: isTooMuch ? undefined : await entriesOf(read, found.productIds) }
        })
        if (!entries) return undefined
        const reached = { from: changes.readUpTo.from, known: [...changes.readUpTo.known] }
        await Promise.all(
          shards.map(async (shard, at) => {
            if (places[at] !== place && !isSame(places[at], place)) return
            const next = { ...place, ...reached, shard: shardName(at), at: Date.now() }
            await writeTo(shard, {
              entries: entries.filter(({ id }) => isIn(at, id)),
              ids: changes.productIds.filter((id) => isIn(at, id)),
              place: next,
            })
            written[at] = next
          }),
        )
      }
      return written
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
        const hadTurn = await withClient(url, async (client) => {
          const { rows } = await client.query(
            'select pg_try_advisory_lock(hashtextextended($1, 0)) as ours',
            [FILLING],
          )
          if (rows[0]?.ours !== true) return false
          seen = await readPlaces()
          if (!seen) await fillAll()
          return true
        })
        if (hadTurn) return
      } catch (error) {
        seen = undefined
        onError(error)
      }
      // Another process fills them, or one is away.
      await sleep(FILL_AGAIN_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (await readPlaces().catch(() => undefined)) return
    }
  }

  async function fillAll() {
    const startedAt = Date.now()
    const { from } = await presentPlace(db)
    identity = await identityOf(db)
    for (const shard of shards)
      for (const table of ['lots', 'tag_names']) await shard.ask([`TRUNCATE RTINDEX ${table}`])
    let products = 0
    let read: Entry[] = []
    for await (const entry of allEntries(db)) {
      if (stopping.signal.aborted) return
      read.push(entry)
      if (read.length === FILLED_AT_ONCE) await write()
    }
    await write()
    const places = shards.map((_, at): Place => {
      const at_ = { from, known: [], at: startedAt }
      return { ...at_, shard: shardName(at), database: identity ?? '', columns: COLUMNS }
    })
    await Promise.all(shards.map((shard, at) => shard.write(places.slice(at, at + 1).map(writingPlace))))
    seen = places
    onFilled?.({ products, seconds: (Date.now() - startedAt) / 1000 })

    async function write() {
      const some = read
      read = []
      products += some.length
      await Promise.all(
        shards.map((shard, at) =>
          writeTo(shard, { entries: some.filter(({ id }) => isIn(at, id)), ids: [] }),
        ),
      )
    }
  }

  function shardName(at: number) {
    return `${at + 1} of ${shards.length}`
  }

  function isIn(at: number, id: number) {
    return id % shards.length === at
  }
}

type Writing = { entries: readonly Entry[]; ids: readonly number[]; place?: Place }

/** What a shard has of these products, and up to where, changes in one moment. */
async function writeTo(shard: Shard, { entries, ids, place }: Writing) {
  const kept = new Set(entries.map(({ id }) => id))
  const gone = ids.filter((id) => !kept.has(id))
  const names = writingTagNames(entries)
  if (names.length > 0) await shard.write(names)
  const statements = [
    ...removingLots(gone),
    ...writingLots(entries),
    ...(place ? [writingPlace(place)] : []),
  ]
  if (statements.length > 0) await shard.write(statements)
}

const isSame = (one: Place | undefined, other: Place) =>
  one?.from === other.from && one.known.join() === other.known.join()

/** Most often all shards are at the same. */
const distinct = (places: readonly Place[]) =>
  places.filter((place, at) => places.findIndex((each) => isSame(each, place)) === at)

// The place is written now and then, so that it does not lie too far back where nothing is sold.
const isOld = ({ at }: Place) => Date.now() - at > LONGEST_UNREAD_MS / 4
