import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aDeal } from '#server/testing/deals.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { rows } from './testing/access-rows.ts'
import { declaredEndpoints, nameOf } from '../testing/declared-endpoints.ts'
import { actors, somePeople, type Actor, type People } from './testing/people.ts'

// Often enough for statements to be remembered by the connections that ask them.
/** Thousands of calls: a minute while the machine is busy, and longer where it is slow. */
const PATIENCE_MS = 600_000
const ROUNDS = 4
const TRADES = 12
// All at once are more than a busy machine answers in time.
const AT_ONCE = 40

const reads = (await declaredEndpoints()).filter(({ method }) => method === 'GET')

const site = siteForThisFile()
let people: People
let asks: { name: string; actor: Actor; address: string }[]
beforeAll(async () => {
  people = await somePeople(site)
  asks = await everyRead()
})

/** Every read of the contract, by everybody who may. */
async function everyRead() {
  const found = []
  for (const endpoint of reads) {
    const name = nameOf(endpoint)
    const { places } = (await rows[name]?.aim?.(people)) ?? { places: {} }
    const address = endpoint.path.replaceAll(/:(\w+)/g, (_, place: string) => String(places[place]))
    const admitted = actors.filter((actor) => rows[name]?.statuses[actor] === 200)
    found.push(...admitted.map((actor) => ({ name, actor, address })))
  }
  return found
}

async function askAll() {
  const answers: string[] = []
  for (let from = 0; from < asks.length; from += AT_ONCE)
    answers.push(...(await Promise.all(asks.slice(from, from + AT_ONCE).map(answerOf))))
  return answers.filter((answer) => !answer.endsWith(': 200'))
}

async function answerOf({ name, actor, address }: (typeof asks)[number]) {
  const { status } = await people.callers[actor].get(address)
  return `${name} as ${actor}: ${status}`
}

/** From the cart to the shipment, and an offer that ends otherwise. */
async function trade() {
  const [deal, other] = [await aDeal(site), await aDeal(site)]
  const { admin } = people.callers
  const accepted = await deal.seller.put(`/offers/${deal.offerId}/accept`)
  const orderId = accepted.body?.data?.attributes.purchase_order_id
  const paid = await admin.post(`/admin/purchase_orders/${orderId}/state_transitions`, {
    event: 'confirm_payment',
    note: 'Wire transfer',
  })
  const shipped = await deal.seller.post(
    `/marketplace/purchase_orders/${orderId}/state_transitions`,
    { event: 'ship', carrier: 'UPS', tracking_number: '1Z999' },
  )
  const rejected = await other.buyer.post(`/offers/${other.offerId}/withdraw`)
  return [accepted, paid, shipped, rejected].map(({ status }) => status)
}
const goesWell = [200, 200, 200, 200]

async function alterAll(change: string) {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I', relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(site.db)
  expect(tables.length).toBeGreaterThan(40)
  for (const { name } of tables)
    await sql.raw(`alter table ${name} ${change}`).execute(site.database.asOwner)
}

test(
  'a migration of every table fails no call of the version before it',
  { timeout: PATIENCE_MS },
  async () => {
    expect(asks.length).toBeGreaterThan(100)
    for (let round = 0; round < ROUNDS; round++) expect(await askAll()).toEqual([])
    for (let round = 0; round < TRADES; round++) expect(await trade()).toEqual(goesWell)

    for (const change of [
      'add column added text',
      "alter column added set default 'x'",
      'alter column added type varchar(9)',
      'drop column added',
    ]) {
      await alterAll(change)
      expect(await askAll(), `after: ${change}`).toEqual([])
      expect(await trade(), `after: ${change}`).toEqual(goesWell)
    }
  },
)
