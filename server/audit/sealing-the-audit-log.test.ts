import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { findViolations } from '#server/verification/find-violations.ts'
import { historyRules } from '#server/verification/rules/history-rules.ts'
import { recordAct } from './record-act.ts'
import { sealAuditLog } from './seal-audit-log.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await freshDatabase()
  db = database.connection.db
})
afterAll(() => database.drop())

const signIn = () =>
  db
    .transaction()
    .execute((tx) => recordAct(tx, { actorUserId: null, act: 'signed in', subject: 'user 1' }))

async function sealed() {
  const { rows } = await sql<{ events: number }>`
    select events from audit_seals order by through_id`.execute(db)
  return rows.map(({ events }) => events)
}

test('a seal takes in what was written since the last one, and no seal is made of nothing', async () => {
  await sealAuditLog(db)
  expect(await sealed()).toEqual([])
  for (let count = 0; count < 3; count++) await signIn()
  await sealAuditLog(db)
  await sealAuditLog(db)
  await signIn()
  await sealAuditLog(db)
  expect(await sealed()).toEqual([3, 1])
  expect(await findViolations(db, historyRules)).toEqual([])
})

test('waits for nobody who writes for longer than a moment, and comes back for what they wrote', async () => {
  const before = await sealed()
  await db.transaction().execute(async (tx) => {
    await recordAct(tx, { actorUserId: null, act: 'slow', subject: 'user 1' })
    await signIn()
    await sealAuditLog(db)
    expect(await sealed()).toEqual(before)
    await signIn()
  })
  await sealAuditLog(db)
  expect(await sealed()).toEqual([...before, 3])
  expect(await findViolations(db, historyRules)).toEqual([])
})

test('takes in each act once when many write and several seal', async () => {
  const acts = Array.from({ length: 60 }, signIn)
  const seals = Array.from({ length: 5 }, () => sealAuditLog(db))
  await Promise.all([...acts, ...seals])
  await sealAuditLog(db)
  const { rows } = await sql<{ events: number }>`
    select count(*) as events from audit_events`.execute(db)
  const counted = await sealed()
  expect(counted.reduce((one, other) => one + other, 0)).toBe(rows[0]?.events)
  expect(await findViolations(db, historyRules)).toEqual([])
})
