import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { PLANNED_ANEW } from './ask-by-name.ts'
import { connect, type Connection } from './database.ts'

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
