import { Counter, Gauge, type Registry } from 'prom-client'
import type { RedisMessenger, Way } from '#server/platform/live/redis/redis-messenger.ts'

/** Counts live notices by the way they went, where Redis is set up to carry them. */
export function countNotices(registry: Registry) {
  const notices = new Counter({
    name: 'lotline_notices_total',
    help: 'Live notices by the way they went; fallback: by PostgreSQL after the commit, as Redis did not take them in time',
    labelNames: ['way'],
    registers: [registry],
  })
  return (way: Way, count: number) => notices.inc({ way }, count)
}

export function watchRedis(registry: Registry, { carries }: RedisMessenger) {
  const used: Gauge = new Gauge({
    name: 'lotline_redis_used',
    help: 'Whether Redis carries live notices; 0: PostgreSQL does, as this process or another does not hear it',
    registers: [registry],
    collect() {
      used.set(carries() ? 1 : 0)
    },
  })
}
