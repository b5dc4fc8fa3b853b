import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { createLogger } from './create-logger.ts'
import { logWarnings } from './log-warnings.ts'

test('what PostgreSQL warns of is in the log; details and notices are not', async () => {
  const lines = new PassThrough()
  const database = await freshDatabase()
  const connection = connect(database.url, { onNotice: logWarnings(createLogger('warn', lines)) })
  await connection.pool.query(`do $$ begin
    raise notice 'nobody needs to know';
    raise warning 'too many of them' using detail = 'the row of somebody', errcode = '01000';
  end $$`)
  await connection.close()
  await database.drop()

  const log = String(lines.read()).trim()
  expect(JSON.parse(log)).toMatchObject({ level: 40, code: '01000', warning: 'too many of them' })
  expect(log).not.toMatch(/somebody|nobody/)
})
