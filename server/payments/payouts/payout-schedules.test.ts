import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeDispute } from '#payment-sandbox/acts/dispute-payment.ts'
import { refundPayment } from '#payment-sandbox/acts/refund-payment.ts'
import { noFaults, type RequestFault } from '#payment-sandbox/faults.ts'
import { withBooks } from '#payment-sandbox/sandbox.ts'
import { cents } from '#market/money.ts'
import { assertInRounds } from '#server/testing/rounds.ts'
import { findViolations } from '#server/verification/find-violations.ts'
import { ledgerRules } from '#server/verification/rules/ledger-rules.ts'
import { payoutRules } from '#server/verification/rules/payout-rules.ts'
import { aPayingSite, type PayingSite } from '../testing/a-paying-site.ts'
import { reconcilePayments } from '../reconcile-payments.ts'
import { paySellers } from './pay-run.ts'
import { aPayoutStory } from './testing/a-payout-story.ts'

let shop: PayingSite
beforeAll(async () => {
  shop = await aPayingSite()
})
afterAll(() => shop.stop())
beforeEach(() => {
  Object.assign(shop.faults, noFaults(), { webhooks: { ...noFaults().webhooks, lost: true } })
})

type Seller = Awaited<ReturnType<typeof aPayoutStory>>
type Order = { id: number; disputeId?: string }
type World = { seller: Seller; orders: Order[] }

const paymentOf = async (orderId: number) => {
  const { paymentIntentId } = await shop.site.db
    .selectFrom('checkoutSessions')
    .select('paymentIntentId')
    .where('purchaseOrderId', '=', orderId)
    .where('paid', '=', true)
    .executeTakeFirstOrThrow()
  return paymentIntentId ?? ''
}
const reconcile = () => reconcilePayments(shop.deps, new Date())

const acts: Record<string, (world: World, at: number) => Promise<unknown>> = {
  'a sale': async ({ seller, orders }) => orders.push({ id: (await seller.aReleasedOrder()).id }),
  'a pay run': ({ seller }) => seller.pay(),
  'a pay run that is cut': async ({ seller }) => {
    await paySellers(shop.deps, {
      until: new Date(Date.now() + 60_000),
      sellerIds: [seller.sellerId],
      begunBy: null,
    })
  },
  work: ({ seller }) => seller.follow(),
  'the bank pays': ({ seller }) => seller.bankCredits(),
  'the bank returns': ({ seller }) => seller.bankReturns(),
  'the seller answers': ({ seller }) =>
    shop.site.db
      .updateTable('payouts')
      .set({ answeredAt: new Date() })
      .where('sellerId', '=', seller.sellerId)
      .where('status', '=', 'returned')
      .execute(),
  'a refund': async ({ orders }, at) => {
    const order = orders[at % orders.length]
    if (!order || order.disputeId) return
    const amount = 500 + (at % 7) * 100
    await withBooks(shop.sandbox, async (books) =>
      refundPayment(books, { payment_intent: await paymentOf(order.id), amount, metadata: {} }),
    ).catch(() => {})
    await reconcile()
  },
  'a chargeback': async ({ seller, orders }, at) => {
    const order = orders[at % orders.length]
    if (!order || order.disputeId) return
    order.disputeId = (await seller.dispute(order.id)).id
    await reconcile()
  },
  'it is lost': (world, at) => close(world, at, 'lost'),
  'it is won': (world, at) => close(world, at, 'won'),
}

async function close({ orders }: World, at: number, outcome: 'won' | 'lost') {
  const { disputeId } = orders.filter((order) => order.disputeId)[at % orders.length] ?? {}
  if (!disputeId) return
  await withBooks(shop.sandbox, (books) => closeDispute(books, disputeId, outcome))
  await reconcile()
}

const faults: (RequestFault | null)[] = [
  null,
  null,
  null,
  'fail',
  'act-then-fail-for-good',
  'fail-for-good',
]
const step = fc.record({
  act: fc.constantFrom(...Object.keys(acts)),
  at: fc.nat(20),
  fault: fc.constantFrom(...faults),
})

test(
  'whatever happens to sales, payouts and banks, and whichever answers are lost, all is paid once and the books agree',
  { timeout: 600_000 },
  async () => {
    await assertInRounds(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
        const seller = await aPayoutStory(shop)
        await seller.connect()
        const world: World = { seller, orders: [{ id: (await seller.aReleasedOrder()).id }] }
        for (const { act, at, fault } of steps) {
          shop.faults.requests = fault && act !== 'a sale' ? [fault] : []
          // The answer of the provider is lost; the work is done again later.
          await acts[act]?.(world, at).catch((error: unknown) => {
            if (fault === null) throw error
          })
          shop.faults.requests = []
        }
        await settleAll(world)
        expect(await findViolations(shop.site.db, { ...ledgerRules, ...payoutRules })).toEqual([])
        await expectPaidOnce(world)
      }),
      { atLeast: 12, long: 300_000 },
    )
  },
)

/** Everybody has answered, and all work is done. */
async function settleAll({ seller }: World) {
  await reconcile()
  for (let round = 0; round < 3; round += 1) await seller.follow()
}

/** What stands at the provider for each payout is what our books say that was sent for it. */
async function expectPaidOnce({ seller }: World) {
  const sent = await shop.site.db
    .selectFrom('payoutOrders as w')
    .innerJoin('payouts as t', 't.id', 'w.payoutId')
    .select(['w.transferId', 'w.sentCents', 'w.reversedCents', 't.status', 't.id'])
    .where('t.sellerId', '=', seller.sellerId)
    .where('w.sentCents', '>', cents(0))
    .execute()
  const atProvider = await seller.transfersAtProvider()
  for (const made of atProvider) {
    const ours = sent.find(({ transferId }) => transferId === made.id)
    expect(ours).toMatchObject({ sentCents: made.amount, reversedCents: made.reversed })
  }
  expect(atProvider).toHaveLength(sent.filter(({ transferId }) => transferId !== null).length)
  const perPayout = Map.groupBy(await bankPayouts(seller), ({ payoutId }) => payoutId)
  for (const each of perPayout.values())
    expect(each.filter(({ status }) => status !== 'failed').length).toBeLessThanOrEqual(1)
}

async function bankPayouts(seller: Seller) {
  const { accountId } = (await seller.accountNow()) ?? {}
  const found = []
  for await (const made of shop.deps.provider.listBankPayouts(accountId ?? '', new Date(0)))
    found.push(made)
  return found
}
