import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseProxy } from '#server/testing/database-proxy.ts'
import { eventually } from '#server/testing/eventually.ts'
import { canReplicate, startPrimaryAndReplica } from '#server/testing/primary-and-replica.ts'
import { connect, type Database } from '../database.ts'
import { readAtOnce } from '../read-at-once.ts'
import { type Answered, openReplica } from './open-replica.ts'

const anyAge = { withinMs: 60_000 }

describe.skipIf(!canReplicate)('a replica (of Debian’s PostgreSQL)', () => {
  const keep = new AsyncDisposableStack()
  let servers: Awaited<ReturnType<typeof startPrimaryAndReplica>>
  let db: Database
  beforeAll(async () => {
    servers = await startPrimaryAndReplica(keep, [
      'fsync = off',
      'autovacuum = off',
      // What is read there holds nothing up.
      'max_standby_streaming_delay = 0',
    ])
    const connection = connect(servers.url)
    keep.defer(() => connection.close())
    db = connection.db
  })
  afterAll(() => keep.disposeAsync())

  async function open(keepIt: AsyncDisposableStack, url = servers.replicaUrl) {
    const answers: string[] = []
    const onRead = ({ database, reason }: Answered) => void answers.push(`${database} ${reason}`)
    const log = pino({ level: 'silent' })
    const replica = openReplica({ url, db, ...anyAge, log, onRead })
    keepIt.defer(() => replica.stop())
    return { replica, answers }
  }
  const untilThere = (isThere: () => boolean) => eventually(async () => isThere(), Boolean)

  const whetherReplica = async (own: Database) => {
    const { rows } = await sql<{ isReplica: boolean }>`
      select pg_is_in_recovery() as is_replica`.execute(own)
    return rows[0]?.isReplica
  }

  test('tells a story that it had to break off once more at the primary', async () => {
    await using mine = new AsyncDisposableStack()
    const { replica, answers } = await open(mine)
    await untilThere(replica.isThere)
    await servers.primary.ask('create table gone as select generate_series(1, 100) as n')
    await servers.primary.ask('grant select on gone to lotline')
    const [row] = await servers.primary.ask('select pg_current_wal_flush_lsn() as position')
    await eventually(
      () =>
        servers.replica.ask(
          `select pg_last_wal_replay_lsn() >= '${String(row?.['position'])}' as yes`,
        ),
      ([answer]) => answer?.['yes'] === true,
    )
    const told: (boolean | undefined)[] = []
    const count = await replica.read(anyAge, (own) =>
      readAtOnce(own, async (tx) => {
        const isReplica = await whetherReplica(tx)
        told.push(isReplica)
        const { rows } = await sql<{ count: number }>`select count(*) as count from gone`.execute(
          tx,
        )
        if (isReplica) {
          await servers.primary.ask('delete from gone')
          await servers.primary.ask('vacuum gone')
          await sql`select pg_sleep(60)`.execute(tx)
        }
        return rows[0]?.count
      }),
    )
    expect({ told, count, answers }).toEqual({
      told: [true, false],
      count: 0,
      answers: ['primary failed'],
    })
  })

  test('whose connections are all busy leaves the rest to the primary, and is not lost', async () => {
    await using mine = new AsyncDisposableStack()
    const { replica, answers } = await open(mine)
    await eventually(() => replica.read(anyAge, whetherReplica), Boolean)
    const over = Promise.withResolvers<void>()
    const long = Array.from({ length: 16 }, () =>
      replica.read(anyAge, async (own) => {
        await over.promise
        return whetherReplica(own)
      }),
    )
    expect(await replica.read(anyAge, whetherReplica)).toBe(false)
    expect(answers.at(-1)).toEqual('primary busy')
    over.resolve()
    expect(await Promise.all(long)).not.toContain(false)
  })

  test('that falls silent is not waited for', async () => {
    await using mine = new AsyncDisposableStack()
    const proxy = await databaseProxy(servers.replicaUrl)
    mine.defer(() => proxy.cut())
    const { replica, answers } = await open(mine, proxy.url)
    await untilThere(replica.isThere)
    proxy.silence()
    expect(await replica.read(anyAge, whetherReplica)).toBe(false)
    await eventually(
      async () => replica.isThere(),
      (isThere) => !isThere,
    )
    expect(await replica.read(anyAge, whetherReplica)).toBe(false)
    expect(answers.at(-1)).toBe('primary away')
    proxy.speak()
    await untilThere(replica.isThere)
    await eventually(() => replica.read(anyAge, whetherReplica), Boolean)
  })

  test('is refused when it is the primary itself, or became one', async () => {
    await using mine = new AsyncDisposableStack()
    const { replica: itself } = await open(mine, servers.url)
    const { replica: promoted, answers } = await open(mine)
    await untilThere(promoted.isThere)
    expect(itself.isThere()).toBe(false)
    expect(await itself.read(anyAge, whetherReplica)).toBe(false)
    await servers.replica.ask('select pg_promote()')
    await eventually(
      async () => promoted.isThere(),
      (isThere) => !isThere,
    )
    await promoted.read(anyAge, whetherReplica)
    expect(answers).toEqual(['primary away'])
  })
})
