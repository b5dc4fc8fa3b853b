import type { QueryKey } from '@tanstack/react-query'
import type { LiveChannel } from '#market/live/channels.ts'
import { approvalsKey } from '#web/approvals/approvals-key.ts'
import { overviewKey } from '#web/dashboard/overview-key.ts'
import { importsKey } from '#web/imports/imports-key.ts'
import { notificationsKey } from '#web/notifications/notification-queries.ts'
import { offersKey } from '#web/offers/offers-key.ts'
import { questionsKey } from '#web/offers/questions/questions-key.ts'
import { peopleKey } from '#web/people/people-key.ts'
import { productsKey } from '#web/products/products-key.ts'
import { purchaseOrdersKey } from '#web/offers/orders-key.ts'
import { staffClaimsKey } from '#web/claims/staff/staff-claims-key.ts'
import { staffOrdersKey } from '#web/staff-orders/staff-orders-key.ts'
import { inboxKey, todayKey } from '#web/today/today-key.ts'
import { applicationsKey } from '#web/applications/review/applications-key.ts'

// Changes by the other party also show in the notifications and on the dashboard.
const told = [notificationsKey, overviewKey]

/** The queries a buyer or seller refetches after a message on a channel. */
export function traderKeys(channel: LiveChannel): QueryKey[] {
  if (channel === 'ImportsChannel') return [importsKey]
  if (channel === 'OffersChannel') return [offersKey, questionsKey, ...told]
  // An acceptance takes units of products on view.
  return [purchaseOrdersKey, ...told, productsKey]
}

/** What administrators fetch again: failed refunds, new applications and what is to be approved ring their bell as well. */
export const staffKeys = (channel: LiveChannel): QueryKey[] =>
  channel === 'ApplicationsChannel'
    ? [applicationsKey, peopleKey, todayKey, inboxKey, notificationsKey]
    : [staffOrdersKey, staffClaimsKey, todayKey, inboxKey, approvalsKey, notificationsKey]
