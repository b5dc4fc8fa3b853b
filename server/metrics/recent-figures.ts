import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { ProcessFigures } from '#market/system/process-figures.ts'
import type { Connection } from '#server/platform/database/database.ts'
import type { FreeSpace } from '#server/platform/storage/free-space.ts'
import type { SearchEngine } from '#server/catalogue/open-catalogue.ts'
import { lastMinutes } from './last-minutes.ts'

export type PoolUse = 'requests' | 'jobs'

const FAILED_FROM = 500
const NOBODY = () => ({ sockets: 0, people: 0 })

/** What a process did in the last minutes, and how it is now: the few figures that staff see of each. */
export function recentFigures() {
  const done = lastMinutes<'requests' | 'failed' | 'repeats' | SearchEngine>(
    (one, other) => one + other,
  )
  const longest = lastMinutes<PoolUse | 'loop'>(Math.max)
  const loop = monitorEventLoopDelay()
  loop.enable()
  const pools = new Map<PoolUse, Connection['pool']>()
  let countLive = NOBODY
  let space: Pick<FreeSpace, 'look'> | undefined

  return {
    onRequest: (status: number) => {
      done.note('requests', 1)
      if (status >= FAILED_FROM) done.note('failed', 1)
    },
    onSearch: (engine: SearchEngine) => done.note(engine, 1),
    onRepeat: () => done.note('repeats', 1),
    onWait: (pool: PoolUse, ms: number) => longest.note(pool, ms),
    watchPool: (use: PoolUse, pool: Connection['pool']) => void pools.set(use, pool),
    watchLive: (count: typeof NOBODY) => void (countLive = count),
    watchSpace: (looked: Pick<FreeSpace, 'look'>) => void (space = looked),
    read,
    stop: () => void loop.disable(),
  }

  async function read(): Promise<ProcessFigures> {
    longest.note('loop', loop.percentile(99) / 1_000_000)
    loop.reset()
    const room = await space?.look()
    return {
      requests: done.of('requests'),
      failed_requests: done.of('failed'),
      searches: {
        memory: done.of('memory'),
        search_servers: done.of('search servers'),
        database: done.of('database'),
      },
      repeats: done.of('repeats'),
      connections: [...pools].map(([pool, { totalCount, idleCount, waitingCount, options }]) => ({
        of: pool,
        busy: totalCount - idleCount,
        waiting: waitingCount,
        most: options.max,
        longest_wait_ms: longest.of(pool),
      })),
      ...countLive(),
      event_loop_ms: longest.of('loop'),
      memory_bytes: process.memoryUsage.rss(),
      disk_free_bytes: room?.freeBytes ?? null,
      is_disk_short: room?.isShort ?? false,
    }
  }
}
