import type { Weekday } from '#market/payouts/pay-runs.ts'
import { postMissing } from '#server/ledger/post-missing.ts'
import { onRequest, onSchedule, type JobRow } from '#server/platform/jobs/job-row.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import { dayAt, minutes } from '#server/platform/jobs/schedule.ts'
import { withNow } from '#server/platform/jobs/with-now.ts'
import { endPayment } from '#server/purchase-orders/end-payment.ts'
import { endPaymentOf } from './end-payment-of.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { followPayouts, lookBackAtPayouts } from './payouts/follow-payouts.ts'
import { payWhenDue, paySellers } from './payouts/pay-run.ts'
import { paying, reversingTransfer, sendingPayout } from './payouts/payout-jobs.ts'
import { reverseTransfer } from './payouts/reverse-transfer.ts'
import { sendPayout } from './payouts/send-payout.ts'
import { makePartialRefund } from './partial-refunds/make-partial-refund.ts'
import { makingPartialRefund } from './partial-refunds/refund-part.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { refund } from './refund.ts'
import { refundPayment } from './request-refund.ts'

export type PaymentJobDeps = PaymentDeps & Stoppable & { payoutDays: readonly Weekday[] }

/** The rows of payments and payouts in the table of jobs. */
export const paymentJobs: readonly JobRow<PaymentJobDeps>[] = [
  onRequest(refundPayment, { lane: 'now', run: (deps, { refundId }) => refund(deps, refundId) }),
  onRequest(makingPartialRefund, {
    lane: 'now',
    run: (deps, { refundId }) => makePartialRefund(deps, refundId),
  }),
  onRequest(endPayment, { lane: 'now', run: (deps, { orderId }) => endPaymentOf(deps, orderId) }),
  onRequest(sendingPayout, {
    lane: 'soon',
    apart: 'provider',
    run: (deps, { payoutId }) => sendPayout(deps, payoutId),
  }),
  onRequest(reversingTransfer, {
    lane: 'soon',
    apart: 'provider',
    run: (deps, { reversalId }) => reverseTransfer(deps, reversalId),
  }),
  onRequest(paying, {
    lane: 'soon',
    run: (deps, { until, ...payRun }) => paySellers(deps, { until: new Date(until), ...payRun }),
  }),
  onSchedule('reconcile_payments', {
    every: minutes(10),
    lane: 'soon',
    apart: 'provider',
    run: withNow(reconcilePayments),
  }),
  onSchedule('post_missing', { every: minutes(10), lane: 'soon', run: postMissing }),
  onSchedule('pay_when_due', { every: minutes(10), lane: 'soon', run: withNow(payWhenDue) }),
  onSchedule('follow_payouts', {
    every: minutes(5),
    lane: 'soon',
    apart: 'provider',
    run: (deps) => followPayouts(deps),
  }),
  onSchedule('look_back_at_payouts', {
    every: dayAt('03:15', 'UTC'),
    lane: 'soon',
    apart: 'provider',
    run: withNow(lookBackAtPayouts),
  }),
]
