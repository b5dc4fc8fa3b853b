import { deleteExpiredSandboxEvents } from '#payment-sandbox/delete-expired-sandbox-events.ts'
import { deleteExpiredAttempts } from '#server/accounts/lifecycle/delete-expired-attempts.ts'
import { deleteExpiredPageViews } from '#server/analytics/delete-expired-page-views.ts'
import { forgetChanges } from '#server/imports/change-store.ts'
import { forgetMappings } from '#server/imports/mapping-store.ts'
import { deleteExpiredNotifications } from '#server/notifications/delete-expired-notifications.ts'
import { forgetPaymentEvents } from '#server/payments/payment-event-store.ts'
import type { Database } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { forgetIdempotencyKeys } from '#server/platform/http/idempotency/idempotency-key-store.ts'
import { deleteExpiredBulkEdits } from '#server/products/bulk/delete-expired-bulk-edits.ts'
import { forgetDeletedNotes } from '#server/staff-notes/note-store.ts'
import { clearUploads } from '#server/uploads/clear-uploads.ts'
import type { Uploads } from '#server/uploads/uploads.ts'

type Deps = { db: Database; uploads: Uploads }

/** What is kept for a while only and needs no time of day of its own. */
export async function deleteExpiredData({ db, uploads }: Deps) {
  const now = await databaseNow(db)
  await deleteExpiredAttempts(db)
  await deleteExpiredNotifications(db, now)
  await forgetDeletedNotes(db)
  await deleteExpiredPageViews(db, now)
  await deleteExpiredBulkEdits(db)
  await forgetPaymentEvents(db)
  await deleteExpiredSandboxEvents(db)
  await forgetChanges(db)
  await forgetMappings(db)
  await forgetIdempotencyKeys(db)
  await clearUploads(uploads)
}
