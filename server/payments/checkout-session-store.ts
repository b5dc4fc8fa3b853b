import type { Selectable } from 'kysely'
import type { CheckoutState } from '#market/payments/checkout-state.ts'
import type { Cents } from '#market/money.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { OpenedCheckout } from './provider.ts'
import type { CheckoutSessionsTable } from './payment-tables.ts'

export type CheckoutSession = Selectable<CheckoutSessionsTable>

/** The one session that is open, or being opened, for an order. */
export async function findOpenSession(db: Database | Tx, orderId: number) {
  return db
    .selectFrom('checkoutSessions')
    .selectAll()
    .where('purchaseOrderId', '=', orderId)
    .where('status', 'in', ['opening', 'open'])
    .executeTakeFirst()
}

type NewSession = { purchaseOrderId: number; amountCents: Cents; expiresAt: Date }

export async function startSession(tx: Tx, session: NewSession): Promise<CheckoutSession> {
  return tx.insertInto('checkoutSessions').values(session).returningAll().executeTakeFirstOrThrow()
}

/** Keeps what the provider opened; the same whoever of several callers comes first. */
export async function saveOpened(db: Database, id: number, opened: OpenedCheckout) {
  await db
    .updateTable('checkoutSessions')
    .set({ status: 'open', providerSessionId: opened.sessionId, url: opened.url })
    .where('id', '=', id)
    .where('status', '=', 'opening')
    .execute()
}

/** Gives up a place whose checkout was never opened. */
export async function abandonSession(db: Database, id: number) {
  await db
    .updateTable('checkoutSessions')
    .set({ status: 'expired' })
    .where('id', '=', id)
    .where('providerSessionId', 'is', null)
    .execute()
}

export async function findSession(db: Database | Tx, providerSessionId: string) {
  return db
    .selectFrom('checkoutSessions')
    .select(['purchaseOrderId', 'paid'])
    .where('providerSessionId', '=', providerSessionId)
    .executeTakeFirst()
}

export async function saveSessionState(tx: Tx, checkout: CheckoutState) {
  await tx
    .updateTable('checkoutSessions')
    .set({
      status: checkout.status,
      paymentIntentId: checkout.paymentIntentId,
      ...(checkout.payment.stage === 'paid' && { paid: true }),
    })
    .where('providerSessionId', '=', checkout.sessionId)
    .execute()
}

/** The sessions whose end is not known yet, newest first: the ones worth asking the provider about. */
export async function unsettledSessions(db: Database, orderId?: number) {
  return db
    .selectFrom('checkoutSessions')
    .innerJoin('purchaseOrders', 'purchaseOrders.id', 'checkoutSessions.purchaseOrderId')
    .select(['checkoutSessions.id', 'providerSessionId', 'purchaseOrderId'])
    .where('checkoutSessions.paid', '=', false)
    .where((eb) =>
      eb.or([
        eb('checkoutSessions.status', '=', 'open'),
        eb('purchaseOrders.status', 'in', ['payment_pending', 'requires_payment_action']),
      ]),
    )
    .$if(orderId !== undefined, (query) => query.where('purchaseOrderId', '=', orderId ?? 0))
    .orderBy('checkoutSessions.id', 'desc')
    .limit(500)
    .execute()
}

/** The session a payment belongs to; where the payment is new to us, the order's newest. */
export async function sessionPaidBy(
  db: Database,
  { paymentIntentId, orderId }: { paymentIntentId: string | null; orderId: string | null },
) {
  const byIntent = await db
    .selectFrom('checkoutSessions')
    .select('providerSessionId')
    .where('paymentIntentId', '=', paymentIntentId ?? '')
    .executeTakeFirst()
  if (byIntent) return byIntent.providerSessionId
  const known = orderId && /^\d{1,15}$/.test(orderId)
  return known ? (await latestSession(db, Number(orderId)))?.providerSessionId : undefined
}

/** The newest session of an order that reached the provider. */
export async function latestSession(db: Database | Tx, orderId: number) {
  return db
    .selectFrom('checkoutSessions')
    .selectAll()
    .where('purchaseOrderId', '=', orderId)
    .where('providerSessionId', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
