import type { FastifyInstance } from 'fastify'

/** Opens the port. The greeting on the terminal says the address; a log line would only repeat it. */
export async function listenQuietly(
  http: FastifyInstance,
  { port, host }: { port: number; host: string },
) {
  const { level } = http.log
  http.log.level = 'warn'
  await http.listen({ port, host })
  http.log.level = level
}
