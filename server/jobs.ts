import { z } from 'zod'
import type { Nothing } from '#market/endpoint.ts'
import type { Lane } from '#market/system/lanes.ts'
import { linkMailing } from './accounts/links/ask-for-link.ts'
import { sendSignInLink } from './accounts/links/send-sign-in-link.ts'
import { addressProven } from './accounts/links/prove-address.ts'
import { endOverSessions } from './accounts/sessions/session-store.ts'
import { addressChangeJob } from './accounts/address-change-job.ts'
import { forwardPageViews } from './analytics/forward-page-views.ts'
import { openShop } from './applications/open-shop.ts'
import { sealAuditLog } from './audit/seal-audit-log.ts'
import { advanceErasures } from './erasure/advance-erasures.ts'
import { carryingErasures } from './erasure/carrying-erasures.ts'
import { endApprovals } from './approvables.ts'
import { CHUNKS_AT_ONCE, importing, importNews } from './imports/import-deps.ts'
import { runImport } from './imports/run-import.ts'
import { sendImportNews } from './imports/send-import-news.ts'
import { propagateAddressChanges } from './insights/propagate-address-changes.ts'
import { deleteExpiredManifests } from './manifests/delete-expired-manifests.ts'
import { closeLinesOf } from './offers/close-lines-of.ts'
import { measureAnswerTimes } from './offers/answer-times/measure-answer-times.ts'
import { expireOffers } from './offers/expire-offers.ts'
import { sendGatheredNews } from './offers/gathered/send-gathered-news.ts'
import { sendPriceNews } from './offers/lower-prices/send-price-news.ts'
import { paymentJobs, type PaymentJobDeps } from './payments/payment-job-rows.ts'
import { job } from './platform/jobs/job.ts'
import { onRequest, onSchedule, type JobRow } from './platform/jobs/job-row.ts'
import type { JobRun } from './platform/jobs/job-run.ts'
import { dayAt, minutes } from './platform/jobs/schedule.ts'
import { withNow } from './platform/jobs/with-now.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { sendWrittenMail } from './platform/mail/send-mail.ts'
import { sendMail } from './platform/mail/write-mail.ts'
import { fetchingPhotos } from './products/photos/await-photos.ts'
import * as sellerChanges from './products/seller-changes/propagate-seller-change.ts'
import { followDueSchedules } from './products/schedule/follow-due-schedules.ts'
import { readingWordsAnew, readWordsAnew } from './products/words/read-words-anew.ts'
import { sendScheduleNews } from './products/schedule/send-schedule-news.ts'
import { fetchPhotos } from './products/photos/fetch-photos.ts'
import { unlisting } from './products/unlist.ts'
import { cancelUnanswered } from './packing/cancel-unanswered.ts'
import * as papers from './papers/paper-jobs.ts'
import { expireClaims } from './claims/expire-claims.ts'
import { cancelUnpaidOrders } from './purchase-orders/cancel-unpaid-orders.ts'
import { issuingPapers } from './purchase-orders/issuing-papers.ts'
import { orderPapers } from './purchase-orders/order-paper.ts'
import { receiveByItself } from './purchase-orders/receive-by-itself.ts'
import { releaseByItself } from './purchase-orders/release-by-itself.ts'
import { deleteExpiredData } from './delete-expired-data.ts'
import { reminderJobs } from './reminder-jobs.ts'
import { deleteExpired } from './retention/delete-expired.ts'
import { mailDailyLeads } from './samples/mail-daily-leads.ts'
import { mailNewMatches } from './saved-searches/mail-new-matches.ts'
import { mailFailures } from './system/mail-failures.ts'
import type { Settings } from './settings/settings.ts'
import type { AccountTerms } from './settings/terms.ts'
import { alertOfShortSpace } from './system/alert-of-short-space.ts'
import { sendWatchNews } from './watching/send-watch-news.ts'
import { removeUnshownPhotos } from './uploads/remove-unshown-photos.ts'
import type { Uploads } from './uploads/uploads.ts'

export type FromSettings =
  | 'analyticsUrl'
  | 'claimWindowDays'
  | 'issuer'
  | 'payoutDays'
  | 'photosAtOnce'
export type JobDeps = PaymentJobDeps &
  Pick<Settings, FromSettings> & {
    terms: AccountTerms
    uploads: Uploads
    mailer: Mailer
    signal?: AbortSignal
  }

/**
 * Every job: its name in the queue or the kind that others enqueue, its schedule, its lane, and the function it
 * runs. The clock, the workers and the System page all read this table.
 */
export const jobs: readonly JobRow<JobDeps>[] = [
  onRequest(sendMail, { lane: 'now', apart: 'mail', run: sendMailWithPapers }),
  onRequest(linkMailing, { lane: 'now', apart: 'mail', run: sendSignInLink }),
  onRequest(addressProven, {
    lane: 'now',
    run: (deps, { userId }) => openShop({ ...deps, userId }),
  }),
  onRequest(issuingPapers, { lane: 'soon', run: papers.issueOfOrder }),
  onRequest(unlisting, {
    lane: 'now',
    run: (deps, { productIds }) => closeLinesOf(deps, productIds),
  }),
  onRequest(importNews, {
    lane: 'soon',
    run: (deps, { importId }) => sendImportNews(deps, importId),
  }),
  onRequest(importing, {
    lane: 'bulk',
    apart: 'imports',
    connections: CHUNKS_AT_ONCE,
    run: (deps, { importId }, run) => runImport(deps, importId, { run }),
  }),
  onRequest(papers.issuingWaiting, { lane: 'bulk', run: papers.issueWaitingOf }),
  onSchedule('end_over_sessions', {
    every: minutes(1),
    lane: 'soon',
    run: ({ db }) => endOverSessions(db),
  }),
  onSchedule('watch_space', { every: minutes(1), lane: 'soon', run: withNow(alertOfShortSpace) }),
  onSchedule('expire_offers', { every: minutes(5), lane: 'soon', run: withNow(expireOffers) }),
  onSchedule('send_gathered_news', {
    every: minutes(5),
    lane: 'soon',
    run: withNow(sendGatheredNews),
  }),
  onSchedule('send_price_news', { every: minutes(5), lane: 'soon', run: withNow(sendPriceNews) }),
  onSchedule('expire_approvals', { every: minutes(5), lane: 'soon', run: endApprovals }),
  onSchedule('cancel_unpaid_orders', {
    every: minutes(5),
    lane: 'soon',
    run: withNow(cancelUnpaidOrders),
  }),
  onSchedule('cancel_unanswered_shortages', {
    every: minutes(5),
    lane: 'soon',
    run: withNow(cancelUnanswered),
  }),
  onSchedule('send_watch_news', { every: minutes(5), lane: 'soon', run: withNow(sendWatchNews) }),
  onSchedule('tell_of_failures', { every: minutes(5), lane: 'soon', run: mailFailures }),
  onSchedule('seal_audit_log', {
    every: minutes(5),
    lane: 'soon',
    run: ({ db }) => sealAuditLog(db),
  }),
  onSchedule(sellerChanges.propagatingSellerChanges, {
    every: minutes(5),
    lane: 'soon',
    run: ({ db }) => sellerChanges.propagateSellerChanges(db),
  }),
  onSchedule(readingWordsAnew, {
    every: minutes(1),
    lane: 'bulk',
    run: ({ db }, _, run) => readWordsAnew(db, run),
  }),
  onSchedule(addressChangeJob, {
    every: minutes(5),
    lane: 'soon',
    run: ({ db }) => propagateAddressChanges(db),
  }),
  onSchedule('follow_price_schedules', {
    every: minutes(10),
    lane: 'soon',
    run: withNow(followDueSchedules),
  }),
  onSchedule('send_schedule_news', {
    every: minutes(5),
    lane: 'soon',
    run: withNow(sendScheduleNews),
  }),
  onSchedule('mail_daily_leads', {
    every: minutes(10),
    lane: 'soon',
    run: withNow(mailDailyLeads),
  }),
  ...paymentJobs,
  onSchedule('receive_by_itself', {
    every: minutes(30),
    lane: 'soon',
    run: withNow(receiveByItself),
  }),
  onSchedule('release_orders', { every: minutes(30), lane: 'soon', run: withNow(releaseByItself) }),
  onSchedule('expire_claims', { every: minutes(30), lane: 'soon', run: withNow(expireClaims) }),
  onSchedule('issue_overdue_papers', { every: minutes(30), lane: 'bulk', run: papers.issueLate }),
  onSchedule('issue_fees', { every: dayAt('09:00', 'UTC'), lane: 'bulk', run: papers.issueFees }),
  ...reminderJobs,
  onSchedule('forward_page_views', {
    every: minutes(1),
    lane: 'bulk',
    run: ({ db, analyticsUrl }) => forwardPageViews(db, analyticsUrl),
  }),
  onSchedule(fetchingPhotos, { every: minutes(5), lane: 'bulk', run: fetchPhotosWhileThereIsRoom }),
  onSchedule(carryingErasures, {
    every: minutes(5),
    lane: 'bulk',
    run: (deps, _, run) => advanceErasures(deps, run),
  }),
  onSchedule('mail_new_matches', {
    every: minutes(30),
    lane: 'bulk',
    run: withNow(mailNewMatches),
  }),
  // The version before may have queued it. There is nothing left to do.
  onRequest(job('fold_published_counts', z.object({})), { lane: 'bulk', run: async () => {} }),
  onSchedule('measure_answer_times', {
    every: minutes(30),
    lane: 'bulk',
    run: ({ db }) => measureAnswerTimes(db),
  }),
  onSchedule('forget_old', { every: minutes(30), lane: 'bulk', run: deleteExpiredData }),
  onSchedule('remove_unshown_photos', {
    every: dayAt('03:30', 'UTC'),
    lane: 'bulk',
    run: ({ uploads }) => removeUnshownPhotos(uploads),
  }),
  onSchedule('forget_manifests', {
    every: dayAt('03:45', 'UTC'),
    lane: 'bulk',
    run: ({ db }, _, run) => deleteExpiredManifests(db, run),
  }),
  onSchedule('keep_to_periods', {
    every: dayAt('04:00', 'UTC'),
    lane: 'bulk',
    run: ({ db }, _, run) => deleteExpired(db, run),
  }),
]

const lanes = new Map(jobs.map(({ name, lane }) => [name, lane]))

/** A job that this version does not know is of the lane that nobody waits for. */
export const laneOf = (name: string): Lane => lanes.get(name) ?? 'bulk'

function sendMailWithPapers(deps: JobDeps, { mailId }: { mailId: number }, run: JobRun) {
  return sendWrittenMail({ ...deps, makers: orderPapers(deps.db) }, mailId, run)
}

// Photos wait until there is room again.
async function fetchPhotosWhileThereIsRoom(deps: JobDeps, _: Nothing, run: JobRun) {
  if (!(await deps.uploads.space.look())?.isShort) await fetchPhotos(deps, { run })
}
