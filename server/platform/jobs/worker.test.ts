import { once } from 'node:events'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { connect, type Tx } from '#server/platform/database/database.ts'
import { databaseProxy } from '#server/testing/database-proxy.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { enqueue } from './enqueue.ts'
import { failedJobs } from './failed-jobs.ts'
import { handle } from './handle.ts'
import { beat, releaseSilentWorkers } from './heartbeat.ts'
import { job } from './job.ts'
import type { JobRun } from './job-run.ts'
import { Lease } from './lease.ts'
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
  const { stop } = startWorker({ connection: database.connection, jobs, workers: 4, log: silent })
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

  test('that is stopped puts back what stops at its next step, as if it had not been begun', async () => {
    const begun = Promise.withResolvers<void>()
    const steps: AbortSignal[] = []
    work([
      handle(greet, async (_, { signal }) => {
        begun.resolve()
        await once(signal, 'abort')
        steps.push(signal)
        signal.throwIfAborted()
      }),
    ])
    await begin((tx) => enqueue(tx, greet, { name: 'Ada' }))
    await begun.promise
    await stops.pop()!()
    expect(steps).toHaveLength(1)
    expect(await left()).toEqual([{ attempts: 0, isDue: true, lockedBy: null }])
    work()
    await vi.waitFor(() => expect(greeted).toEqual(['Ada']), WAIT)
  })

  test('that is stopped leaves a job that does not stop, and puts it back', async () => {
    const begun = Promise.withResolvers<JobRun>()
    const never = new Promise<void>(() => {})
    work([handle(greet, (_, run) => (begun.resolve(run), never))])
    await begin((tx) => enqueue(tx, greet, { name: 'Ada' }))
    const { checkLease } = await begun.promise
    await begin(checkLease)
    await stops.pop()!()
    expect(await left()).toEqual([{ attempts: 0, isDue: true, lockedBy: null }])
    await expect(begin(checkLease)).rejects.toThrow('Another worker may have this job by now')
  })

  test('recovers when the database has closed every connection', async () => {
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

const QUICK = { beatMs: 200, holdMs: 3000, silenceMs: 6000 }

describe('a worker whose first question for jobs fails', () => {
  test('asks again', async () => {
    // The queue prints what its log has as well.
    const trace = vi.spyOn(console, 'trace').mockReturnValue()
    onTestFinished(() => trace.mockRestore())
    const owner = connect(database.ownerUrl)
    stops.push(() => owner.close())
    const rename = (from: string, to: string) =>
      sql`alter table graphile_worker.${sql.id(from)} rename to ${sql.id(to)}`.execute(owner.db)
    const hasFailed = Promise.withResolvers<void>()
    const debug = (_: unknown, said?: string) => {
      if (said?.startsWith('Failed to acquire job')) hasFailed.resolve()
    }
    await rename('_private_tasks', 'away')
    const { connection } = database
    const log = { ...silent, debug }
    stops.push(startWorker({ connection, jobs: [greetings], workers: 2, log }).stop)
    await hasFailed.promise
    await rename('away', '_private_tasks')
    await begin((tx) => enqueue(tx, greet, { name: 'Ada' }))
    await vi.waitFor(() => expect(greeted).toEqual(['Ada']), WAIT)
  })
})

describe('a worker that cannot say how its jobs ended', () => {
  test('lets another worker do what it left, and continues', async () => {
    const way = await databaseProxy(database.url)
    const connection = connect(way.url)
    const gates = new Map(
      ['Ada', 'Grace', 'Linus'].map((name) => [name, Promise.withResolvers<void>()]),
    )
    const begun = new Set<string>()
    const unsaid = vi.fn()
    const error = (_: unknown, said?: string) => {
      if (said?.startsWith('Failed to fail jobs')) unsaid()
    }
    const greetAtLast = handle(greet, async ({ name }) => {
      const isFirstTry = !begun.has(name)
      begun.add(name)
      await gates.get(name)?.promise
      if (isFirstTry && name !== 'Linus') throw new Error('the mail server said no')
      greeted.push(name)
    })
    const rhythm = { beatMs: 100, holdMs: 20_000, silenceMs: 300 }
    const log = { ...silent, error }
    const worker = startWorker({ connection, jobs: [greetAtLast], workers: 3, log, rhythm })
    stops.push(
      worker.stop,
      () => connection.close(),
      () => way.cut().catch(() => {}),
    )
    for (const name of gates.keys()) await begin((tx) => enqueue(tx, greet, { name }))
    await vi.waitFor(() => expect(begun.size).toBe(3), WAIT)
    await way.cut()
    // If the queue can't record one result after another, it miscounts, and its pool waits endlessly for
    // itself.
    gates.get('Ada')?.resolve()
    await vi.waitFor(() => expect(unsaid).toHaveBeenCalledTimes(1), WAIT)
    gates.get('Grace')?.resolve()
    await vi.waitFor(() => expect(unsaid).toHaveBeenCalledTimes(2), WAIT)
    await way.mend()
    gates.get('Linus')?.resolve()
    await vi.waitFor(() => expect(new Set(greeted)).toEqual(new Set(gates.keys())), WAIT)
  })
})

describe('a job that ends after its crew', () => {
  test('is heard of no more', async () => {
    const way = await databaseProxy(database.url)
    const connection = connect(way.url)
    const [isAway, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const isUnsaid = Promise.withResolvers<void>()
    const error = (_: unknown, said?: string) => {
      if (said?.startsWith('Failed to fail jobs')) isUnsaid.resolve()
    }
    const begun = new Set<string>()
    const greetAtLast = handle(greet, async ({ name }) => {
      if (begun.has(name)) return void greeted.push(name)
      begun.add(name)
      await (name === 'Ada' ? isAway : isOver).promise
      throw new Error('the mail server said no')
    })
    const rhythm = { beatMs: 100, holdMs: 20_000, silenceMs: 300 }
    const log = { ...silent, error }
    const worker = startWorker({ connection, jobs: [greetAtLast], workers: 2, log, rhythm })
    stops.push(
      worker.stop,
      () => connection.close(),
      () => way.cut().catch(() => {}),
    )
    for (const name of ['Ada', 'Grace']) await begin((tx) => enqueue(tx, greet, { name }))
    await vi.waitFor(() => expect(begun.size).toBe(2), WAIT)
    await way.cut()
    isAway.resolve()
    await isUnsaid.promise
    await way.mend()
    // By another crew, while Grace still keeps the first.
    await vi.waitFor(() => expect(greeted.toSorted()).toEqual(['Ada', 'Grace']), WAIT)
    // Were it heard, it would be a rejection that nobody takes, and the end of the process.
    isOver.resolve()
    await begin((tx) => enqueue(tx, greet, { name: 'Ada' }))
    await vi.waitFor(() => expect(greeted).toHaveLength(3), WAIT)
  })
})

describe('a job that is cut in turns', () => {
  const dig = job('dig', z.object({}))
  const LONGER_THAN_A_TURN_MS = 1500
  const alone = (jobs: Parameters<typeof work>[0]) => {
    const { connection } = database
    stops.push(startWorker({ connection, jobs: jobs ?? [], workers: 1, log: silent }).stop)
  }

  test('continues while nobody waits for its worker, and a later job in its line is not there', async () => {
    const answers: boolean[] = []
    const digging = handle(dig, async (_, { hasTime }) => {
      const end = performance.now() + LONGER_THAN_A_TURN_MS
      while (performance.now() < end) answers.push(await hasTime())
      greeted.push('dug')
    })
    await begin(async (tx) => {
      await enqueue(tx, dig, {}, { line: 'diggers' })
      await enqueue(tx, greet, { name: 'Ada' }, { line: 'diggers' })
    })
    alone([digging, greetings])
    await vi.waitFor(() => expect(greeted).toEqual(['dug', 'Ada']), WAIT)
    expect(new Set(answers)).toEqual(new Set([true]))
  })

  test('ends its turn when somebody does', async () => {
    const digging = handle(dig, async (_, { hasTime }) => {
      await begin((tx) => enqueue(tx, greet, { name: 'Ada' }))
      while (await hasTime());
      greeted.push('dug')
    })
    await begin((tx) => enqueue(tx, dig, {}))
    alone([digging, greetings])
    await vi.waitFor(() => expect(greeted).toEqual(['dug', 'Ada']), WAIT)
  })
})

describe('a job in the hands of a worker that was cut off', () => {
  test('is broken off before anybody else has it, and writes nothing any more', async () => {
    const proxy = await databaseProxy(database.url)
    const away = connect(proxy.url)
    stops.push(() => away.close())
    const first = Promise.withResolvers<JobRun>()
    const jobs = [
      handle(greet, async (_, run) => {
        first.resolve(run)
        await once(run.signal, 'abort')
        greeted.push('broken off')
        run.signal.throwIfAborted()
      }),
    ]
    stops.push(startWorker({ connection: away, jobs, workers: 1, log: silent, rhythm: QUICK }).stop)
    await begin((tx) => enqueue(tx, greet, { name: 'Ada' }))
    const run = await first.promise
    await begin(run.checkLease)
    await proxy.cut()
    startOther()
    await vi.waitFor(() => expect(greeted).toEqual(['broken off', 'Ada']), WAIT)
    await expect(begin(run.checkLease)).rejects.toThrow('Another worker may have this job by now')
    await proxy.mend()
  })

  test('is left where it is when it does not stop, also when nobody can be told', async () => {
    const way = await databaseProxy(database.url)
    const away = connect(way.url)
    const begun = Promise.withResolvers<void>()
    const forEver = new Promise<void>(() => {})
    let isFirst = true
    const jobs = [
      handle(greet, async ({ name }) => {
        if (!isFirst) return void greeted.push(name)
        isFirst = false
        begun.resolve()
        await forEver
      }),
    ]
    const isForced = Promise.withResolvers<void>()
    const error = (_: unknown, said?: string) => {
      if (said?.startsWith('Error occurred during forceful shutdown')) isForced.resolve()
    }
    const rhythm = { beatMs: 100, holdMs: 500, silenceMs: 1000 }
    const log = { ...silent, error }
    const worker = startWorker({ connection: away, jobs, workers: 1, log, rhythm })
    stops.push(
      worker.stop,
      () => away.close(),
      () => way.cut().catch(() => {}),
    )
    await begin((tx) => enqueue(tx, greet, { name: 'Ada' }))
    await begun.promise
    await way.cut()
    await isForced.promise
    await way.mend()
    await vi.waitFor(() => expect(greeted).toEqual(['Ada']), WAIT)
  })

  test('is done by the next crew as soon as there is a way again, though its connections stay silent', async () => {
    const way = await databaseProxy(database.url)
    // An answer is waited for longer than for this test.
    const connection = connect(way.url, { statementTimeout: 600_000, max: 4 })
    const beside = connect(`${way.url}?query_timeout=500`, { max: 1 })
    const begun = Promise.withResolvers<void>()
    const isSilent = Promise.withResolvers<void>()
    let isFirst = true
    const jobs = [
      handle(greet, async ({ name }) => {
        if (!isFirst) return void greeted.push(name)
        isFirst = false
        begun.resolve()
        await isSilent.promise
        await sql`select`.execute(connection.db).finally(() => greeted.push('broken off'))
      }),
    ]
    const rhythm = { beatMs: 100, holdMs: 1000, silenceMs: 2000 }
    const heartDb = beside.db
    const worker = startWorker({ connection, heartDb, jobs, workers: 1, log: silent, rhythm })
    stops.push(
      worker.stop,
      () => beside.close(),
      () => connection.close(),
      () => way.cut().catch(() => {}),
    )
    await begin((tx) => enqueue(tx, greet, { name: 'Ada' }))
    await begun.promise
    way.silence()
    isSilent.resolve()
    await vi.waitFor(() => expect(greeted).toEqual(['broken off']), WAIT)
    way.strand()
    way.speak()
    await vi.waitFor(() => expect(greeted).toEqual(['broken off', 'Ada']), WAIT)
  })

  test('is not taken over while the worker writes under its lease', async () => {
    await database.connection.db.transaction().execute(async (tx) => {
      await beat(database.connection.db, 'slow')
      const lease = new Lease('slow', 60_000)
      await lease.check(tx)
      await silence()
      expect(await releaseSilentWorkers(database.connection.db)).toEqual([])
      await lease.check(database.connection.db)
      lease.end()
    })
  })

  test('stays with a worker that was only silent because the database was away from all', async () => {
    const allowed = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const jobs = [
      handle(greet, async ({ name }) => {
        begun.resolve()
        await allowed.promise
        greeted.push(name)
      }),
    ]
    const rhythm = { beatMs: 100, holdMs: 20_000, silenceMs: 5000 }
    const { connection } = database
    stops.push(startWorker({ connection, jobs, workers: 1, log: silent, rhythm }).stop)
    await begin((tx) => enqueue(tx, greet, { name: 'Ada' }))
    await begun.promise
    // As the rows stand after an outage; a second worker is the first to see them.
    await silence()
    startOther(rhythm)
    await vi.waitFor(async () => expect(await beatsHeard()).toBe(2), WAIT)
    allowed.resolve()
    await vi.waitFor(async () => expect(await left()).toEqual([]), WAIT)
    expect(greeted).toEqual(['Ada'])
  })

  const startOther = (rhythm = QUICK) => {
    const { connection } = database
    stops.push(startWorker({ connection, jobs: [greetings], workers: 1, log: silent, rhythm }).stop)
  }

  const silence = () =>
    sql`update worker_heartbeats set beat_at = now() - interval '1 hour'`.execute(
      database.connection.db,
    )

  async function beatsHeard() {
    const { rows } = await sql`
      select from worker_heartbeats where beat_at > now() - interval '1 minute'`.execute(
      database.connection.db,
    )
    return rows.length
  }
})

async function left() {
  const { rows } = await sql`
    select attempts, run_at <= now() as is_due, locked_by from graphile_worker.jobs`.execute(
    database.connection.db,
  )
  return rows
}
