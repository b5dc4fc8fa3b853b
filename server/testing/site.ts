import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { openSession } from '#server/accounts/sessions/session-store.ts'
import { startLotline } from '#server/start-lotline.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readSettings } from '#server/settings/settings.ts'
import { caller, pageCaller, type Caller } from './caller.ts'
import { freePort } from './free-port.ts'
import { freshDatabase, type TestDatabase } from './database.ts'

export type TestSite = {
  address: string
  database: TestDatabase
  db: Database
  /** Where it keeps its files. */
  dataDir: string
  /** What the start printed for the operator. */
  remarks: string[]
  /** Calls as somebody who is not signed in. */
  visitor: Caller
  /** Calls as this user's browser does. */
  as(user: { userId: number }): Promise<Caller>
  /** Calls as a program of this user, by a bearer token. */
  asProgram(user: { userId: number }): Promise<Caller>
  stop(): Promise<void>
}

type Options = {
  env?: Record<string, string>
  webFolder?: string
  /** The site whose database this one uses too, as another process would, or a database made elsewhere. */
  beside?: Pick<TestSite, 'database' | 'dataDir'>
}

/** As many as a server has that is told nothing, for a test of how they share the work. */
export const USUAL_WORKERS = { WORKER_NOW: '4', WORKER_SOON: '2', WORKER_BULK: '3' }

/** The site of a test file: open before its first test and its own hooks, closed after the last. */
export function siteForThisFile(options: Options = {}): TestSite {
  const site = {} as TestSite
  beforeAll(async () => {
    Object.assign(site, await startSite(options))
  })
  afterAll(() => site.stop())
  return site
}

/** The whole product on a database and a port of its own. */
export async function startSite({
  env = {},
  webFolder = '/nowhere',
  beside,
}: Options = {}): Promise<TestSite> {
  const database = beside?.database ?? (await freshDatabase())
  // A fresh database is migrated, and takes the application in.
  const mayLackSomething = beside !== undefined || env['DEMO'] === 'on'
  const dataDir = beside?.dataDir ?? (await mkdtemp(join(tmpdir(), 'lotline-test-')))
  const settings = readSettings({
    DATABASE_URL: database.url,
    ...(mayLackSomething && { DATABASE_OWNER_URL: database.ownerUrl }),
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_ADDRESS_FACTOR: '1000',
    // Concurrent calls in a test are often one user's.
    CALLS_AT_ONCE: '100',
    SECOND_FACTOR: 'offered',
    // Each of them is a connection or two, for which PostgreSQL starts processes.
    WORKER_NOW: '1',
    WORKER_SOON: '1',
    WORKER_BULK: '1',
    // A thread and a copy of the catalogue for each file of tests would be work that few of them need.
    SEARCH: 'database',
    ...env,
  })
  const lotline = await startLotline(settings, { webFolder })
  const { db } = database.connection
  return {
    address: lotline.address,
    database,
    db,
    dataDir,
    remarks: lotline.remarks,
    visitor: caller(lotline.address),
    as: async ({ userId }) => pageCaller(lotline.address, (await sessionOf(db, userId)).token),
    asProgram: async ({ userId }) => caller(lotline.address, (await sessionOf(db, userId)).bearer),
    stop: async () => {
      await lotline.stop()
      if (beside) return
      await database.drop()
      await rm(dataDir, { recursive: true, maxRetries: 5 })
    },
  }
}

const sessionOf = (db: Database, userId: number) =>
  db
    .transaction()
    .execute((tx) => openSession(tx, { userId, origin: 'password', userAgent: undefined }))
