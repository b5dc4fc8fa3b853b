import { once } from 'node:events'
import { type IncomingMessage, createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { type CableOptions, startCable } from '#server/platform/live/cable.ts'

export const ORIGIN = 'https://lotline.example'

/** A server with only the live channel; a cookie such as `session=7.tab` says who connects, `session=1.staff` for an administrator. */
export async function aCable(options: Partial<CableOptions> & { port?: number } = {}) {
  const { port = 0, ...others } = options
  const server = createServer((_request, response) => response.writeHead(404).end())
  const publicOrigins = [ORIGIN, 'http://localhost:4000']
  const cable = startCable({ server, path: '/cable', publicOrigins, authenticate, ...others })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const stop = async () => {
    await cable.stop()
    server.closeAllConnections()
    if (server.listening) await new Promise((done) => server.close(done))
  }
  onTestFinished(stop)
  return { cable, server, stop, port: address.port, url: `ws://127.0.0.1:${address.port}/cable` }
}

export async function authenticate({ headers }: IncomingMessage) {
  const secret =
    /\bsession=([\w.]+)/.exec(headers.cookie ?? '') ??
    /^Bearer (.*)$/.exec(headers.authorization ?? '')
  const [userId, sessionId] = secret?.[1]?.split('.') ?? []
  if (!userId || !sessionId) return undefined
  return {
    userId: Number(userId),
    sessionId,
    isStaff: sessionId === 'staff',
    isBuyer: sessionId === 'buyer',
  }
}
