import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { connect, type Tx } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { enqueue } from './enqueue.ts'
import { failedJobs } from './failed-jobs.ts'
import { handle } from './handle.ts'
import { job } from './job.ts'
import { startWorker } from './worker.ts'

const greet = job('greet', z.object({ name: z.string() }))
const WAIT = { timeout: 30_000, interval: 20 }
const silent = { debug() {}, info() {}, warn() {}, error() {} }

let database: TestDatabase
let greeted: string[]
const stops: (() => Promise<void>)[] = []

beforeEach(async () => {
  database = await freshDatabase()
  greeted = []
})

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await database.drop()
})

const greetings = handle(greet, async ({ name }) => void greeted.push(name))
const work = (jobs = [greetings]) => {
  const { stop } = startWorker({ connection: database.connection, jobs, log: silent })
  stops.push(stop)
}
const begin = (story: (tx: Tx) => Promise<void>) =>
  database.connection.db.transaction().execute(story)

describe('a job', () => {
  test('runs when its transaction commits', async () => {
    work()
    await begin((tx) => enqueue(tx, greet, { name: 'Ada' }))
    await vi.waitFor(() => expect(greeted).toEqual(['Ada']), WAIT)
  })

  test('never runs when its transaction is rolled back', async () => {
    work()
    const fallen = begin(async (tx) => {
      await enqueue(tx, greet, { name: 'Nobody' })
      throw new Error('the offer was taken')
    })
    await expect(fallen).rejects.toThrow('the offer was taken')
    await begin((tx) => enqueue(tx, greet, { name: 'Ada' }))
    await vi.waitFor(() => expect(greeted).toEqual(['Ada']), WAIT)
  })

  test('written before any worker runs is done once there is one', async () => {
    await begin((tx) => enqueue(tx, greet, { name: 'Ada' }))
    work()
    await vi.waitFor(() => expect(greeted).toEqual(['Ada']), WAIT)
  })

  test('that waits under a key is replaced by a later one of that key', async () => {
    await begin((tx) => enqueue(tx, greet, { name: 'first' }, { key: 'greeting' }))
    await begin((tx) => enqueue(tx, greet, { name: 'second' }, { key: 'greeting' }))
    await begin((tx) => enqueue(tx, greet, { name: 'last' }))
    work()
    await vi.waitFor(() => expect(greeted.toSorted()).toEqual(['last', 'second']), WAIT)
  })

  test('set for later waits for its time', async () => {
    work()
    const runAt = new Date(Date.now() + 3_600_000)
    await begin((tx) => enqueue(tx, greet, { name: 'Later' }, { runAt }))
    await begin((tx) => enqueue(tx, greet, { name: 'Now' }))
    await vi.waitFor(() => expect(greeted).toEqual(['Now']), WAIT)
  })

  test('that keeps failing is given up and can be seen', async () => {
    const hopeless = job('hopeless', z.object({}), { maxAttempts: 1 })
    work([handle(hopeless, async () => Promise.reject(new Error('the mail server said no')))])
    await begin((tx) => enqueue(tx, hopeless, {}))
    await vi.waitFor(async () => {
      const { jobs, failedCount } = await failedJobs(database.connection.db)
      expect(failedCount).toBe(1)
      expect(jobs).toEqual([
        expect.objectContaining({
          name: 'hopeless',
          attempts: 1,
          lastError: expect.stringContaining('the mail server said no'),
          failedAt: expect.any(Date),
        }),
      ])
    }, WAIT)
  })
})

describe('a worker', () => {
  test('shares the jobs with others, each done once', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `guest ${index}`)
    work()
    work()
    await begin(async (tx) => {
      for (const name of names) await enqueue(tx, greet, { name })
    })
    await vi.waitFor(() => expect(greeted.toSorted()).toEqual(names.toSorted()), WAIT)
  })

  test('that is stopped finishes the job at work first', async () => {
    const begun = Promise.withResolvers<void>()
    const allowed = Promise.withResolvers<void>()
    work([
      handle(greet, async ({ name }) => {
        begun.resolve()
        await allowed.promise
        greeted.push(name)
      }),
    ])
    await begin((tx) => enqueue(tx, greet, { name: 'Ada' }))
    await begun.promise
    const stopped = stops.pop()!()
    allowed.resolve()
    await stopped
    expect(greeted).toEqual(['Ada'])
  })

  test('goes on when the database has thrown every connection out', async () => {
    work()
    await begin((tx) => enqueue(tx, greet, { name: 'before' }))
    await vi.waitFor(() => expect(greeted).toEqual(['before']), WAIT)
    const { db } = database.connection
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
    // What this pool still holds may be such a connection, as long as it has not heard of it.
    const other = connect(database.url)
    stops.push(() => other.close())
    await other.db.transaction().execute((tx) => enqueue(tx, greet, { name: 'after' }))
    await vi.waitFor(() => expect(greeted).toEqual(['before', 'after']), WAIT)
  })
})
