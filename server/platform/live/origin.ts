import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a page at this origin may open a socket. Programs send no origin; they are let in with a
 * bearer token and no cookie, since a cookie is what a foreign page could make a browser send.
 */
export function allowsOrigin(headers: IncomingHttpHeaders, publicOrigins: string[]) {
  if (headers.origin !== undefined) return publicOrigins.includes(headers.origin)
  return /^Bearer \S/i.test(headers.authorization ?? '') && headers.cookie === undefined
}
