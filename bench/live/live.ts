import { setTimeout as sleep } from 'node:timers/promises'
import { USUAL_PAUSE_MS } from '#server/platform/live/live-connection.ts'
import { offersOnOwnLots } from '../offers/offers-under-review.ts'
import { signedInPeople } from '../offers/people.ts'
import type { Bench } from '../support/benchmark.ts'
import { callerOf } from '../support/load.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { startData, startServer } from '../support/site.ts'
import { commitFor } from './commit-for.ts'
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

  const notice: Figure = {
    what: 'baseline: commit to notice, PostgreSQL alone',
    unit: 'ms',
    runs: told.map((run) => run.map(({ noticed }) => noticed)),
  }
  return {
    made: [
      `${rounds} runs of ${times} commits with ${PAGES} open pages. A commit counts from when it is asked for: the disk is in it.`,
      `Each page was quiet for ${USUAL_PAUSE_MS} ms before: what follows sooner is told when that is over, as one.`,
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
    ],
  }
}

async function afterAPause<Result>(act: () => Promise<Result>): Promise<Result> {
  await sleep(USUAL_PAUSE_MS + 50)
  return act()
}
