import { PassThrough } from 'node:stream'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { logRepeats } from './log-repeats.ts'
import { createLogger } from './create-logger.ts'
import { connect } from '#server/platform/database/database.ts'
import { emptyDatabase } from '#server/testing/database.ts'

test('a statement that lost a race is in the log, and what it was about is not', async () => {
  const lines = new PassThrough()
  const database = await emptyDatabase()
  const { pool } = database.connection
  await pool.query('create table shelves (id integer, title text); insert into shelves values (1)')
  const onRepeat = logRepeats(createLogger('warn', lines))
  const connection = connect(database.url, { onRepeat })
  const { db } = connection
  const title = 'a title of somebody'
  const rename = () => sql`update shelves set title = ${title}`
  const race = db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`select from shelves`.execute(tx)
      await rename().execute(db)
      await rename().execute(tx)
    })
  await expect(race).rejects.toMatchObject({ code: '40001' })
  await connection.close()
  await database.drop()

  const log = String(lines.read())
  expect(JSON.parse(log)).toMatchObject({
    level: 40,
    code: '40001',
    statement: 'update shelves set title = $1',
    times: 1,
  })
  expect(log).not.toContain(title)
})
