import { setTimeout as sleep } from 'node:timers/promises'
import { isRedisHere, startRedis } from '#server/testing/redis-server.ts'
import { USUAL_PAUSE_MS } from '#server/platform/live/live-connection.ts'
import { offersOnOwnLots } from '../offers/offers-under-review.ts'
import { signedInPeople, type People } from '../offers/people.ts'
import type { Bench } from '../support/benchmark.ts'
import { callerOf } from '../support/load.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { startData, startServer, type Data } from '../support/site.ts'
import { acceptingBothWays } from './accept-both-ways.ts'
import { commitFor } from './commit-for.ts'
import { committingBothWays } from './commit-both-ways.ts'
import { counterFrom } from './counter-from.ts'
import { openPages } from './open-pages.ts'

const PAGES = 1000

/** How soon after a commit the other side's page is told, with a thousand pages open. */
export async function measureLive({ keep, quick }: Bench): Promise<Report> {
  const data = await startData(keep)
  const people = await signedInPeople(data.db)
  const [offer] = await offersOnOwnLots(data.db, people, 1)
  if (!offer) throw new Error('There is no offer')
  const parties = [offer.buyer, offer.seller]
  const others = [...people.buyers, ...people.sellers].filter((one) => !parties.includes(one))
  const crowd = Array.from({ length: PAGES - 2 }, (_, index) => others[index % others.length])

  const { address } = await startServer(keep, data)
  const [buyersPage, sellersPage, ...pages] = await openPages(keep, address, [
    ...parties,
    ...crowd.filter((one) => one !== undefined),
  ])
  if (!buyersPage || !sellersPage) throw new Error('No page opened')
  const commit = await commitFor(keep, data)
  const counter = counterFrom(callerOf(keep, address), offer)

  const rounds = quick ? 2 : 5
  const times = quick ? 40 : 100
  const one = { userIds: [offer.seller.userId], pages: [sellersPage] }
  const all = { userIds: others.map(({ userId }) => userId), pages }
  const told = await repeat(rounds, () => repeat(times, () => afterAPause(() => commit(one))))
  const allTold = await repeat(rounds, () =>
    repeat(times / 4, () => afterAPause(() => commit(all))),
  )
  const countered = await repeat(rounds, () =>
    repeat(times, (turn) =>
      afterAPause(() =>
        turn % 2 === 0 ? counter('seller', buyersPage) : counter('buyer', sellersPage),
      ),
    ),
  )

  const ways = isRedisHere ? await bothWays({ keep, quick }, data, people) : undefined

  const notice: Figure = {
    what: 'baseline: commit to notice, PostgreSQL alone',
    unit: 'ms',
    runs: told.map((run) => run.map(({ noticed }) => noticed)),
  }
  return {
    made: [
      `${rounds} runs of ${times} commits with ${PAGES} open pages. A commit counts from when it is asked for: the disk is in it.`,
      `Each page was quiet for ${USUAL_PAUSE_MS} ms before: what follows sooner is told when that is over, as one.`,
      ways?.made ?? 'By Redis as well: skipped, as there is no redis-server here.',
    ],
    figures: [
      notice,
      {
        what: "commit to frame at the other party's page",
        unit: 'ms',
        runs: told.map((run) => run.map(({ framed }) => framed)),
        goal: { of: 'p95', atMost: 50 },
        baseline: notice,
      },
      {
        what: `commit to the last of ${pages.length} pages, all told`,
        unit: 'ms',
        runs: allTold.map((run) => run.map(({ framed }) => framed)),
        baseline: notice,
      },
      {
        what: 'counter-offer sent to frame at the other party',
        unit: 'ms',
        runs: countered,
        baseline: notice,
      },
      ...(ways?.figures ?? []),
    ],
  }
}

const ACCEPTS = 400
const PUBLISHED = 2000

/** NOTIFY and Redis alternate, so that other work on this machine slows both. */
async function bothWays(
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

const pause = () => sleep(USUAL_PAUSE_MS + 50)

async function afterAPause<Result>(act: () => Promise<Result>): Promise<Result> {
  await pause()
  return act()
}
