import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool, types } from 'pg'
import { askingByName } from './ask-by-name.ts'

/**
 * Every table by its name in camel case. Each feature adds its own beside its store:
 * `declare module '#server/platform/database/database.ts' { interface Tables { offers: … } }`
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled by declaration merging
export interface Tables {}

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>

export type Connection = { db: Database; pool: Pool; url: string; close(): Promise<void> }

type Limits = { max?: number; statementTimeout?: number; onError?: (error: Error) => void }

// int8 and numeric sums arrive as text; every count and amount here fits a double exactly.
types.setTypeParser(types.builtins.INT8, Number)

/** Opens a pool. `statementTimeout` is in milliseconds; web requests use the default. */
export function connect(url: string, limits: Limits = {}): Connection {
  const pool = new Pool({
    connectionString: url,
    max: limits.max ?? 16,
    statement_timeout: limits.statementTimeout ?? 5000,
    lock_timeout: 3000,
    connectionTimeoutMillis: 5000,
  })
  // Without listeners a connection that breaks would end the process.
  const onError = limits.onError ?? (() => {})
  pool.on('error', onError)
  const askByName = askingByName()
  pool.on('connect', (client) => {
    client.on('error', onError)
    askByName(client)
  })
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return { db, pool, url, close }

  // Kysely ends a pool only when it has used it.
  async function close() {
    await db.destroy()
    if (!pool.ending) await pool.end()
  }
}
