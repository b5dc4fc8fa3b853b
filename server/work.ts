import { databaseNow } from './platform/database/now.ts'
import { z } from 'zod'
import type { Lane } from '#market/system/lanes.ts'
import { linkMailing } from './accounts/ask-for-link.ts'
import { forgetOld } from './accounts/forget-old.ts'
import { sendSignInLink } from './accounts/send-sign-in-link.ts'
import { addressProven } from './accounts/prove-address.ts'
import { endOverSessions } from './accounts/session-store.ts'
import { spreadingAddresses } from './accounts/spreading-addresses.ts'
import { forgetPageViews } from './analytics/forget-page-views.ts'
import { forwardPageViews } from './analytics/forward-page-views.ts'
import { openShop } from './applications/open-shop.ts'
import { sendWaitingNews } from './applications/send-waiting-news.ts'
import { sealAuditLog } from './audit/seal-audit-log.ts'
import { carryErasures } from './erasure/carry-erasures.ts'
import { carryingErasures } from './erasure/carrying-erasures.ts'
import { expireApprovals } from './approvals/expire-approvals.ts'
import { forgetChanges } from './imports/change-store.ts'
import { importing, importNews } from './imports/import-deps.ts'
import { runImport } from './imports/run-import.ts'
import { sendImportNews } from './imports/send-import-news.ts'
import { carryAddressChanges } from './insights/carry-address-changes.ts'
import { forgetNotifications } from './notifications/forget-notifications.ts'
import { closeLinesOf } from './offers/close-lines-of.ts'
import { expireOffers } from './offers/expire-offers.ts'
import { sendExpiryNews } from './offers/send-expiry-news.ts'
import { endPaymentOf } from './payments/end-payment-of.ts'
import { forgetOldSandboxEvents } from '#payment-sandbox/forget-old-sandbox-events.ts'
import { forgetPaymentEvents } from './payments/payment-event-store.ts'
import type { PaymentDeps } from './payments/payment-deps.ts'
import { reconcilePayments } from './payments/reconcile-payments.ts'
import { refund } from './payments/refund.ts'
import { refundPayment } from './payments/request-refund.ts'
import { forgetIdempotencyKeys } from './platform/http/idempotency/idempotency-key-store.ts'
import type { Handler } from './platform/jobs/handle.ts'
import { job, type Job } from './platform/jobs/job.ts'
import type { JobRun } from './platform/jobs/job-run.ts'
import type { LanePlace } from './platform/jobs/lane-workers.ts'
import { daily, everyMinutes } from './platform/jobs/schedule.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { sendWrittenMail } from './platform/mail/send-mail.ts'
import { sendMail } from './platform/mail/write-mail.ts'
import { forgetBulkEdits } from './products/bulk/forget-bulk-edits.ts'
import { fetchingPhotos } from './products/photos/await-photos.ts'
import {
  carryingSellerChanges,
  carrySellerChanges,
} from './products/seller-changes/carry-seller-change.ts'
import { fetchPhotos } from './products/photos/fetch-photos.ts'
import { unlisting } from './products/unlist.ts'
import { cancelUnpaidOrders } from './purchase-orders/cancel-unpaid-orders.ts'
import { endPayment } from './purchase-orders/end-payment.ts'
import { orderPapers } from './purchase-orders/order-paper.ts'
import { receiveByItself } from './purchase-orders/receive-by-itself.ts'
import { sendPaymentDueNews } from './purchase-orders/send-payment-due-news.ts'
import { keepToPeriods } from './retention/keep-to-periods.ts'
import { mailDailyLeads } from './samples/mail-daily-leads.ts'
import { mailNewMatches } from './saved-searches/mail-new-matches.ts'
import { mailFailures } from './system/mail-failures.ts'
import type { AccountTerms } from './settings/terms.ts'
import { clearUploads } from './uploads/clear-uploads.ts'
import { alertOfShortSpace } from './system/alert-of-short-space.ts'
import { removeUnshownPhotos } from './uploads/remove-unshown-photos.ts'
import type { Uploads } from './uploads/uploads.ts'

const nothing = z.object({})
const expiring = job('expire_offers', nothing)
const expiringApprovals = job('expire_approvals', nothing)
const canceling = job('cancel_unpaid_orders', nothing)
const expiryNews = job('remind_of_expiring', nothing)
const waitingNews = job('remind_of_waiting', nothing)
const paymentDueNews = job('remind_of_payment', nothing)
const receiving = job('receive_by_itself', nothing)
const forgetting = job('forget_old', nothing)
const endingSessions = job('end_over_sessions', nothing)
const forwarding = job('forward_page_views', nothing)
const keepingToPeriods = job('keep_to_periods', nothing)
const removingPhotos = job('remove_unshown_photos', nothing)
const watchingSpace = job('watch_space', nothing)
const matching = job('mail_new_matches', nothing)
const leading = job('mail_daily_leads', nothing)
const reconciling = job('reconcile_payments', nothing)
const mailingFailures = job('tell_of_failures', nothing)
const sealing = job('seal_audit_log', nothing)

/** What comes round by the clock. */
export const schedules = [
  everyMinutes(1, forwarding),
  everyMinutes(1, endingSessions),
  everyMinutes(1, watchingSpace),
  daily('03:30', 'UTC', removingPhotos),
  daily('04:00', 'UTC', keepingToPeriods),
  everyMinutes(5, expiring),
  everyMinutes(5, expiringApprovals),
  everyMinutes(5, canceling),
  everyMinutes(5, fetchingPhotos),
  everyMinutes(5, carryingSellerChanges),
  everyMinutes(5, spreadingAddresses),
  everyMinutes(5, carryingErasures),
  everyMinutes(5, mailingFailures),
  everyMinutes(5, sealing),
  everyMinutes(10, leading),
  everyMinutes(10, reconciling),
  everyMinutes(30, matching),
  everyMinutes(30, receiving),
  everyMinutes(30, forgetting),
  everyMinutes(30, waitingNews),
  everyMinutes(30, expiryNews),
  everyMinutes(30, paymentDueNews),
]

export type WorkDeps = PaymentDeps & {
  terms: AccountTerms
  uploads: Uploads
  mailer: Mailer
  analyticsUrl: string | undefined
  photosAtOnce: number
  signal?: AbortSignal
}

type Row = LanePlace & {
  name: string
  work: (deps: WorkDeps, run: JobRun, payload: unknown) => Promise<void>
}

const row = <Payload>(
  { name, payload: schema }: Job<Payload>,
  place: LanePlace,
  work: (deps: WorkDeps, payload: Payload, run: JobRun) => Promise<void>,
): Row => ({
  ...place,
  name,
  work: async (deps, run, payload) => work(deps, schema.parse(payload), run),
})

const now = { lane: 'now' } as const
const soon = { lane: 'soon' } as const
const bulk = { lane: 'bulk' } as const
const nowByMail = { lane: 'now', apart: 'mail' } as const
const soonAtTheProvider = { lane: 'soon', apart: 'provider' } as const

/** What goes by the time is told it by the one clock that all processes share. */
const byTheClock = (work: (deps: WorkDeps, now: Date) => Promise<void>) => async (deps: WorkDeps) =>
  work(deps, await databaseNow(deps.db))

/** Every job there is, its lane, and what is done for it. */
export const everyJob = [
  row(sendMail, nowByMail, (deps, { mailId }, run) =>
    sendWrittenMail({ ...deps, makers: orderPapers(deps.db) }, mailId, run),
  ),
  row(linkMailing, nowByMail, sendSignInLink),
  row(addressProven, now, (deps, { userId }) => openShop({ ...deps, userId })),
  row(refundPayment, now, (deps, { refundId }) => refund(deps, refundId)),
  row(endPayment, now, (deps, { orderId }) => endPaymentOf(deps, orderId)),
  row(unlisting, now, (deps, { productIds }) => closeLinesOf(deps, productIds)),
  row(reconciling, soonAtTheProvider, byTheClock(reconcilePayments)),
  row(watchingSpace, soon, byTheClock(alertOfShortSpace)),
  row(endingSessions, soon, ({ db }) => endOverSessions(db)),
  row(expiring, soon, byTheClock(expireOffers)),
  row(expiringApprovals, soon, (deps) => expireApprovals(deps)),
  row(canceling, soon, byTheClock(cancelUnpaidOrders)),
  row(receiving, soon, byTheClock(receiveByItself)),
  row(waitingNews, soon, byTheClock(sendWaitingNews)),
  row(expiryNews, soon, byTheClock(sendExpiryNews)),
  row(paymentDueNews, soon, byTheClock(sendPaymentDueNews)),
  row(leading, soon, byTheClock(mailDailyLeads)),
  row(mailingFailures, soon, (deps) => mailFailures(deps)),
  row(sealing, soon, ({ db }) => sealAuditLog(db)),
  row(importNews, soon, (deps, { importId }) => sendImportNews(deps, importId)),
  row(importing, bulk, (deps, { importId }, run) => runImport(deps, importId, { run })),
  row(fetchingPhotos, bulk, async (deps, _, run) => {
    // They wait where they are until there is room again.
    if (!(await deps.uploads.space.look())?.isShort) await fetchPhotos(deps, { run })
  }),
  row(matching, bulk, byTheClock(mailNewMatches)),
  row(forwarding, bulk, ({ db, analyticsUrl }) => forwardPageViews(db, analyticsUrl)),
  row(carryingSellerChanges, soon, ({ db }) => carrySellerChanges(db)),
  row(spreadingAddresses, soon, ({ db }) => carryAddressChanges(db)),
  row(carryingErasures, bulk, (deps, _, run) => carryErasures(deps, run)),
  row(keepingToPeriods, bulk, ({ db }, _, run) => keepToPeriods(db, run)),
  row(removingPhotos, bulk, ({ uploads }) => removeUnshownPhotos(uploads)),
  row(forgetting, bulk, async ({ db, uploads }) => {
    await forgetOld(db)
    await forgetNotifications(db, await databaseNow(db))
    await forgetPageViews(db, await databaseNow(db))
    await forgetBulkEdits(db)
    await forgetPaymentEvents(db)
    await forgetOldSandboxEvents(db)
    await forgetChanges(db)
    await forgetIdempotencyKeys(db)
    await clearUploads(uploads)
  }),
]

export const handlersOf =
  (deps: WorkDeps) =>
  ({ name, work }: Row): Handler => ({
    name,
    work: (payload, run) => work({ ...deps, signal: run.signal }, run, payload),
  })

const lanes = new Map(everyJob.map(({ name, lane }) => [name, lane]))

/** A job that this version does not know is of the lane that nobody waits for. */
export const laneOf = (name: string): Lane => lanes.get(name) ?? 'bulk'
