import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { theyWait } from '#server/testing/they-wait.ts'
import { joinProcesses, ProcessProblem } from './join-processes.ts'
import { livingProcesses } from './process-store.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

const settings = { keys: ['key 1'], files: 'bucket photos at s3.example.com' }
const join = (more: Partial<typeof settings> = {}) =>
  joinProcesses({
    db: database.connection.db,
    log: pino({ level: 'silent' }),
    ...settings,
    ...more,
  })
const names = async () => (await livingProcesses(database.connection.db)).map(({ name }) => name)

describe('a second process on one database', () => {
  test('joins the first when both have the same settings', async () => {
    const [first, second] = [await join(), await join()]
    expect(await names()).toHaveLength(2)
    await second.stop()
    expect(await names()).toHaveLength(1)
    await first.stop()
    expect(await names()).toEqual([])
  })

  test('joins it while keys are changed, by the earlier one', async () => {
    const first = await join()
    const second = await join({ keys: ['key 2', 'key 1'] })
    await Promise.all([first.stop(), second.stop()])
  })

  test.each([
    ['signs with another key', { keys: ['key 2'] }, 'with another SECRET_KEY'],
    ['keeps files elsewhere', { files: 'folder 7' }, 'keeps its files elsewhere'],
  ])('that %s does not start, and is told why', async (_, more, words) => {
    const first = await join()
    const refusal = await join(more).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ProcessProblem)
    expect(String(refusal)).toContain(words)
    expect(await names()).toHaveLength(1)
    await first.stop()
    await (await join(more)).stop()
  })

  test('starts along with one that was not heard of for half a minute', async () => {
    const gone = await join()
    await sql`update processes set seen_at = now() - interval '31 seconds'`.execute(
      database.connection.db,
    )
    const next = await join({ keys: ['key 2'] })
    await Promise.all([gone.stop(), next.stop()])
  })

  test('of two that disagree and start at once one starts', async () => {
    const { db } = database.connection
    // Without taking turns, both would check before either has registered.
    const joining = await db.transaction().execute(async (tx) => {
      await sql`lock table processes in share row exclusive mode`.execute(tx)
      const started = Promise.allSettled([join(), join({ keys: ['key 2'] })])
      await theyWait(db, 2)
      return { started }
    })
    const both = await joining.started
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const each of both) if (each.status === 'fulfilled') await each.value.stop()
  })
})
