import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { Site } from './site.ts'

type Deps = { db: Database; isShortOfSpace: () => Promise<boolean>; stopping: AbortSignal }

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve and is not stopping; `degraded` when it serves everything but files, for
 * lack of disk space.
 */
export function healthRoutes({ http }: Site, { db, isShortOfSpace, stopping }: Deps) {
  const config = { policy: 'anyone' } as const
  http.get('/healthz', { config }, async () => ({ status: 'ok' }))
  http.get('/readyz', { config }, async (_request, reply) => {
    if (stopping.aborted) return reply.code(503).send({ status: 'stopping' })
    await sql`select 1`.execute(db)
    return (await isShortOfSpace()) ? { status: 'degraded', problems: ['disk'] } : { status: 'ok' }
  })
}
