import type { FastifyInstance } from 'fastify'

const LOOK_EVERY_MS = 100

/**
 * While stopping, lets go of each connection as soon as its answer is out. Node by itself would wait
 * until those that fall idle only now have been so for the whole keep-alive time.
 */
export function closeConnections(http: FastifyInstance) {
  let stopping = false
  http.addHook('preClose', async () => {
    stopping = true
    const looking = setInterval(() => http.server.closeIdleConnections(), LOOK_EVERY_MS).unref()
    http.server.once('close', () => clearInterval(looking))
  })
  http.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('Connection', 'close')
  })
}
