import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type TestDatabase, freshDatabase } from '#server/testing/database.ts'
import { publish } from './publish.ts'
import { closeSockets } from './close-sockets.ts'
import { listen } from './listen.ts'
import type { LiveEvent } from './live-event.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

describe('an announcement', () => {
  test('is heard by every process once the transaction has committed', async () => {
    const listeners = [await aListener(), await aListener()]
    await database.connection.db.transaction().execute(async (tx) => {
      await publish(tx, 'OffersChannel', [7, 9, 7])
      await publish(database.connection.db, 'PurchaseOrdersChannel', [1])
    })
    for (const { next } of listeners) {
      expect(await next()).toMatchObject({ channel: 'PurchaseOrdersChannel' })
      const offers = { kind: 'announcement', channel: 'OffersChannel', userIds: [7, 9] }
      expect(await next()).toEqual(offers)
    }
  })

  test('of a change that is rolled back is never heard', async () => {
    const { next } = await aListener()
    const change = database.connection.db.transaction().execute(async (tx) => {
      await publish(tx, 'OffersChannel', [7])
      throw new Error('too few units')
    })
    await expect(change).rejects.toThrow('too few units')
    await publish(database.connection.db, 'PurchaseOrdersChannel', [1])
    expect(await next()).toMatchObject({ channel: 'PurchaseOrdersChannel' })
  })

  test('to more users than fit in one notice reaches all', async () => {
    const { next } = await aListener()
    const userIds = Array.from({ length: 2000 }, (_, n) => Number.MAX_SAFE_INTEGER - n)
    await publish(database.connection.db, 'OffersChannel', userIds)
    const heard: number[] = []
    while (heard.length < userIds.length) {
      const event = await next()
      if (event.kind === 'announcement') heard.push(...event.userIds)
    }
    expect(heard).toEqual(userIds)
  })

  test('to nobody is nothing', async () => {
    const { next } = await aListener()
    await publish(database.connection.db, 'OffersChannel', [])
    await publish(database.connection.db, 'PurchaseOrdersChannel', [1])
    expect(await next()).toMatchObject({ channel: 'PurchaseOrdersChannel' })
  })
})

describe('the end of a session', () => {
  test('is heard by every process, for one session or for all', async () => {
    const listeners = [await aListener(), await aListener()]
    const { db } = database.connection
    await closeSockets(db, { userId: 7, sessionId: 'laptop', reconnect: false })
    await closeSockets(db, { userId: 7, reconnect: true })
    const ended = { kind: 'closing', userId: 7 }
    for (const { next } of listeners) {
      expect(await next()).toEqual({ ...ended, sessionId: 'laptop', reconnect: false })
      expect(await next()).toEqual({ ...ended, reconnect: true })
    }
  })
})

describe('listening', () => {
  test('tells that notices may be missing at first and after a loss of its connection', async () => {
    const { next } = await aListener()
    await database.connection.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where query ~ '^listen' and datname = current_database()`,
    )
    expect(await next()).toEqual({ kind: 'missed' })
    await publish(database.connection.db, 'OffersChannel', [7])
    expect(await next()).toMatchObject({ kind: 'announcement', userIds: [7] })
  })

  test('skips what it does not understand', async () => {
    const { next } = await aListener()
    for (const odd of ['', 'hello', '{"kind":"news"}', '{"kind":"closing"}']) {
      await database.connection.pool.query(`select pg_notify('live', $1)`, [odd])
    }
    await publish(database.connection.db, 'OffersChannel', [7])
    expect(await next()).toMatchObject({ kind: 'announcement' })
  })

  test('leaves no connection behind when stopped', async () => {
    const { stop } = await aListener()
    await stop()
    await expect.poll(listening).toEqual([])
  })

  test('stops at once while the database is away', async () => {
    const listener = listen('postgres://nobody@127.0.0.1:1/none', () => {})
    await listener.stop()
  })
})

async function listening() {
  const { rows } = await database.connection.pool.query(
    `select query from pg_stat_activity where query ~ '^listen' and datname = current_database()`,
  )
  return rows
}

async function aListener() {
  const heard: LiveEvent[] = []
  let wake: (() => void) | undefined
  const listener = listen(database.url, (event) => {
    heard.push(event)
    wake?.()
  })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= listener.stop())
  onTestFinished(stop)
  await listener.ready
  expect(heard.shift()).toEqual({ kind: 'missed' })
  return { next, stop }

  async function next() {
    while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve))
    const event = heard.shift()
    if (!event) throw new Error('nothing heard')
    return event
  }
}
