import type { Selectable } from 'kysely'
import type { CheckoutState, Payment } from '#market/payments/checkout-state.ts'
import type { Cents } from '#market/money.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { OpenedCheckout } from './provider.ts'
import { checkoutSessionColumns, type CheckoutSessionsTable } from './payment-tables.ts'

export type CheckoutSession = Selectable<CheckoutSessionsTable>

/** The one session that is open, or being opened, for an order. */
export async function findOpenSession(db: Database | Tx, orderId: number) {
  return db
    .selectFrom('checkoutSessions')
    .select(checkoutSessionColumns)
    .where('purchaseOrderId', '=', orderId)
    .where('status', 'in', ['opening', 'open'])
    .executeTakeFirst()
}

type NewSession = { purchaseOrderId: number; amountCents: Cents; expiresAt: Date }

export async function startSession(tx: Tx, session: NewSession): Promise<CheckoutSession> {
  return tx
    .insertInto('checkoutSessions')
    .values(session)
    .returning(checkoutSessionColumns)
    .executeTakeFirstOrThrow()
}

/** Keeps what the provider opened. Of several callers, the first wins and all get its result. */
export async function saveOpened(db: Database, id: number, opened: OpenedCheckout) {
  await db
    .updateTable('checkoutSessions')
    .set({ status: 'open', providerSessionId: opened.sessionId, url: opened.url })
    .where('id', '=', id)
    .where('status', '=', 'opening')
    .execute()
}

/** Gives up a place whose checkout was never opened, or is not known to the provider any more. */
export async function abandonSession(db: Database, { id, providerSessionId }: CheckoutSession) {
  await db
    .updateTable('checkoutSessions')
    .set({ status: 'expired', stage: 'failed' })
    .where('id', '=', id)
    .where('providerSessionId', 'is not distinct from', providerSessionId)
    .where('paid', '=', false)
    .execute()
}

export async function findSession(db: Database | Tx, providerSessionId: string) {
  return db
    .selectFrom('checkoutSessions')
    .select(checkoutSessionColumns)
    .where('providerSessionId', '=', providerSessionId)
    .executeTakeFirst()
}

/** The place a checkout was opened for, while it is not known that it was. */
export async function findPlace(db: Database | Tx, { checkoutId, orderId }: CheckoutState) {
  return db
    .selectFrom('checkoutSessions')
    .select(checkoutSessionColumns)
    .where('id', '=', rowId(checkoutId))
    .where('purchaseOrderId', '=', rowId(orderId))
    .where('providerSessionId', 'is', null)
    .executeTakeFirst()
}

/** Gives a checkout its place, after the provider's answer was lost. */
export async function takePlace(tx: Tx, id: number, { sessionId, url }: CheckoutState) {
  await tx
    .updateTable('checkoutSessions')
    .set({ providerSessionId: sessionId, url })
    .where('id', '=', id)
    .execute()
}

/** Whether a reading says nothing that is not kept already; of one that was paid nothing does. */
export const isKept = (kept: CheckoutSession, checkout: CheckoutState) =>
  kept.paid ||
  (kept.status === statusAfter(kept, checkout) &&
    kept.stage === stageIn(checkout) &&
    kept.paymentIntentId === checkout.paymentIntentId)

export async function saveReading(tx: Tx, kept: CheckoutSession, checkout: CheckoutState) {
  await tx
    .updateTable('checkoutSessions')
    .set({
      status: statusAfter(kept, checkout),
      stage: stageIn(checkout),
      paymentIntentId: checkout.paymentIntentId,
      paid: checkout.payment.stage === 'paid',
      revision: kept.revision + 1,
    })
    .where('id', '=', kept.id)
    .execute()
}

// A place that was given up may have been taken by a newer checkout.
const statusAfter = (kept: CheckoutSession, { status }: CheckoutState) =>
  kept.status === 'expired' && status === 'open' ? 'expired' : status

// What is over is not waited for any more.
function stageIn({ status, payment: { stage } }: CheckoutState): Payment['stage'] {
  return status === 'expired' && stage !== 'paid' ? 'failed' : stage
}

/** The sessions whose end is not known yet, newest first: the ones worth asking the provider about. */
export async function unsettledSessions(db: Database, orderId?: number) {
  const rows = await db
    .selectFrom('checkoutSessions')
    .select('providerSessionId')
    .where((eb) =>
      eb.or([eb('status', '=', 'open'), eb('stage', 'in', ['processing', 'needs-action'])]),
    )
    .$if(orderId !== undefined, (query) => query.where('purchaseOrderId', '=', orderId ?? 0))
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(({ providerSessionId }) => providerSessionId ?? [])
}

/** Places taken since then of which it is not known whether the provider opened a checkout. */
export async function unansweredPlaces(db: Database, since: Date) {
  return db
    .selectFrom('checkoutSessions')
    .select(['id', 'createdAt'])
    .where('providerSessionId', 'is', null)
    .where('createdAt', '>=', since)
    .orderBy('id')
    .execute()
}

type PaidBy = { paymentIntentId: string | null; checkoutId: string | null }

/** The session a payment belongs to: one we have seen pay, or the one whose place it names. */
export async function sessionPaidBy(db: Database, { paymentIntentId, checkoutId }: PaidBy) {
  const session = await db
    .selectFrom('checkoutSessions')
    .select('providerSessionId')
    .where((eb) =>
      eb.or([eb('paymentIntentId', '=', paymentIntentId ?? ''), eb('id', '=', rowId(checkoutId))]),
    )
    .executeTakeFirst()
  return session?.providerSessionId ?? null
}

/** The newest session of an order that reached the provider. */
export async function latestSession(db: Database | Tx, orderId: number) {
  return db
    .selectFrom('checkoutSessions')
    .select(checkoutSessionColumns)
    .where('purchaseOrderId', '=', orderId)
    .where('providerSessionId', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

// What the provider hands back is ours, but may come from other books than these.
const rowId = (text: string | null) => (text && /^\d{1,15}$/.test(text) ? Number(text) : 0)
