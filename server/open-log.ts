import { DatabaseError } from 'pg'
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'
import { pageAt } from '#market/accounts/pages.ts'

type Request = { method: string; url: string; ip: string }

/** The log, in which no request tells a secret. */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { req: loggedRequest, err: loggedError } }, destination)

// What PostgreSQL says of an error may quote the row: addresses, prices, hashes.
const loggedError = (error: Error) => {
  const cause = error instanceof DatabaseError ? error : error.cause
  if (!(cause instanceof DatabaseError)) return stdSerializers.err(error)
  const { code, schema, table, column, constraint, routine } = cause
  const message = withoutValues(cause.message)
  const stack = error.stack?.replace(cause.message, message)
  return { type: 'DatabaseError', message, code, schema, table, column, constraint, routine, stack }
}

// "invalid input syntax for type integer: \"12 Elm Street\""
const withoutValues = (message: string) => message.replace(/: ".*"/s, ': "…"')

const loggedRequest = ({ method, url, ip }: Request) => ({
  method,
  url: loggedAddress(url),
  remoteAddress: ip,
})

// Queries hold one-time links, signatures and what somebody typed; two pages have their link in the path.
function loggedAddress(address: string) {
  const path = address.split('?', 1)[0] ?? ''
  const page = pageAt(path)
  return page?.includes('$token') ? page : path
}
