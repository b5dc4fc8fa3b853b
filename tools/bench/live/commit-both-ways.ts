import { sql } from 'kysely'
import { connect, type Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { sendBy } from '#server/platform/live/messenger.ts'
import { publish } from '#server/platform/live/publish.ts'
import { channelOf } from '#server/platform/live/redis/channel-of.ts'
import { openRedisLine } from '#server/platform/live/redis/redis-line.ts'
import { redisMessenger } from '#server/platform/live/redis/redis-messenger.ts'
import { AT_ONCE } from '../offers/accept-many.ts'
import type { Data } from '../support/site.ts'
import type { Page } from './open-pages.ts'

const NO_LOG = { info: () => {}, warn: () => {} }

/** Commits of this process that a page at another one hears of, told by NOTIFY and by Redis in turn; answers how long both took. */
export async function committingBothWays(keep: AsyncDisposableStack, data: Data, redisUrl: string) {
  const { db } = keep.adopt(connect(data.url), (each) => each.close())
  const channel = await channelOf(db)
  const line = await openRedisLine({ url: redisUrl, channel, log: NO_LOG, handle: () => {} })
  keep.defer(() => line.stop())
  const messenger = redisMessenger({ line, db, isHeardByAll: () => true, onSent: () => {} })
  keep.defer(() => messenger.stop())
  sendBy(messenger, db)

  return {
    async toFrame(userId: number, page: Page, pause: () => Promise<void>) {
      await pause()
      const notify = await framed(data.db, userId, page)
      await pause()
      const redis = await framed(db, userId, page)
      return { notify, redis }
    },
    async aSecond(userIds: readonly number[], count: number) {
      const notify = await publishedASecond(data.db, userIds, count)
      return { notify, redis: await publishedASecond(db, userIds, count) }
    },
  }
}

/** Small transactions that publish, as many at once as there are connections: each on a row of its own. */
async function publishedASecond(db: Database, userIds: readonly number[], count: number) {
  const start = performance.now()
  let begun = 0
  const connections = userIds.slice(0, AT_ONCE).map(async (userId) => {
    while (begun < count) {
      begun += 1
      await transact(db, async (tx) => {
        await sql`update users set full_name = full_name where id = ${userId}`.execute(tx)
        await publish(tx, 'OffersChannel', [userId])
      })
    }
  })
  await Promise.all(connections)
  return count / ((performance.now() - start) / 1000)
}

async function framed(db: Database, userId: number, page: Page) {
  const heard = page.hears()
  let start = 0
  await transact(db, async (tx) => {
    await publish(tx, 'OffersChannel', [userId])
    start = performance.now()
  })
  return (await heard) - start
}
