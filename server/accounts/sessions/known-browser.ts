import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '#server/platform/database/database.ts'
import {
  deleteBrowser,
  findLike,
  isBrowserOf,
  isOurToken,
  storeBrowser,
} from './known-browser-store.ts'
import { hashOf, newSecret } from '../secret.ts'

const COOKIE = 'known_browser'
const DAYS = 365
const LONGEST_AGENT = 300

/** The token of a browser that has signed in before; a separate cookie, because it outlives sessions. */
export const browserTokenIn = ({ cookies }: FastifyRequest) => cookies[COOKIE]

export function setBrowserCookie(reply: FastifyReply, token: string, secure: boolean) {
  reply.setCookie(COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: DAYS * 86_400,
  })
}

type Seen = { knownToken: string | undefined; userAgent: string | undefined; address: string }

export const browserHashOf = ({ knownToken }: Pick<Seen, 'knownToken'>) => hashOf(knownToken ?? '')

type Known = { token: string; isNew: boolean }

/** Remembers a browser; a program keeps no cookie, so it replaces an entry that looks the same. */
export async function rememberBrowser(tx: Tx, userId: number, browser: Seen): Promise<Known> {
  const shown = browser.knownToken
  const tokenHash = browserHashOf(browser)
  const userAgent = (browser.userAgent ?? '').slice(0, LONGEST_AGENT)
  const place = { userId, userAgent, address: browser.address }
  const former = isProgram(userAgent) ? await findLike(tx, place) : undefined
  const isKnown = former !== undefined || (await isBrowserOf(tx, userId, tokenHash))
  // One browser may be known to several accounts; a token we did not issue is refused.
  const token = shown && (await isOurToken(tx, tokenHash)) ? shown : newSecret()
  if (former) await deleteBrowser(tx, userId, former.tokenHash)
  await storeBrowser(tx, { ...place, tokenHash: hashOf(token) })
  return { token, isNew: !isKnown }
}

// Every browser's user agent begins like this.
const isProgram = (userAgent: string) => !userAgent.startsWith('Mozilla/')
