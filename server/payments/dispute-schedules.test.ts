import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeDispute, openDispute, warnOfFraud } from '#payment-sandbox/acts/dispute-payment.ts'
import { withBooks } from '#payment-sandbox/sandbox.ts'
import { dispute } from '#payment-sandbox/sandbox-objects.ts'
import { listObjects } from '#payment-sandbox/sandbox-store.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { assertInRounds } from '#server/testing/rounds.ts'
import { aPayingSite, type PayingSite } from './testing/a-paying-site.ts'
import { aPaymentStory } from './testing/a-payment-story.ts'
import { anUnpaidOrder, someTraders, type Traders } from './testing/an-unpaid-order.ts'
import { expectBalanced } from './testing/expect-balanced.ts'

const LONG_MS = 90_000
const PATIENCE_MS = 300_000

let shop: PayingSite
let traders: Traders
let buyer: Caller
let staff: Caller
beforeAll(async () => {
  shop = await aPayingSite()
  traders = await someTraders(shop.site.db)
  buyer = await shop.site.as(traders.buyer)
  staff = await shop.site.as(await anAdministrator(shop.site.db))
})
afterAll(() => shop.stop())

const plain = (what: 'dispute' | 'warn' | 'reconcile' | 'work' | 'cancel' | 'send back by hand') =>
  fc.constant({ what })
const steps = fc.array(
  fc.oneof(
    plain('dispute'),
    plain('dispute'),
    plain('warn'),
    plain('reconcile'),
    plain('work'),
    plain('cancel'),
    plain('send back by hand'),
    fc.record({
      what: fc.constant('close' as const),
      as: fc.constantFrom('won' as const, 'lost' as const),
    }),
    fc.record({
      what: fc.constant('refund by hand' as const),
      amount: fc.constantFrom(1, 20_00, 80_00),
    }),
    fc.record({
      what: fc.constant('move' as const),
      event: fc.constantFrom('ship', 'receive', 'mark_paid_in_full', 'complete'),
    }),
    // The same one may be named several times, in any order; those that are never named are lost.
    fc.record({
      what: fc.constant('deliver' as const),
      which: fc.array(fc.nat(12), { minLength: 1, maxLength: 6 }),
      atOnce: fc.boolean(),
    }),
  ),
  { minLength: 1, maxLength: 10 },
)
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never

/** The chargebacks of one payment at the provider, and what staff and jobs do meanwhile. */
async function aDisputedOrder() {
  const { id: orderId, number } = await anUnpaidOrder(shop.site.db, shop.deps.terms, traders)
  const story = aPaymentStory(shop, buyer, orderId)
  await story.checkOut()
  await story.atProvider('pay', 0)
  await story.comeBack()
  const intentId = (await story.sessions()).at(-1)?.payment_intent ?? ''
  const disputes = async () => {
    const all = await listObjects(shop.sandbox.db, dispute, { kind: 'dispute', limit: 10_000 })
    return all.filter(({ payment_intent: intent }) => intent === intentId)
  }
  const events = async () =>
    (await story.allEvents()).filter(({ data }) => data.object['payment_intent'] === intentId)

  async function take(step: Step) {
    const open = (await disputes()).find(({ status }) => status === 'needs_response')
    switch (step.what) {
      case 'dispute':
        // A bank asks back what was paid once.
        return (await disputes()).length === 0
          ? withBooks(shop.sandbox, (books) => openDispute(books, intentId))
          : undefined
      case 'warn':
        return withBooks(shop.sandbox, (books) => warnOfFraud(books, intentId))
      case 'close':
        return open && withBooks(shop.sandbox, (books) => closeDispute(books, open.id, step.as))
      case 'refund by hand':
        return story.refundByHand(step.amount)
      case 'send back by hand':
        return story.sendBackByHand()
      case 'reconcile':
        return story.reconcile()
      case 'work':
        return story.work()
      case 'cancel':
        return story.cancel()
      case 'move': {
        const shipped = step.event === 'ship' && {
          carrier: 'UPS',
          tracking_number: '1Z',
          despite_dispute: true,
        }
        return staff.post(`/admin/purchase_orders/${orderId}/state_transitions`, {
          event: step.event,
          ...shipped,
        })
      }
      case 'deliver': {
        const all = await events()
        const sent = step.which.flatMap((at) => all[at] ?? [])
        if (step.atOnce) return Promise.all(sent.map(story.deliver))
        for (const event of sent) await story.deliver(event)
      }
    }
  }
  return { orderId, number, story, disputes, events, take }
}

/** What the provider holds of the order by its own books. */
async function heldAtProvider({ story, disputes }: Awaited<ReturnType<typeof aDisputedOrder>>) {
  const left = (await story.leftAtProvider()).reduce((sum, each) => sum + each, 0)
  const moved = (await disputes()).flatMap(({ balance_transactions: moves }) => moves)
  return moved.reduce((sum, { net }) => sum + net, left)
}

describe('chargebacks, whatever the order, number and time of deliveries', () => {
  test(
    'the ledger adds up after each step, and in the end has what the provider holds',
    async () => {
      await assertInRounds(
        fc.asyncProperty(steps, async (schedule) => {
          const order = await aDisputedOrder()
          for (const step of schedule) {
            await order.take(step)
            await expectBalanced(shop.site.db, order.number)
          }
          for (const event of await order.events()) await order.story.deliver(event)
          await order.story.reconcile()
          await order.story.work()
          await expectBalanced(shop.site.db, order.number)
          const { rows } = await sql<{ clearing: number }>`
            select coalesce(sum(amount_cents), 0)::bigint as clearing from ledger_entries
            where purchase_order_id = ${order.orderId} and account = 'clearing'`.execute(
            shop.site.db,
          )
          expect(rows[0]?.clearing).toBe(await heldAtProvider(order))
        }),
        { atLeast: 15, long: LONG_MS },
      )
    },
    PATIENCE_MS,
  )
})
