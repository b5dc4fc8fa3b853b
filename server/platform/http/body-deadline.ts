import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

const LONGEST_MS = 30_000

/** Closes connections that send a body too slowly. Files are exempt: they arrive at signed addresses. */
export function awaitBodies(http: FastifyInstance, longestMs = LONGEST_MS) {
  http.addHook('preParsing', async (request, reply, body) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
    if (length === '0' && encoding === undefined) return
    if (request.routeOptions.config.policy === 'signed address') return
    const timer = setTimeout(() => {
      // The rest of a body refused as too large is not read.
      if (reply.sent) return
      void reply
        .header('Connection', 'close')
        .send(new Refusal('The request took too long to arrive', 408))
    }, longestMs)
    finished(body, () => clearTimeout(timer))
  })
}
