import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { connect, type Connection } from '#server/platform/database/database.ts'
import { databaseAt } from './database-at.ts'

// A slow machine may take longer over a statement, and hold a lock longer, than people should have to wait.
const PATIENCE_MS = 60_000

export type TestDatabase = { url: string; connection: Connection; drop(): Promise<void> }

/** A database of this test's own, with every table and no rows. Drop it when done. */
export async function freshDatabase(): Promise<TestDatabase> {
  return makeDatabase(inject('postgres').template)
}

/** A database of this test's own without any tables. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return makeDatabase('template1')
}

async function makeDatabase(template: string): Promise<TestDatabase> {
  const server = inject('postgres').url
  const name = `lotline_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template ${template}`)
  const url = patient(databaseAt(server, name))
  const connection = connect(url)
  const drop = async () => {
    await connection.close()
    await onServer(server, `drop database ${name} with (force)`)
  }
  return { url, connection, drop }
}

/** For whoever connects by it: what an address says of limits goes before what is asked for. */
function patient(address: string) {
  const url = new URL(address)
  for (const limit of ['statement_timeout', 'lock_timeout'])
    url.searchParams.set(limit, String(PATIENCE_MS))
  return url.href
}

async function onServer(url: string, statement: string) {
  const admin = connect(url, { max: 1, statementTimeout: PATIENCE_MS })
  await admin.pool.query(statement).finally(() => admin.pool.end())
}
