import { isRedisHere } from '#server/testing/redis-server.ts'
import { USUAL_PAUSE_MS } from '#server/platform/live/live-connection.ts'
import { offersOnOwnLots, type OpenOffer } from '../offers/offers-under-review.ts'
import { signedInPeople } from '../offers/people.ts'
import type { Bench } from '../support/benchmark.ts'
import { callerOf, timesOf, type Caller } from '../support/load.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { startData, startServer } from '../support/site.ts'
import { bothWays } from './both-ways.ts'
import { commitFor } from './commit-for.ts'
import { openPages, type Page } from './open-pages.ts'
import { pause } from './pause.ts'

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

/** One side answers with another price; how long until the other side's page hears of it. */
function counterFrom(caller: Caller, { id, lineId, buyer, seller }: OpenOffer) {
  let price = 700
  let revision = 1
  return async (side: 'buyer' | 'seller', page: Page): Promise<number> => {
    price = price === 700 ? 750 : 700
    const heard = page.hears()
    const start = performance.now()
    const call = {
      method: 'POST',
      path: `/offers/${id}/counter_offer`,
      bearer: side === 'buyer' ? buyer.bearer : seller.bearer,
      body: { offer_products_attributes: [{ id: lineId, unit_price: price }], revision },
    }
    timesOf(await caller.make([call], 1))
    revision += 1
    return (await heard) - start
  }
}

async function afterAPause<Result>(act: () => Promise<Result>): Promise<Result> {
  await pause()
  return act()
}
