import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderFacts } from './order-facts.ts'
import { balanceOf, keyOf, type LedgerAccount, type Posting } from './posting.ts'
import { postingsOfOrder } from './postings-of-order.ts'

/** The long form, as `npm run nightly` asks for it. */
const isLong = process.env['LOTLINE_LONG'] === '1'
const HISTORIES = isLong ? 100_000 : 2000
const PATIENCE_MS = isLong ? 1_200_000 : 60_000
const DISPUTE_FEE = 15_00

const unpaid: OrderFacts = {
  orderId: 7,
  total: 100_00,
  freight: 0,
  fee: 10_00,
  paidBy: null,
  payments: [],
  isCanceled: false,
  isReleased: false,
  isPaidOutByHand: false,
  partialRefunds: [],
  refunds: [],
  returned: [],
  disputes: [],
}

const amount = fc.oneof(fc.integer({ min: 1, max: 150_00 }), fc.constant('all' as const))
const status = fc.constantFrom(
  'warning' as const,
  'open' as const,
  'won' as const,
  'lost' as const,
  'closed' as const,
)
const step = fc.record({
  isHeard: fc.boolean(),
  act: fc.oneof(
    fc.record({ what: fc.constantFrom('pay', 'release', 'cancel', 'pay out', 'told again') }),
    fc.record({ what: fc.constantFrom('refund', 'part', 'return'), amount }),
    fc.record({ what: fc.constantFrom('fail', 'withdraw'), which: fc.nat(3) }),
    fc.record({ what: fc.constant('dispute'), which: fc.nat(1), amount, status }),
  ),
})
type Act = {
  at: number
  what: string
  amount?: number | 'all'
  which?: number
  status?: OrderFacts['disputes'][number]['status']
}

/** What was known of an order each time that the ledger heard of it; what it did not hear it finds with the next. */
const history = fc
  .record({
    goods: fc.integer({ min: 1, max: 1_000_000_00 }),
    freight: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000_00 })),
    bps: fc.integer({ min: 0, max: 10_000 }),
    paidBy: fc.constantFrom('card' as const, 'wire' as const),
    steps: fc.array(step, { maxLength: 20 }),
  })
  .map(({ goods, freight, bps, paidBy, steps }) => {
    const fee = Math.round((goods * bps) / 10_000)
    let now: OrderFacts = { ...unpaid, total: goods + freight, freight, fee }
    const known = [{ facts: now, isHeard: true }]
    for (const [at, { act, isHeard }] of steps.entries()) {
      now = { ...now, ...changed(now, paidBy, { at, ...act }) }
      known.push({ facts: now, isHeard: isHeard || at === steps.length - 1 })
    }
    return known
  })

function changed(now: OrderFacts, paidBy: 'card' | 'wire', act: Act): Partial<OrderFacts> {
  const { at, what, which = 0, status: disputeStatus = 'open' } = act
  const sum = act.amount === 'all' ? now.total : (act.amount ?? 0)
  const isPaid = now.paidBy !== null
  if (what === 'pay')
    return paidBy === 'wire' && !isPaid && !now.isCanceled
      ? { paidBy }
      : {
          payments: [...now.payments, { id: `pi_${at}`, amount: now.total }],
          ...(!isPaid && !now.isCanceled && { paidBy: 'card' as const }),
        }
  if (what === 'release') return isPaid && !now.isCanceled ? { isReleased: true } : {}
  if (what === 'cancel') return now.isReleased ? {} : { isCanceled: true }
  if (what === 'pay out') return now.isReleased ? { isPaidOutByHand: true } : {}
  if (what === 'told again' || now.payments.length + (isPaid ? 1 : 0) === 0) return {}
  if (what === 'refund')
    return { refunds: [...now.refunds, { id: `re_${at}`, amount: sum, isFailed: false }] }
  if (what === 'return') return { returned: [...now.returned, { id: String(at), amount: sum }] }
  if (what === 'part') {
    // Never of a canceled order, and never more than is left of it: both are refused.
    const part = Math.min(sum, now.total - backOf(now) - lostOf(now))
    if (now.isCanceled || part <= 0) return {}
    const fee = Math.min(part, Math.round((now.fee * part) / now.total))
    const decided = { id: at, amount: part, fee, isWithdrawn: false }
    return { partialRefunds: [...now.partialRefunds, decided] }
  }
  if (what === 'fail')
    return {
      refunds: now.refunds.map((each, n) => (n === which ? { ...each, isFailed: true } : each)),
    }
  if (what === 'withdraw')
    return {
      partialRefunds: now.partialRefunds.map((each, n) =>
        n === which ? { ...each, isWithdrawn: true } : each,
      ),
    }
  const others = now.disputes.filter(({ id }) => id !== `dp_${which}`)
  const dispute = { id: `dp_${which}`, amount: sum, fee: DISPUTE_FEE, status: disputeStatus }
  return { disputes: [...others, dispute] }
}

const sumOf = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((sum, { amount: each }) => sum + each, 0)
const balancesOf = (postings: readonly Posting[]) => (account: LedgerAccount) =>
  postings.reduce((sum, { entries }) => sum + balanceOf(entries, account), 0)

/** What was given back of an order, or is to be. */
const backOf = ({ refunds, returned, partialRefunds }: OrderFacts) =>
  sumOf(refunds.filter(({ isFailed }) => !isFailed)) +
  sumOf(returned) +
  sumOf(partialRefunds.filter(({ isWithdrawn }) => !isWithdrawn))

const lostOf = ({ disputes }: OrderFacts) =>
  sumOf(disputes.filter(({ status: each }) => each === 'lost'))

/** By how much more goes back than came in: that much the platform may pay. */
function beyond(facts: OrderFacts) {
  const came = sumOf(facts.payments) + (facts.paidBy === 'wire' ? facts.total : 0)
  return Math.max(0, backOf(facts) + lostOf(facts) - came)
}

/** What would be left to happen: disputes end, buyers get what they are owed, the seller its net. */
function settled(facts: OrderFacts, owed: number): OrderFacts {
  const isSold = facts.paidBy !== null && !facts.isCanceled
  return {
    ...facts,
    isReleased: facts.isReleased || isSold,
    isPaidOutByHand: facts.isPaidOutByHand || isSold,
    refunds:
      owed > 0
        ? [...facts.refunds, { id: 're_owed', amount: owed, isFailed: false }]
        : facts.refunds,
    disputes: facts.disputes.map((each) => ({
      ...each,
      status: each.status === 'open' ? ('won' as const) : each.status,
    })),
  }
}

test(
  'whatever happens in whatever order, doubled, unheard or late, the ledger adds up',
  () => {
    fc.assert(
      fc.property(history, (known) => {
        const postings: Posting[] = []
        const heard = known.filter(({ isHeard }) => isHeard).map(({ facts }) => facts)
        for (const facts of heard) postings.push(...postingsOfOrder(facts, postings))
        // What went back while a dispute was lost stays the platform's when the dispute is won later.
        const most = Math.max(...known.map((each) => beyond(each.facts)))
        const facts = heard.at(-1) ?? unpaid
        expectSound(facts, postings)
        const of = balancesOf(postings)
        expect(of('platform_fee')).toBeLessThanOrEqual(0)
        expect(of('platform_expense')).toBeGreaterThanOrEqual(0)
        expect(of('platform_expense')).toBeLessThanOrEqual(
          facts.disputes.length * DISPUTE_FEE + most,
        )

        const end = settled(facts, -of('buyer_refunds'))
        for (const _ of [1, 2]) postings.push(...postingsOfOrder(end, postings))
        expectSound(end, postings)
        const cleared = balancesOf(postings)
        expect(cleared('disputed')).toBe(0)
        expect(cleared('seller_pending')).toBe(0)
        // Below zero is what the seller owes; above, what a dispute that was won gave back after it was paid.
        if (!facts.isPaidOutByHand) expect(cleared('seller_available')).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: HISTORIES },
    )
  },
  PATIENCE_MS,
)

function expectSound(facts: OrderFacts, postings: readonly Posting[]) {
  const of = balancesOf(postings)
  for (const { entries } of postings) {
    expect(sumOf(entries)).toBe(0)
    expect(entries.length).toBeGreaterThanOrEqual(2)
    expect(new Set(entries.map(({ account }) => account)).size).toBe(entries.length)
  }
  expect(new Set(postings.map(keyOf)).size).toBe(postings.length)
  expect(postingsOfOrder(facts, postings)).toEqual([])

  // What is held at the provider and in the bank is what came and did not leave.
  const taken = facts.disputes.filter(({ status: each }) => each === 'open' || each === 'lost')
  const fees = facts.disputes.length * DISPUTE_FEE
  const made = facts.refunds.filter(({ isFailed }) => !isFailed)
  expect(of('clearing')).toBe(sumOf(facts.payments) - sumOf(made) - sumOf(taken) - fees)
  expect(of('disputed')).toBe(sumOf(taken.filter(({ status: each }) => each === 'open')))
  if (facts.isReleased) expect(of('seller_pending')).toBe(0)
  if (facts.isCanceled) {
    expect([of('seller_pending'), of('platform_fee')]).toEqual([0, 0])
    expect(of('seller_available')).toBe(0)
  }
}
