import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createLogger } from './create-logger.ts'
import { emptyDatabase } from '#server/testing/database.ts'
import { askedByMachines } from '#server/platform/http/asked-by-machines.ts'
import { httpServer } from '#server/platform/http/http-server.ts'

const loggingTo = (lines: PassThrough) =>
  httpServer({
    log: createLogger('info', lines),
    logRequests: true,
    secure: false,
    trustedProxies: undefined,
    storageOrigin: undefined,
  })

test('what proxies ask every few seconds leaves a line only when it goes wrong', async () => {
  const lines = new PassThrough()
  const http = await loggingTo(lines)
  let isFine = true
  http.get('/readyz', askedByMachines, async () => {
    if (!isFine) throw new Error('no database')
  })
  await http.inject({ url: '/readyz' })
  expect(lines.read()).toBeNull()
  isFine = false
  await http.inject({ url: '/readyz' })
  await http.close()
  expect(String(lines.read())).toContain('no database')
})

test('the log names the addresses asked for, without the secrets in them', async () => {
  const lines = new PassThrough()
  const http = await loggingTo(lines)
  http.get('/*', { config: { policy: 'anyone' } }, async () => 'here')
  const addresses = [
    '/magic/sign_in/s3cret',
    '/reset_password/s3cret/',
    '/magic_sign_in?magic_sauce=s3cret',
    '/uploads/7?signature=s3cret',
    '/all_products/7/42',
  ]
  for (const url of addresses) await http.inject({ url })
  await http.close()

  const log = String(lines.read())
  expect(log).not.toContain('s3cret')
  const logged = [...log.matchAll(/"url":"([^"]*)"/g)].map(([, url]) => url)
  expect(logged).toEqual([
    '/magic/sign_in/$token',
    '/reset_password/$token',
    '/magic_sign_in',
    '/uploads/7',
    '/all_products/7/42',
  ])
})

test.each([
  ["insert into people values (null, 's3cret street')", 'not-null constraint'],
  ["insert into people values (1, 's3cret street'), (1, 's3cret lane')", 'unique constraint'],
  ["select 's3cret street'::int", 'invalid input syntax'],
])('the log names an error of the database without the row: %s', async (statement, words) => {
  const database = await emptyDatabase()
  const { pool } = database.connection
  await pool.query('create table people (id int primary key, street text)')
  const error = await pool.query(statement).catch((thrown: unknown) => thrown)
  await database.drop()

  const lines = new PassThrough()
  createLogger('error', lines).error({ err: error }, 'request failed')
  createLogger('error', lines).error({ err: new Error('failed', { cause: error }) }, 'job failed')
  const log = String(lines.read())
  expect(log.match(new RegExp(words, 'g'))?.length).toBeGreaterThanOrEqual(2)
  expect(log).toMatch(/"code":"2/)
  expect(log).not.toContain('s3cret')
})
