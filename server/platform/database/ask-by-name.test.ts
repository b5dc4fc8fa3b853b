import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { PLANNED_ANEW } from './ask-by-name.ts'
import { connect, type Connection, type Database } from './database.ts'
import { readAtOnce } from './read-at-once.ts'
import { transact } from './transact.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await freshDatabase()
  connection = connect(database.url, { max: 1 })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const double = (number: number) =>
  sql<{ doubled: number }>`select ${number}::int * 2 as doubled`.execute(connection.db)

const triple = (number: number) =>
  sql`${sql.raw(PLANNED_ANEW)} select ${number}::int * 3 as tripled`.execute(connection.db)

async function remembered() {
  const { rows } = await connection.pool.query('select statement from pg_prepared_statements')
  return rows.map(({ statement }) => statement).join('\n')
}

describe('a statement', () => {
  test('asked once is not kept by PostgreSQL', async () => {
    await double(1)
    expect(await remembered()).not.toContain('as doubled')
  })

  test('asked again and again is kept, and answers each time for its own values', async () => {
    for (let number = 0; number < 30; number++) {
      const { rows } = await double(number)
      expect(rows).toEqual([{ doubled: number * 2 }])
    }
    expect(await remembered()).toContain('as doubled')
  })

  test('that broke is answered again afterwards', async () => {
    for (let round = 0; round < 3; round++) {
      await expect(double(2 ** 30)).rejects.toThrow('integer out of range')
      expect((await double(4)).rows).toEqual([{ doubled: 8 }])
    }
  })

  test('whose plan depends on its values is never kept', async () => {
    for (let number = 0; number < 30; number++) await triple(number)
    expect(await remembered()).not.toContain('as tripled')
  })
})

describe('after a migration changed what a remembered statement answers', () => {
  let many: Connection
  const books = (db: Database, shelf = 1) =>
    sql<object>`select * from books where shelf = ${shelf}`.execute(db).then(({ rows }) => rows)

  beforeEach(async () => {
    many = connect(database.ownerUrl, { max: 4 })
    await many.pool.query('create table books (shelf integer); insert into books values (1)')
    await warm()
    await many.pool.query("alter table books add column title text default 'Emma'")
  })
  afterEach(async () => {
    await many.pool.query('drop table books')
    await many.close()
  })

  /** Every connection of the pool remembers the statement. */
  async function warm() {
    for (let round = 0; round < 10; round++) await books(many.db)
    const all = await Promise.all(Array.from({ length: 4 }, () => many.pool.connect()))
    for (const client of all) await client.query('select * from books where shelf = $1', [1])
    for (const client of all) client.release()
    await Promise.all(Array.from({ length: 8 }, () => books(many.db)))
  }
  const emma = [{ shelf: 1, title: 'Emma' }]

  test('it is answered as before, on every connection', async () => {
    for (let round = 0; round < 8; round++) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => books(many.db)))
      expect(answers).toEqual(Array.from({ length: 8 }, () => emma))
    }
  })

  test('a transaction that met it runs again from its start', async () => {
    let starts = 0
    const answer = await transact(many.db, async (tx) => {
      starts += 1
      await sql`insert into books values (2)`.execute(tx)
      return [await books(tx), await books(tx, 2)]
    })
    expect(answer).toEqual([emma, [{ shelf: 2, title: 'Emma' }]])
    expect(starts).toBe(2)
    expect(await readAtOnce(many.db, (tx) => books(tx))).toEqual(emma)
  })

  test('something else that is not supported stays an error', async () => {
    const unsupported = () => sql`select sum(distinct shelf) over () from books`.execute(many.db)
    await expect(unsupported()).rejects.toMatchObject({ code: '0A000' })
    await expect(transact(many.db, unsupported)).rejects.toMatchObject({ code: '0A000' })
  })

  test('the connections that remembered it are not kept, and it is remembered again', async () => {
    for (let round = 0; round < 8; round++)
      await Promise.all(Array.from({ length: 8 }, () => books(many.db)))
    const all = await Promise.all(Array.from({ length: 4 }, () => many.pool.connect()))
    const kept = await Promise.all(
      all.map((client) => client.query('select statement from pg_prepared_statements')),
    )
    for (const client of all) client.release()
    const statements = kept.map(({ rows }) => rows.map(({ statement }) => statement))
    expect(statements).toEqual(Array.from({ length: 4 }, () => [expect.stringContaining('books')]))
  })
})
