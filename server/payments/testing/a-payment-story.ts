import { sql } from 'kysely'
import { makeTransition } from '#server/purchase-orders/make-transition.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Caller } from '#server/testing/caller.ts'
import { endPaymentOf } from '../end-payment-of.ts'
import { signatureFor } from '#payment-sandbox/sign-webhook.ts'
import { reconcilePayments } from '../reconcile-payments.ts'
import { refund } from '../refund.ts'
import { expireSession } from '#payment-sandbox/acts/expire-session.ts'
import { decline, pay, payByDebit, payWithVerification } from '#payment-sandbox/acts/pay-session.ts'
import { bounceDebit, confirmPayment, failPayment } from '#payment-sandbox/acts/verify-payment.ts'
import type { RequestFault } from '#payment-sandbox/faults.ts'
import { refundPayment } from '#payment-sandbox/acts/refund-payment.ts'
import { sendBack } from '#payment-sandbox/acts/send-back.ts'
import { ProviderError } from '#payment-sandbox/provider-error.ts'
import { withBooks, type Books } from '#payment-sandbox/sandbox.ts'
import {
  charge,
  keptSession,
  refund as refundObject,
  sandboxEvent,
  type SandboxEvent,
} from '#payment-sandbox/sandbox-objects.ts'
import { listObjects } from '#payment-sandbox/sandbox-store.ts'
import type { PayingSite } from './a-paying-site.ts'

const acts = {
  pay,
  'pay with verification': payWithVerification,
  'pay by debit': payByDebit,
  'bounce the debit': bounceDebit,
  decline: (books: Books, sessionId: string) => decline(books, sessionId),
  confirm: confirmPayment,
  'fail verification': failPayment,
  expire: async (books: Books, sessionId: string) =>
    expireSession(books, sessionId).then(
      () => true,
      () => false,
    ),
}
export type AtProvider = keyof typeof acts

/** Everything that can happen to the payment of one order, one step at a time, when a test says so. */
export function aPaymentStory(shop: PayingSite, buyer: Caller, orderId: number) {
  const { site, sandbox, faults, deps, webhookSecret } = shop
  const since = Math.floor(Date.now() / 1000) - 1

  const sessions = async () =>
    (
      await listObjects(sandbox.db, keptSession, {
        kind: 'checkout.session',
        limit: 10_000,
        createdFrom: since,
      })
    )
      .filter(({ metadata }) => metadata['order_id'] === String(orderId))
      .toReversed()

  const allEvents = async () =>
    (
      await listObjects(sandbox.db, sandboxEvent, {
        kind: 'event',
        limit: 10_000,
        createdFrom: since,
      })
    ).toReversed()

  const events = async () => {
    const paidBy = await paymentIntents()
    return (await allEvents()).filter((event) => isAbout(event, orderId, paidBy))
  }

  const paymentIntents = async () =>
    new Set((await sessions()).flatMap((each) => each.payment_intent ?? []))

  const refundsAtProvider = async () => {
    const paidBy = await paymentIntents()
    const all = await listObjects(sandbox.db, refundObject, { kind: 'refund', limit: 10_000 })
    return all.filter((each) => paidBy.has(each.payment_intent))
  }

  /** What was taken for the order and has not gone back, by payment. */
  const leftAtProvider = async () => {
    const paidBy = await paymentIntents()
    const all = await listObjects(sandbox.db, charge, { kind: 'charge', limit: 10_000 })
    return all
      .filter((each) => paidBy.has(each.payment_intent))
      .map((each) => each.amount - each.amount_refunded)
  }

  /** A canceled order takes no money any more. */
  const closeOnly = async () => {
    const { status } = await orderNow()
    if (status === 'canceled') await endPaymentOf(deps, orderId)
  }

  return {
    sessions,
    events,
    allEvents,
    closeOnly,
    checkOut: () => buyer.post(`/purchase_orders/${orderId}/payment`),
    /** A checkout whose answer never reaches us, though the provider opened it. */
    checkOutUnheard: async () => {
      faults.requests.push('act-then-fail-for-good')
      const answer = await buyer.post(`/purchase_orders/${orderId}/payment`)
      faults.requests.length = 0
      return answer
    },
    /** Whether it could happen to the order's nth session, from the last. */
    atProvider: async (act: AtProvider, fromLast: number) => {
      const session = (await sessions()).at(-1 - fromLast)
      return session ? withBooks(sandbox, (books) => acts[act](books, session.id)) : false
    },
    deliver: async (event: SandboxEvent) => {
      const payload = JSON.stringify(event)
      const answer = await fetch(`${site.address}/webhooks/stripe`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': signatureFor(payload, webhookSecret),
        },
        body: payload,
      })
      return answer.status
    },
    comeBack: () => buyer.put(`/marketplace/purchase_orders/${orderId}`),
    reconcile: (now = new Date()) => reconcilePayments(deps, now),
    /** Staff or the deadline cancel it; false when it cannot be canceled any more. */
    cancel: () =>
      transact(site.db, async (tx) => {
        const order = await lockAnyOrder(tx, orderId)
        const by = { party: 'system', userId: null } as const
        return makeTransition({ tx, terms: deps.terms }, order, { event: 'cancel', by })
      }),
    /** The jobs that wait for this order. */
    work: async () => {
      await closeOnly()
      for (const { id } of await refunds()) await refund(deps, id)
    },
    /** The same, while the provider answers the first refund with a failure that it keeps. */
    workBadly: async (fault: RequestFault) => {
      await closeOnly()
      faults.requests.push(fault)
      for (const { id } of await refunds()) await refund(deps, id).catch(() => {})
      faults.requests.length = 0
    },
    orderNow,
    refunds,
    booksOfRefunds: () =>
      site.db
        .selectFrom('providerRefunds')
        .select(['id', 'amountCents as amount', 'status'])
        .where('purchaseOrderId', '=', orderId)
        .orderBy(sql`id collate "C"`)
        .execute(),
    refundsAtProvider,
    leftAtProvider,
    /** Staff give part of a payment back on the provider's own pages; false when not so much is left. */
    refundByHand: async (amount: number) => {
      const paid = (await sessions()).findLast((each) => each.payment_status === 'paid')
      const intent = paid?.payment_intent
      if (!intent) return false
      const params = { payment_intent: intent, amount, metadata: {} }
      return withBooks(sandbox, (books) => refundPayment(books, params)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ProviderError) return false
          throw error
        },
      )
    },
    /** The bank sends back the latest refund made that way; false if there is no such refund. */
    sendBackByHand: async () => {
      const byHand = (await refundsAtProvider()).find(
        ({ metadata, status }) => status !== 'failed' && Object.keys(metadata).length === 0,
      )
      if (byHand) await withBooks(sandbox, (books) => sendBack(books, byHand.id))
      return byHand !== undefined
    },
    history: () =>
      site.db
        .selectFrom('purchaseOrderEvents')
        .select(['event', 'fromStatus', 'toStatus'])
        .where('purchaseOrderId', '=', orderId)
        .orderBy('id')
        .execute(),
    ours: () =>
      site.db
        .selectFrom('checkoutSessions')
        .selectAll()
        .where('purchaseOrderId', '=', orderId)
        .orderBy('id')
        .execute(),
  }

  function orderNow() {
    return site.db
      .selectFrom('purchaseOrders')
      .select(['status', 'paidAt'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  }

  function refunds() {
    return site.db
      .selectFrom('refunds')
      .selectAll()
      .where('purchaseOrderId', '=', orderId)
      .execute()
  }
}

const isAbout = (
  { data: { object } }: SandboxEvent,
  orderId: number,
  paidBy: ReadonlySet<string>,
) => {
  const { metadata, payment_intent: intent } = object
  if (typeof intent === 'string' && paidBy.has(intent)) return true
  return (
    typeof metadata === 'object' &&
    metadata !== null &&
    Reflect.get(metadata, 'order_id') === String(orderId)
  )
}
