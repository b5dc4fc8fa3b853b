import { onTestFinished } from 'vitest'
import { startRedis } from './redis-server.ts'

export { isRedisHere } from './redis-server.ts'

/** A Redis of this test's own. */
export async function aRedis(settings: string[] = []) {
  const redis = await startRedis(settings)
  onTestFinished(redis.kill)
  return redis
}
