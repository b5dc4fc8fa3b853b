import type { FastifyInstance } from 'fastify'

const LOOK_EVERY_MS = 100
// Within the ten seconds after which Docker kills, with the rest of the stop.
const LONGEST_MS = 6000

/**
 * While stopping, lets go of each connection as soon as its answer is out. Node by itself would wait
 * until those that fall idle only now have been so for the whole keep-alive time, and without end for
 * one that does not read its answer.
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
