import { sql } from 'kysely'
import { cents, type Cents } from '#market/money.ts'
import type { Dispute, Refund } from '#payment-sandbox/sandbox-objects.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { insertAll, takeIds } from './insert-all.ts'
import {
  chargeOf,
  intentOf,
  kept,
  paymentAtSandbox,
  seconds,
  sessionIdOf,
  type PaidOrder,
} from './sandbox-payments.ts'

type Load = {
  publicUrl: string
  now: Date
  /** Whose order has the open chargeback; the lost one is of another seller. */
  sellerId: number
}

const DAY_MS = 86_400_000
const DISPUTE_FEE = cents(15_00)

/**
 * Has most paid orders paid by card: in our books, and in those of the sandbox as if each had been paid there. What was
 * canceled or arrived damaged was refunded; one chargeback is open and one was lost.
 */
export async function loadCardPayments(tx: Tx, load: Load) {
  const paid = await paidByCard(tx)
  await loadCheckouts(tx, paid)
  const back = await loadRefunds(tx, paid)
  const disputed = await loadDisputes(tx, paid, load)
  await insertAll(tx, 'sandboxObjects', [
    ...paid.flatMap((order) =>
      paymentAtSandbox(order, { ...load, refunded: back.get(order.id) ?? 0 }),
    ),
    ...disputed,
  ])
}

type Paid = PaidOrder & {
  sellerId: number
  status: string
  /** What is credited of it, and when. */
  backCents: Cents | null
  backAt: Date | null
}

/** What staff confirmed was wired. */
async function paidByCard(tx: Tx) {
  const { rows } = await sql<Paid>`
    select o.id, o.number, o.seller_id, o.status, o.total_cents, o.paid_at, u.email, c.amount_cents as back_cents, c.at as back_at
    from purchase_orders o join buyers b on b.id = o.buyer_id join users u on u.id = b.user_id
    join purchase_order_events e on e.purchase_order_id = o.id and e.event = 'confirm_payment' and e.party = 'system'
    left join purchase_order_credits c on c.purchase_order_id = o.id
    where o.paid_at is not null order by o.id`.execute(tx)
  return rows
}

async function loadCheckouts(tx: Tx, paid: readonly Paid[]) {
  await insertAll(
    tx,
    'checkoutSessions',
    paid.map((order) => ({
      purchaseOrderId: order.id,
      providerSessionId: sessionIdOf(order),
      status: 'complete' as const,
      amountCents: order.totalCents,
      paymentIntentId: intentOf(order),
      stage: 'paid' as const,
      paid: true,
      expiresAt: new Date(order.paidAt.getTime() + DAY_MS),
      createdAt: order.paidAt,
    })),
  )
}

/** Answers how much went back of each order. */
async function loadRefunds(tx: Tx, paid: readonly Paid[]) {
  const refunded = paid.filter(({ backCents }) => backCents !== null)
  const ids = await takeIds(tx, 'refunds', refunded.length)
  const rows = refunded.map((order, at) => ({
    id: ids[at] ?? 0,
    order,
    amountCents: order.backCents ?? cents(0),
    createdAt: order.backAt ?? order.paidAt,
    isWhole: order.backCents === order.totalCents,
  }))
  const common = ({ order, amountCents, createdAt }: (typeof rows)[number]) => ({
    purchaseOrderId: order.id,
    paymentIntentId: intentOf(order),
    amountCents,
    status: 'succeeded' as const,
    createdAt,
  })
  // A part is given back by staff on the provider's own pages: no refund of ours is behind it.
  await insertAll(
    tx,
    'refunds',
    rows
      .filter(({ isWhole }) => isWhole)
      .map((row) => ({ ...common(row), id: row.id, providerRefundId: `re_demo_${row.id}` })),
  )
  await insertAll(
    tx,
    'providerRefunds',
    rows.map((row) => ({
      ...common(row),
      id: `re_demo_${row.id}`,
      refundId: row.isWhole ? row.id : null,
    })),
  )
  await insertAll(
    tx,
    'sandboxObjects',
    rows.map(({ id, order, amountCents, createdAt, isWhole }) =>
      kept({
        id: `re_demo_${id}`,
        object: 'refund',
        amount: amountCents,
        charge: chargeOf(order),
        created: seconds(createdAt),
        currency: 'usd',
        metadata: isWhole ? { refund_id: String(id), order_id: String(order.id) } : {},
        payment_intent: intentOf(order),
        status: 'succeeded',
      } satisfies Refund),
    ),
  )
  return new Map(rows.map(({ order, amountCents }) => [order.id, amountCents]))
}

async function loadDisputes(tx: Tx, paid: readonly Paid[], { sellerId, now }: Load) {
  const newest = paid.toReversed()
  const open = newest.find((each) => each.sellerId === sellerId && each.status === 'received')
  const lost = newest.find((each) => each.sellerId !== sellerId && each.status === 'paid_in_full')
  const disputes = [
    ...(open
      ? [{ order: open, status: 'open' as const, at: new Date(now.getTime() - 2 * DAY_MS) }]
      : []),
    ...(lost
      ? [{ order: lost, status: 'lost' as const, at: new Date(now.getTime() - 9 * DAY_MS) }]
      : []),
  ].map((each) => ({
    ...each,
    id: `dp_demo_${each.order.id}`,
    due: new Date(each.at.getTime() + 7 * DAY_MS),
  }))
  await insertAll(
    tx,
    'disputes',
    disputes.map(({ id, order, status, at, due }) => ({
      id,
      purchaseOrderId: order.id,
      paymentIntentId: intentOf(order),
      status,
      amountCents: leftOf(order),
      feeCents: DISPUTE_FEE,
      reason: 'product_not_received',
      respondBy: wholeSecond(due),
      createdAt: wholeSecond(at),
    })),
  )
  return disputes.map(({ id, order, status, at, due }) =>
    kept({
      id,
      object: 'dispute',
      amount: leftOf(order),
      balance_transactions: [
        {
          id: `txn_demo_${order.id}`,
          object: 'balance_transaction',
          amount: 0 - leftOf(order),
          created: seconds(at),
          currency: 'usd',
          fee: DISPUTE_FEE,
          net: 0 - leftOf(order) - DISPUTE_FEE,
          reporting_category: 'dispute',
          type: 'adjustment',
        },
      ],
      charge: chargeOf(order),
      created: seconds(at),
      currency: 'usd',
      evidence_details: { due_by: seconds(due) },
      metadata: {},
      payment_intent: intentOf(order),
      reason: 'product_not_received',
      status: status === 'open' ? 'needs_response' : status,
    } satisfies Dispute),
  )
}

const wholeSecond = (at: Date) => new Date(seconds(at) * 1000)

const leftOf = ({ totalCents, backCents }: Paid) => cents(totalCents - (backCents ?? 0))
