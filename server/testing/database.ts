import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { connect, type Connection } from '#server/platform/database/database.ts'
import { databaseAt } from './database-at.ts'

// Thousands of rows at once may take a slow machine longer than a request may ask for.
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
  const url = databaseAt(server, name)
  const connection = connect(url, { statementTimeout: PATIENCE_MS })
  const drop = async () => {
    await connection.close()
    await onServer(server, `drop database ${name} with (force)`)
  }
  return { url, connection, drop }
}

async function onServer(url: string, statement: string) {
  const admin = connect(url, { max: 1, statementTimeout: PATIENCE_MS })
  await admin.pool.query(statement).finally(() => admin.pool.end())
}
