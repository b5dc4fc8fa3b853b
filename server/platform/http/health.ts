import { isBehindItsCode } from '#server/platform/database/migrate.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Replica } from '#server/platform/database/replica/open-replica.ts'
import { lastBeat } from '#server/platform/jobs/last-beat.ts'
import { askedByMachines } from './asked-by-machines.ts'
import type { Site } from './site.ts'

type Deps = {
  db: Database
  replica: Pick<Replica, 'isFresh'> | undefined
  isShortOfSpace: () => Promise<boolean>
  isHearing: () => boolean
  /** Undefined without REDIS_URL. */
  isRedisUsed: (() => boolean) | undefined
  stopping: AbortSignal
}

/**
 * `/healthz`: the process is alive. `/readyz`: 503 while the process stops, has no database, or has one that
 * lacks migrations of this version. `degraded` lists problems that don't stop us from serving people: `disk`:
 * no files are taken. `listener`: open pages learn of changes late. `redis`: PostgreSQL carries the notices.
 * `replica`: the primary answers its reads. `workers`: mails and imports wait.
 */
export function healthRoutes({ http }: Site, { stopping, ...deps }: Deps) {
  http.get('/healthz', askedByMachines, async () => ({ status: 'ok' }))
  http.get('/readyz', askedByMachines, async (_request, reply) => {
    if (stopping.aborted) return reply.code(503).send({ status: 'stopping' })
    if (await isBehindItsCode(deps.db))
      return reply.code(503).send({ status: 'unready', problems: ['migrations'] })
    const problems = await problemsOf(deps)
    return problems.length > 0 ? { status: 'degraded', problems } : { status: 'ok' }
  })
}

async function problemsOf(deps: Omit<Deps, 'stopping'>) {
  const { db, replica, isShortOfSpace, isHearing, isRedisUsed } = deps
  const problems: string[] = []
  if (await isShortOfSpace()) problems.push('disk')
  if (!isHearing()) problems.push('listener')
  if (isRedisUsed?.() === false) problems.push('redis')
  if (replica?.isFresh() === false) problems.push('replica')
  const beat = await lastBeat(db)
  // A market that never had a worker, as one that is just being set up, lacks none.
  if (beat.at && !beat.isAlive) problems.push('workers')
  return problems
}
