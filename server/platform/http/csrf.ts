import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { eachKey, type SecretKeys } from '#server/platform/secret-keys.ts'
import { Refusal } from './refusal.ts'

const COOKIE = 'browser_id'
const HEADER = 'X-CSRF-Token'
const STALE = 'This page is out of date. Please try again.'
const SIGN_IN = 'Sign in with POST /login, then send its token as Authorization: Bearer. See /docs.'
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const vouchedForOtherwise = new Set(['signed by the provider', 'signed address', 'own form token'])

export type Csrf = {
  /** The token of this browser, for the page; sets a browser id if there is no cookie. */
  tokenFor(request: FastifyRequest, reply: FastifyReply): string
  /** Sets a new browser id and sends its token in a header: for every call that changes the session. */
  renew(reply: FastifyReply): void
  /** Refuses a GET that changes the session unless our own page made it deliberately. */
  demandToken(request: FastifyRequest, reply: FastifyReply): void
}

type Options = { secretKeys: SecretKeys; origins: string[]; secure: boolean }

/**
 * Refuses every state-changing call that this site's own page did not make (decision A6). The token is an HMAC
 * of the browser id. It is masked differently each time, so that compression reveals nothing about it.
 */
export function guardAgainstForgery(http: FastifyInstance, options: Options): Csrf {
  const csrf: Csrf = {
    tokenFor(request, reply) {
      const known = request.cookies[COOKIE]
      return tokenOf(known ?? start(reply), options.secretKeys.current)
    },
    renew(reply) {
      reply.header(HEADER, tokenOf(start(reply), options.secretKeys.current))
    },
    demandToken(request, reply) {
      if (request.method === 'HEAD' || isCrossSite(request, options.origins))
        throw new Refusal('Forbidden', 403)
      if (request.headers.authorization?.startsWith('Bearer ') && !request.headers.cookie) return
      const browserId = request.cookies[COOKIE]
      if (browserId && isTokenOf(request.headers['x-csrf-token'], browserId, options.secretKeys))
        return
      // Other sites cannot read this answer, so our page may use the token in it to retry once.
      reply.header(HEADER, csrf.tokenFor(request, reply))
      throw new Refusal(comesFromBrowser(request) ? STALE : SIGN_IN, 403)
    },
  }

  http.addHook('onRequest', async (request, reply) => {
    const { policy, endpoint } = request.routeOptions.config
    if (safeMethods.has(request.method)) return
    if (policy && vouchedForOtherwise.has(policy)) return
    if (endpoint?.isOpenToPrograms && !comesFromBrowser(request)) return
    csrf.demandToken(request, reply)
  })
  return csrf

  function start(reply: FastifyReply): string {
    const browserId = randomBytes(32).toString('base64url')
    reply.setCookie(COOKIE, browserId, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: options.secure,
    })
    return browserId
  }
}

/**
 * Whether a browser may have sent the request. Browsers name the origin of every write, and no page can stop
 * them. No form can send JSON. `Sec-Fetch-Mode` tells nothing: Node's `fetch` sends it too (decision 60).
 */
export function comesFromBrowser({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const marks = [headers.cookie, headers.origin, headers['sec-fetch-site']]
  return marks.some(Boolean) || !headers['content-type']?.startsWith('application/json')
}

function isCrossSite({ headers }: FastifyRequest, origins: string[]): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return headers.origin !== undefined && !origins.includes(headers.origin)
}

const digest = (browserId: string, secretKey: string) =>
  createHmac('sha256', secretKey).update(`csrf:${browserId}`).digest()

function tokenOf(browserId: string, secretKey: string): string {
  const mask = randomBytes(32)
  return Buffer.concat([mask, xor(mask, digest(browserId, secretKey))]).toString('base64url')
}

function isTokenOf(token: unknown, browserId: string, keys: SecretKeys): boolean {
  if (typeof token !== 'string') return false
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 64) return false
  const unmasked = xor(bytes.subarray(0, 32), bytes.subarray(32))
  return eachKey(keys).some((key) => timingSafeEqual(unmasked, digest(browserId, key)))
}

const xor = (a: Buffer, b: Buffer) => Buffer.from(a.map((byte, index) => byte ^ (b[index] ?? 0)))
