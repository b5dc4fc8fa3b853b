import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { PaymentEvent } from './provider.ts'

/** Ten minutes, doubled ten times: a week in all. */
const FIRST_WAIT_MINUTES = 10
const MOST_TRIES = 10

/** Keeps an event by its id, however often it is delivered. */
export async function keepEvent(db: Database, event: PaymentEvent) {
  await db
    .insertInto('paymentEvents')
    .values({
      id: event.id,
      type: event.type,
      providerSessionId: event.sessionId,
      paymentIntentId: event.paymentIntentId,
      purchaseOrderId: null,
      payload: JSON.stringify(event),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function isHandled(db: Database, id: string) {
  const kept = await db
    .selectFrom('paymentEvents')
    .select('handledAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return kept.handledAt !== null
}

export async function markHandled(tx: Tx, id: string) {
  await tx
    .updateTable('paymentEvents')
    .set({ handledAt: sql`now()` })
    .where('id', '=', id)
    .where('handledAt', 'is', null)
    .execute()
}

/**
 * The events whose time to be tried again has come, each with its next time already set: twice as
 * late as the last, and none after the last of ten, from when on it is left to staff.
 */
export async function takeEventsToTry(db: Database, now: Date): Promise<PaymentEvent[]> {
  const taken = await db
    .updateTable('paymentEvents')
    .set((row) => ({
      tries: row('tries', '+', 1),
      tryAt: sql<Date | null>`case when tries + 1 < ${MOST_TRIES}
        then ${now}::timestamptz + power(2, tries) * interval '1 minute' * ${FIRST_WAIT_MINUTES} end`,
    }))
    .where('id', 'in', (events) =>
      events
        .selectFrom('paymentEvents')
        .select('id')
        .where('handledAt', 'is', null)
        .where('tryAt', '<=', now)
        .orderBy('tryAt')
        .limit(500)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['payload', 'receivedAt'])
    .execute()
  return taken.map(({ payload, receivedAt }) => ({ ...payload, created: receivedAt }))
}

export async function findEventLeft(db: Database, id: string): Promise<PaymentEvent | undefined> {
  const kept = await db
    .selectFrom('paymentEvents')
    .select(['payload', 'receivedAt'])
    .where('id', '=', id)
    .where('handledAt', 'is', null)
    .executeTakeFirst()
  return kept && { ...kept.payload, created: kept.receivedAt }
}

/** After 90 days: what the provider tells a second time it tells within days, and its own lists go back a month. */
export async function deleteOldPaymentEvents(db: Database) {
  await sql`select forget_payment_events()`.execute(db)
}
