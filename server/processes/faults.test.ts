import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aSession } from '#server/testing/a-session.ts'
import { caller } from '#server/testing/caller.ts'
import { databaseProxy, type DatabaseProxy } from '#server/testing/database-proxy.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, aListedProduct } from '#server/testing/listings.ts'
import { isLong } from '#server/testing/rounds.ts'
import { startServerProcess, type ServerProcess } from '#server/testing/server-process.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { everyRule, findViolations } from '#server/verification/find-violations.ts'

const WRITES = isLong ? 20_000 : 100
const ROUNDS = isLong ? 20 : 1
const BUYERS = 6
const UNITS = 1_000_000
const PRICE = 10_00
const ANSWER_MS = 5000
const PATIENCE_MS = 3_600_000

const site = siteForThisFile()
const nodes: ServerProcess[] = []
const bearers: string[] = []
let network: DatabaseProxy
let purchase: { product_id: number; quantity: number; unit_price: number }
beforeAll(async () => {
  network = await databaseProxy(site.database.url)
  const lot = await aListedProduct(site.db, { units: UNITS, askingPrice: cents(PRICE) })
  purchase = { product_id: lot.id, quantity: 1, unit_price: PRICE }
  for (let count = 0; count < BUYERS; count++)
    bearers.push((await aSession(site.db, await aBuyer(site.db))).bearer)
})

type Write = { key: string; bearer: string }
const acknowledged: (string | undefined)[] = []
const unknown: Write[] = []
const refused: string[] = []

test(
  'no acknowledged purchase is lost and none is made twice while processes are killed and frozen and their network is cut',
  { timeout: PATIENCE_MS },
  async () => {
    onTestFinished(() => network.cut())
    nodes.push(await startNode(), await startNode())
    let areFaultsOver = false
    const clients = Promise.all(
      bearers.map((bearer) =>
        buyOn(bearer, () => areFaultsOver && acknowledged.length + unknown.length >= WRITES),
      ),
    )
    for (let round = 0; round < ROUNDS; round++)
      for (const [place, fault] of [kill, freeze, cut].entries()) {
        await afterWrites((WRITES * (round * 3 + place)) / (ROUNDS * 3))
        await fault()
      }
    areFaultsOver = true
    await clients
    await answerUnknown()

    expect(refused).toEqual([])
    const { rows } = await sql<{ id: number }>`select id from purchase_orders`.execute(site.db)
    const kept = new Set(rows.map(({ id }) => String(id)))
    const ids = acknowledged.filter((id) => id !== undefined)
    expect(ids.filter((id) => !kept.has(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    expect(kept.size).toBe(acknowledged.length)
    expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES)
    const left = await sql<{ units: number }>`
      select units from products where id = ${purchase.product_id}`.execute(site.db)
    expect(left.rows[0]?.units).toBe(UNITS - kept.size)
    expect(await findViolations(site.db, everyRule)).toEqual([])
  },
)

const startNode = () =>
  startServerProcess({
    DATABASE_URL: network.url,
    DATA_DIR: site.dataDir,
    RATE_LIMIT_ADDRESS_FACTOR: '100000',
    CALLS_AT_ONCE: '100',
    SECOND_FACTOR: 'offered',
  })

const afterWrites = (count: number) =>
  eventually(
    async () => acknowledged.length,
    (done) => done >= count,
    600,
  )

/** One process is killed, and another takes its place. */
async function kill() {
  const killed = oldest()
  const died = once(killed.child, 'exit')
  killed.child.kill('SIGKILL')
  await died
  nodes.shift()
  nodes.push(await startNode())
}

/** Meanwhile the other one serves. */
async function freeze() {
  const { child } = oldest()
  child.kill('SIGSTOP')
  await afterWrites(acknowledged.length + BUYERS)
  child.kill('SIGCONT')
}

async function cut() {
  await network.cut()
  await network.mend()
  await afterWrites(acknowledged.length + BUYERS)
}

function oldest() {
  const [first] = nodes
  if (!first) throw new Error('Nothing runs')
  return first
}

async function buyOn(bearer: string, isOver: () => boolean) {
  while (!isOver()) {
    const write = { key: randomUUID(), bearer }
    if (!(await send(write)) && !(await send(write))) unknown.push(write)
  }
}

let sent = 0

/** False while nobody can say whether it was carried out. */
async function send({ key, bearer }: Write): Promise<boolean> {
  const node = nodes[sent++ % nodes.length] ?? oldest()
  const call = caller(node.address, bearer).post('/offers/buy_now', purchase, {
    'Idempotency-Key': key,
  })
  const answer = await Promise.race([call.catch(() => undefined), late()])
  if (!answer || answer.status >= 500) return false
  const says = (words: string) => answer.body.errors?.[0]?.startsWith(words)
  if (answer.status === 201) acknowledged.push(answer.body.data.attributes.purchase_order_id)
  else if (says('This request was carried out')) acknowledged.push(undefined)
  else if (says('This request is still being carried out')) return false
  else refused.push(`${answer.status} ${JSON.stringify(answer.body)}`)
  return true
}

const late = () =>
  new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_MS, undefined).unref())

/** Repeats what was never answered until it is, as if the minute had passed for which a dead process holds a key. */
async function answerUnknown() {
  for (const write of unknown)
    await eventually(async () => {
      await sql`update idempotency_keys set claimed_until = now() where key = ${write.key}`.execute(
        site.database.asOwner,
      )
      return send(write)
    }, Boolean)
}
