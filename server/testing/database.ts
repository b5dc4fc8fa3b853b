import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { inject } from 'vitest'
import { connect, type Connection } from '#server/platform/database/database.ts'
import { databaseAt } from './database-at.ts'
import { deadlocksInAll } from './deadlocks.ts'

// A slow machine may take longer over a statement, and hold a lock longer, than people should have to wait.
const PATIENCE_MS = 60_000

export type TestDatabase = { url: string; connection: Connection; drop(): Promise<void> }

type Options = {
  /** Only for a test that makes them on purpose: of any other, one deadlock fails the file. */
  mayDeadlock?: boolean
}

/** A database of this test's own, with every table and no rows. Drop it when done. */
export async function freshDatabase(options: Options = {}): Promise<TestDatabase> {
  return makeDatabase(inject('postgres').template, options)
}

/** A database of this test's own without any tables. */
export async function emptyDatabase(options: Options = {}): Promise<TestDatabase> {
  return makeDatabase('template1', options)
}

async function makeDatabase(template: string, options: Options): Promise<TestDatabase> {
  const server = inject('postgres').url
  const name = `lotline_test_${randomBytes(6).toString('hex')}`
  await onServer(server, (admin) => admin.query(`create database ${name} template ${template}`))
  const url = patient(databaseAt(server, name))
  const connection = connect(url)
  const drop = async () => {
    await connection.close()
    const deadlocks = await onServer(server, async (admin) => {
      const inAll = await deadlocksInAll(admin, name)
      await admin.query(`drop database ${name} with (force)`)
      return inAll
    })
    if (deadlocks > 0 && !options.mayDeadlock)
      throw new Error(
        `Deadlocks: ${deadlocks}. ARCHITECTURE has the order in which locks are taken.`,
      )
  }
  return { url, connection, drop }
}

/** For whoever connects by it: what an address says of limits goes before what is asked for. */
function patient(address: string) {
  const url = new URL(address)
  const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  for (const limit of limits) url.searchParams.set(limit, String(PATIENCE_MS))
  return url.href
}

async function onServer<Result>(url: string, act: (admin: Pool) => Promise<Result>) {
  const admin = connect(url, { max: 1, statementTimeout: PATIENCE_MS })
  return act(admin.pool).finally(() => admin.pool.end())
}
