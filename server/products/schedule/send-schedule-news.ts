import { sendNews } from '#server/notifications/send-news.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import type { Terms } from '#server/settings/terms.ts'
import { takenOffBell, takenOffMail } from './schedule-news.ts'
import { sellersToTell, takeUntold, type SellerToTell } from './schedule-news-store.ts'

type Deps = { db: Database; terms: Terms }

/** Tells each seller, in one message, which of their lots a schedule took off the market. */
export async function sendScheduleNews({ db, terms, signal }: Deps & Stoppable, now: Date) {
  await forEachSeparately(
    await sellersToTell(db, now),
    (seller) => tell({ db, terms }, seller, now),
    signal,
  )
}

const tell = ({ db, terms: { publicUrl } }: Deps, seller: SellerToTell, now: Date) =>
  transact(db, async (tx) => {
    const lots = await takeUntold(tx, seller.sellerId)
    if (lots.length === 0) return
    await sendNews(tx, seller, {
      key: `off_market:${seller.userId}:${now.toISOString()}`,
      bell: takenOffBell(lots),
      mail: {
        topic: 'lots_off_market',
        publicUrl,
        write: (turnOffUrl) => takenOffMail(lots, { publicUrl, turnOffUrl }),
      },
    })
  })
