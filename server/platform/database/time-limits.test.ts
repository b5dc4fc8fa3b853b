import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseProxy, type DatabaseProxy } from '#server/testing/database-proxy.ts'
import { emptyDatabase, type TestDatabase } from '#server/testing/database.ts'
import { isDatabaseAway, isDatabaseBusy } from './database-errors.ts'
import { connect, type Connection, type Database } from './database.ts'

let database: TestDatabase
let bare: string
let proxy: DatabaseProxy
let knowsTransactionTimeout: boolean
const open: Connection[] = []
beforeAll(async () => {
  database = await emptyDatabase()
  bare = database.url.split('?', 1)[0] ?? ''
  proxy = await databaseProxy(bare)
  const { rows } = await database.connection.pool.query('show server_version_num')
  knowsTransactionTimeout = Number(rows[0].server_version_num) >= 170_000
})
afterAll(async () => {
  for (const each of open) await each.close()
  await proxy.cut()
  await database.drop()
})

function connected(url: string, limits: Parameters<typeof connect>[1] = {}) {
  const connection = connect(url, limits)
  open.push(connection)
  return connection.db
}

async function limitsOf(db: Database) {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name like '%\_timeout'`.execute(db)
  return Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))
}

const failureOf = (act: Promise<unknown>) =>
  act.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a connection', () => {
  test('has limits for a statement, a lock, an idle transaction and a whole one', async () => {
    expect(await limitsOf(connected(bare))).toMatchObject({
      statement_timeout: 5000,
      lock_timeout: 3000,
      idle_in_transaction_session_timeout: 10_000,
      ...(knowsTransactionTimeout && { transaction_timeout: 30_000 }),
    })
  })

  test('of the worker may take longer over its work, and not over doing nothing', async () => {
    expect(await limitsOf(connected(bare, { statementTimeout: 60_000 }))).toMatchObject({
      statement_timeout: 60_000,
      idle_in_transaction_session_timeout: 10_000,
      ...(knowsTransactionTimeout && { transaction_timeout: 360_000 }),
    })
  })

  test('sets those in its address again after connecting, as a pooler accepts no others', async () => {
    const db = connected(`${bare}?statement_timeout=7000&lock_timeout=8000&query_timeout=9000`)
    const { rows } = await sql<{ setting: string; before: string }>`
      select setting, reset_val as before from pg_settings
      where name in ('statement_timeout', 'lock_timeout') order by setting`.execute(db)
    expect(rows).toEqual([
      { setting: '7000', before: '0' },
      { setting: '8000', before: '0' },
    ])
  })

  test('waits for an answer a little longer than the server takes to say that it took too long', () => {
    const limit = (url: string, statementTimeout?: number) => {
      const connection = connect(url, statementTimeout ? { statementTimeout } : {})
      open.push(connection)
      return Number(connection.pool.options.query_timeout)
    }
    expect(limit(bare)).toBe(10_000)
    expect(limit(bare, 60_000)).toBe(65_000)
  })

  test('whose transaction does nothing for too long is ended by the server, and so are its locks', async () => {
    await database.connection.pool.query('create table shelves (id integer)')
    const db = connected(`${bare}?idle_in_transaction_session_timeout=50`)
    const failure = await failureOf(
      db.transaction().execute(async (tx) => {
        await sql`lock table shelves`.execute(tx)
        await sql`select from shelves`.execute(database.connection.db)
        await sql`select from shelves`.execute(tx)
      }),
    )
    expect(isDatabaseAway(failure)).toBe(true)
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  })

  test('whose transaction takes too long is ended by the server', async (context) => {
    if (!knowsTransactionTimeout) context.skip()
    const db = connected(`${bare}?transaction_timeout=50`)
    const failure = await failureOf(
      db.transaction().execute(async (tx) => {
        for (;;) await sql`select pg_sleep(0.01)`.execute(tx)
      }),
    )
    expect(isDatabaseBusy(failure) || isDatabaseAway(failure)).toBe(true)
  })

  test('that falls silent costs the one who asked, and is not given to the next', async () => {
    const db = connected(`${proxy.url}?query_timeout=300`, { max: 1 })
    await sql`select 1`.execute(db)
    proxy.strand()
    const failure = await failureOf(sql`select 2`.execute(db))
    expect(isDatabaseAway(failure)).toBe(true)
    expect((await sql`select 3 as three`.execute(db)).rows).toEqual([{ three: 3 }])
  })

  test('that falls silent in a transaction fails it, and is not given to the next', async () => {
    const db = connected(`${proxy.url}?query_timeout=300`, { max: 1 })
    const failure = await failureOf(
      db.transaction().execute(async (tx) => {
        proxy.strand()
        await sql`select 2`.execute(tx)
      }),
    )
    expect(isDatabaseAway(failure)).toBe(true)
    expect((await sql`select 3 as three`.execute(db)).rows).toEqual([{ three: 3 }])
  })
})
