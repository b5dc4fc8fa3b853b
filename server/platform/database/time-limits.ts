import { Client, type ClientBase } from 'pg'

type TimeLimits = ReturnType<typeof timeLimits>

const LOCK_MS = 3000
const IDLE_IN_TRANSACTION_MS = 10_000
const NETWORK_MS = 5000

/**
 * What a connection may take, in milliseconds, from what one of its statements may; an address may say
 * otherwise (`?lock_timeout=100`).
 */
export function timeLimits(url: string, statementTimeout: number) {
  const { searchParams } = new URL(url)
  const limit = (name: string, usual: number) => Number(searchParams.get(name) ?? usual)
  const statement = limit('statement_timeout', statementTimeout)
  return {
    statement,
    lock: limit('lock_timeout', LOCK_MS),
    // Our process is gone, frozen or cut off: whatever the transaction holds is let go of.
    idleInTransaction: limit('idle_in_transaction_session_timeout', IDLE_IN_TRANSACTION_MS),
    transaction: limit('transaction_timeout', 6 * statement),
    // The server answers before this, if only that it took too long; else the network or the server is silent.
    answer: limit('query_timeout', statement + NETWORK_MS),
  }
}

const NAMES = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'transaction_timeout',
  'query_timeout',
]

/** The address without its limits: the driver would tell the server of them when connecting. */
export function withoutLimits(address: string) {
  const url = new URL(address)
  for (const name of NAMES) url.searchParams.delete(name)
  return url.href
}

/**
 * Sets them after connecting: a pooler in between refuses unknown parameters. Names that this version or system
 * does not know are left out.
 */
export async function limitSession(client: ClientBase, limits: TimeLimits, isReadOnly: boolean) {
  const settings = {
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    transaction_timeout: limits.transaction,
    // A peer that vanished is noticed within half a minute, not after the two hours of most systems.
    tcp_keepalives_idle: 10,
    tcp_keepalives_interval: 5,
    tcp_keepalives_count: 3,
    tcp_user_timeout: 30_000,
    ...(isReadOnly && { default_transaction_read_only: 'on' }),
  }
  await client.query(
    `select set_config(key, value, false) from json_each_text($1)
    where key <> 'transaction_timeout' or current_setting('server_version_num')::integer >= 170000`,
    [JSON.stringify(settings)],
  )
}

const GOODBYE_MS = 1000

/**
 * Has a connection that says goodbye end on its own soon after. Over a network that has become silent no answer
 * comes, and a process that stops would never end.
 */
export function endUnanswered(client: ClientBase) {
  if (!(client instanceof Client)) return
  const { stream } = client.connection
  stream.once('finish', () => {
    const end = setTimeout(() => stream.destroy(), GOODBYE_MS)
    stream.once('close', () => clearTimeout(end))
  })
}

/** Closes a connection whose answer stays out: the one who asked fails, and nobody else is given it. */
export function closeWhenSilent(client: ClientBase) {
  const ask = client.query.bind(client)
  const query = (...asked: unknown[]) => {
    const answer: unknown = Reflect.apply(ask, undefined, asked)
    return answer instanceof Promise ? answer.catch(closeIfSilent) : answer
  }
  Object.assign(client, { query })

  function closeIfSilent(error: unknown): never {
    const isSilent = error instanceof Error && error.message === 'Query read timeout'
    if (isSilent && client instanceof Client) void client.end()
    throw error
  }
}
