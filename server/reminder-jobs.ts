import { sendWaitingNews } from './applications/send-waiting-news.ts'
import { sendExpiryNews } from './offers/send-expiry-news.ts'
import type { Database } from './platform/database/database.ts'
import { onSchedule, type JobRow } from './platform/jobs/job-row.ts'
import { dayAt, minutes } from './platform/jobs/schedule.ts'
import { withNow } from './platform/jobs/with-now.ts'
import { sendPaymentDueNews } from './purchase-orders/news/send-payment-due-news.ts'
import { sendInspectNews } from './purchase-orders/news/send-inspect-news.ts'
import { sendShipDueNews } from './purchase-orders/news/send-ship-due-news.ts'
import type { AccountTerms } from './settings/terms.ts'
import { sendEndingNews } from './resale-certificates/send-ending-news.ts'

type ReminderDeps = { db: Database; terms: AccountTerms; claimWindowDays: number }

/** News that time alone causes. */
export const reminderJobs: readonly JobRow<ReminderDeps>[] = [
  onSchedule('remind_of_waiting', {
    every: minutes(30),
    lane: 'soon',
    run: withNow(sendWaitingNews),
  }),
  onSchedule('remind_of_expiring', {
    every: minutes(30),
    lane: 'soon',
    run: withNow(sendExpiryNews),
  }),
  onSchedule('remind_of_payment', {
    every: minutes(30),
    lane: 'soon',
    run: withNow(sendPaymentDueNews),
  }),
  onSchedule('remind_of_shipping', {
    every: minutes(30),
    lane: 'soon',
    run: withNow(sendShipDueNews),
  }),
  onSchedule('remind_of_inspecting', {
    every: dayAt('14:00', 'UTC'),
    lane: 'soon',
    run: withNow(sendInspectNews),
  }),
  onSchedule('remind_of_certificates', {
    every: dayAt('14:00', 'UTC'),
    lane: 'soon',
    run: withNow(sendEndingNews),
  }),
]
