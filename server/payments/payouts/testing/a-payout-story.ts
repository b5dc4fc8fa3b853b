import { openDispute } from '#payment-sandbox/acts/dispute-payment.ts'
import { answerFor, type Outcome } from '#payment-sandbox/acts/onboard-seller.ts'
import { creditPayout, returnPayout } from '#payment-sandbox/acts/settle-payouts.ts'
import { withBooks } from '#payment-sandbox/sandbox.ts'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import { transact } from '#server/platform/database/transact.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { makeTransition } from '#server/purchase-orders/make-transition.ts'
import type { PayingSite } from '../../testing/a-paying-site.ts'
import { aPaymentStory } from '../../testing/a-payment-story.ts'
import { anUnpaidOrder, someTraders, type Traders } from '../../testing/an-unpaid-order.ts'
import { connectAccount } from '../accounts/connect-account.ts'
import { readAccountAgain } from '../accounts/read-account-again.ts'
import { completePaidOrders } from '../complete-paid-orders.ts'
import { followPayouts, lookBackAtPayouts } from '../follow-payouts.ts'
import { paySellers } from '../pay-run.ts'
import { reverseTransfer } from '../reverse-transfer.ts'
import { sendPayout } from '../send-payout.ts'

const LAST4 = '4242'

/** For tests: a seller with what its sales bring, at a card provider that does what the test says. */
export async function aPayoutStory(shop: PayingSite) {
  const { site, deps, sandbox } = shop
  const { db } = site
  const traders: Traders = await someTraders(db)
  const { seller } = traders
  const buyer = await site.as(traders.buyer)
  const sellerId = seller.id

  const move = (orderId: number, event: PurchaseOrderEvent) =>
    transact(db, async (tx) => {
      const order = await lockAnyOrder(tx, orderId)
      const by = { party: 'admin', userId: null } as const
      return makeTransition({ tx, terms: deps.terms }, order, { event, by })
    })

  const accountId = async () => (await accountNow())?.accountId ?? ''
  const accountNow = () =>
    db.selectFrom('payoutAccounts').selectAll().where('sellerId', '=', sellerId).executeTakeFirst()

  /** The seller answers at the card provider. */
  async function connect(outcome: Outcome = 'ready', last4 = LAST4) {
    await connectAccount(deps, { sellerId } as Parameters<typeof connectAccount>[1])
    const id = await accountId()
    await withBooks(sandbox, (books) =>
      answerFor(books, id, { companyName: 'Harbor Goods LLC', last4, outcome }),
    )
    await readAccountAgain(deps, id)
  }

  async function anOrder() {
    const { id } = await anUnpaidOrder(db, deps.terms, traders)
    const story = aPaymentStory(shop, buyer, id)
    return { id, story, move: (event: PurchaseOrderEvent) => move(id, event) }
  }

  /** An order of $80.00, of which $72.00 are the seller's, that was paid by card and arrived. */
  async function aReleasedOrder({ by = 'card' }: { by?: 'card' | 'wire' } = {}) {
    const order = await anOrder()
    if (by === 'wire') await order.move('confirm_payment')
    else {
      await order.story.checkOut()
      await order.story.atProvider('pay', 0)
      await order.story.reconcile()
    }
    for (const event of ['ship', 'receive', 'mark_paid_in_full'] as const)
      if (!(await order.move(event))) throw new Error(`The order can’t be moved by ${event}`)
    return order
  }

  const payouts = () =>
    db.selectFrom('payouts').selectAll().where('sellerId', '=', sellerId).orderBy('id').execute()
  const lastPayout = async () => (await payouts()).at(-1)

  /** What the workers would do now. */
  async function work() {
    const begun = await db
      .selectFrom('payouts')
      .select('id')
      .where('sellerId', '=', sellerId)
      .where('status', '=', 'begun')
      .execute()
    for (const { id } of begun) await sendPayout(deps, id)
    const asked = await db
      .selectFrom('transferReversals as r')
      .innerJoin('payouts as p', 'p.id', 'r.payoutId')
      .select('r.id')
      .where('p.sellerId', '=', sellerId)
      .where('r.status', '=', 'asked')
      .execute()
    for (const { id } of asked) await reverseTransfer(deps, id)
    await completePaidOrders(deps)
  }

  const atBank = async (act: typeof creditPayout) => {
    const sent = await lastPayout()
    const id = sent?.providerPayoutId ?? ''
    return withBooks(sandbox, (books) => act(books, id))
  }

  return {
    sellerId,
    traders,
    move,
    connect,
    anOrder,
    aReleasedOrder,
    accountNow,
    payouts,
    lastPayout,
    work,
    /** The pay run of this seller. */
    pay: async (until = new Date(Date.now() + 60_000)) => {
      await paySellers(deps, { until, sellerIds: [sellerId], begunBy: null })
      await work()
    },
    follow: async () => {
      await followPayouts(deps)
      await lookBackAtPayouts(deps, new Date())
      await work()
    },
    bankCredits: () => atBank(creditPayout),
    bankReturns: () => atBank((books, id) => returnPayout(books, id)),
    /** The buyer's bank takes the money back. */
    dispute: async (orderId: number) => {
      const { paymentIntentId } = await db
        .selectFrom('checkoutSessions')
        .select('paymentIntentId')
        .where('purchaseOrderId', '=', orderId)
        .where('paid', '=', true)
        .executeTakeFirstOrThrow()
      return withBooks(sandbox, (books) => openDispute(books, paymentIntentId ?? ''))
    },
    balance: () =>
      db
        .selectFrom('sellerBalances')
        .select(['pendingCents', 'availableCents', 'inFlightCents'])
        .where('sellerId', '=', sellerId)
        .executeTakeFirst(),
    statusOf: async (orderId: number) =>
      (
        await db
          .selectFrom('purchaseOrders')
          .select('status')
          .where('id', '=', orderId)
          .executeTakeFirstOrThrow()
      ).status,
    /** What stands in the seller's account at the card provider. */
    transfersAtProvider: async () => {
      const found = []
      for await (const made of deps.provider.listTransfers(new Date(0)))
        if (made.accountId === (await accountId())) found.push(made)
      return found.toSorted((one, other) => Number(one.orderId) - Number(other.orderId))
    },
  }
}
