import { Client } from 'pg'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyMigration } from './platform/database/apply-migration.ts'
import { aSession } from './testing/a-session.ts'
import { caller, type Answer } from './testing/caller.ts'
import { aDeal } from './testing/deals.ts'
import { eventually } from './testing/eventually.ts'
import { startSite, type TestSite } from './testing/site.ts'

// UPGRADE_REQUESTS=20000 is the long form.
const REQUESTS = Number(process.env.UPGRADE_REQUESTS ?? 400)
const CLIENTS = 6

let site: TestSite
let bearers: { buyer: string; seller: string }
let shipTo: object
const nodes: Node[] = []
beforeAll(async () => {
  site = await startSite()
  const deal = await aDeal(site)
  await deal.seller.put(`/offers/${deal.offerId}/accept`)
  shipTo = (await deal.buyer.get('/me')).body.buyer.ship_to
  const bearerOf = async (user: { userId: number }) => (await aSession(site.db, user)).bearer
  bearers = { buyer: await bearerOf(deal.buyerUser), seller: await bearerOf(deal.sellerUser) }
})
afterAll(async () => {
  for (const node of nodes) await node.site.stop()
  await site.stop()
})

/** As a balancer sees it: what is not up any more gets no new requests. */
type Node = { site: TestSite; underWay: number }

async function startNode() {
  const env = { DATABASE_URL: site.database.url, DATA_DIR: site.dataDir }
  nodes.push({ site: await startSite({ env }), underWay: 0 })
}

async function restartOldest() {
  const [oldest] = nodes.splice(0, 1)
  if (!oldest) throw new Error('Nothing runs')
  await eventually(
    async () => oldest.underWay,
    (underWay) => underWay === 0,
  )
  await oldest.site.stop()
  await startNode()
}

let sent = 0
const failures: string[] = []

/** What a buyer and a seller do all day, each call at the node whose turn it is. */
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
  const node = nodes[sent++ % nodes.length]
  if (!node) throw new Error('Nothing runs')
  node.underWay += 1
  const status = await call(caller(node.site.address, bearers[who])).then(
    (answer) => answer.status,
    String,
  )
  node.underWay -= 1
  if (typeof status === 'string' || status >= 400) failures.push(`${what}: ${status}`)
}

/** A nullable column more in every table. */
async function alterEveryTable() {
  const { rows } = await sql<{ change: string }>`
    select format('alter table %I add column added text;', relname) as change from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(site.db)
  const client = new Client({ connectionString: site.database.ownerUrl })
  await client.connect()
  for (const [index, { change }] of rows.entries())
    await applyMigration(client, {
      number: 9000 + index,
      name: 'add',
      file: '9000-add.sql',
      sha256: '',
      sql: change,
      statements: undefined,
    })
  // The nodes started next are of the same version.
  await client.query('delete from schema_migrations where number >= 9000')
  await client.end()
}

test('no request fails while every table changes under two nodes and both start anew', async () => {
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
