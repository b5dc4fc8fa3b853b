import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endWithTest } from '#server/testing/end-with-test.ts'
import { localMorning } from '#market/samples/local-morning.ts'
import type { Database } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { mailDailyLeads } from './mail-daily-leads.ts'
import { addLeads } from './testing/directory.ts'
import { aPayingSubscriber } from './testing/subscribers.ts'

const HOUR_MS = 3_600_000
const DAYS = 30
const STEP_HOURS = 2
// Summer time ends in Europe on the 25th, and in America on the 1st.
const BEGIN = Math.floor(Date.parse('2026-10-12T00:00:00Z') / HOUR_MS)
const END = BEGIN + DAYS * 24
const ZONES = ['America/New_York', 'Europe/Berlin', 'Asia/Tokyo', 'Pacific/Honolulu', 'UTC']
const PATIENCE_MS = 240_000

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await freshDatabase()
  ;({ db } = database.connection)
})
afterAll(() => database.drop())

type Reader = { userId: number; email: string; zone: string }
let readers: Reader[]
beforeEach(async () => {
  for (const table of ['sentLeads', 'subscriptions', 'leads', 'mails'] as const)
    await db.deleteFrom(table).execute()
  // One lead per day and two spare: by the end, nearly every lead has been sent to everybody.
  await addLeads(
    db,
    Array.from({ length: DAYS + 2 }, () => ({})),
  )
  readers = []
  for (const zone of ZONES)
    readers.push({ ...(await aPayingSubscriber(db, { time_zone: zone })), zone })
})

/** The days of which a worker that looks so often saw the morning, where somebody lives. */
function morningsIn(zone: string, everyHours: number) {
  const days = new Set<string>()
  for (let hour = BEGIN; hour < END; hour += everyHours) {
    const { day, hasCome } = localMorning(new Date(hour * HOUR_MS), zone)
    if (hasCome) days.add(day)
  }
  return [...days]
}

async function sentTo({ userId, email }: Reader) {
  const { rows } = await sql<{ day: string; leadId: number; sentAt: Date }>`
    select local_day::text as day, lead_id, sent_at from sent_leads
    where user_id = ${userId} order by local_day`.execute(db)
  const mails = await db.selectFrom('mails').select('key').where('toAddress', '=', email).execute()
  return { rows, mails }
}

async function expectOneADay(everyHours: number) {
  for (const reader of readers) {
    const { rows, mails } = await sentTo(reader)
    expect(rows.map(({ day }) => day)).toEqual(morningsIn(reader.zone, everyHours))
    expect(new Set(rows.map(({ leadId }) => leadId)).size).toBe(rows.length)
    expect(mails).toHaveLength(rows.length)
    expect(rows.length).toBeGreaterThanOrEqual(DAYS - 1)
  }
}

describe('in thirty days', () => {
  test(
    'each reader gets one lead every morning, never the same twice, from two workers at once',
    async () => {
      const terms = { publicUrl: 'https://lotline.example' }
      for (let hour = BEGIN; hour < END; hour++) {
        const now = new Date(hour * HOUR_MS)
        await Promise.all([mailDailyLeads({ db, terms }, now), mailDailyLeads({ db, terms }, now)])
      }
      await expectOneADay(1)
      for (const reader of readers)
        // The first comes right away, whatever the hour.
        for (const { sentAt } of (await sentTo(reader)).rows.slice(1))
          expect(hourIn(reader.zone, sentAt)).toBe(8)
    },
    PATIENCE_MS,
  )

  test(
    'the same, with workers that are killed at any moment',
    async () => {
      let hour = BEGIN
      for (let deaths = 0; deaths < 5 && hour < END; deaths++)
        hour = await workUntilKilled(hour, 20 + Math.random() * 110)
      hour = await workUntilKilled(hour, END)
      expect(hour).toBe(END)
      await expectOneADay(STEP_HOURS)
    },
    PATIENCE_MS,
  )
})

const WORKER = fileURLToPath(new URL('testing/lead-worker.ts', import.meta.url))

/** Lets a worker run for these hours, and kills it where it is; returns when to resume. */
async function workUntilKilled(from: number, hours: number) {
  const worker = spawn(
    process.execPath,
    [WORKER, database.url, String(from), String(END), String(STEP_HOURS)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  endWithTest(worker)
  const ended = once(worker, 'exit')
  let next = from
  let isKilled = false
  for await (const line of createInterface({ input: worker.stdout })) {
    next = Number(line)
    if (!isKilled && next - from >= hours) isKilled = worker.kill('SIGKILL')
  }
  await ended
  // The last hour again: the next worker does not know how far the other came.
  return isKilled ? next : END
}

const hourIn = (timeZone: string, moment: Date) =>
  Number(
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(
      moment,
    ),
  )
