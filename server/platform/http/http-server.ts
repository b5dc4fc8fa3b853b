import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { awaitBodies } from './body-deadline.ts'
import { closeConnections } from './close-connections.ts'
import { answerErrors } from './errors.ts'
import { refuseBrokenRequest } from './broken-request.ts'
import { sendSafeHeaders } from './headers.ts'
import { noticeUntrustedProxy } from './untrusted-proxy.ts'

const MAX_JSON_BYTES = 256 * 1024
// As long as Node lets all headers be, so that no part of an address is ever too long for the router.
const MAX_ADDRESS = 16 * 1024
// For 35 MB over a poor line; other bodies have their own, shorter time.
const SLOWEST_FILE_MS = 10 * 60_000
const NOWHERE = '/unreadable-address'

type Options = {
  log: FastifyBaseLogger
  logRequests: boolean
  secure: boolean
  trustedProxies: string[] | undefined
  /** Where browsers put files, when that is not here. */
  storageOrigin?: string | undefined
}

/** A server with the house's limits, headers and error words, and no routes yet. */
export async function httpServer(options: Options): Promise<FastifyInstance> {
  const { log, logRequests, trustedProxies = [] } = options
  const http = Fastify({
    loggerInstance: log,
    trustProxy: trustedProxies,
    logController: new LogController({ disableRequestLogging: !logRequests }),
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: SLOWEST_FILE_MS,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // While stopping, what still arrives on an open connection is served: a restart fails no request.
    return503OnClosing: false,
    clientErrorHandler: refuseBrokenRequest,
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : NOWHERE),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_ADDRESS },
    genReqId: () => crypto.randomUUID(),
  })
  nameRequests(http)
  answerErrors(http)
  refuseRoutesWithoutPolicy(http)
  noticeUntrustedProxy(http)
  awaitBodies(http)
  takeEmptyJson(http)
  closeConnections(http)
  await http.register(cookie)
  await sendSafeHeaders(http, options)
  return http
}

/** What a caller tells us of an answer leads to its lines in the log and to the acts it caused. */
function nameRequests(http: FastifyInstance) {
  http.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
}

// The router answers an address it cannot decode by itself, without our headers and words.
function isReadable(url: string) {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** Deny by default: what does not say who may call it does not start. */
function refuseRoutesWithoutPolicy(http: FastifyInstance) {
  const routes: { method: string | string[]; url: string; config?: { policy?: string } }[] = []
  http.addHook('onRoute', (route) => void routes.push(route))
  http.addHook('onReady', async () => {
    const open = routes.filter(({ config }) => !config?.policy)
    const names = open.map(({ method, url }) => `${String(method)} ${url}`)
    if (names.length > 0) throw new Error(`Routes without a policy: ${names.join(', ')}`)
  })
}

// Many calls of the contract have no body and are sent as JSON all the same.
function takeEmptyJson(http: FastifyInstance) {
  // Keys that would reach into prototypes are dropped like any other key we do not know.
  const parse = http.getDefaultJsonParser('remove', 'remove')
  http.removeContentTypeParser(['application/json', 'text/plain'])
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, String(body), done)
  })
}
