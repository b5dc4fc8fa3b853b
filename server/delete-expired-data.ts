import { deleteExpiredSandboxEvents } from '#payment-sandbox/delete-expired-sandbox-events.ts'
import { deleteExpiredAttempts } from '#server/accounts/lifecycle/delete-expired-attempts.ts'
import { deleteExpiredPageViews } from '#server/analytics/delete-expired-page-views.ts'
import { deleteOldChanges } from '#server/imports/change-store.ts'
import { deleteUnusedHeaders } from './spreadsheets/kept-headers.ts'
import { deleteUnusedWords } from '#server/imports/import-words.ts'
import { deleteExpiredNotifications } from '#server/notifications/delete-expired-notifications.ts'
import { deleteOldPaymentEvents } from '#server/payments/payment-event-store.ts'
import type { Database } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { deleteExpiredIdempotencyKeys } from '#server/platform/http/idempotency/idempotency-key-store.ts'
import { deleteExpiredBulkEdits } from '#server/products/bulk/delete-expired-bulk-edits.ts'
import { deleteExpiredCertificates } from './resale-certificates/delete-expired-certificates.ts'
import { deleteExpiredPoDocuments } from '#server/offers/po-document/po-document-store.ts'
import { purgeDeletedNotes } from '#server/staff-notes/note-store.ts'
import { clearUploads } from '#server/uploads/clear-uploads.ts'
import type { Uploads } from '#server/uploads/uploads.ts'

type Deps = { db: Database; uploads: Uploads }

/** What is kept for a while only and needs no time of day of its own. */
export async function deleteExpiredData({ db, uploads }: Deps) {
  const now = await databaseNow(db)
  await deleteExpiredAttempts(db)
  await deleteExpiredNotifications(db, now)
  await purgeDeletedNotes(db)
  await deleteExpiredPageViews(db, now)
  await deleteExpiredBulkEdits(db)
  await deleteOldPaymentEvents(db)
  await deleteExpiredSandboxEvents(db)
  await deleteOldChanges(db)
  await deleteUnusedWords(db)
  await deleteUnusedHeaders(db)
  await deleteExpiredCertificates(db)
  await deleteExpiredPoDocuments(db)
  await deleteExpiredIdempotencyKeys(db)
  await clearUploads(uploads)
}
