import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { PaymentEvent } from './provider.ts'

/**
 * Whether an event is of another site on the same account: it has not our mark, and names nothing of ours. What was
 * made before there were marks is known by its ids.
 */
export async function isOfAnotherSite(db: Database, event: PaymentEvent): Promise<boolean> {
  return event.mark !== 'ours' && !(await isKnown(db, event))
}

async function isKnown(db: Database, event: PaymentEvent) {
  const { sessionId, paymentIntentId, refundId, orderId, checkoutId, subscriptionId } = event
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from checkout_sessions where provider_session_id = ${sessionId})
      or exists (select from checkout_sessions where payment_intent_id = ${paymentIntentId})
      or exists (select from checkout_sessions
        where id = ${rowId(checkoutId)} and purchase_order_id = ${rowId(orderId)})
      or exists (select from provider_refunds where id = ${refundId})
      or exists (select from debt_payments where provider_session_id = ${sessionId})
      or exists (select from subscription_checkouts where provider_session_id = ${sessionId})
      or exists (select from subscriptions where id = ${subscriptionId}) as known`.execute(db)
  return rows[0]?.known ?? false
}

const rowId = (text: string | null) => (text && /^\d{1,15}$/.test(text) ? Number(text) : null)
