import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import type { Deps } from '../show-offer.ts'
import { takeGathered, threadsSince } from './gathered-news-store.ts'
import { sendTogether } from './send-together.ts'

const HOUR = 3_600_000

/** Tells each reader, in one message of each company, what has been gathered for an hour. */
export async function sendGatheredNews({ db, terms, signal }: Deps & Stoppable, now: Date) {
  await forEachSeparately(
    await threadsSince(db, new Date(now.getTime() - HOUR)),
    (thread) =>
      transact(db, async (tx) => sendTogether({ tx, terms }, await takeGathered(tx, thread))),
    signal,
  )
}
