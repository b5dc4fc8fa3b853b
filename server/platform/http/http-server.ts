import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { awaitBodies } from './body-deadline.ts'
import { closeConnections } from './close-connections.ts'
import { compressAnswers } from './compress.ts'
import { answerErrors } from './errors.ts'
import { sendSafeHeaders } from './headers.ts'
import { tagAnswers } from './tag-answers.ts'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import ipaddr from 'ipaddr.js'

const MAX_JSON_BYTES = 256 * 1024
// Equal to Node's limit for all headers, so that no path segment is too long for the router.
const MAX_ADDRESS = 16 * 1024
// Enough for 35 MB over a poor line; other bodies have a shorter limit of their own.
const SLOWEST_FILE_MS = 10 * 60_000
const NOWHERE = '/unreadable-address'

type Options = {
  log: FastifyBaseLogger
  logRequests: boolean
  secure: boolean
  trustedProxies: string[] | undefined
  /** The origin browsers upload files to, when it is not this server. */
  storageOrigin?: string | undefined
  development?: boolean | undefined
}

/** A server with our limits, headers and error messages, and no routes yet. */
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
    // While stopping, requests on open connections are still served, so that a restart fails none.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => refuseBrokenRequest(log, error, socket),
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
  tagAnswers(http)
  compressAnswers(http)
  await http.register(cookie)
  await sendSafeHeaders(http, options)
  return http
}

/** Sends the request's id, so that a caller can quote it and we find its log lines and audit events. */
function nameRequests(http: FastifyInstance) {
  http.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
}

// The router would answer an undecodable address itself, without our headers and messages.
function isReadable(url: string) {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** Deny by default: a route without a policy stops the server from starting. */
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
  // Keys that could reach a prototype are dropped like any unknown key.
  const parse = http.getDefaultJsonParser('remove', 'remove')
  http.removeContentTypeParser(['application/json', 'text/plain'])
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, String(body), done)
  })
}

type Broken = Error & { code?: string }

/** Answers bytes that never became a request, directly on the socket, in the usual refusal format. */
function refuseBrokenRequest(log: FastifyBaseLogger, error: Broken, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, message] = whatIsWrong(error)
  const reqId = crypto.randomUUID()
  // The code alone: the error itself carries the bytes that came, which may hold a token.
  log.info({ reqId, status, code: error.code }, 'refused what is no request')
  const body = JSON.stringify({ errors: [message] })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${reqId}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function whatIsWrong({ code }: Broken): [number, string] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'The request took too long to arrive']
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'The headers are too large']
  return [400, 'The request is malformed']
}

/**
 * Warns once in the log that requests come through a proxy that is not trusted to state the caller's address.
 * All callers behind it then count as one address and share its rate limits.
 */
function noticeUntrustedProxy(http: FastifyInstance) {
  let isSaid = false
  http.addHook('onRequest', async ({ headers, ip, ips = [], log }) => {
    if (isSaid || !headers['x-forwarded-for'] || ips.length > 1 || isPublic(ip)) return
    isSaid = true
    log.warn(
      { proxy: ip },
      'Requests come through a proxy that is not in TRUSTED_PROXIES: everybody behind it shares the rate limits of one address',
    )
  })
}

// Anyone on the internet may send the header; our own proxy is on our own network.
const isPublic = (ip: string) => ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast'
