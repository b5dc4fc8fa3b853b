import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { askedByMachines } from '#server/platform/http/asked-by-machines.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { Metrics } from './metrics.ts'
import { type SharedDeps, watchShared } from './watch-shared.ts'

type Deps = SharedDeps & { metrics: Metrics; token: string | undefined }

/** `/metrics` in Prometheus' text format, for clients with the token. If no token is set, only for this machine. */
export function metricsRoutes({ http }: Site, { metrics, token, ...shared }: Deps) {
  const { registry } = metrics
  watchShared(registry, shared)
  http.get('/metrics', askedByMachines, async (request, reply) => {
    if (!mayScrape(request, token)) throw new Refusal('Not found', 404)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function mayScrape({ headers, socket }: FastifyRequest, token: string | undefined) {
  if (token) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const isProxied = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isProxied && isLoopback(socket.remoteAddress ?? '')
}

// As digests both have the same length, and the time tells nothing of the token.
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted))
const digest = (text: string) => createHash('sha256').update(text).digest()

const isLoopback = (ip: string) => ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback'
