import { acceptMany } from '../offers/accept-many.ts'
import { signedInPeople } from '../offers/people.ts'
import { deleteJobs } from '../support/delete-jobs.ts'
import { callerOf } from '../support/load.ts'
import { startData, startServer } from '../support/site.ts'

/** Two markets side by side, one whose notices travel by NOTIFY and one by Redis; answers accepts a second of both in turn. */
export async function acceptingBothWays(keep: AsyncDisposableStack, redisUrl: string) {
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
