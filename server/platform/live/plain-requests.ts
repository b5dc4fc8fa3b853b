import type { FastifyInstance } from 'fastify'

/** Answers plain HTTP requests to the live channel's path. */
export function refusePlainRequests(app: FastifyInstance, path: string) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.split('?')[0] !== path) return undefined
    return reply.code(404).type('text/plain').send('Page not found')
  })
}
