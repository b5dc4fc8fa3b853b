import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Connection } from '#server/platform/database/database.ts'
import { release } from '#server/platform/release.ts'
import type { SearchEngine } from '#server/catalogue/open-catalogue.ts'
import { type PoolUse, recentFigures } from './recent-figures.ts'

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type JobOutcome = 'done' | 'failed' | 'given_up'
export type Metrics = ReturnType<typeof createMetrics>

/** What this process counts of itself, in a registry of its own: tests run several in one process. */
export function createMetrics() {
  const registry = Registry.merge([processMetrics()])
  const registers = [registry]
  const build = new Gauge({
    name: 'lotline_build_info',
    help: 'Always 1: which version of Lotline this process runs, and which commit it was built of',
    labelNames: ['version', 'commit'],
    registers,
  })
  const { version, commit } = release()
  build.set({ version, commit }, 1)
  const requests = new Histogram({
    name: 'lotline_request_duration_seconds',
    help: 'Answered requests, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const searches = new Histogram({
    name: 'lotline_search_duration_seconds',
    help: 'Searches of the catalog, by who answered',
    labelNames: ['engine'],
    buckets: SECONDS,
    registers,
  })
  const repeats = new Counter({
    name: 'lotline_statements_lost_total',
    help: 'Statements that lost a race or met a migration; their transactions begin again',
    registers,
  })
  const jobs = new Counter({
    name: 'lotline_jobs_total',
    help: 'Runs of jobs in this process; given_up ones are counted as failed too',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const waits = new Histogram({
    name: 'lotline_pool_wait_seconds',
    help: 'How long a connection to the database was waited for, by who wanted it',
    labelNames: ['pool'],
    buckets: SECONDS,
    registers,
  })
  const poolSize = new Gauge({
    name: 'lotline_pool_size',
    help: 'The most connections for requests, and for jobs',
    labelNames: ['pool'],
    registers,
  })
  const pools = new Map<PoolUse, Connection['pool']>()
  const connections: Gauge = new Gauge({
    name: 'lotline_pool_connections',
    help: 'Connections for requests, and for jobs: open, and busy of them; waiting are those who want one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        connections.set({ pool, state: 'open' }, totalCount)
        connections.set({ pool, state: 'busy' }, totalCount - idleCount)
        connections.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })

  const recent = recentFigures()

  return {
    registry,
    countRequests,
    watchPool,
    watchLive,
    watchSpace: recent.watchSpace,
    recently: recent.read,
    stop: recent.stop,
    onSearch: (engine: SearchEngine, seconds: number) => {
      searches.observe({ engine }, seconds)
      recent.onSearch(engine)
    },
    onRepeat: () => {
      repeats.inc()
      recent.onRepeat()
    },
    onJob: (job: string, outcome: JobOutcome) => jobs.inc({ job, outcome }),
  }

  function countRequests(http: FastifyInstance) {
    http.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      // The pattern, as addresses hold secrets; what is built has hundreds of files.
      const url = routeOptions.url ?? 'unknown'
      const route = url.startsWith('/assets/') ? '/assets/*' : url
      requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
      recent.onRequest(reply.statusCode)
    })
  }

  function watchPool(of: PoolUse, { pool }: Pick<Connection, 'pool'>) {
    pools.set(of, pool)
    poolSize.set({ pool: of }, pool.options.max)
    recent.watchPool(of, pool)
    pool.onWait((seconds) => {
      waits.observe({ pool: of }, seconds)
      recent.onWait(of, seconds * 1000)
    })
  }

  function watchLive(count: () => { sockets: number; people: number }) {
    recent.watchLive(count)
    const live = new Gauge({
      name: 'lotline_live_connections',
      help: 'Open sockets, and the people they belong to',
      labelNames: ['of'],
      registers,
      collect() {
        const { sockets, people } = count()
        live.set({ of: 'sockets' }, sockets)
        live.set({ of: 'people' }, people)
      },
    })
  }
}

let collected: Registry | undefined

/** Memory, processor time, event loop: what is measured once for a whole process, as nothing ends the measuring. */
function processMetrics(): Registry {
  if (collected) return collected
  collected = new Registry()
  collectDefaultMetrics({ register: collected })
  return collected
}
