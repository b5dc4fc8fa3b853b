import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'
import { pageAt } from '#market/accounts/pages.ts'
import { errorWithoutRow } from '#server/platform/database/error-without-row.ts'
import { stackInSource } from './stack-in-source.ts'

type Request = { method: string; url: string; ip: string }

/** The log; requests are logged without secrets. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { req: loggedRequest, err: loggedError } }, destination)

function loggedError(error: Error) {
  const logged = errorWithoutRow(error) ?? stdSerializers.err(error)
  return { ...logged, ...(logged.stack && { stack: stackInSource(logged.stack) }) }
}

const loggedRequest = ({ method, url, ip }: Request) => ({
  method,
  url: loggedAddress(url),
  remoteAddress: ip,
})

// Query strings hold one-time links, signatures and search words; two pages have a one-time link in the path.
function loggedAddress(address: string) {
  const path = address.split('?', 1)[0] ?? ''
  const page = pageAt(path)
  return page?.includes('$token') ? page : path
}
