import type { Database } from '#server/platform/database/database.ts'
import { forgetPaymentEvents } from './payment-event-store.ts'
import { forgetOldEvents } from './sandbox/forget-old-events.ts'

/** Clears away what was told and done with long ago; payments themselves are never forgotten. */
export async function forgetOldPayments(db: Database) {
  await forgetPaymentEvents(db)
  await forgetOldEvents(db)
}
