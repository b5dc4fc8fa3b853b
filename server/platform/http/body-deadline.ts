import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

const LONGEST_MS = 30_000

/** Lets go of whoever trickles in a body; only files, which come to signed addresses, may take their time. */
export function awaitBodies(http: FastifyInstance, longestMs = LONGEST_MS) {
  http.addHook('preParsing', async (request, reply, body) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
    if (length === '0' && encoding === undefined) return
    if (request.routeOptions.config.policy === 'signed address') return
    const timer = setTimeout(() => {
      // A body that was refused, as too large, is read no further.
      if (reply.sent) return
      void reply
        .header('Connection', 'close')
        .send(new Refusal('The request took too long to arrive', 408))
    }, longestMs)
    finished(body, () => clearTimeout(timer))
  })
}
