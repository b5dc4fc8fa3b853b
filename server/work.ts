import { z } from 'zod'
import { linkMailing } from './accounts/ask-for-link.ts'
import { forgetOld } from './accounts/forget-old.ts'
import { mailLink } from './accounts/mail-link.ts'
import { addressProven } from './accounts/prove-address.ts'
import { endOverSessions } from './accounts/session-store.ts'
import { spreadingAddresses } from './accounts/spreading-addresses.ts'
import { forgetPageViews } from './analytics/forget-page-views.ts'
import { forwardPageViews } from './analytics/forward-page-views.ts'
import { openShop } from './applications/open-shop.ts'
import { remindOfWaiting } from './applications/remind-of-waiting.ts'
import { forgetChanges } from './imports/change-store.ts'
import { importing, tellingOfImport } from './imports/import-desk.ts'
import { runImport } from './imports/run-import.ts'
import { tellOfImport } from './imports/tell-of-import.ts'
import { carryAddressChanges } from './insights/carry-address-changes.ts'
import { forgetNotifications } from './notifications/forget-notifications.ts'
import { closeLinesOf } from './offers/close-lines-of.ts'
import { expireOffers } from './offers/expire-offers.ts'
import { remindOfExpiring } from './offers/remind-of-expiring.ts'
import { endPaymentOf } from './payments/end-payment-of.ts'
import { forgetOldPayments } from './payments/forget-old-payments.ts'
import type { PaymentDesk } from './payments/payment-desk.ts'
import { reconcilePayments } from './payments/reconcile-payments.ts'
import { refund } from './payments/refund.ts'
import { refundPayment } from './payments/request-refund.ts'
import { handle, type Handler } from './platform/jobs/handle.ts'
import { forgetIdempotencyKeys } from './platform/http/idempotency/idempotency-key-store.ts'
import { job } from './platform/jobs/job.ts'
import { daily, everyMinutes } from './platform/jobs/schedule.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { mailSending } from './platform/mail/send-mail.ts'
import { forgetBulkEdits } from './products/bulk/forget-bulk-edits.ts'
import { fetchingPhotos } from './products/await-photos.ts'
import { carryingSellerChanges, carrySellerChanges } from './products/carry-seller-change.ts'
import { fetchPhotos } from './products/fetch-photos.ts'
import { unlisting } from './products/unlist.ts'
import { cancelUnpaidOrders } from './purchase-orders/cancel-unpaid-orders.ts'
import { endPayment } from './purchase-orders/end-payment.ts'
import { orderPapers } from './purchase-orders/order-paper.ts'
import { receiveByItself } from './purchase-orders/receive-by-itself.ts'
import { remindOfPayment } from './purchase-orders/remind-of-payment.ts'
import { mailDailyLeads } from './samples/mail-daily-leads.ts'
import { mailNewMatches } from './saved-searches/mail-new-matches.ts'
import { clearUploads } from './uploads/clear-uploads.ts'
import { alertOfShortSpace } from './system/alert-of-short-space.ts'
import { removeUnshownPhotos } from './uploads/remove-unshown-photos.ts'
import type { Uploads } from './uploads/uploads.ts'

const nothing = z.object({})
const expiring = job('expire_offers', nothing)
const canceling = job('cancel_unpaid_orders', nothing)
const remindingOfOffers = job('remind_of_expiring', nothing)
const remindingOfApplications = job('remind_of_waiting', nothing)
const remindingOfPayment = job('remind_of_payment', nothing)
const receiving = job('receive_by_itself', nothing)
const forgetting = job('forget_old', nothing)
const endingSessions = job('end_over_sessions', nothing)
const forwarding = job('forward_page_views', nothing)
const removingPhotos = job('remove_unshown_photos', nothing)
const watchingSpace = job('watch_space', nothing)
const matching = job('mail_new_matches', nothing)
const leading = job('mail_daily_leads', nothing)
const reconciling = job('reconcile_payments', nothing)

/** What comes round by the clock. */
export const schedules = [
  everyMinutes(1, forwarding),
  everyMinutes(1, endingSessions),
  everyMinutes(1, watchingSpace),
  daily('03:30', 'UTC', removingPhotos),
  everyMinutes(5, expiring),
  everyMinutes(5, canceling),
  everyMinutes(5, fetchingPhotos),
  everyMinutes(5, carryingSellerChanges),
  everyMinutes(5, spreadingAddresses),
  everyMinutes(10, leading),
  everyMinutes(10, reconciling),
  everyMinutes(30, matching),
  everyMinutes(30, receiving),
  everyMinutes(30, forgetting),
  everyMinutes(30, remindingOfApplications),
  everyMinutes(30, remindingOfOffers),
  everyMinutes(30, remindingOfPayment),
]

type Desk = PaymentDesk & { uploads: Uploads; analyticsUrl: string | undefined }

/** Every job there is and what is done for it. */
export const workOf = (desk: Desk, mailer: Mailer): Handler[] => [
  mailSending(desk.db, mailer, orderPapers(desk.db)),
  handle(linkMailing, (asked) => mailLink(desk, asked)),
  handle(addressProven, ({ userId }) => openShop({ ...desk, userId })),
  handle(expiring, () => expireOffers(desk)),
  handle(canceling, () => cancelUnpaidOrders(desk)),
  handle(remindingOfApplications, () => remindOfWaiting(desk)),
  handle(remindingOfOffers, () => remindOfExpiring(desk)),
  handle(remindingOfPayment, () => remindOfPayment(desk)),
  handle(forgetting, async () => {
    await forgetOld(desk.db)
    await forgetNotifications(desk.db)
    await forgetPageViews(desk.db)
    await forgetBulkEdits(desk.db)
    await forgetOldPayments(desk.db)
    await forgetChanges(desk.db)
    await forgetIdempotencyKeys(desk.db)
    await clearUploads(desk.uploads)
  }),
  handle(endingSessions, () => endOverSessions(desk.db)),
  handle(forwarding, () => forwardPageViews(desk.db, desk.analyticsUrl)),
  handle(importing, ({ importId }) => runImport(desk, importId)),
  handle(tellingOfImport, ({ importId }) => tellOfImport(desk, importId)),
  handle(unlisting, ({ productIds }) => closeLinesOf(desk, productIds)),
  handle(fetchingPhotos, async () => {
    // They wait where they are until there is room again.
    if (!(await desk.uploads.space.look())?.isShort) await fetchPhotos(desk)
  }),
  handle(removingPhotos, () => removeUnshownPhotos(desk.uploads)),
  handle(watchingSpace, () => alertOfShortSpace(desk)),
  handle(carryingSellerChanges, () => carrySellerChanges(desk.db)),
  handle(spreadingAddresses, () => carryAddressChanges(desk.db)),
  handle(receiving, () => receiveByItself(desk)),
  handle(matching, () => mailNewMatches(desk)),
  handle(leading, () => mailDailyLeads(desk)),
  handle(reconciling, () => reconcilePayments(desk)),
  handle(refundPayment, ({ refundId }) => refund(desk, refundId)),
  handle(endPayment, ({ orderId }) => endPaymentOf(desk, orderId)),
]
