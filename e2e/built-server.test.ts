import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '#server/accounts/sessions/session-store.ts'
import { caller } from '#server/testing/caller.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { freePort } from '#server/testing/free-port.ts'
import { aSeller } from '#server/testing/listings.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { preview, send } from '#server/uploads/testing/sending.ts'

const BUILT = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))
const START_MS = 60_000

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await freshDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'lotline-built-'))
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true })
})

function start(env: Record<string, string>) {
  const { PATH } = process.env
  const server = spawn(process.execPath, [BUILT], { env: { ...(PATH && { PATH }), ...env } })
  let printed = ''
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const { promise: ended, resolve } = Promise.withResolvers<number | null>()
  server.once('exit', resolve)
  return { server, ended, printed: () => printed }
}

test('the server that npm start runs answers with its pages, files and data, reads a picture, and ends in order', async () => {
  const port = await freePort()
  const { server, ended, printed } = start({
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
  })
  await expect.poll(printed, { timeout: START_MS }).toContain(`http://localhost:${port}`)
  const read = async (path: string) => {
    const answer = await fetch(`http://localhost:${port}${path}`, {
      headers: { Accept: 'text/html,*/*' },
    })
    return { status: answer.status, text: await answer.text() }
  }
  expect((await read('/')).text).toContain('Resale, simplified.')
  expect((await read('/readyz')).status).toBe(200)
  expect((await read('/docs')).status).toBe(200)
  expect((await read('/dev/mailbox/mailbox.css')).status).toBe(200)
  expect((await read('/dev/mailbox/inter.woff2')).status).toBe(200)
  expect((await read('/sandbox_checkout/checkout.css')).status).toBe(200)
  const { db } = database.connection
  const { userId } = await aSeller(db)
  const { bearer } = await db
    .transaction()
    .execute((tx) => openSession(tx, { userId, origin: 'password', userAgent: undefined }))
  const seller = caller(`http://localhost:${port}`, bearer)
  const key = await send(seller, await aPicture('png', 64, 64))
  expect(await preview(seller, key)).toMatchObject({ status: 200 })
  server.kill('SIGTERM')
  expect(await ended, printed()).toBe(0)
}, 120_000)

test('an error that nobody foresaw is told with its place in the sources', async () => {
  // A folder where the key would be.
  mkdirSync(join(dataDir, 'odd/secret-key'), { recursive: true })
  const { ended, printed } = start({
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATA_DIR: join(dataDir, 'odd'),
    PORT: String(await freePort()),
  })
  expect(await ended).toBe(1)
  expect(printed()).toMatch(/\/server\/[\w/-]+\.ts:\d+:\d+/)
})

test('the command shipped with it says its version, and where it was built, its commit', () => {
  const node = [fileURLToPath(new URL('../dist/server/lotline.js', import.meta.url)), 'version']
  const said = execFileSync(process.execPath, node, { encoding: 'utf8' })
  expect(said).toMatch(/^Lotline \d+\.\d+\.\S+ \(commit ([0-9a-f]{7,40}(-dirty)?|unknown)\)\n$/)
})

const OTHER_NODE = '/usr/bin/node'

test.each([process.execPath, ...(existsSync(OTHER_NODE) ? [OTHER_NODE] : [])])(
  'lotline acts where the operator stands, on %s',
  (node) => {
    const folder = mkdtempSync(join(dataDir, 'stands-'))
    const command = fileURLToPath(new URL('../scripts/lotline.mjs', import.meta.url))
    const { status, stdout } = spawnSync(
      node,
      [command, 'verify-data', '--env-file', '/dev/null'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: process.env.PATH },
      },
    )
    expect(status).toBe(1)
    expect(stdout).toBe(`Database: embedded, in ${join(folder, 'data')} (settings: /dev/null)\n`)
    expect(readdirSync(folder)).toEqual([])
  },
)

test('files that modules load from their own folder are there', () => {
  const places = addresses(/new URL\("([^"]+)", new URL\("([^"]+)", import\.meta\.url\)/g)
  expect(places.length).toBeGreaterThan(3)
  expect(places.filter((place) => !existsSync(place))).toEqual([])
})

test('files that run in threads and separate processes are built as well', () => {
  const scripts = addresses(/new URL\("([^"]+-(?:thread|process)\.\w+)"/g)
  expect(scripts.length).toBeGreaterThan(7)
  expect(scripts.filter((script) => !existsSync(script))).toEqual([])
  expect(scripts.filter(({ pathname }) => !pathname.endsWith('.js'))).toEqual([])
})

function addresses(pattern: RegExp): URL[] {
  const folder = dirname(BUILT)
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const code = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  return [...code.matchAll(pattern)].map(
    ([, place = '', source = '']) => new URL(place, new URL(source, pathToFileURL(BUILT))),
  )
}
