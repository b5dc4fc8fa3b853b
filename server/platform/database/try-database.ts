import { Client } from 'pg'
import { codeOf } from '../code-of.ts'
import { networkProblem } from '../network-problem.ts'
import { endUnanswered } from './time-limits.ts'

const OLDEST_VERSION = 15

/** Connects once; answers what hinders it, in words for the operator, or null. */
export async function tryDatabase(url: string, longestMs: number): Promise<string | null> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: longestMs,
    query_timeout: longestMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    endUnanswered(client)
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return tooOld(rows[0]?.server_version ?? '')
  } catch (error) {
    return databaseProblem(error, client)
  } finally {
    client.end().catch(() => {})
  }
}

type Names = { user?: string | undefined; database?: string | undefined }

/** Why PostgreSQL, or what stands there, did not let us in. */
export function databaseProblem(error: unknown, { user, database }: Names): string {
  const said = error instanceof Error ? error.message : String(error)
  switch (codeOf(error)) {
    case '28P01':
      return `the password of the role "${user}" is wrong, or there is no such role`
    case '28000':
      return refusal(said)
    case '3D000':
      return `there is no database "${database}" on that server`
    case '42501':
      return `the role "${user}" may not connect to the database "${database}"`
    case '53300':
      return 'it has no connection left'
    case '57P03':
      return 'it is just starting or stopping'
    default:
      return networkProblem(error) ?? ofClient(said)
  }
}

function refusal(said: string) {
  if (/no encryption/.test(said))
    return `it takes only connections with TLS, and the address asks for none (add ?sslmode=verify-full): ${said}`
  return `it does not let this role in: ${said}`
}

// The driver's own errors have no code.
function ofClient(said: string) {
  if (/password must be a string/.test(said))
    return 'it asks for a password, and the address has none'
  if (/does not support SSL/.test(said)) return 'the address asks for TLS, and the server has none'
  if (/time(d )?out|Connection terminated/i.test(said))
    return 'it does not answer as PostgreSQL does'
  return said
}

function tooOld(version: string) {
  const major = Number.parseInt(version, 10)
  return major >= OLDEST_VERSION
    ? null
    : `it is PostgreSQL ${version}, and Lotline needs ${OLDEST_VERSION} or newer`
}
