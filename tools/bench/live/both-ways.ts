import { startRedis } from '#server/testing/redis-server.ts'
import { acceptMany } from '../offers/accept-many.ts'
import { signedInPeople, type People } from '../offers/people.ts'
import type { Bench } from '../support/benchmark.ts'
import { deleteJobs } from '../support/delete-jobs.ts'
import { callerOf } from '../support/load.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure } from '../support/report.ts'
import { startData, startServer, type Data } from '../support/site.ts'
import { committingBothWays } from './commit-both-ways.ts'
import { openPages } from './open-pages.ts'
import { pause } from './pause.ts'

const ACCEPTS = 400
const PUBLISHED = 2000

/** NOTIFY and Redis alternate, so that other work on this machine slows both. */
export async function bothWays(
  { keep, quick }: Pick<Bench, 'keep' | 'quick'>,
  data: Data,
  { buyers }: People,
) {
  const [listener] = buyers
  if (!listener) throw new Error('Nobody is there')
  const redis = await startRedis()
  keep.defer(() => redis.kill())
  const { address } = await startServer(keep, data, { WORKER: 'off', REDIS_URL: redis.url })
  const [page] = await openPages(keep, address, [listener])
  if (!page) throw new Error('No page opened')
  const committing = await committingBothWays(keep, data, redis.url)
  const [rounds, times] = quick ? [2, 20] : [5, 60]
  const framed = await repeat(rounds, () =>
    repeat(times, () => committing.toFrame(listener.userId, page, pause)),
  )
  const userIds = buyers.map(({ userId }) => userId)
  const published = await repeat(quick ? 3 : 7, () => committing.aSecond(userIds, PUBLISHED))
  const accept = await acceptingBothWays(keep, redis.url)
  await accept(ACCEPTS / 2)
  const accepted = await repeat(quick ? 3 : 7, () => accept(ACCEPTS))

  const told: Figure = {
    what: 'commit to frame at another process, by NOTIFY',
    unit: 'ms',
    runs: framed.map((run) => run.map(({ notify }) => notify)),
  }
  const small: Figure = {
    what: 'small transactions that publish, 16 at once, by NOTIFY',
    unit: '/s',
    runs: published.map(({ notify }) => [notify]),
  }
  const notified: Figure = {
    what: 'accepts, 16 at once, told by NOTIFY',
    unit: '/s',
    runs: accepted.map(({ notify }) => [notify]),
  }
  const figures: Figure[] = [
    told,
    {
      what: '  by Redis',
      unit: 'ms',
      runs: framed.map((run) => run.map((each) => each.redis)),
      goal: { of: 'p95', atMost: 50 },
      baseline: told,
    },
    small,
    {
      what: '  by Redis',
      unit: '/s',
      runs: published.map((each) => [each.redis]),
      baseline: small,
    },
    notified,
    {
      what: '  told by Redis',
      unit: '/s',
      runs: accepted.map((each) => [each.redis]),
      baseline: notified,
    },
  ]
  const made = `By NOTIFY and by Redis in turn: ${rounds} runs of ${times} commits to a page at another process, ${accepted.length} runs of ${PUBLISHED} small transactions and of ${ACCEPTS} accepts.`
  return { figures, made }
}

/** Two markets side by side, one whose notices travel by NOTIFY and one by Redis; answers accepts a second of both in turn. */
async function acceptingBothWays(keep: AsyncDisposableStack, redisUrl: string) {
  const notify = await aMarket(keep, {})
  const redis = await aMarket(keep, { REDIS_URL: redisUrl })
  return async (count: number) => ({ notify: await notify(count), redis: await redis(count) })
}

async function aMarket(keep: AsyncDisposableStack, env: Record<string, string>) {
  const data = await startData(keep)
  const people = await signedInPeople(data.db)
  const { address } = await startServer(keep, data, { WORKER: 'off', SEARCH: 'database', ...env })
  const site = { data, people, caller: callerOf(keep, address) }
  return async (count: number) => {
    await deleteJobs(data.asOwner)
    return (await acceptMany(site, count)).perSecond
  }
}
