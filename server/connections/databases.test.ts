import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts'
import { tryDatabase } from '#server/platform/database/try-database.ts'
import { withClient } from '#server/platform/database/with-client.ts'
import { placeOf } from '#server/platform/place-of.ts'
import { databaseAt } from '#server/testing/database-at.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { eventually } from '#server/testing/eventually.ts'
import { freePort } from '#server/testing/free-port.ts'
import { aServer } from './testing/a-server.ts'
import { startOutput as outputOfSettings } from './testing/start-output.ts'

const LONGEST_MS = 30_000

let database: TestDatabase
let scratch: string
beforeAll(async () => {
  database = await freshDatabase()
  scratch = mkdtempSync(join(tmpdir(), 'lotline-databases-'))
})
afterAll(async () => {
  await database.drop()
  rmSync(scratch, { recursive: true })
})

const startOutput = (env: Record<string, string>) => outputOfSettings({ DATA_DIR: scratch, ...env })

/** A PostgreSQL that asks one role for its password; answers that role's address with a password. */
async function aGuardedDatabase() {
  const dataDir = mkdtempSync(join(scratch, 'guarded-'))
  const embedded = await startEmbedded({ dataDir })
  onTestFinished(() => embedded.stop())
  const { host } = new URL(embedded.url)
  const hba = join(dataDir, 'postgres/pg_hba.conf')
  await withClient(`postgres://postgres@${host}/lotline`, async (client) => {
    await client.query(`create role guarded login password 'the-right-one'`)
    writeFileSync(hba, `local all guarded scram-sha-256\n${readFileSync(hba, 'utf8')}`)
    await client.query('select pg_reload_conf()')
  })
  const guarded = (password: string) => `postgres://guarded:${password}@${host}/lotline`
  // The server reads its new rules when it gets to it.
  await eventually(
    () => tryDatabase(guarded('another'), LONGEST_MS),
    (problem) => problem !== null,
  )
  return guarded
}

const changed = (change: (url: URL) => void) => {
  const url = new URL(database.url)
  change(url)
  return url.href
}

describe('a database that cannot be used is named in words, with its variable', () => {
  test('there is no such database', async () => {
    const env = { DATABASE_URL: databaseAt(database.url, 'lotline_missing') }
    expect(await startOutput(env)).toEqual({
      starts: false,
      said: [
        expect.stringMatching(
          /^DATABASE_URL: .*\/lotline_missing: there is no database "lotline_missing" on that server\.$/,
        ),
      ],
    })
  })

  test('nothing listens there', async () => {
    const port = await freePort()
    const env = { DATABASE_URL: `postgres://lotline:s3cret@127.0.0.1:${port}/lotline` }
    expect(await startOutput(env)).toEqual({
      starts: false,
      said: [
        `DATABASE_URL: 127.0.0.1:${port}/lotline: nothing listens there (connection refused).`,
      ],
    })
  })

  test('there is no such host', async () => {
    const env = { DATABASE_URL: 'postgres://lotline:s3cret@nowhere.invalid/lotline' }
    const { starts, said } = await startOutput(env)
    expect([starts, said]).toEqual([
      false,
      [
        expect.stringMatching(
          /^DATABASE_URL: nowhere.invalid\/lotline: (there is no such host|its host name could not be looked up)\.$/,
        ),
      ],
    ])
  })

  test('there is no such role', async () => {
    const env = { DATABASE_URL: changed((url) => (url.username = 'lotline_stranger')) }
    const { starts, said } = await startOutput(env)
    expect([starts, said.length]).toEqual([false, 1])
    expect(said[0]).toMatch(/^DATABASE_URL: .*lotline_stranger/)
  })

  test('the password is wrong, or missing', async () => {
    const guarded = await aGuardedDatabase()
    const heard = async (password: string) =>
      (await startOutput({ DATABASE_URL: guarded(password) })).said
    expect(await heard('the-right-one')).toEqual([])
    const place = placeOf(guarded('another'))
    expect(await heard('another')).toEqual([
      `DATABASE_URL: ${place}: the password of the role "guarded" is wrong, or there is no such role.`,
    ])
    expect(await heard('')).toEqual([
      `DATABASE_URL: ${place}: it asks for a password, and the address has none.`,
    ])
  })

  test('the address asks for TLS, and the server does not offer it', async () => {
    const port = await aServer((send) => send('N'))
    const DATABASE_URL = `postgres://lotline:s3cret@127.0.0.1:${port}/lotline?sslmode=verify-full`
    expect((await startOutput({ DATABASE_URL })).said).toEqual([
      `DATABASE_URL: 127.0.0.1:${port}/lotline: the address asks for TLS, and the server has none.`,
    ])
  })

  test('each address of it has its own line', async () => {
    const port = await freePort()
    const away = `postgres://lotline:s3cret@127.0.0.1:${port}/lotline`
    const { starts, said } = await startOutput({
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: away,
      DATABASE_POOLER_URL: away,
      DATABASE_REPLICA_URL: away,
    })
    expect(starts).toBe(false)
    expect(said.map((line) => line.split(':')[0])).toEqual([
      'DATABASE_OWNER_URL',
      'DATABASE_POOLER_URL',
      'DATABASE_REPLICA_URL',
    ])
    expect(said.join()).not.toContain('s3cret')
  })
})
