import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startS3Double } from '#server/platform/storage/testing/s3-double.ts'
import { aRedis, isRedisHere } from '#server/testing/a-redis.ts'
import { databaseAt } from '#server/testing/database-at.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { freePort } from '#server/testing/free-port.ts'
import { aServer } from './testing/a-server.ts'
import { startOutput as outputOfSettings } from './testing/start-output.ts'

let database: TestDatabase
let scratch: string
beforeAll(async () => {
  database = await freshDatabase()
  scratch = mkdtempSync(join(tmpdir(), 'lotline-startable-'))
})
afterAll(async () => {
  await database.drop()
  rmSync(scratch, { recursive: true })
})

const startOutput = (env: Record<string, string>) => outputOfSettings({ DATA_DIR: scratch, ...env })

describe('what Lotline can do without for a while is named, and it starts', () => {
  const real = () => ({ DATABASE_URL: database.url })

  test('a replica, Redis, a mail server and a bucket that are away', async () => {
    const port = await freePort()
    const { starts, said } = await startOutput({
      ...real(),
      DATABASE_REPLICA_URL: `postgres://lotline@127.0.0.1:${port}/lotline`,
      REDIS_URL: `redis://127.0.0.1:${port}`,
      SMTP_URL: `smtp://ada:s3cret@127.0.0.1:${port}`,
      S3_BUCKET: 'lots',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 's3cret',
    })
    const refused = 'nothing listens there (connection refused).'
    expect(starts).toBe(true)
    expect(said).toEqual([
      `DATABASE_REPLICA_URL: 127.0.0.1:${port}/lotline: ${refused}`,
      `REDIS_URL: 127.0.0.1:${port}: ${refused}`,
      `S3_BUCKET: lots at 127.0.0.1:${port}: ${refused}`,
      `SMTP_URL: 127.0.0.1:${port}: ${refused}`,
    ])
  })

  test('a mail server that refuses the password', async () => {
    const port = await aServer((send) => {
      send('220 mail.example.com\r\n')
      send('250-mail.example.com\r\n250 AUTH PLAIN\r\n')
      send('535 5.7.8 no\r\n')
    })
    const SMTP_URL = `smtp://ada:s3cret@127.0.0.1:${port}`
    expect(await startOutput({ ...real(), SMTP_URL })).toEqual({
      starts: true,
      said: [`SMTP_URL: 127.0.0.1:${port}: it refuses the user or the password.`],
    })
  })

  test('a bucket that refuses the key', async () => {
    const double = await startS3Double({ accessKeyId: 'id', secretAccessKey: 'the right one' })
    onTestFinished(double.stop)
    const { said } = await startOutput({
      ...real(),
      S3_BUCKET: 'lots',
      S3_ENDPOINT: double.endpoint,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'another',
    })
    expect(said).toEqual([
      expect.stringMatching(/^S3_BUCKET: lots at .*it refuses S3_ACCESS_KEY_ID/),
    ])
  })

  test.skipIf(!isRedisHere)('a Redis that asks for another password, or for none', async () => {
    const { port } = await aRedis(['--requirepass', 'the-right-one'])
    const wrong = await startOutput({ ...real(), REDIS_URL: `redis://:another@127.0.0.1:${port}` })
    expect(wrong.said).toEqual([
      `REDIS_URL: 127.0.0.1:${port}: it refuses the user or the password.`,
    ])
    const none = await startOutput({ ...real(), REDIS_URL: `redis://127.0.0.1:${port}` })
    expect(none.said).toEqual([
      `REDIS_URL: 127.0.0.1:${port}: it asks for a password, and the address has none.`,
    ])
  })
})

describe('the place where Lotline runs', () => {
  test('a port that is taken is found before anything starts', async () => {
    const port = await aServer(() => {})
    expect(await startOutput({ PORT: String(port) })).toEqual({
      starts: false,
      said: [expect.stringContaining(`PORT: 127.0.0.1:${port}: port ${port} is taken: `)],
    })
  })

  test('a host that is not of this machine', async () => {
    const env = { HOST: '192.0.2.1', PORT: String(await freePort()) }
    expect((await startOutput(env)).said).toEqual([
      expect.stringContaining('HOST is 192.0.2.1, which is no address of this machine.'),
    ])
  })

  test('a folder that cannot be made', async () => {
    const file = join(scratch, 'a-file')
    writeFileSync(file, '')
    expect(await startOutput({ DATA_DIR: join(file, 'data') })).toEqual({
      starts: false,
      said: [`DATA_DIR: ${join(file, 'data')}: ${file} is not a folder.`],
    })
  })
})

test('all that is wrong is listed in one go', async () => {
  const taken = await aServer(() => {})
  const { starts, said } = await startOutput({
    NODE_ENV: 'production',
    PLATFORM_FEE_BPS: 'ten',
    MAIL_FORM: 'Lotline <lots@example.com>',
    PORT: String(taken),
    DATABASE_URL: databaseAt(database.url, 'lotline_missing'),
    PUBLIC_URL: 'https://lots.example.com',
    PAYMENTS: 'sandbox',
    REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
    SMTP_URL: 'not an address',
  })
  expect(starts).toBe(false)
  expect(said.map((line) => line.split(/[ :]/)[0])).toEqual([
    'SMTP_URL',
    'PLATFORM_FEE_BPS',
    'SECRET_KEY',
    'MAIL_FORM',
    'PORT',
    'DATABASE_URL',
    'REDIS_URL',
  ])
})

test('correct settings start without a remark', async () => {
  const env = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }
  expect(await startOutput({ ...env, PORT: String(await freePort()) })).toEqual({
    starts: true,
    said: [],
  })
})
