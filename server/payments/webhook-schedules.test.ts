import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clearLedger } from '#server/ledger/testing/clear-ledger.ts'
import type { Caller } from '#server/testing/caller.ts'
import { assertInRounds } from '#server/testing/rounds.ts'
import type { RequestFault } from '#payment-sandbox/faults.ts'
import { aPayingSite, type PayingSite } from './testing/a-paying-site.ts'
import { aPaymentStory, type AtProvider } from './testing/a-payment-story.ts'
import { anUnpaidOrder, someTraders, type Traders } from './testing/an-unpaid-order.ts'
import { expectBalanced } from './testing/expect-balanced.ts'

const TOTAL = 80_00
const LONG_MS = 90_000
const PATIENCE_MS = 300_000

let shop: PayingSite
let traders: Traders
let caller: Caller

beforeAll(async () => {
  shop = await aPayingSite()
  const { db } = shop.site
  traders = await someTraders(db)
  caller = await shop.site.as(traders.buyer)
})
afterAll(() => shop.stop())

/** So that a reconciliation does not look at the orders of all the runs before. */
async function forgetThisRun() {
  const db = shop.site.database.asOwner
  await db
    .updateTable('paymentEvents')
    .set({ handledAt: new Date(0) })
    .execute()
  for (const table of ['checkoutSessions', 'paymentEvents', 'providerRefunds', 'refunds'] as const)
    await db.deleteFrom(table).execute()
  await clearLedger(shop.site.database)
  await shop.sandbox.db.deleteFrom('sandboxObjects').execute()
}

type Story = ReturnType<typeof aPaymentStory>
type Step =
  | { what: 'check out' | 'check out unheard' | 'come back' | 'reconcile' | 'work' | 'cancel' }
  | { what: 'send back by hand' | 'cancel while checking out' }
  | { what: 'at provider'; act: AtProvider; fromLast: number }
  | { what: 'refund by hand'; amount: number }
  | { what: 'work badly'; fault: RequestFault }
  | { what: 'deliver'; which: number[]; atOnce: boolean; comingBack: boolean }

const whichEvents = fc.array(fc.nat(7), { minLength: 1, maxLength: 6 })
const step = (what: 'check out' | 'check out unheard' | 'come back' | 'reconcile' | 'work') =>
  fc.constant<Step>({ what })
const atProvider = (act: AtProvider) =>
  fc.record({
    what: fc.constant('at provider' as const),
    act: fc.constant(act),
    fromLast: fc.constantFrom(0, 0, 0, 1),
  })

/** Anything may come at any time: what cannot happen then does not, as in life. */
const steps: fc.Arbitrary<Step>[] = [
  step('check out'),
  step('check out'),
  step('check out unheard'),
  step('come back'),
  step('reconcile'),
  step('work'),
  fc.constant({ what: 'cancel' }),
  fc.constant({ what: 'cancel while checking out' }),
  fc.record({
    what: fc.constant('refund by hand' as const),
    amount: fc.constantFrom(1, 20_00, 79_99, 80_00),
  }),
  fc.constant({ what: 'send back by hand' }),
  fc.record({
    what: fc.constant('work badly' as const),
    fault: fc.constantFrom('fail-for-good' as const, 'act-then-fail-for-good' as const),
  }),
  atProvider('pay'),
  atProvider('pay'),
  atProvider('pay with verification'),
  atProvider('confirm'),
  atProvider('fail verification'),
  atProvider('decline'),
  atProvider('expire'),
  // The same one may be named several times; those that are never named are lost.
  fc.record({
    what: fc.constant('deliver' as const),
    which: whichEvents,
    atOnce: fc.boolean(),
    comingBack: fc.boolean(),
  }),
  fc.record({
    what: fc.constant('deliver' as const),
    which: whichEvents,
    atOnce: fc.constant(true),
    comingBack: fc.boolean(),
  }),
]
const schedules = fc.array(fc.oneof(...steps), { minLength: 1, maxLength: 8 })

/** What has really happened, each fact once. */
type Facts = Record<AtProvider | 'canceled', number>

async function take(story: Story, facts: Facts, it: Step) {
  switch (it.what) {
    case 'check out':
      return story.checkOut()
    case 'check out unheard':
      return story.checkOutUnheard()
    case 'come back':
      return story.comeBack()
    case 'reconcile':
      return story.reconcile()
    case 'work':
      return story.work()
    case 'cancel':
      facts.canceled += Number(await story.cancel())
      return
    case 'cancel while checking out': {
      const [, isCanceled] = await Promise.all([story.checkOut(), story.cancel()])
      facts.canceled += Number(isCanceled)
      return
    }
    case 'refund by hand':
      return story.refundByHand(it.amount)
    case 'send back by hand':
      return story.sendBackByHand()
    case 'work badly':
      return story.workBadly(it.fault)
    case 'at provider':
      facts[it.act] += Number(await story.atProvider(it.act, it.fromLast))
      return
    case 'deliver':
      return deliver(story, it)
  }
}

async function deliver(story: Story, { which, atOnce, comingBack }: Step & { what: 'deliver' }) {
  const events = await story.events()
  const sent = which.flatMap((number) => events[number] ?? [])
  if (atOnce) {
    const back = comingBack ? [story.comeBack()] : []
    await Promise.all([...sent.map(story.deliver), ...back])
    return
  }
  for (const event of sent) await story.deliver(event)
}

describe('whatever the order, number and time of deliveries and returns', () => {
  test(
    'each thing that happened moves the order once, and our books agree with the provider’s',
    async () => {
      await assertInRounds(
        fc.asyncProperty(fc.tuple(schedules, fc.boolean()), async ([schedule, tellAll]) => {
          const order = await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)
          const story = aPaymentStory(shop, caller, order.id)
          const facts = noFacts()
          await story.checkOut()
          for (const each of schedule) {
            await take(story, facts, each)
            await expectBalanced(shop.site.db, order.number)
          }
          if (tellAll) for (const event of await story.events()) await story.deliver(event)
          await story.reconcile()
          await story.work()
          await expectAgreement(story)
          await expectOneMoveEach(story, facts)
          await expectRightMoney(story, facts)
          await expectNothingPayable(story)
          await expectBalanced(shop.site.db, order.number)
          await forgetThisRun()
        }),
        { atLeast: 30, long: LONG_MS },
      )
    },
    PATIENCE_MS,
  )
})

const noFacts = (): Facts => ({
  pay: 0,
  'pay with verification': 0,
  'pay by debit': 0,
  'bounce the debit': 0,
  decline: 0,
  confirm: 0,
  'fail verification': 0,
  expire: 0,
  canceled: 0,
})

/** Our paid set is the provider's, and the order stands as its newest payment does (reliability 18). */
async function expectAgreement(story: Story) {
  const theirs = await story.sessions()
  const ours = await story.ours()
  const paid = theirs.filter(({ payment_status: status }) => status === 'paid').map(({ id }) => id)
  const known = ours.flatMap((each) => (each.paid ? (each.providerSessionId ?? []) : []))
  expect(new Set(known)).toEqual(new Set(paid))
  const { status } = await story.orderNow()
  if (status === 'canceled') return
  const waits = ours.at(-1)?.stage === 'needs-action'
  const unpaid = waits ? 'requires_payment_action' : 'awaiting_initial_payment'
  expect(status).toBe(paid.length > 0 ? 'awaiting_shipment' : unpaid)
}

/** One state change for each fact at most, and an unbroken history (reliability 12, 13). */
async function expectOneMoveEach(story: Story, facts: Facts) {
  const history = await story.history()
  const count = (event: string) => history.filter((each) => each.event === event).length
  const paid = facts.pay + facts.confirm
  expect(count('confirm_payment')).toBeLessThanOrEqual(Math.min(paid, 1))
  if (facts.canceled === 0) expect(count('confirm_payment')).toBe(Math.min(paid, 1))
  expect(count('cancel')).toBe(facts.canceled)
  expect(count('require_payment_action')).toBeLessThanOrEqual(facts['pay with verification'])
  expect(count('fail_payment')).toBeLessThanOrEqual(facts['fail verification'])
  for (const [number, { fromStatus }] of history.entries())
    expect(fromStatus).toBe(history[number - 1]?.toStatus ?? null)
}

/** What was paid for a canceled order, or twice, has gone back to the cent; of what pays for the order only what staff gave back. */
async function expectRightMoney(story: Story, facts: Facts) {
  const paid = (await story.sessions()).filter((each) => each.payment_status === 'paid')
  const theirs = await story.refundsAtProvider()
  const live = theirs.filter(({ status }) => status !== 'failed')
  const isOurs = ({ metadata }: (typeof theirs)[number]) => 'refund_id' in metadata
  const returned = (intent: string | null, by = live) =>
    by.reduce((sum, each) => sum + (each.payment_intent === intent ? each.amount : 0), 0)
  const back = paid.filter(({ payment_intent: intent }) => returned(intent) === TOTAL)
  const kept = paid.filter(
    ({ payment_intent: intent }) => returned(intent, live.filter(isOurs)) === 0,
  )
  if (facts.canceled > 0) expect(back).toHaveLength(paid.length)
  else expect(kept.length).toBeGreaterThanOrEqual(Math.min(paid.length, 1))
  if (facts.canceled === 0) expect(new Set([...back, ...kept]).size).toBe(paid.length)
  for (const { status } of await story.refunds()) expect(status).toMatch(/^(succeeded|not_needed)$/)
  expect(await story.booksOfRefunds()).toEqual(
    theirs.map(({ id, amount, status }) => ({ id, amount, status })).toSorted(byId),
  )
}

/** A canceled order leaves no page behind that takes money. */
async function expectNothingPayable(story: Story) {
  if ((await story.orderNow()).status !== 'canceled') return
  expect((await story.sessions()).map(({ status }) => status)).not.toContain('open')
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
