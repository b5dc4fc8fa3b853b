import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { connect, type Connection, type Database } from '#server/platform/database/database.ts'
import { databaseAt } from './database-at.ts'
import { deadlocksInAll } from './deadlocks.ts'

// A slow machine may need more time for connections, statements and locks than users should wait.
const PATIENCE_MS = 60_000

export type TestDatabase = {
  url: string
  /** As the application: it owns no table. */
  connection: Connection
  ownerUrl: string
  /** As the owner of the tables, for what the application may not do. */
  asOwner: Database
  drop(): Promise<void>
}

type Options = {
  /** Only for a test that causes deadlocks on purpose; in any other, one deadlock fails the file. */
  mayDeadlock?: boolean
}

/** A database of this test's own, with every table and no rows. Drop it when done. */
export async function freshDatabase(options: Options = {}): Promise<TestDatabase> {
  const { url, template } = inject('postgres')
  return makeDatabase(template, url, options)
}

/** An empty database of this test's own, with only the owner's role. */
export async function emptyDatabase(options: Options = {}): Promise<TestDatabase> {
  return makeDatabase('template1', inject('postgres').ownerUrl, options)
}

async function makeDatabase(
  template: string,
  server: string,
  options: Options,
): Promise<TestDatabase> {
  const { ownerUrl } = inject('postgres')
  const { pool: admin } = administrator(ownerUrl)
  const name = `lotline_test_${randomBytes(6).toString('hex')}`
  await admin.query(`create database ${name} template ${template}`)
  const connectTimeout = PATIENCE_MS
  const connection = connect(patient(databaseAt(server, name)), { connectTimeout })
  const owner = connect(patient(databaseAt(ownerUrl, name)), { connectTimeout, max: 2 })
  const drop = async () => {
    await Promise.all([connection.close(), owner.close()])
    const deadlocks = await deadlocksInAll(admin, name)
    await admin.query(`drop database ${name} with (force)`)
    if (deadlocks > 0 && !options.mayDeadlock)
      throw new Error(
        `Deadlocks: ${deadlocks}. ARCHITECTURE has the order in which locks are taken.`,
      )
  }
  return { url: connection.url, connection, ownerUrl: owner.url, asOwner: owner.db, drop }
}

/** For clients that connect by it: limits in an address override those that are set otherwise. */
function patient(address: string) {
  const url = new URL(address)
  const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  for (const limit of limits) url.searchParams.set(limit, String(PATIENCE_MS))
  return url.href
}

let connected: Connection | undefined

/** One for all files of this process: PostgreSQL starts a process for each connection. It closes when it is idle. */
function administrator(url: string): Connection {
  const patience = { statementTimeout: PATIENCE_MS, connectTimeout: PATIENCE_MS }
  connected ??= connect(url, { max: 1, ...patience })
  return connected
}
