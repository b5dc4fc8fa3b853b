import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { mailName } from '#server/platform/mail/mailer.ts'
import { aSession } from '#server/testing/a-session.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { eventually } from '#server/testing/eventually.ts'
import { freePort } from '#server/testing/free-port.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { isLong } from '#server/testing/rounds.ts'
import { aNextVersion } from './testing/a-next-version.ts'
import { aProxy, isProxyHere } from './testing/a-proxy.ts'
import { aSupervisor } from './testing/a-supervisor.ts'
import { keepListening } from './testing/keep-listening.ts'
import { keepTrading, type Traffic } from './testing/keep-trading.ts'

const REQUESTS = isLong ? 20_000 : 600
const TRADERS = 6
const PAGES = 20
const THIS_VERSION = fileURLToPath(new URL('../..', import.meta.url))
const PROCEDURE = join(THIS_VERSION, 'deploy/upgrade.sh')
const run = promisify(execFile)

// The procedure asks with curl whether a process is ready.
const isThere = isProxyHere && existsSync('/usr/bin/curl')

test.skipIf(!isThere)(
  'a new version takes the place of the old one behind nginx, and no request fails (skipped where there is no nginx)',
  async () => {
    const database = await freshDatabase()
    onTestFinished(() => database.drop())
    const { db } = database.connection
    const [port, worker, ...apps] = await Promise.all(Array.from({ length: 4 }, freePort))
    if (!port || !worker) throw new Error('No port')
    const env = settingsOf(database, `http://localhost:${port}`)
    const supervisor = await aSupervisor(
      [
        { port: worker, env },
        ...apps.map((each) => ({ port: each, env: { ...env, WORKER: 'off' } })),
      ],
      THIS_VERSION,
    )
    const proxy = await aProxy(port, apps)
    const pages = await Promise.all(
      Array.from({ length: PAGES }, () => anOpenPage(db, proxy.address)),
    )

    const traffic: Traffic = { sent: 0, resent: 0, offers: 0, failures: [] }
    let isUpgraded = false
    const isOver = () => isUpgraded && traffic.sent >= REQUESTS
    const traders = await Promise.all(
      Array.from({ length: TRADERS }, () => keepTrading(db, proxy.address, traffic)),
    )
    const trading = Promise.all(traders.map((trade) => trade(isOver)))
    await eventually(
      async () => traffic.sent,
      (sent) => sent > REQUESTS / 4,
      600,
    )
    supervisor.install(aNextVersion(await alteringEveryTable(db)))
    const restart = `at() { curl -fs ${supervisor.address}/\${1##*:}; }; at`
    const addresses = [worker, ...apps].map((each) => `127.0.0.1:${each}`)
    await run(PROCEDURE, [proxy.upstream, restart, ...addresses], {
      env: { PATH: process.env.PATH, RELOAD: proxy.reload },
    })
    isUpgraded = true
    await trading

    expect(traffic.failures.slice(0, 5)).toEqual([])
    expect(traffic.sent).toBeGreaterThanOrEqual(REQUESTS)
    expect(supervisor.endings).toEqual(addresses.map(() => [0, null]))
    await eventually(
      async () => pages.filter(({ isBack }) => !isBack()).length,
      (away) => away === 0,
    )
    // Each page was on one of the two processes, and perhaps on both by turns.
    expect(new Set(pages.flatMap(({ told }) => told))).toEqual(
      new Set(['server_restart, come back']),
    )
    await eventually(
      () => mailsToSend(db),
      (left) => left === 0,
      300,
    )
    expect(traffic.offers).toBeGreaterThan(0)
    const mails = await mailsByTimesReceived(db)
    expect(mails).toEqual({ written: mails.once, once: mails.once, never: 0 })
    expect(mails.written).toBeGreaterThan(0)
    // What one company sends another again and again is mailed together, an hour later.
    expect(mails.written + (await countGathered(db))).toBe(traffic.offers)
    tell(traffic, pages)
  },
  1_800_000,
)

function settingsOf(database: TestDatabase, address: string): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'lotline-upgraded-'))
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 5 }))
  return {
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATA_DIR: folder,
    PUBLIC_URL: address,
    TRUSTED_PROXIES: '127.0.0.1',
    DEMO: 'off',
    // For what still reaches a process by an earlier nginx worker.
    SHUTDOWN_DELAY: '2',
    RATE_LIMIT_ADDRESS_FACTOR: '1000',
    CALLS_AT_ONCE: '100',
    SECOND_FACTOR: 'offered',
  }
}

async function anOpenPage(db: Database, address: string) {
  const { userId } = await aBuyer(db)
  const { token } = await aSession(db, { userId })
  const page = keepListening(address, { token, userId })
  await page.heard
  return page
}

/** A column more in every table, each in a migration of its own, and an index that is built meanwhile. */
async function alteringEveryTable(db: Database) {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> 'schema_migrations' order by relname`.execute(db)
  return [
    ...rows.map(({ name }) => ({
      name: `more-of-${name.replaceAll('_', '-')}`,
      sql: `alter table ${name} add column added text;\n`,
    })),
    {
      name: 'find-what-was-added',
      sql: '-- concurrently\ncreate index concurrently if not exists offers_added on offers (added);\n',
    },
  ]
}

/** Also those that wait for a while, because their first try was cut off. */
async function mailsToSend(db: Database): Promise<number> {
  const { rows } = await sql`
    select from graphile_worker.jobs where task_identifier = 'send_mail'`.execute(db)
  return rows.length
}

async function countGathered(db: Database) {
  const { count } = await db
    .selectFrom('gatheredOfferNews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'received')
    .executeTakeFirstOrThrow()
  return count
}

/** How many mails of offers were written, each with a job to send it, and how many of them arrived once. */
async function mailsByTimesReceived(db: Database) {
  const written = await db
    .selectFrom('mails')
    .select('key')
    .where('subject', 'like', 'New offer of %')
    .execute()
  const received = await db.selectFrom('inboxMails').select('messageId').execute()
  const times = Map.groupBy(received, ({ messageId }) => /^<(\w+)@/.exec(messageId ?? '')?.[1])
  const arrived = written.map(({ key }) => times.get(mailName(key))?.length ?? 0)
  const counted = (isWanted: (count: number) => boolean) => arrived.filter(isWanted).length
  return {
    written: arrived.length,
    once: counted((count) => count === 1),
    never: counted((count) => count === 0),
  }
}

/** Printed in the long form only. */
function tell({ sent, resent, offers }: Traffic, pages: { gaps: number[] }[]) {
  if (!isLong) return
  const gaps = pages.flatMap((page) => page.gaps).toSorted((one, next) => one - next)
  const median = gaps[Math.floor(gaps.length / 2)] ?? 0
  process.stdout.write(
    `${sent} requests, ${resent} of them sent again; ${offers} offers to tell of; sockets back ${gaps.length} times, ` +
      `after ${median.toFixed(0)} ms, at most ${(gaps.at(-1) ?? 0).toFixed(0)}\n`,
  )
}
