import { CamelCasePlugin, Kysely, type LogEvent, PostgresDialect, type Transaction } from 'kysely'
import { types } from 'pg'
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { askingByName } from './ask-by-name.ts'
import { isLostRace } from './database-errors.ts'
import {
  closeWhenSilent,
  endUnanswered,
  limitSession,
  timeLimits,
  withoutLimits,
} from './time-limits.ts'
import { WatchedPool } from './watched-pool.ts'
import { codeOf } from '../code-of.ts'

/**
 * Every table by its name in camel case. Each feature adds its own in its tables file: `declare module
 * '#server/platform/database/database.ts' { interface Tables { offers: … } }`
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled by declaration merging
export interface Tables {}

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>

export type Connection = { db: Database; pool: WatchedPool; url: string; close(): Promise<void> }

/** A notice that PostgreSQL sends along with an answer. */
export type Notice = {
  severity?: string | undefined
  code?: string | undefined
  message?: string | undefined
}

type Limits = {
  max?: number
  statementTimeout?: number
  /** How long to wait for a connection, in milliseconds. */
  connectTimeout?: number
  /** Has PostgreSQL refuse every write. */
  readOnly?: boolean
  /**
   * Whether a pooler hands the server's connections on after each transaction: nothing is then kept on one, neither
   * limits nor statements by name.
   */
  isPooled?: boolean
  onError?: (error: Error) => void
  /** Hears of each statement that lost a race or met a migration, after which its transaction begins again. */
  onRepeat?: (error: unknown, statement: string) => void
  /** Hears of what PostgreSQL warns of, and of lesser notices. */
  onNotice?: (notice: Notice) => void
}

// int8 arrives as text. Counts and amounts fit a double exactly. A sum of rows from before amounts were bounded
// may not; it becomes the largest that does, so that no page fails.
types.setTypeParser(types.builtins.INT8, (text) =>
  Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, Number(text))),
)

/** Opens a pool. `statementTimeout` is in milliseconds, and other limits follow it; web requests use the default. */
export function connect(url: string, limits: Limits = {}): Connection {
  const time = timeLimits(url, limits.statementTimeout ?? 5000)
  const pool = new WatchedPool({
    connectionString: withoutLimits(url),
    max: limits.max ?? 16,
    query_timeout: time.answer,
    connectionTimeoutMillis: limits.connectTimeout ?? 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(!limits.isPooled && {
      onConnect: (client) => limitSession(client, time, limits.readOnly ?? false),
    }),
  })
  // Without listeners a connection that breaks would end the process.
  const onError = limits.onError ?? (() => {})
  pool.on('error', onError)
  const onRepeat = limits.onRepeat ?? (() => {})
  const askByName = askingByName(onRepeat)
  pool.on('connect', (client) => {
    client.on('error', onError)
    if (limits.onNotice) client.on('notice', limits.onNotice)
    closeWhenSilent(client)
    endUnanswered(client)
    if (!limits.isPooled) askByName(client)
  })
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: (event) => {
      traceStatement(event)
      if (event.level === 'error' && isLostRace(event.error)) onRepeat(event.error, event.query.sql)
    },
  })
  return { db, pool, url, close }

  // Kysely ends a pool only when it has used it.
  async function close() {
    await db.destroy()
    if (!pool.ending) await pool.end()
  }
}

/** A span for a statement that has just ended: its text and, when it failed, the error's code; values never. */
function traceStatement(event: LogEvent) {
  const { query, queryDurationMillis } = event
  const end = Date.now()
  const [command = ''] = query.sql.trimStart().split(/\s/, 1)
  const span = trace.getTracer('lotline').startSpan(command.toLowerCase(), {
    kind: SpanKind.CLIENT,
    startTime: end - queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
  })
  if (event.level === 'error')
    span.setStatus({ code: SpanStatusCode.ERROR, message: codeOf(event.error) ?? 'unknown' })
  span.end(end)
}
