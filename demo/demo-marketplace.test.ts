import { describe, expect, test } from 'vitest'
import { inReview, offerStates, closedReasons, stateAfter } from '#market/offers/offer.ts'
import { purchaseOrderStatuses, statusAfter } from '#market/purchase-orders/purchase-order.ts'
import { demoMarketplace } from './demo-marketplace.ts'
import { DEMO_BUYER, DEMO_SELLER } from './trade/deals.ts'
import { agreedIn, declarationOf } from './trade/resale.ts'
import type { DemoOffer } from './trade/demo-offer.ts'

const now = new Date('2026-02-03T15:00:00Z')
const { lots, offers, soldElsewhere, views } = demoMarketplace(1, now)
const orders = offers.flatMap(({ order }) => order ?? [])
const DAY = 86_400_000

test('the same seed and moment give the same marketplace', () => {
  expect(demoMarketplace(1, now)).toEqual({ lots, offers, soldElsewhere, views })
})

test('some lots that nobody talks about have resale terms of their own, and some orders agreed ones', () => {
  const own = lots.filter(({ resaleTerms }) => resaleTerms)
  expect(own.length).toBeGreaterThan(30)
  const talkedAbout = new Set(offers.flatMap(({ lines }) => lines.map(({ lot }) => lot)))
  expect(lots.filter(({ resaleTerms }, at) => resaleTerms && talkedAbout.has(at + 1))).toEqual([])
  const agreed = offers.filter((offer) =>
    offer.lines.some(({ lot }) => lots.slice(lot - 1, lot).some((each) => agreedIn(offer, each))),
  )
  const between = agreed.filter((each) => each.buyer === DEMO_BUYER && each.seller === DEMO_SELLER)
  expect(between.filter(({ order }) => order).length).toBeGreaterThan(2)
  expect(between.some(({ state }) => inReview(state))).toBe(true)
  expect(
    new Set(agreed.map(({ buyer }) => declarationOf(buyer).resale_channels.length)),
  ).not.toContain(0)
})

describe('the offers', () => {
  test('are about a hundred and fifty, in every state and closed for every reason', () => {
    expect(offers.length).toBeGreaterThan(140)
    expect(new Set(offers.map(({ state }) => state))).toEqual(new Set(offerStates))
    expect(new Set(offers.flatMap(({ closedReason }) => closedReason ?? []))).toEqual(
      new Set(closedReasons),
    )
  })

  test('hold lots of one seller, at most its asking price, one line each', () => {
    for (const { seller, lines } of offers) {
      expect(lines.length).toBeGreaterThan(0)
      expect(new Set(lines.map(({ lot }) => lot)).size).toBe(lines.length)
      for (const { lot, unitPrice, askingPrice, quantity } of lines) {
        expect(lots[lot - 1]?.seller).toBe(seller)
        expect(unitPrice).toBeLessThanOrEqual(askingPrice)
        expect(quantity).toBeGreaterThanOrEqual(1)
      }
    }
  })

  test('came to their state by moves each side was allowed to make', () => {
    for (const offer of offers) expect(replayed(offer)).toBe(offer.state)
  })

  test('took turns in order of time, after the lot was listed and before now', () => {
    for (const { turns, createdAt, lines } of offers) {
      const times = [createdAt, ...turns.map(({ at }) => at), now].map((at) => at.getTime())
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      for (const { lot } of lines)
        expect(lots[lot - 1]?.createdAt.getTime()).toBeLessThan(createdAt.getTime())
    }
  })

  test('under review still have time to be answered', () => {
    for (const { state, turns } of offers)
      if (inReview(state))
        expect(now.getTime() - (turns.at(-1)?.at.getTime() ?? 0)).toBeLessThan(6 * DAY)
  })

  test('of one buyer never talk about one lot twice at a time', () => {
    const live = offers.filter(({ state }) => !['accepted', 'rejected'].includes(state))
    const talks = live.flatMap(({ buyer, lines }) => lines.map(({ lot }) => `${buyer}/${lot}`))
    expect(new Set(talks).size).toBe(talks.length)
    const carts = live.flatMap(({ state, buyer, seller }) =>
      inReview(state) ? [] : [`${state}/${buyer}/${seller}`],
    )
    expect(new Set(carts).size).toBe(carts.length)
  })
})

describe('the orders', () => {
  test('are about eighty, in all nine statuses', () => {
    expect(orders.length).toBeGreaterThan(72)
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(purchaseOrderStatuses))
  })

  test('came to their status by allowed events, in order of time and before now', () => {
    for (const { steps, status } of orders) {
      for (const { event, from, to, party } of steps.slice(1))
        expect(event !== 'open' && from && statusAfter(event, from, party)).toBe(to)
      expect(steps.at(-1)?.to).toBe(status)
      const times = [...steps.map(({ at }) => at.getTime()), now.getTime()]
      expect(times).toEqual(times.toSorted((one, other) => one - other))
    }
  })

  test('never took more units than were listed', () => {
    const left = lots.map(({ listedUnits }) => listedUnits)
    for (const { lines, order } of offers)
      for (const { lot, quantity } of lines)
        if (order && order.status !== 'canceled') left[lot - 1] = (left[lot - 1] ?? 0) - quantity
    expect(Math.min(...left)).toBeGreaterThanOrEqual(0)
    const stillFit = offers.filter(({ state }) => inReview(state) || state === 'draft')
    for (const { lines } of stillFit)
      for (const { lot, quantity } of lines)
        expect(quantity).toBeLessThanOrEqual(left[lot - 1] ?? 0)
  })
})

describe('the demo buyer and the demo seller', () => {
  const between = offers.filter(
    ({ buyer, seller }) => buyer === DEMO_BUYER && seller === DEMO_SELLER,
  )

  test('have offers waiting for each of them, and an order that waits for payment', () => {
    expect(between.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['seller_review', 'buyer_review']),
    )
    expect(between.map(({ order }) => order?.status)).toContain('awaiting_initial_payment')
  })

  test('the buyer has a cart of three sellers', () => {
    const carts = offers.filter(({ buyer, state }) => buyer === DEMO_BUYER && state === 'draft')
    expect(new Set(carts.map(({ seller }) => seller)).size).toBe(3)
  })
})

describe('the views', () => {
  test('of the demo seller grow over half a year, of lots that were there by then', () => {
    const own = views.filter(({ seller }) => seller === DEMO_SELLER)
    const since = (days: number) =>
      own.filter(({ at }) => at.getTime() > now.getTime() - days * DAY).length
    expect(since(84)).toBeGreaterThan(own.length / 2)
    expect(since(7)).toBeGreaterThan(20)
    for (const { lot, at, seller } of views) {
      expect(at.getTime()).toBeLessThanOrEqual(now.getTime())
      if (lot === null) continue
      expect(lots[lot - 1]).toMatchObject({ seller, provisional: false })
      expect(lots[lot - 1]?.createdAt.getTime()).toBeLessThan(at.getTime())
    }
  })
})

function replayed({ turns, state, closedReason }: DemoOffer) {
  if (turns.length === 0) return state
  if (closedReason === 'unlisted' || closedReason === 'sold_out') return 'rejected'
  return turns.reduce<DemoOffer['state'] | undefined>((current, { act, party }) => {
    if (!current || act === 'update_quantities' || act === 'unlist') return undefined
    return stateAfter(current === 'draft' && act === 'accept' ? 'buy_now' : act, current, party)
  }, 'draft')
}
