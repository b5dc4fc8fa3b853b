import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordAct } from '#server/audit/record-act.ts'
import { sealAuditLog } from '#server/audit/seal-audit-log.ts'
import { loadDemo } from '#demo/load/load-demo.ts'
import { histories } from '#server/platform/database/application-rights.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { findViolations } from './find-violations.ts'
import { historyRules } from './rules/history-rules.ts'

const terms = {
  publicUrl: 'http://localhost:3000',
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
}
// The migration that did so, long before this version.
const backfill = readFileSync(new URL('testing/chain-what-was.sql', import.meta.url), 'utf8')

// Steps of prices hang on products that follow them, and have no hashes.
const hashed = histories.filter((table) => table !== 'price_steps')
// Messages and the ledger came later, with their hashes.
const hashedSince = hashed.filter((table) => !/_messages$|^ledger_/.test(table))

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await loadDemo(database.connection.db, terms)
  await database.connection.db
    .transaction()
    .execute((tx) => recordAct(tx, { actorUserId: null, act: 'signed in', subject: 'user 1' }))
  await forgetHashes()
})
afterAll(() => database.drop())

test('histories from before get their hashes while others are added to them', async () => {
  const { db } = database.connection
  expect(await findViolations(db, historyRules)).toHaveLength(2)
  await goOn()
  await database.asOwner.transaction().execute(async (migrating) => {
    await sql.raw(backfill).execute(migrating)
    // Not committed yet, so a concurrent writer still sees the older rows without digests.
    await goOn()
  })
  await goOn()
  await sealAuditLog(db)
  expect(await findViolations(db, historyRules)).toEqual([])
  const { rows } = await sql`
    select from stock_movements m where balance <> (
      select sum(change) from stock_movements where product_id = m.product_id and id <= m.id)`.execute(
    db,
  )
  expect(rows).toEqual([])
})

test('no row can be changed any more once it has its hash', async () => {
  for (const table of hashed)
    await expect(
      sql`update ${sql.table(table)} set content_hash = null`.execute(database.asOwner),
    ).rejects.toThrow('never changed')
})

/** One more row in every history, as the version before writes it too. */
async function goOn() {
  const { db } = database.connection
  for (const statement of [
    `with moved as (
        insert into stock_movements (product_id, change, reason) select product_id, 1, 'edited'
        from stock_movements group by product_id order by count(*) desc limit 3 returning product_id
      )
      update products set units = units + 1 where id in (select product_id from moved)`,
    `insert into offer_revisions (offer_id, revision, act, party, lines, total_cents)
      select offer_id, max(revision) + 1, 'counter', 'buyer', '[]', 0
      from offer_revisions group by offer_id order by count(*) desc limit 3`,
    `insert into purchase_order_events (purchase_order_id, event, from_status, to_status, party)
      select purchase_order_id, 'submit_payment', 'received', 'payment_pending', 'system'
      from purchase_order_events group by purchase_order_id order by count(*) desc limit 3`,
    `insert into audit_events (act, subject) values ('signed in', 'user 2')`,
  ])
    await sql.raw(statement).execute(db)
}

/** Leaves the histories as a version before the hashes wrote them. */
async function forgetHashes() {
  const hashes = (table: string) =>
    ({
      audit_events: 'content_hash = null',
      stock_movements: 'content_hash = null, chain_hash = null, balance = null',
    })[table] ?? 'content_hash = null, chain_hash = null'
  for (const table of hashedSince)
    for (const statement of [
      `alter table ${table} disable trigger user`,
      `update ${table} set ${hashes(table)}`,
      `alter table ${table} enable trigger user`,
    ])
      await sql.raw(statement).execute(database.asOwner)
}
