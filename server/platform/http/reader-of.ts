import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#server/platform/database/database.ts'
import type { Freshness, Replica } from '#server/platform/database/replica/open-replica.ts'
import type { Reader } from '#server/platform/database/replica/reader.ts'
import type { Site } from './site.ts'

/** Where a request reads what need not be the newest there is, but has to hold what its own viewer wrote. */
export type ReaderOf = (request: FastifyRequest) => Reader

type Deps = {
  db: Database
  replica: Replica | undefined
  isProgram: Site['isProgram']
  secure: boolean
}

const COOKIE = 'last_write'

/** Without a replica every read is the primary's, and nothing is noted. */
export function readFromReplica(
  http: FastifyInstance,
  { db, replica, isProgram, secure }: Deps,
): ReaderOf {
  if (!replica) return () => (story) => story(db)
  const { withinMs } = replica
  http.addHook('preHandler', async (request, reply) => {
    // A cookie would have a program that keeps cookies asked for a page's token.
    if (changesWhatIsRead(request) && !isProgram(request)) nameWrite(reply, { withinMs, secure })
  })
  return (request) => {
    const wanted = isProgram(request)
      ? freshnessForProgram(request, withinMs)
      : freshnessForPage(request, withinMs)
    return (story) => replica.read(wanted, story)
  }
}

/**
 * Marks the write in the browser for as long as the replica could lack it. That is twice what a replica may be
 * behind, by the browser's own measure of time.
 */
const nameWrite = (
  reply: FastifyReply,
  { withinMs, secure }: { withinMs: number; secure: boolean },
) =>
  reply.setCookie(COOKIE, randomBytes(16).toString('base64url'), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: Math.ceil((2 * withinMs) / 1000),
  })

function changesWhatIsRead({ method, routeOptions: { config } }: FastifyRequest) {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return false
  // Nobody looks for a page view of their own.
  return (
    !config.endpoint || (!config.endpoint.changesNothing && config.endpoint.rateLimit !== 'view')
  )
}

function freshnessForPage({ cookies }: FastifyRequest, withinMs: number): Freshness {
  const name = cookies[COOKIE]
  return name === undefined || /^[\w-]{22}$/.test(name) ? { withinMs, afterWrite: name } : 'newest'
}

/**
 * Programs keep no cookies, so only they know what they wrote. They get the newest data unless they send
 * `max-stale` of HTTP (RFC 9111); without seconds it means any age.
 */
function freshnessForProgram({ headers }: FastifyRequest, withinMs: number): Freshness {
  const [isSaid, seconds] =
    /\bmax-stale\b(?:=(\d{1,9}))?/.exec(headers['cache-control'] ?? '') ?? []
  if (isSaid === undefined) return 'newest'
  return { withinMs: Math.min(withinMs, seconds === undefined ? withinMs : Number(seconds) * 1000) }
}
