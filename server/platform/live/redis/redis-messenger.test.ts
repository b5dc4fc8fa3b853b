import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import { connect, type Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { aRedis, isRedisHere } from '#server/testing/a-redis.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { databaseProxy } from '#server/testing/database-proxy.ts'
import { eventually } from '#server/testing/eventually.ts'
import { closeSockets } from '../close-sockets.ts'
import { listen } from '../listen.ts'
import type { LiveEvent } from '../live-event.ts'
import { sendBy } from '../messenger.ts'
import { publish, publishProducts } from '../publish.ts'
import { openRedisLine } from './redis-line.ts'
import { redisMessenger, type Way } from './redis-messenger.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

describe.skipIf(!isRedisHere)('with Redis (skipped without a Redis server), notices', () => {
  test('leave after the commit and only then, as one', async () => {
    const { db, byRedis, byPostgres, ways } = await aProcess()
    await transact(db, async (tx) => {
      await publish(tx, 'OffersChannel', [7, 9, 7])
      await publishProducts(tx, [3])
      await transact(db, (other) => publish(other, 'PurchaseOrdersChannel', [1]))
      await heard(byRedis, 1)
    })
    await heard(byRedis, 3)
    expect(byRedis).toEqual([
      { kind: 'announcement', channel: 'PurchaseOrdersChannel', userIds: [1] },
      { kind: 'announcement', channel: 'OffersChannel', userIds: [7, 9] },
      { kind: 'products', productIds: [3] },
    ])
    expect(ways).toEqual(['redis 1', 'redis 2'])
    expect(byPostgres).toEqual([])
  })

  test('of what is undone never leave, and of what is done again once', async () => {
    const { db, byRedis } = await aProcess()
    const undone = transact(db, async (tx) => {
      await publish(tx, 'OffersChannel', [7])
      throw new Error('too few units')
    })
    await expect(undone).rejects.toThrow('too few units')
    // The commit itself refuses.
    const refused = transact(db, async (tx) => {
      await publish(tx, 'OffersChannel', [7])
      await sql`do $$ begin
        create temp table late (id int primary key deferrable initially deferred) on commit drop;
        insert into late values (1), (1);
      end $$`.execute(tx)
    })
    await expect(refused).rejects.toThrow('duplicate key')
    let tries = 0
    await transact(db, async (tx) => {
      await publish(tx, 'OffersChannel', [8])
      tries += 1
      if (tries < 3)
        await sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`.execute(tx)
    })
    await transact(db, (tx) => publish(tx, 'PurchaseOrdersChannel', [1]))
    await heard(byRedis, 2)
    expect(byRedis.map((each) => 'userIds' in each && each.userIds)).toEqual([[8], [1]])
  })

  test('that end sessions are told by PostgreSQL', async () => {
    const { db, byRedis, byPostgres } = await aProcess()
    await transact(db, (tx) => closeSockets(tx, { userId: 7, reconnect: false }))
    await heard(byPostgres, 1)
    expect(byPostgres).toEqual([{ kind: 'closing', userId: 7, reconnect: false }])
    expect(byRedis).toEqual([])
  })

  test('of a write without `transact` are sent by PostgreSQL', async () => {
    const { db, byPostgres } = await aProcess()
    await db.transaction().execute((tx) => publish(tx, 'OffersChannel', [7]))
    await heard(byPostgres, 1)
  })

  test('are told by PostgreSQL at the commit while not every process hears Redis', async () => {
    const { db, byRedis, byPostgres, ways } = await aProcess({ isHeardByAll: () => false })
    await transact(db, (tx) => publish(tx, 'OffersChannel', [7]))
    await heard(byPostgres, 1)
    expect(byRedis).toEqual([])
    expect(ways).toEqual(['postgresql 1'])
  })

  test.each(['gone', 'silent', 'no longer heard by all'])(
    'are told by PostgreSQL after all when Redis is %s by the commit',
    async (state) => {
      let isHeardByAll = true
      const process = await aProcess({ isHeardByAll: () => isHeardByAll })
      const { db, redis, byPostgres, ways } = process
      await transact(db, async (tx) => {
        await publish(tx, 'OffersChannel', [7])
        if (state === 'gone') await redis.kill()
        else if (state === 'silent') redis.silence()
        else isHeardByAll = false
      })
      await heard(byPostgres, 1)
      expect(byPostgres).toEqual([{ kind: 'announcement', channel: 'OffersChannel', userIds: [7] }])
      expect(ways).toEqual(['fallback 1'])
    },
  )

  test('of a commit that was never answered leave, as it may have been done', async () => {
    const way = await databaseProxy(database.url)
    const { db, byRedis } = await aProcess({ url: way.url })
    const stranded = Promise.withResolvers<void>()
    const unanswered = transact(db, async (tx) => {
      await publish(tx, 'OffersChannel', [7])
      way.strand()
      stranded.resolve()
    })
    unanswered.catch(() => {})
    await stranded.promise
    await setImmediate()
    await way.cut()
    await expect(unanswered).rejects.toThrow()
    await heard(byRedis, 1)
  })

  test('that are on the way when the process stops still leave', async () => {
    const { db, messenger, redis, byPostgres } = await aProcess()
    redis.silence()
    await transact(db, (tx) => publish(tx, 'OffersChannel', [7]))
    await messenger.stop()
    await heard(byPostgres, 1)
  })
})

type Changes = { isHeardByAll?: () => boolean; url?: string }

/** What one process sends by, and what another hears by each of the two ways. */
async function aProcess({ isHeardByAll = () => true, url = database.url }: Changes = {}) {
  const redis = await aRedis()
  const connection = connect(url)
  onTestFinished(() => connection.close())
  const db: Database = connection.db
  const [byRedis, byPostgres]: [LiveEvent[], LiveEvent[]] = [[], []]
  const ways: string[] = []
  const log = { info: () => {}, warn: () => {} }
  const channel = 'lotline:test:live'
  const handle = (event: LiveEvent) => void byRedis.push(event)
  const line = await openRedisLine({ url: redis.url, channel, log, handle })
  onTestFinished(() => line.stop())
  const onSent = (way: Way, count: number) => void ways.push(`${way} ${count}`)
  const messenger = redisMessenger({ line, db, isHeardByAll, onSent })
  onTestFinished(() => messenger.stop())
  sendBy(messenger, db)
  const listener = listen(database.url, (event) => {
    if (event.kind !== 'missed') byPostgres.push(event)
  })
  onTestFinished(() => listener.stop())
  await listener.ready
  return { db, redis, messenger, byRedis, byPostgres, ways }
}

const heard = (events: LiveEvent[], count: number) =>
  eventually(
    async () => events.length,
    (length) => length >= count,
  )
