import { cents, type Cents } from '#market/money.ts'
import type { Day } from '#market/products/schedule/expiry-day.ts'
import { standingOn } from '#market/products/schedule/price-schedule.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { publishProducts } from '#server/platform/live/publish.ts'
import { unlist } from '../unlist.ts'
import { basePrice } from './base-price.ts'
import {
  keepFollowed,
  lockScheduled,
  noteSteps,
  type Followed,
  type Scheduled,
} from './price-schedule-store.ts'

type Following = {
  today: Day
  /** A file that says the price again that was set takes back no step. */
  isFile?: boolean
}

/**
 * Asks of those of these products that have a schedule what it says today, and takes them off the market or back, where a
 * step is due or what it is worked out from has changed. What that means for buyers is what an edit of their seller means.
 * Answers which went off the market.
 */
export async function followSchedules(
  tx: Tx,
  productIds: readonly number[],
  following: Following,
): Promise<number[]> {
  const scheduled = await lockScheduled(tx, productIds)
  const followed = scheduled.flatMap((each) => follow(each, following) ?? [])
  if (followed.length === 0) return []
  await keepFollowed(tx, followed)
  const changed = followed.filter(isChanged)
  if (changed.length === 0) return []
  await noteSteps(tx, changed)
  await publishProducts(tx, changed.map(idOf))
  const gone = changed.filter(({ product, paused }) => paused && !product.paused).map(idOf)
  if (gone.length > 0) await unlist(tx, gone)
  return gone
}

const idOf = ({ product }: Followed) => product.productId

const isChanged = ({ product, price, paused }: Followed) =>
  price !== product.sellerPriceCents || paused !== product.paused

/** What becomes of a product; nothing when nothing is due. */
function follow(product: Scheduled, { today, isFile }: Following): Followed | undefined {
  const { steps, offMarketDays, sellerPriceCents: asked, expirationDate } = product
  const isAnew = product.madeFor !== (expirationDate ?? '') || (isFile && isPriceSetBefore(product))
  if (!isAnew && (product.nextOn === null || product.nextOn > today)) return undefined

  const base = basePrice(product)
  const standing = standingOn(today, {
    schedule: { steps, offMarketDays },
    base: base ?? cents(1),
    expirationDate,
  })
  const stepDays = standing.step?.days ?? null
  const isStepDue = isAnew || stepDays !== product.stepDays
  // One that has no price yet follows from when it has.
  const price = isStepDue && base !== null ? atMost(standing.price, product.msrpCents) : asked
  return {
    product,
    price,
    paused: isPausedAfter(product, standing.isOffMarket),
    step: standing.step,
    ...(isStepDue ? steppedTo(price, base) : pick(product)),
    stepDays,
    tookOff: standing.isOffMarket,
    nextOn: standing.next?.on ?? null,
  }
}

const isPriceSetBefore = ({ sellerPriceCents, baseCents, steppedCents }: Scheduled) =>
  steppedCents !== null && sellerPriceCents === baseCents

const steppedTo = (price: Cents | null, base: Cents | null) =>
  price === base ? { base: null, stepped: null } : { base, stepped: price }
const pick = ({ baseCents, steppedCents }: Scheduled) => ({
  base: baseCents,
  stepped: steppedCents,
})

/** Off, when it has to be; back, when it was the schedule that took it off. */
const isPausedAfter = ({ paused, tookOff }: Scheduled, isOffMarket: boolean) =>
  isOffMarket ? true : paused && !tookOff

const atMost = (price: Cents, msrp: Cents | null) =>
  msrp === null ? price : cents(Math.min(price, msrp))
