import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/platform/database/database.ts'
import type { Base } from './base/base.ts'
import type { Entry } from './entry.ts'
import { entriesOf, type SellerEntry, sellersOf } from './entry-store.ts'
import { type Changes, type ReadUpTo, readChanges } from './product-change-store.ts'
import { productCards } from './product-cards.ts'
import { asOf, type PublishedProducts, withChanges } from './published-products.ts'
import { repeatUntilStopped } from '#server/platform/repeat-until-stopped.ts'
import { shareRuns } from '#server/platform/share-runs.ts'
import type { PlacedBase } from './base/snapshot.ts'

/** What buyers may see at one moment. */
export type Market = {
  cards: Pick<ProductCards, 'of'>
  products: PublishedProducts
  sellers: ReadonlyMap<number, SellerEntry>
  hiddenSellerIds: readonly number[]
}

/** How bases are made: of every product in the database, or of a base and what lies over it. */
export type BaseMaker = {
  /** With the place up to which changes are in it; it may be older where it is quicker to read what changed since. */
  load(options: { mayBeOlder: boolean }): Promise<PlacedBase>
  merge(products: PublishedProducts, from: string): Promise<Base>
}

type Deps = {
  db: Database
  makeBase: BaseMaker
  /** Hears why no base could be made; it is tried again. */
  onError: (error: unknown) => void
  /** Hears that searches are answered from memory from now on. */
  onLoaded?: (loaded: { products: number; seconds: number }) => void
  /** With more over a base, each search is slower than a new base is worth. */
  mostChanges?: number
}

type ProductCards = ReturnType<typeof productCards>
type Read = Market & { readUpTo: ReadUpTo }

const MOST_CHANGES = 1000
// After more changes than this, such as by an import, PostgreSQL answers until everything is reloaded.
const MOST_AT_ONCE = 10_000
// After a day they are deleted (`retention/delete-expired.ts`).
const LONGEST_UNREAD_MS = 12 * 3_600_000
const READ_EVERY_MS = 1000
// Doubles after each failure: a load that fails may take long and fail again.
const RETRY_MS = 5000
const LONGEST_RETRY_MS = 3_600_000

/** Keeps the catalogue in memory. Readers see every change that was committed before they asked. */
export function openCatalogueIndex({
  db,
  makeBase,
  onError,
  onLoaded,
  mostChanges = MOST_CHANGES,
}: Deps) {
  let market: Read | undefined
  let cards = productCards(db)
  let readAt = 0
  /** What a base that is ready makes of the market. */
  let adopt: (() => Read | undefined) | undefined
  /** What changed since a base was begun of the products as they were then. */
  let since: Map<number, Entry | undefined> | undefined
  let making: Promise<void> | undefined
  const stopping = new AbortController()

  const refreshed = shareRuns(refresh)
  startLoading({ mayBeOlder: true })
  // So that nothing piles up while nobody searches.
  const stopReading = repeatUntilStopped(refreshed, { everyMs: READ_EVERY_MS, onError })

  return {
    /** Undefined while it is being loaded; PostgreSQL answers then. */
    now: (): Promise<Market | undefined> => refreshed(),
    /** Resolves when no base is being made. */
    settled: async () => making,
    async stop() {
      stopping.abort()
      await stopReading()
      await making
    },
  }

  async function refresh(): Promise<Market | undefined> {
    market = adopt?.() ?? market
    adopt = undefined
    if (!market) return undefined
    if (Date.now() - readAt > LONGEST_UNREAD_MS) return loadAnew()
    const startedAt = Date.now()
    const changes = await readChanges(db, market.readUpTo)
    if (changes.productIds.length > MOST_AT_ONCE) return loadAnew()
    market = await withChangesRead(market, changes)
    readAt = startedAt
    if (market.products.changes > mostChanges) startMerging(market)
    return market
  }

  async function withChangesRead(before: Read, changes: Changes): Promise<Read> {
    const { productIds, sellerIds, hiddenSellerIds, readUpTo } = changes
    const read = { ...before, hiddenSellerIds, readUpTo }
    if (sellerIds.length > 0)
      read.sellers = new Map([...before.sellers, ...(await sellersOf(db, sellerIds))])
    if (productIds.length === 0) return read
    cards.forget(productIds)
    const entries = new Map((await entriesOf(db, productIds)).map((entry) => [entry.id, entry]))
    const changed = new Map(productIds.map((id) => [id, entries.get(id)]))
    for (const [id, entry] of changed) since?.set(id, entry)
    return { ...read, products: withChanges(before.products, changed) }
  }

  function loadAnew() {
    market = undefined
    since = undefined
    // What changes from now on is not read, and cards would not follow it.
    cards = productCards(db)
    startLoading({ mayBeOlder: false })
    return undefined
  }

  function startLoading(options: { mayBeOlder: boolean }) {
    const startedAt = Date.now()
    make(async () => {
      const { base, from } = await makeBase.load(options)
      const products = asOf(base)
      const readUpTo = { from, known: new Set<number>() }
      const sellers = await sellersOf(db)
      readAt = Date.now()
      onLoaded?.({ products: base.size, seconds: (readAt - startedAt) / 1000 })
      return () => ({ cards, products, sellers, hiddenSellerIds: [], readUpTo })
    })
  }

  function startMerging({ products, readUpTo }: Read) {
    // One that is ready, and not taken yet, would be made again of what it replaces.
    if (making || adopt) return
    const changed = new Map<number, Entry | undefined>()
    since = changed
    make(async () => {
      const base = await makeBase.merge(products, readUpTo.from)
      return () => {
        since = undefined
        return market && { ...market, products: withChanges(asOf(base), changed) }
      }
    })
  }

  /** One at a time: a reload waits for a merge, although nobody needs that any more. */
  function make(work: () => Promise<() => Read | undefined>) {
    const made = (making ?? Promise.resolve())
      .then(() => untilMade(work))
      .finally(() => {
        if (making === made) making = undefined
      })
    making = made
  }

  async function untilMade(work: () => Promise<() => Read | undefined>) {
    for (
      let wait = RETRY_MS;
      !stopping.signal.aborted;
      wait = Math.min(2 * wait, LONGEST_RETRY_MS)
    ) {
      try {
        adopt = await work()
        return
      } catch (error) {
        onError(error)
        await sleep(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      }
    }
  }
}
