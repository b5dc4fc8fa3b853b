import { productCategories } from '#market/categories.ts'
import type { Overview, Traffic } from '#market/insights/overview.ts'
import {
  daysAfter,
  daysIn,
  periodBefore,
  stretchesOf,
  type Period,
} from '#market/insights/period.ts'
import type { Everything } from './everything.ts'

const DAY_MS = 86_400_000
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const isIn = ({ from, to }: Period, at: Date | null) =>
  at !== null && at.getTime() >= startOf(from) && at.getTime() < startOf(to) + DAY_MS
const total = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0)

/** The overview counted by plain loops over every row, as docs/decisions defines its figures. */
export function foldOverview(all: Everything, now: Period): Overview {
  const before = periodBefore(now)
  const stretches = stretchesOf(now)
  const days = daysIn(now)
  const shifted = stretches.map(({ from, to }) => ({
    from: daysAfter(from, -days),
    to: daysAfter(to, -days),
  }))
  return {
    period: { now, before },
    totals: { now: trafficIn(all, now), before: trafficIn(all, before) },
    series: stretches.map((stretch, at) => ({
      ...stretch,
      now: trafficIn(all, stretch),
      before: trafficIn(all, shifted[at] ?? stretch),
    })),
    funnel: { now: funnelIn(all, now), before: funnelIn(all, before) },
    first_answer: { now: answersIn(all, now), before: answersIn(all, before) },
    sell_through: productCategories.map((category) => ({
      category,
      ...soldIn(all, category, now),
      sold_units_before: soldIn(all, category, before).sold_units,
      left_units_before: soldIn(all, category, before).left_units,
      value_cents_before: soldIn(all, category, before).value_cents,
    })),
    top_sellers: topOf(all, 'seller', { now, before }),
    top_buyers: topOf(all, 'buyer', { now, before }),
    applications: { now: promiseIn(all, now), before: promiseIn(all, before) },
  }
}

function trafficIn(all: Everything, period: Period): Traffic {
  const standing = all.orders.filter(({ status }) => status !== 'canceled')
  const opened = standing.filter(({ createdAt }) => isIn(period, createdAt))
  const joined = all.users.filter(({ createdAt }) => isIn(period, createdAt))
  const joinedAs = (side: readonly { userId: number | null }[]) =>
    joined.filter(({ id }) => side.some(({ userId }) => userId === id)).length
  return {
    orders: opened.length,
    value_cents: total(opened, ({ totalCents }) => totalCents),
    revenue_cents: total(
      standing.filter(({ paidAt }) => isIn(period, paidAt)),
      ({ feeCents }) => feeCents,
    ),
    products: all.products.filter((lot) => isIn(period, lot.createdAt) && !lot.deletedAt).length,
    buyers: joinedAs(all.buyers),
    sellers: joinedAs(all.sellers),
    offers: all.offers.filter(({ createdAt }) => isIn(period, createdAt)).length,
  }
}

const ANSWERS = ['counter', 'accept', 'reject']

function funnelIn(all: Everything, period: Period) {
  const begun = all.offers.filter(({ createdAt }) => isIn(period, createdAt))
  const count = (is: (offer: Everything['offers'][number]) => boolean) => begun.filter(is).length
  const turns = (id: number) => all.offerRevisions.filter(({ offerId }) => offerId === id)
  return {
    draft: begun.length,
    sent: count(({ id }) => turns(id).length > 0),
    answered: count(
      ({ id, state }) =>
        state === 'accepted' ||
        turns(id).some(({ act, party }) => party === 'seller' && ANSWERS.includes(act)),
    ),
    countered: count(({ id }) => turns(id).some(({ act }) => act === 'counter')),
    accepted: count(({ state }) => state === 'accepted'),
    paid: count(({ id }) =>
      all.orders.some(
        ({ offerId, paidAt, status }) => offerId === id && paidAt && status !== 'canceled',
      ),
    ),
  }
}

function answersIn(all: Everything, period: Period) {
  const sent = all.offerRevisions.filter(
    ({ revision, act, at }) => revision === 1 && act === 'submit' && isIn(period, at),
  )
  const seconds = sent
    .flatMap((submit) => {
      const answer = all.offerRevisions
        .filter(
          ({ offerId, party, act }) =>
            offerId === submit.offerId && party === 'seller' && ANSWERS.includes(act),
        )
        .toSorted((one, other) => one.revision - other.revision)[0]
      return answer ? [(answer.at.getTime() - submit.at.getTime()) / 1000] : []
    })
    .toSorted((one, other) => one - other)
  const within = (low: number, high: number) =>
    seconds.filter((each) => each > low * 3600 && each <= high * 3600).length
  return {
    answered: seconds.length,
    unanswered: sent.length - seconds.length,
    median_seconds: shareOf(seconds, 0.5),
    p90_seconds: shareOf(seconds, 0.9),
    spread: {
      within_1_hour: within(-1, 1),
      within_6_hours: within(1, 6),
      within_24_hours: within(6, 24),
      within_3_days: within(24, 72),
      later: within(72, Infinity),
    },
  }
}

/** Interpolates between two values. */
function shareOf(sorted: readonly number[], share: number) {
  if (sorted.length === 0) return null
  const place = share * (sorted.length - 1)
  const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low + (high - low) * (place - Math.floor(place))
}

function soldIn(all: Everything, category: string, period: Period) {
  const end = startOf(period.to) + DAY_MS
  const lots = all.products.filter((lot) => lot.category === category)
  const orders = all.orders.filter(
    ({ status, createdAt }) => status !== 'canceled' && isIn(period, createdAt),
  )
  const lines = all.orderLines.filter(
    (line) =>
      lots.some(({ id }) => id === line.productId) &&
      orders.some(({ id }) => id === line.purchaseOrderId),
  )
  const onShelf = lots.filter(
    (lot) =>
      !lot.provisional &&
      lot.createdAt.getTime() < end &&
      (!lot.deletedAt || lot.deletedAt.getTime() >= end),
  )
  const since = (productId: number) =>
    all.stockMovements.filter((move) => move.productId === productId && move.at.getTime() >= end)
  return {
    sold_units: total(lines, ({ quantity }) => quantity),
    left_units: total(onShelf, ({ id, units }) =>
      Math.max(0, units - total(since(id), ({ change }) => change)),
    ),
    value_cents: total(lines, ({ totalCents }) => totalCents),
  }
}

function topOf(
  all: Everything,
  party: 'buyer' | 'seller',
  { now, before }: { now: Period; before: Period },
) {
  const value = (id: number, period: Period) => {
    const orders = all.orders.filter(
      (order) =>
        (party === 'buyer' ? order.buyerId : order.sellerId) === id &&
        order.status !== 'canceled' &&
        isIn(period, order.createdAt),
    )
    return { orders: orders.length, cents: total(orders, ({ totalCents }) => totalCents) }
  }
  const side: readonly { id: number; userId: number | null; name: string }[] =
    party === 'buyer' ? all.buyers : all.sellers
  return side
    .map(({ id, userId, name }) => ({ id, userId, name, ...value(id, now) }))
    .filter(({ orders }) => orders > 0)
    .toSorted((one, other) => other.cents - one.cents || one.id - other.id)
    .slice(0, 8)
    .map(({ id, userId, name, orders, cents }) => ({
      user_id: userId,
      name,
      orders,
      value_cents: cents,
      value_cents_before: value(id, before).cents,
    }))
}

function promiseIn(all: Everything, period: Period) {
  const submitted = all.applications.filter(({ submittedAt }) => isIn(period, submittedAt))
  const isLate = (from: Date, to: Date) => to.getTime() - from.getTime() > DAY_MS
  const count = (is: (one: Everything['applications'][number]) => boolean) =>
    submitted.filter(is).length
  const today = new Date()
  return {
    in_time: count((one) => one.decidedAt !== null && !isLate(one.submittedAt, one.decidedAt)),
    late: count((one) => one.decidedAt !== null && isLate(one.submittedAt, one.decidedAt)),
    waiting: count((one) => one.decidedAt === null && !isLate(one.submittedAt, today)),
    overdue: count((one) => one.decidedAt === null && isLate(one.submittedAt, today)),
  }
}
