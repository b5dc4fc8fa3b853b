import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '#server/platform/database/database.ts'
import { aSession } from './a-session.ts'
import { caller } from './caller.ts'
import { eventually } from './eventually.ts'
import { aSeller } from './listings.ts'
import { startPrimaryAndReplica } from './primary-and-replica.ts'
import { startSite, type TestSite } from './site.ts'

export type ReplicatedSites = Awaited<ReturnType<typeof replicatedSites>>

/** Processes of Lotline over a primary and its replica. */
export async function replicatedSites(keep: AsyncDisposableStack) {
  const settings = [
    'fsync = off',
    'full_page_writes = off',
    'autovacuum = off',
    // How long a replica leaves a primary alone that was away.
    'wal_retrieve_retry_interval = 100ms',
  ]
  const servers = await startPrimaryAndReplica(keep, settings)
  const { primary, replica, url, ownerUrl, replicaUrl } = servers
  const [connection, owner] = [connect(url), connect(ownerUrl)]
  keep.defer(() => connection.close())
  keep.defer(() => owner.close())
  const database = { url, ownerUrl, connection, asOwner: owner.db, drop: async () => {} }
  const dataDir = await mkdtemp(join(tmpdir(), 'lotline-test-'))
  keep.defer(() => rm(dataDir, { recursive: true, maxRetries: 5 }))
  const { db } = connection

  return {
    ...servers,
    db,
    pause: () => replica.ask('select pg_wal_replay_pause()'),
    resume: () => replica.ask('select pg_wal_replay_resume()'),
    caughtUp,
    site,
    aShop,
  }

  /** A process that takes answers of this age, once it knows its replica. */
  async function site(seconds: number, more: { webFolder?: string } = {}) {
    const started = await startSite({
      ...more,
      beside: { database, dataDir },
      env: {
        DATABASE_REPLICA_URL: replicaUrl,
        REPLICA_STALENESS: String(seconds),
        WORKER: 'off',
      },
    })
    keep.defer(() => started.stop())
    await eventually(
      () => problemsOf(started),
      (problems) => !problems.includes('replica'),
    )
    return started
  }

  async function caughtUp() {
    const [row] = await primary.ask('select pg_current_wal_flush_lsn() as position')
    const question = `select pg_last_wal_replay_lsn() >= '${String(row?.['position'])}' as is_there`
    await eventually(
      () => replica.ask(question),
      ([answer]) => answer?.['is_there'] === true,
    )
  }

  /** A seller with two browsers, of which the first remembers what it wrote. */
  async function aShop(at: TestSite) {
    const seller = await aSeller(db)
    const page = await at.as(seller)
    const { token, bearer } = await aSession(db, seller)
    await caughtUp()
    let lastWrite = ''
    const exportBy = (by: TestSite, cookies: string) =>
      textAt(by, '/products/export', { Cookie: `bearer_token=${token}${cookies}` })
    return {
      seller,
      create: async (name: string, upc = '036000291452') => {
        const created = await page.post('/products', { product: { upc, name } })
        const cookie = created.headers.getSetCookie().find((each) => each.startsWith('last_write='))
        lastWrite = `; ${cookie?.split(';')[0]}`
        return { status: created.status, cookie }
      },
      exported: (by = at) => exportBy(by, lastWrite),
      exportedElsewhere: (by = at) => exportBy(by, ''),
      exportedByProgram: (headers: Record<string, string>, by = at) =>
        textAt(by, '/products/export', { Authorization: `Bearer ${bearer}`, ...headers }),
    }
  }
}

async function textAt({ address }: TestSite, path: string, headers: Record<string, string>) {
  const { status, body } = await caller(address).get(path, undefined, headers)
  if (status !== 200) throw new Error(`${path} was answered with ${status}`)
  return String(body)
}

export async function problemsOf({ visitor }: TestSite): Promise<string[]> {
  const { body } = await visitor.get('/readyz')
  return body.problems ?? []
}

/** How many reads were answered by whom for which reason, as in `replica fresh`. */
export async function readsOf({ address }: TestSite) {
  const metrics = await (await fetch(`${address}/metrics`)).text()
  const found = metrics.matchAll(/^lotline_reads_total\{database="(\w+)",reason="(\w+)"\} (\d+)$/gm)
  return Object.fromEntries(
    [...found].map(([, database, reason, count]) => [`${database} ${reason}`, Number(count)]),
  )
}

/** Who answered a read, and why. */
export async function answeredBy(site: TestSite, read: () => Promise<unknown>) {
  const before = await readsOf(site)
  await read()
  const after = await readsOf(site)
  return Object.keys(after)
    .filter((each) => after[each] !== before[each])
    .join()
}
