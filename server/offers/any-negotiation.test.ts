import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { platformFee, times } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { inReview, isTurnOf, stateAfter, type OfferAction } from '#market/offers/offer.ts'
import type { Answer } from '#server/testing/caller.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { assertInRounds } from '#server/testing/rounds.ts'
import { tradeViolations } from '#server/testing/trade-violations.ts'
import { aTrade, look, take, type Look, type Trade } from './testing/a-trade.ts'
import { acts, type Act } from './testing/any-acts.ts'

const FEE_BPS = 1000
const LONG_MS = 120_000

const site = siteForThisFile({ env: { WORKER: 'off' } })

test('any acts of both sides keep the rules of a negotiation', { timeout: 600_000 }, async () => {
  await assertInRounds(
    fc.asyncProperty(fc.array(acts, { minLength: 4, maxLength: 14 }), async (sequence) => {
      const trade = await aTrade({ site, deps: deps() })
      let before = await look(trade)
      for (const each of sequence) {
        const answer = await take(trade, each, before)
        const now = await look(trade)
        expectAllowed(each, { answer, before: before.seen, now: now.seen })
        expectSound(now)
        // What was once said stays as it was said.
        expect(now.seen.history.slice(0, before.seen.history.length)).toEqual(before.seen.history)
        before = now
      }
      await expectOneOrderAtMost(trade, before.seen)
    }),
    { atLeast: 5, long: LONG_MS },
  )
  expect(await tradeViolations(site.db)).toEqual([])
})

type Taken = { answer: Answer | undefined; before: Offer; now: Offer }

const moves: Record<string, OfferAction> = {
  counter: 'counter',
  accept: 'accept',
  reject: 'reject',
  withdraw: 'withdraw',
  // Whose turn it is may cut the units, and who may counter has the turn.
  update_quantities: 'counter',
}

/** An act does what the table of states says, or changes nothing. */
function expectAllowed(act: Act, { answer, before, now }: Taken) {
  if (!('by' in act) || !answer) return
  const by = act.by === 'buyer' ? 'buyer' : 'seller'
  const move = moves[act.act] ?? 'counter'
  const next = stateAfter(move, before.state, by)
  if (isRepeatedAccept(act, before)) return expect(answer.status).toBe(200)
  if (!next) expect(answer.status).toBe(409)
  else expect([200, 422]).toContain(answer.status)
  if (next && act.act === 'accept') expect(answer.status === 200).toBe(isAllThere(before))
  if (answer.status !== 200) return expect(now).toEqual(before)
  if (act.act === 'update_quantities') return expectCut(now)
  expect(now.state).toBe(next)
  expect(now.history.at(-1)).toMatchObject({ act: act.act, party: by })
}

const isRepeatedAccept = (act: Act, { state, history }: Offer) =>
  act.act === 'accept' && 'by' in act && state === 'accepted' && history.at(-1)?.party === act.by

const isAllThere = ({ offer_products: lines }: Offer) =>
  lines.every(({ quantity, product }) => product.available && quantity <= product.units)

/** Nothing is offered any more that is not there. */
function expectCut(now: Offer) {
  if (!inReview(now.state)) return
  for (const { quantity, product } of now.offer_products)
    expect(quantity).toBeLessThanOrEqual(product.units)
}

/** What holds of an offer at any time. */
function expectSound({ seen, bySeller }: Look) {
  for (const [viewer, offer] of [
    ['buyer', seen],
    ['seller', bySeller],
  ] as const)
    expect(offer.can_reject).toBe(isTurnOf(viewer, offer.state))
  expect(bySeller.history).toEqual(seen.history)
  expect(bySeller.state).toBe(seen.state)
  expect(JSON.stringify(seen)).not.toMatch(/net_to_seller|fee/)
  const totals = bySeller.offer_products.map((line) => times(line.unit_price, line.quantity))
  expect(bySeller.total_cents).toBe(totals.reduce((sum, each) => sum + each, 0))
  expect(seen.total_cents).toBe(bySeller.total_cents)
  const fees = totals.map((total) => platformFee(total, FEE_BPS))
  const net = bySeller.total_net_to_seller ?? 0
  expect(net + fees.reduce((sum, each) => sum + each, 0)).toBe(bySeller.total_cents)
  expect((seen.closed_reason === null) === (seen.state !== 'rejected')).toBe(true)
  expect((seen.turn_expires_at === null) === inReview(seen.state)).toBe(false)
}

async function expectOneOrderAtMost({ buyer }: Trade, { state, total_cents: total }: Offer) {
  const orders = (await buyer.get('/marketplace/purchase_orders')).body.data
  expect(orders).toHaveLength(state === 'accepted' ? 1 : 0)
  if (state === 'accepted') expect(orders[0].attributes.total_cents).toBe(total)
}

const deps = () => ({
  db: site.db,
  terms: {
    platformFeeBps: FEE_BPS,
    paymentDeadlineHours: 72,
    offerExpiryDays: 7,
    publicUrl: site.address,
  },
})
