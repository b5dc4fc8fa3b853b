import { dayOf, lastDayOf } from '#market/products/schedule/expiry-day.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { followSchedules } from '#server/products/schedule/follow-schedules.ts'
import type { DemoLot } from '../lots/demo-lot.ts'
import { insertAll } from './insert-all.ts'

type Load = { lots: readonly DemoLot[]; lotIds: readonly number[]; now: Date }

const A_DAY_MS = 86_400_000
const EVERY = 4
const OFF_MARKET_DAYS = 30

/** Has some of what spoils follow its date; no step is taken yet, so that what was offered on it stays as it was. */
export async function loadSchedules(tx: Tx, { lots, lotIds, now }: Load) {
  const schedules = lots.flatMap((lot, at) => {
    const end = lastDayOf(lot.expirationDate)
    if (!end || lot.provisional || at % EVERY !== 0) return []
    const left = Math.floor((Date.parse(end) - now.getTime()) / A_DAY_MS)
    const [first, second] =
      left > 200 ? [180, 90] : [Math.floor(left * 0.8), Math.floor(left * 0.5)]
    if (second <= OFF_MARKET_DAYS) return []
    return [
      {
        productId: lotIds[at] ?? 0,
        steps: [
          { days: first, percent: 10 },
          { days: second, percent: 25 },
        ],
        offMarketDays: OFF_MARKET_DAYS,
        showNextPrice: at % (EVERY * 3) !== 0,
      },
    ]
  })
  await insertAll(tx, 'priceSchedules', schedules)
  const ids = schedules.map(({ productId }) => productId)
  await followSchedules(tx, ids, { today: dayOf(now) })
}
