import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkBackup } from '#server/backups/check-backup.ts'
import { loadDemo } from '#demo/load/load-demo.ts'
import { connect } from '#server/platform/database/database.ts'
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts'
import { prepareDatabase } from '#server/platform/database/prepare-database.ts'
import { folderStorage } from '#server/platform/storage/folder-storage.ts'
import { startS3Double } from '#server/platform/storage/testing/s3-double.ts'
import { readSettings } from '#server/settings/settings.ts'
import { contentsOf } from '#server/testing/contents-of.ts'
import { emptyDatabase, freshDatabase } from '#server/testing/database.ts'
import { databaseAt } from '#server/testing/database-at.ts'
import { aDeal } from '#server/testing/deals.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import { runCommand, startCommand } from '#server/testing/run-command.ts'
import { startSite } from '#server/testing/site.ts'

// Each command starts a process of its own, which a busy machine takes its time for.
const PATIENCE_MS = 600_000
const DEALS = 24

let scratch: string
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'lotline-backups-'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

const backup = (file: string, env: Record<string, string>) =>
  runCommand('backup', { args: [file], env })
const restore = (args: string[], env: Record<string, string>) =>
  runCommand('restore', { args, env })
const progress = { add() {}, end() {} }

describe('with a PostgreSQL of our own', () => {
  test(
    'what was acknowledged before a backup comes back, taken while offers are accepted; a mail that waited is sent once',
    { timeout: PATIENCE_MS },
    async () => {
      const site = await startSite({ env: { WORKER: 'off' } })
      await folderStorage(site.dataDir).write('uploads/a-file', Buffer.from('a catalogue'))
      await folderStorage(site.dataDir).write('photos/a-lot/400.webp', Buffer.from('a photo'))
      const deals: Awaited<ReturnType<typeof aDeal>>[] = []
      for (let each = 0; each < DEALS; each++) deals.push(await aDeal(site))
      const accepted: string[] = []
      const rest = [...deals]
      const accept = async () => {
        for (let deal = rest.pop(); deal; deal = rest.pop()) {
          const { status } = await deal.seller.put(`/offers/${deal.offerId}/accept`)
          if (status === 200) accepted.push(deal.offerId)
        }
      }
      // A third before, and the others while the backup is made.
      rest.splice(0, rest.length - DEALS / 3)
      await accept()
      const before = [...accepted]
      rest.push(...deals.slice(0, DEALS - DEALS / 3))
      const file = join(scratch, 'busy')
      const { database, dataDir } = site
      const env = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }
      const [made] = await Promise.all([backup(file, { ...env, DATA_DIR: dataDir }), accept()])
      expect(made).toEqual({ code: 0, told: expect.stringMatching(/ rows and 2 files, .*packing/) })
      expect(accepted).toHaveLength(DEALS)

      const other = await emptyDatabase()
      const otherUrl = databaseAt(database.url, new URL(other.url).pathname.slice(1))
      const otherDir = await mkdtemp(join(scratch, 'other-'))
      const into = {
        DATABASE_URL: otherUrl,
        DATABASE_OWNER_URL: other.ownerUrl,
        DATA_DIR: otherDir,
      }
      const restored = await restore([file], into)
      expect(restored.told).toMatch(/Restored in [\d.]+ seconds\.\nAll \d+ rules hold\./)
      expect(restored.told).toContain('SECRET_KEY is another one here')
      expect(restored.code).toBe(0)
      expect(await runCommand('verify-data', { args: [], env: into })).toEqual({
        code: 0,
        told: expect.stringContaining('rules hold.'),
      })

      // What is in the file, table by table; locks on jobs are not kept.
      const { contents } = await checkBackup(file, progress)
      const held = await contentsOf(other.ownerUrl)
      for (const { name, ...tally } of contents.tables)
        if (held.tables[name]) expect([name, held.tables[name]]).toEqual([name, tally])
      expect(contents.tables.length).toBeGreaterThan(50)
      const { db } = other.connection
      const orders = await db.selectFrom('purchaseOrders').select('offerId').execute()
      const kept = orders.map(({ offerId }) => String(offerId))
      expect(before.filter((offer) => !kept.includes(offer))).toEqual([])
      const files = folderStorage(otherDir)
      expect(await files.read('uploads/a-file')).toEqual(Buffer.from('a catalogue'))
      expect(await files.read('photos/a-lot/400.webp')).toEqual(Buffer.from('a photo'))

      const mails = await db.selectFrom('mails').select('id').where('sentAt', 'is', null).execute()
      expect(mails.length).toBeGreaterThanOrEqual(DEALS)
      await site.stop()
      const place = { ...database, ...other, url: otherUrl, connection: other.connection }
      const again = await startSite({ beside: { ...site, database: place, dataDir: otherDir } })
      const sent = async () => (await sql`select from inbox_mails`.execute(db)).rows.length
      await eventually(sent, (count) => count >= mails.length, 120)
      await eventually(
        async () =>
          (await sql`select from graphile_worker.jobs where attempts > 0`.execute(db)).rows,
        (rows) => rows.length === 0,
        120,
      )
      expect(await sent()).toBe(mails.length)
      await again.stop()
      await other.drop()
    },
  )

  test(
    'files of an S3-compatible store go from bucket to bucket; what was broken already is said, and comes back',
    { timeout: PATIENCE_MS },
    async () => {
      const access = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret of the test' }
      const double = await startS3Double(access, { namesAtOnce: 2 })
      const names = [
        'uploads/one',
        'uploads/two',
        'photos/a/400.webp',
        'photos/b/400.webp',
        'photos/c',
      ]
      for (const name of names) double.files.set(`/here/${name}`, Buffer.from(`file ${name}`))
      double.files.set('/here/health/another', Buffer.from('not taken'))
      const database = await freshDatabase()
      const { id } = await aListedProduct(database.connection.db, { units: 7 })
      await sql`update products set seller_name = 'Another' where id = ${id}`.execute(
        database.asOwner,
      )
      const other = await emptyDatabase()
      const env = (bucket: string, url: string) => ({
        DATABASE_URL: url,
        DATA_DIR: join(scratch, 'with-s3'),
        S3_BUCKET: bucket,
        S3_ENDPOINT: double.endpoint,
        S3_ACCESS_KEY_ID: access.accessKeyId,
        S3_SECRET_ACCESS_KEY: access.secretAccessKey,
      })
      const file = join(scratch, 's3')
      const made = await backup(file, env('here', database.ownerUrl))
      expect(made).toEqual({ code: 0, told: expect.stringContaining(' rows and 5 files') })
      expect(await restore([file], env('there', other.ownerUrl))).toEqual({
        code: 1,
        told: expect.stringMatching(
          /Restored in .*\nBROKEN: a lot goes by the name of its seller\. 1 found\.\n/,
        ),
      })
      expect((await contentsOf(other.ownerUrl)).tables['public.products']?.rows).toBe(1)
      for (const name of names)
        expect(double.files.get(`/there/${name}`)).toEqual(Buffer.from(`file ${name}`))
      expect([...double.files.keys()].filter((path) => path.startsWith('/there/'))).toHaveLength(5)
      double.stop()
      await database.drop()
      await other.drop()
    },
  )

  test(
    'the operator is told what cannot be done, and nothing is',
    { timeout: PATIENCE_MS },
    async () => {
      const database = await freshDatabase()
      await aListedProduct(database.connection.db, { units: 0 })
      const env = {
        DATABASE_URL: database.ownerUrl,
        DATA_DIR: await mkdtemp(join(scratch, 'refused-')),
      }
      const file = join(scratch, 'refusing')
      for (const args of [[], [file, '--folder', scratch]])
        expect(await runCommand('backup', { args, env })).toEqual({
          code: 1,
          told: 'Usage: lotline backup FILE | --folder FOLDER [--keep COUNT]\n',
        })
      for (const args of [
        [file, '--keep', '2'],
        ['--folder', scratch, '--keep', '0'],
      ])
        expect((await runCommand('backup', { args, env })).told).toMatch(/^--keep is .*\nUsage: /)
      expect((await backup(file, { ...env, LEAST_FREE_MB: '999999999' })).told).toContain(
        '\nThere is no room for the backup on its volume.\n',
      )
      expect(existsSync(`${file}.part`)).toBe(false)
      expect((await backup(file, env)).code).toBe(0)
      expect((await backup(file, env)).told).toContain('is there already')
      expect(await restore([file, '--check'], {})).toEqual({
        code: 0,
        told: expect.stringMatching(/^The backup is whole: taken 20.* rows and 0 files\.\n$/),
      })
      expect((await restore([file], env)).told).toContain('The database is not empty')
      expect((await restore([file, '--replace'], env)).told).toContain('for the embedded database')
      const tight = { DATA_DIR: join(scratch, 'tight'), LEAST_FREE_MB: '999999999' }
      expect((await restore([file], tight)).told).toContain('The backup needs ')
      // The application's role does not own the queue's rows: the backup might lack some.
      expect(await backup(`${file}-2`, { ...env, DATABASE_URL: database.url })).toEqual({
        code: 1,
        told: expect.stringMatching(/^Only the role that owns .*: set DATABASE_OWNER_URL\./m),
      })
      expect(existsSync(`${file}-2`)).toBe(false)
      const other = await emptyDatabase()
      const url = databaseAt(database.url, new URL(other.url).pathname.slice(1))
      const asStranger = await restore([file], { ...env, DATABASE_URL: url })
      expect(asStranger.told).toContain('Only the role that owns the tables and the database')
      await other.drop()
      await database.drop()
    },
  )
})

test('a folder of backups keeps the newest', { timeout: PATIENCE_MS }, async () => {
  const database = await freshDatabase()
  const folder = await mkdtemp(join(scratch, 'nightly-'))
  await writeFile(join(folder, 'lotline-2020-01-31-030000.backup'), '')
  const env = { DATABASE_URL: database.ownerUrl, DATA_DIR: await mkdtemp(join(scratch, 'beside-')) }
  const { code, told } = await runCommand('backup', {
    args: ['--folder', folder, '--keep', '1'],
    env,
  })
  const [made = ''] = readdirSync(folder)
  expect([code, readdirSync(folder)]).toEqual([0, [expect.stringMatching(/^lotline-.*backup$/)]])
  expect(told).toContain('Removed, to keep the newest 1: lotline-2020-01-31-030000.backup\n')
  expect((await restore([join(folder, made), '--check'], {})).code).toBe(0)
  await database.drop()
})

describe('with the embedded PostgreSQL', () => {
  test(
    'a backup is made while Lotline runs or not, and restored into an empty place, or with what was there put aside',
    { timeout: PATIENCE_MS },
    async () => {
      const dataDir = await mkdtemp(join(scratch, 'embedded-'))
      const running = await startEmbedded({ dataDir })
      await prepareDatabase(running.url, running.ownerUrl)
      const connection = connect(running.url, { statementTimeout: 60_000 })
      await loadDemo(connection.db, readSettings({}))
      await connection.close()
      const before = await contentsOf(running.ownerUrl)
      const [first, second] = [join(scratch, 'running'), join(scratch, 'stopped')]
      expect((await backup(first, { DATA_DIR: dataDir })).code).toBe(0)
      expect((await restore([first, '--replace'], { DATA_DIR: dataDir })).told).toContain(
        'Lotline is already running',
      )
      await running.stop()
      expect((await backup(second, { DATA_DIR: dataDir })).code).toBe(0)

      const otherDir = join(scratch, 'new-place')
      for (const [file, args] of [
        [first, []],
        [second, ['--replace']],
      ] as const) {
        const told = await restore([file, ...args], { DATA_DIR: otherDir })
        expect(told).toEqual({ code: 0, told: expect.stringContaining('rules hold.') })
        const embedded = await startEmbedded({ dataDir: otherDir })
        expect(await contentsOf(embedded.ownerUrl)).toEqual(before)
        await embedded.stop()
      }
      expect((await restore([first], { DATA_DIR: otherDir })).told).toContain('--replace')
      const kept = readdirSync(otherDir).filter((name) => name.startsWith('data-kept-'))
      expect(kept).toHaveLength(1)
      expect(readdirSync(join(otherDir, kept[0] ?? ''))).toContain('postgres')

      // Killed in the middle, it has left nothing and may be done again.
      const third = join(scratch, 'third-place')
      const child = startCommand('restore', { args: [first], env: { DATA_DIR: third } })
      await eventually(
        async () => existsSync(join(third, 'next/postgres/postmaster.pid')),
        (is) => is,
      )
      child.kill('SIGKILL')
      await once(child, 'exit')
      expect(existsSync(join(third, 'postgres'))).toBe(false)
      expect((await restore([first], { DATA_DIR: third })).code).toBe(0)
      const again = await startEmbedded({ dataDir: third })
      expect(await contentsOf(again.ownerUrl)).toEqual(before)
      await again.stop()
    },
  )
})
