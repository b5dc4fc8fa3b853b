import { watchedChange, type WatchedChange } from '#market/watching/watched-change.ts'
import { sendNews } from '#server/notifications/send-news.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import type { Terms } from '#server/settings/terms.ts'
import { lockWatcher } from './watch-store.ts'
import {
  changedWatchesOf,
  isToldOften,
  keepSeen,
  watchersOfChanged,
  type ChangedWatch,
  type Watcher,
} from './watched-changes-store.ts'
import { watchedBell, watchedMail } from './watch-news.ts'

type Deps = { db: Database; terms: Terms }

const A_DAY_MS = 24 * 60 * 60_000

/**
 * Tells each watcher, in one message, which lots are back, cheaper or gone; of a lot once a day at most. It compares
 * lots with what their watchers last learned, so that no sale and no import has to think of them. After three messages
 * in a day there is one an hour: a seller may lower one lot after the other.
 */
export async function sendWatchNews({ db, terms, signal }: Deps & Stoppable, now: Date) {
  await forEachSeparately(
    await watchersOfChanged(db),
    (watcher) => tell({ db, terms }, watcher, now),
    signal,
  )
}

const tell = ({ db, terms: { publicUrl } }: Deps, watcher: Watcher, now: Date) =>
  transact(db, async (tx) => {
    await lockWatcher(tx, watcher)
    const changed = (await changedWatchesOf(tx, watcher.buyerId)).map((watch) => ({
      watch,
      change: changeOf(watch),
    }))
    const silent = changed.filter(({ change }) => !change).map(({ watch }) => watch)
    await keepSeen(tx, watcher.buyerId, { watches: silent, toldAt: null })
    const news = changed.flatMap(({ watch, change }) =>
      change && isDue(watch, now) ? [{ ...watch, change }] : [],
    )
    if (news.length === 0 || (await isToldOften(tx, watcher.buyerId, now))) return
    await keepSeen(tx, watcher.buyerId, { watches: news, toldAt: now })
    await sendNews(tx, watcher, {
      key: `watching:${watcher.userId}:${now.toISOString()}`,
      bell: watchedBell(news),
      mail: {
        topic: 'watched_lots',
        publicUrl,
        write: (turnOffUrl) => watchedMail(news, { publicUrl, turnOffUrl }),
      },
    })
  })

const changeOf = (watch: ChangedWatch): WatchedChange | undefined =>
  watchedChange(
    { as: watch.seenAs, price: watch.seenPriceCents },
    { as: watch.nowAs, price: watch.priceCents },
  )

const isDue = ({ toldAt }: ChangedWatch, now: Date) =>
  toldAt === null || now.getTime() - toldAt.getTime() >= A_DAY_MS
