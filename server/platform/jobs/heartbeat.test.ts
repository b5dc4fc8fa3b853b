import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { enqueue } from './enqueue.ts'
import { beat, releaseSilentWorkers } from './heartbeat.ts'
import { job } from './job.ts'

const greet = job('greet', z.object({}))

let database: TestDatabase

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await sql`truncate graphile_worker._private_jobs, worker_heartbeats`.execute(database.asOwner)
})

describe('a job in the hands of a worker', () => {
  test('that beats stays with it, however long it takes', async () => {
    await aJobHeldBy('alive', { forSeconds: 3600 })
    await beat(database.connection.db, 'alive')
    expect(await releaseSilentWorkers(database.connection.db)).toEqual([])
    expect(await holders()).toEqual(['alive'])
  })

  test('that has not been heard of for over 30 seconds is free for the others', async () => {
    await aJobHeldBy('dead', { forSeconds: 31 })
    await beat(database.connection.db, 'dead')
    await silence('dead', 31)
    expect(await releaseSilentWorkers(database.connection.db)).toEqual(['dead'])
    expect(await holders()).toEqual([null])
  })

  test('that died before its first beat is free as well', async () => {
    await aJobHeldBy('stillborn', { forSeconds: 31 })
    expect(await releaseSilentWorkers(database.connection.db)).toEqual(['stillborn'])
  })

  test('that has only begun stays with it until the first beat', async () => {
    await aJobHeldBy('newcomer', { forSeconds: 5 })
    expect(await releaseSilentWorkers(database.connection.db)).toEqual([])
  })
})

async function aJobHeldBy(worker: string, { forSeconds }: { forSeconds: number }) {
  const { db } = database.connection
  await db.transaction().execute((tx) => enqueue(tx, greet, {}))
  await sql`
    update graphile_worker._private_jobs
    set locked_by = ${worker}, locked_at = now() - make_interval(secs => ${forSeconds})`.execute(db)
}

async function silence(worker: string, seconds: number) {
  await sql`
    update worker_heartbeats set beat_at = now() - make_interval(secs => ${seconds})
    where worker_id = ${worker}`.execute(database.connection.db)
}

async function holders() {
  const { rows } = await sql<{ lockedBy: string | null }>`
    select locked_by from graphile_worker.jobs`.execute(database.connection.db)
  return rows.map(({ lockedBy }) => lockedBy)
}
