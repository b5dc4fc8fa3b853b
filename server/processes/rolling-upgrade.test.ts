import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { applyMigration } from '#server/platform/database/apply-migration.ts'
import { aSession } from '#server/testing/a-session.ts'
import { caller, type Answer } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { eventually } from '#server/testing/eventually.ts'
import { isLong } from '#server/testing/rounds.ts'
import { isReady, startServerProcess, type ServerProcess } from '#server/testing/server-process.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const REQUESTS = isLong ? 20_000 : 400
const CLIENTS = 6
const ASK_EVERY_MS = 50
// Enough for a load balancer to stop sending requests, even on a busy machine.
const DELAY = 5

const site = siteForThisFile()
let bearers: { buyer: string; seller: string }
let shipTo: object
const nodes: Node[] = []
beforeAll(async () => {
  const deal = await aDeal(site)
  await deal.seller.put(`/offers/${deal.offerId}/accept`)
  shipTo = (await deal.buyer.get('/me')).body.buyer.ship_to
  const bearerOf = async (user: { userId: number }) => (await aSession(site.db, user)).bearer
  bearers = { buyer: await bearerOf(deal.buyerUser), seller: await bearerOf(deal.sellerUser) }
})

type Node = ServerProcess & { isUp: boolean }

/** A process of its own; a load balancer polls its readiness. */
async function startNode() {
  const server = await startServerProcess({
    DATABASE_URL: site.database.url,
    DATA_DIR: site.dataDir,
    SHUTDOWN_DELAY: String(DELAY),
    RATE_LIMIT_ADDRESS_FACTOR: '1000',
    CALLS_AT_ONCE: '100',
    SECOND_FACTOR: 'offered',
  })
  const node = { ...server, isUp: true }
  nodes.push(node)
  void watch(node)
}

async function watch(node: Node) {
  while (node.child.exitCode === null) {
    node.isUp = await isReady(node.address)
    await sleep(ASK_EVERY_MS)
  }
}

async function restartOldest() {
  const [oldest] = nodes
  if (!oldest) throw new Error('Nothing runs')
  const ended = once(oldest.child, 'exit')
  oldest.child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  nodes.shift()
  await startNode()
}

let sent = 0
const failures: string[] = []

/** A buyer's and a seller's everyday calls, alternating between the nodes. */
async function keepTrading(isOver: () => boolean) {
  while (!isOver()) {
    for (const path of ['/me', '/offers', '/marketplace/purchase_orders', '/notifications'])
      await ask('buyer', path, (as) => as.get(path))
    await ask('seller', '/offers', (as) => as.get('/offers'))
    await ask('buyer', 'search', (as) => as.post('/marketplace/products/search', {}))
    const profile = { ship_to: { ...shipTo, line2: `Dock ${sent}` } }
    await ask('buyer', 'move', (as) => as.put('/profile', { profile }))
  }
}

type As = ReturnType<typeof caller>
async function ask(who: keyof typeof bearers, what: string, call: (as: As) => Promise<Answer>) {
  const up = nodes.filter(({ isUp }) => isUp)
  const node = up[sent++ % up.length]
  if (!node) throw new Error('Nothing runs')
  const status = await call(caller(node.address, bearers[who])).then(
    (answer) => answer.status,
    String,
  )
  if (typeof status === 'string' || status >= 400) failures.push(`${what}: ${status}`)
}

/** A nullable column more in every table. */
async function alterEveryTable() {
  const { rows } = await sql<{ change: string }>`
    select format('alter table %I add column added text;', relname) as change from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(site.db)
  const client = new Client({ connectionString: site.database.ownerUrl })
  await client.connect()
  const file = { name: 'add', file: '9000-add.sql', sha256: '', statements: undefined }
  for (const [index, { change }] of rows.entries()) {
    const number = 9000 + index
    await applyMigration(client, { ...file, number, sql: change }, number)
  }
  // The nodes started next are of the same version.
  await client.query('delete from schema_migrations where number >= 9000')
  await client.end()
}

test('no request fails while every table changes under two processes and both restart', async () => {
  await startNode()
  await startNode()
  let isUpgraded = false
  const clients = Array.from({ length: CLIENTS }, () =>
    keepTrading(() => isUpgraded && sent >= REQUESTS),
  )
  await eventually(
    async () => sent,
    (count) => count > REQUESTS / 4,
    600,
  )
  await alterEveryTable()
  await restartOldest()
  await restartOldest()
  isUpgraded = true
  await Promise.all(clients)
  expect(sent).toBeGreaterThanOrEqual(REQUESTS)
  expect(failures).toEqual([])
}, 1_200_000)
