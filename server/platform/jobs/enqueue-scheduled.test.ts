import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { job } from './job.ts'
import { dayAt, minutes } from './schedule.ts'
import { enqueueScheduled } from './enqueue-scheduled.ts'

const reconcile = { job: job('reconcile', z.object({})), every: minutes(10) }
const at = (time: string) => new Date(`2026-03-02T${time}Z`)

let database: TestDatabase

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await sql`truncate graphile_worker._private_jobs, schedule_ticks`.execute(database.asOwner)
})

const take = (time: string, schedule = reconcile) =>
  enqueueScheduled(database.connection.db, schedule, at(time))

describe('a schedule of every ten minutes', () => {
  test('starts its clock when it is first seen, and runs from the next tick', async () => {
    await take('10:03:00')
    expect(await waiting()).toBe(0)
    await take('10:09:59')
    expect(await waiting()).toBe(0)
    await take('10:10:00.020')
    expect(await waiting()).toBe(1)
  })

  test('makes one job of a tick that many processes see at once', async () => {
    await take('10:03:00')
    await Promise.all(Array.from({ length: 12 }, () => take('10:10:00.020')))
    expect(await waiting()).toBe(1)
    await finishAll()
    await take('10:10:01')
    expect(await waiting()).toBe(0)
  })

  test('makes up once for the ticks that came while nothing ran', async () => {
    await take('10:03:00')
    await take('14:25:00')
    expect(await waiting()).toBe(1)
  })

  test('does not pile up behind a job that waits', async () => {
    await take('10:03:00')
    await take('10:10:01')
    await take('10:20:01')
    expect(await waiting()).toBe(1)
  })
})

describe('a daily schedule', () => {
  test('keeps the hour people read on their clocks, in winter and in summer', () => {
    const clock = dayAt('09:00', 'America/New_York')
    expect(clock.nextRun(new Date('2026-01-15T00:00Z'))).toEqual(new Date('2026-01-15T14:00Z'))
    expect(clock.nextRun(new Date('2026-07-15T00:00Z'))).toEqual(new Date('2026-07-15T13:00Z'))
  })
})

async function waiting() {
  const { rows } = await sql<{ count: number }>`
    select count(*) from graphile_worker.jobs`.execute(database.connection.db)
  return rows[0]?.count
}

const finishAll = () => sql`truncate graphile_worker._private_jobs`.execute(database.asOwner)
