import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { countNotices, watchRedis } from '#server/metrics/watch-redis.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { LiveEvent } from '#server/platform/live/live-event.ts'
import { sendBy } from '#server/platform/live/messenger.ts'
import { channelOf } from '#server/platform/live/redis/channel-of.ts'
import { openRedisLine } from '#server/platform/live/redis/redis-line.ts'
import { redisMessenger } from '#server/platform/live/redis/redis-messenger.ts'
import { chooseNoticeCarrier } from '#server/processes/choose-notice-carrier.ts'
import type { Settings } from '#server/settings/settings.ts'

type Deps = {
  db: Database
  log: Logger
  registry: Registry
  deliver: (event: LiveEvent) => void
  /** Whether PostgreSQL's notices are heard at this moment. */
  isListening: () => boolean
}

/** Notices between processes: by the Redis of REDIS_URL while every process hears it, else by PostgreSQL. */
export async function openNotices(
  { redisUrl: url }: Settings,
  { db, log, registry, deliver, isListening }: Deps,
) {
  const redis = url
    ? await openRedisLine({ url, channel: await channelOf(db), log, handle: deliver })
    : undefined
  const hears = () => redis?.hears()
  const together = chooseNoticeCarrier({ hears, log, onMissed: () => deliver({ kind: 'missed' }) })
  const messenger =
    redis &&
    redisMessenger({
      line: redis,
      db,
      isHeardByAll: () => together.isHeardByAll() && isListening(),
      onSent: countNotices(registry),
    })
  if (messenger) {
    sendBy(messenger, db)
    watchRedis(registry, messenger)
  }
  return {
    messenger,
    /** What this process says of itself to the others, and what it does with what they say. */
    joining: { hears, onLook: together.note },
    /** From when it has joined them: `look` tells them at once whenever it hears Redis again, or no longer. */
    agree(look: () => Promise<boolean>) {
      if (!redis) return
      redis.onChange(() => together.change(look))
      if (!hears()) together.change(look)
    },
    stop: async () => {
      await messenger?.stop()
      together.stop()
      await redis?.stop()
    },
  }
}
