import { once } from 'node:events'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseProxy } from '#server/testing/database-proxy.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { connect } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('a connection that was taken by a callback may be given back twice', async () => {
  const { pool, db } = database.connection
  const given = Promise.withResolvers<void>()
  pool.connect((error, _client, done) => {
    done()
    expect(() => done()).not.toThrow()
    if (error) given.reject(error)
    else given.resolve()
  })
  await given.promise
  await sql`select`.execute(db)
})

test('what waited too long for a connection may be given back as well', async () => {
  const connection = connect(database.url, { max: 1, connectTimeout: 60_000 })
  const { pool } = connection
  const taken = await pool.connect()
  // Only the wait is to end soon: connecting may take a busy machine longer.
  pool.options.connectionTimeoutMillis = 50
  const told = Promise.withResolvers<Error | undefined>()
  pool.connect((error, _client, done) => {
    expect(() => done()).not.toThrow()
    told.resolve(error)
  })
  expect(await told.promise).toMatchObject({ message: 'timeout exceeded when trying to connect' })
  taken.release()
  await connection.close()
})

test('what waits on a silent connection fails when it is broken off, and the next one is new', async () => {
  const way = await databaseProxy(database.url)
  const connection = connect(way.url, { max: 1, statementTimeout: 600_000 })
  const { db, pool } = connection
  await sql`select`.execute(db)
  way.strand()
  const waiting = sql`select`.execute(db)
  const failed = expect(waiting).rejects.toThrow('Connection terminated')
  await new Promise<void>((asked) => setImmediate(asked))
  pool.breakOff()
  await failed
  await sql`select`.execute(db)
  await connection.close()
  await way.cut()
})

test('no connection outlives its pool although nobody answers its goodbye', async () => {
  const way = await databaseProxy(database.url)
  const connection = connect(way.url, { max: 1 })
  const client = await connection.pool.connect()
  if (!(client instanceof Client)) throw new Error('The pool has other clients')
  const { stream } = client.connection
  client.release()
  way.strand()
  const closed = once(stream, 'close')
  await connection.close()
  // Until then it would keep the process from ending.
  await closed
  await way.cut()
})

test('a connection that falls silent before its limits are set is not waited for', async () => {
  const way = await databaseProxy(database.url)
  const address = new URL(way.url)
  address.searchParams.set('query_timeout', '100')
  const connection = connect(address.href, { max: 1 })
  const { options } = connection.pool
  const limit = options.onConnect
  options.onConnect = (client) => {
    way.strand()
    return limit?.(client)
  }
  await expect(connection.pool.connect()).rejects.toThrow('Query read timeout')
  await connection.close()
  await way.cut()
})
