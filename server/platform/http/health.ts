import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { Site } from './site.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve, and is not stopping. */
export function healthRoutes({ http }: Site, db: Database) {
  let stopping = false
  http.addHook('preClose', async () => {
    stopping = true
  })
  const config = { policy: 'anyone' } as const
  http.get('/healthz', { config }, async () => ({ status: 'ok' }))
  http.get('/readyz', { config }, async (_request, reply) => {
    if (stopping) return reply.code(503).send({ status: 'stopping' })
    await sql`select 1`.execute(db)
    return { status: 'ok' }
  })
}
