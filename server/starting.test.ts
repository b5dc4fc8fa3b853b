import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { release } from './platform/release.ts'
import { databaseAt } from './testing/database-at.ts'
import { freshDatabase, type TestDatabase } from './testing/database.ts'
import { endWithTest } from './testing/end-with-test.ts'
import { freePort } from './testing/free-port.ts'

let database: TestDatabase
let scratch: string
beforeAll(async () => {
  database = await freshDatabase()
  scratch = mkdtempSync(join(tmpdir(), 'lotline-starting-'))
})
afterAll(async () => {
  await database.drop()
  rmSync(scratch, { recursive: true })
})

/** Starts the server as the operator does. */
function start(env: Record<string, string>) {
  const child = endWithTest(
    spawn(process.execPath, ['server/main.ts'], {
      env: { PATH: process.env.PATH, DATA_DIR: join(scratch, 'data'), ...env },
    }),
  )
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (printed += part))
  return { child, printed: () => printed }
}

/** A start that fails, to its end. */
async function failing(env: Record<string, string>) {
  const { child, printed } = start(env)
  const [code] = await once(child, 'close')
  return { code, said: printed() }
}

const production = () => ({
  NODE_ENV: 'production',
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
  SECRET_KEY: 'a key that only this test knows of',
  PUBLIC_URL: 'https://lots.example',
  PAYMENTS: 'sandbox',
  MAIL: 'off',
  SEARCH: 'database',
})

describe('a start that cannot succeed', () => {
  test('says so of a taken port before it makes a database', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    onTestFinished(() => void taken.close())
    const { port } = taken.address() as AddressInfo
    const { code, said } = await failing({ PORT: String(port) })
    expect([code, said]).toEqual([
      1,
      'Lotline cannot start with these settings:\n' +
        `  - PORT: 127.0.0.1:${port}: port ${port} is taken: something, perhaps Lotline itself, listens there already. Stop it, or choose another port.\n`,
    ])
    expect(readdirSync(scratch)).toEqual([])
  })

  test('in production says it as JSON, with the sentence as its message', async () => {
    const DATABASE_URL = databaseAt(database.url, 'lotline_missing')
    const env = { ...production(), DATABASE_URL, PORT: String(await freePort()) }
    const { code, said } = await failing({ ...env, LOG_LEVL: 'debug' })
    const lines = said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const { version, commit } = release()
    expect(code).toBe(1)
    expect(lines[0]).toMatchObject({ level: 30, version, commit })
    expect(lines.at(-1)).toMatchObject({
      level: 60,
      msg: expect.stringMatching(
        /^Lotline cannot start [^]*LOG_LEVL is not [^]*DATABASE_URL: .* no database "lotline_missing"/,
      ),
    })
    const silent = await failing({ ...env, LOG_LEVEL: 'silent' })
    expect(JSON.parse(silent.said)).toMatchObject({ level: 60 })
  })
})

describe('a start in production', () => {
  test('speaks JSON from its first line to its last', async () => {
    const port = String(await freePort())
    const env = {
      ...production(),
      PORT: port,
      REDIS_HOST: 'cache',
      NODE_OPTIONS: '--trace-warnings',
    }
    const { child, printed } = start(env)
    await expect.poll(printed).toContain('Lotline is at https://lots.example')
    child.kill('SIGTERM')
    const [code] = await once(child, 'close')
    const lines = printed()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const { version, commit } = release()
    expect(code).toBe(0)
    expect(lines[0]).toMatchObject({ version, commit, msg: expect.stringContaining(version) })
    const greeting = lines.find(({ msg }) => String(msg).startsWith('Lotline is at'))
    expect(greeting).toMatchObject({ version, commit, Mail: 'off: no links or notices are sent' })
    expect(lines.map(({ msg }) => msg)).toContain(
      'REDIS_HOST is not a setting of Lotline, and does nothing. Did you mean REDIS_URL?',
    )
  })
})

describe('a stop while it starts', () => {
  test('waits for the start and ends as any other', async () => {
    const { child, printed } = start({ ...production(), PORT: String(await freePort()) })
    await expect.poll(printed).toContain(' starts')
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([0, null])
  })
})

describe('a start on a terminal', () => {
  test('says in plain words which version it is, and what is misspelt', async () => {
    const { child, printed } = start({
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      PORT: String(await freePort()),
      SEARCH: 'database',
      PLATFORM_FEE_BP: '500',
    })
    await expect.poll(printed).toContain('Did you mean PLATFORM_FEE_BPS?')
    const { version, commit } = release()
    const [first, second] = printed().split('\n')
    expect(first).toMatch(/^Lotline is at http/)
    expect(second).toBe(`  Version        ${version} (commit ${commit})`)
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([0, null])
  })
})
