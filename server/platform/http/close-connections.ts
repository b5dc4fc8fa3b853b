import type { FastifyInstance } from 'fastify'

const LOOK_EVERY_MS = 100
// Docker kills after ten seconds; the rest of the shutdown has to fit as well.
const LONGEST_MS = 6000

/**
 * While stopping, closes each connection as soon as its answer is sent. Node alone would wait for the whole
 * keep-alive time of idle connections. For a client that does not read its answer, it would wait endlessly.
 */
export function closeConnections(http: FastifyInstance, longestMs = LONGEST_MS) {
  let stopping = false
  http.addHook('preClose', async () => {
    stopping = true
    const { server } = http
    const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS).unref()
    const waiting = setTimeout(() => server.closeAllConnections(), longestMs).unref()
    server.once('close', () => {
      clearInterval(looking)
      clearTimeout(waiting)
    })
  })
  http.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('Connection', 'close')
  })
}
