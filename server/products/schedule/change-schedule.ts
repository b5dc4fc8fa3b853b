import { dayOf } from '#market/products/schedule/expiry-day.ts'
import { scheduleProblems } from '#market/products/schedule/price-schedule.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { basePrice } from './base-price.ts'
import { followSchedules } from './follow-schedules.ts'
import { findSchedule, lockScheduled, saySchedule } from './price-schedule-store.ts'

/** Keeps what a form says of the prices to come, and follows it at once; the rest of the form is written already. */
export async function changeSchedule(tx: Tx, productId: number, said: ProductFields) {
  if (isSaid(said)) await saySchedule(tx, productId, await scheduleSaid(tx, productId, said))
  const [product] = await lockScheduled(tx, [productId])
  if (!product) return
  if (isSaid(said) || said.expiration_date !== undefined || said.seller_price_cents !== undefined)
    refuseProblems({
      schedule: product,
      expirationDate: product.expirationDate,
      basePrice: basePrice(product),
    })
  await followSchedules(tx, [productId], { today: dayOf(await databaseNow(tx)) })
}

const isSaid = ({ price_schedule, off_market_days, show_next_price }: ProductFields) =>
  [price_schedule, off_market_days, show_next_price].some((each) => each !== undefined)

/** What the form does not name stays. */
async function scheduleSaid(tx: Tx, productId: number, said: ProductFields) {
  const { steps, offMarketDays, showNextPrice } = await findSchedule(tx, productId)
  const { price_schedule, off_market_days, show_next_price } = said
  return {
    steps: price_schedule === undefined ? steps : (price_schedule ?? []),
    offMarketDays: off_market_days === undefined ? offMarketDays : off_market_days,
    showNextPrice: show_next_price === undefined ? showNextPrice : (show_next_price ?? false),
  }
}

function refuseProblems(asked: Parameters<typeof scheduleProblems>[0]) {
  const problems = scheduleProblems(asked)
  const [first] = problems
  if (!first) return
  const fields = problems.map(({ field, message }) => [`product.${field}`, [message]])
  throw new Refusal(first.message, 422, { fields: Object.fromEntries(fields) })
}
