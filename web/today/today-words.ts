import { inDigits } from '#market/in-digits.ts'
import type { DueToday, TodayKind } from '#market/today/today-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'

/** The texts for one and for several tasks, and the label of their time. */
type Words = { one: string; several: (count: string) => string; time: string; href: string }

const words: Record<TodayKind, Words> = {
  overdue_applications: {
    one: 'An application is overdue',
    several: (count) => `${count} applications are overdue`,
    time: 'Oldest received',
    href: paths.adminApplications(),
  },
  stuck: {
    one: 'An order is stuck',
    several: (count) => `${count} orders are stuck`,
    time: 'Oldest last updated',
    href: paths.adminOrders({ status: 'stuck' }),
  },
  no_card: {
    one: 'An order waits for wire transfer details',
    several: (count) => `${count} orders wait for wire transfer details`,
    time: 'Oldest ordered',
    href: paths.adminOrders({ status: 'no_card' }),
  },
  payment_due: {
    one: 'An order must be paid within a day',
    several: (count) => `${count} orders must be paid within a day`,
    time: 'Next deadline:',
    href: paths.adminOrders({ status: 'payment_due' }),
  },
  payment_failed: {
    one: 'A payment failed',
    several: (count) => `${count} payments failed`,
    time: 'Oldest failed',
    href: paths.adminOrders({ status: 'payment_failed' }),
  },
  refund_failed: {
    one: 'A refund failed or is to be sent by wire',
    several: (count) => `${count} orders have a refund that failed or is to be sent by wire`,
    time: 'Oldest order last updated',
    href: paths.adminOrders({ status: 'refund_failed' }),
  },
  disputed: {
    one: 'A payment is disputed',
    several: (count) => `${count} orders have a disputed payment`,
    time: 'Evidence due:',
    href: paths.adminOrders({ status: 'disputed' }),
  },
  claims: {
    one: 'A claim waits for your decision',
    several: (count) => `${count} claims wait for your decision`,
    time: 'Oldest since',
    href: paths.adminClaims({ state: 'waiting' }),
  },
  certificates: {
    one: 'A resale certificate is to be checked',
    several: (count) => `${count} resale certificates are to be checked`,
    time: 'Oldest added',
    href: paths.adminCertificates({ state: 'waiting' }),
  },
  payouts_to_send: {
    one: 'A payout is to be sent by hand',
    several: (count) => `${count} payouts are to be sent by hand`,
    time: 'Oldest since',
    href: paths.adminPayouts({ state: 'to_send' }),
  },
  payouts_failed: {
    one: 'A payout failed or came back',
    several: (count) => `${count} payouts failed or came back`,
    time: 'Oldest since',
    href: paths.adminPayouts(),
  },
  payouts_late: {
    one: 'A payout has been on its way for 2 days',
    several: (count) => `${count} payouts have been on their way for 2 days`,
    time: 'Oldest since',
    href: paths.adminPayouts({ state: 'late' }),
  },
  payouts_due: {
    one: 'A seller was left out of the last pay run',
    several: (count) => `${count} sellers were left out of the last pay run`,
    time: 'Available since',
    href: paths.adminPayoutsDue({ state: 'due' }),
  },
  assigned_applications: {
    one: 'An application is assigned to you',
    several: (count) => `${count} applications are assigned to you`,
    time: 'Oldest since',
    href: paths.adminApplications({ assigned: 'mine' }),
  },
  assigned_orders: {
    one: 'An order is assigned to you',
    several: (count) => `${count} orders are assigned to you`,
    time: 'Oldest since',
    href: paths.adminOrders({ status: 'open', assigned: 'mine' }),
  },
  assigned_people: {
    one: 'A person is assigned to you',
    several: (count) => `${count} people are assigned to you`,
    time: 'Oldest since',
    href: paths.adminPeople({ assigned: 'mine' }),
  },
  approvals: {
    one: 'An approval waits for you',
    several: (count) => `${count} approvals wait for you`,
    time: 'Oldest requested',
    href: paths.adminApprovals(),
  },
  silent_worker: {
    one: 'No background worker is running',
    several: () => 'No background worker is running',
    time: 'Last seen',
    href: paths.adminSystem(),
  },
  failed_jobs: {
    one: 'A job failed permanently',
    several: (count) => `${count} jobs failed permanently`,
    time: 'Oldest failed',
    href: paths.adminSystem(),
  },
  late_jobs: {
    one: 'A job is late',
    several: (count) => `${count} jobs are late`,
    time: 'Oldest due',
    href: paths.adminSystem(),
  },
  card_payments: {
    one: 'The card provider is rejecting our requests',
    several: (count) => `The card provider is rejecting our requests for ${count} reasons`,
    time: 'Since',
    href: paths.adminSystem(),
  },
  payment_events: {
    one: 'A payment event wasn’t handled',
    several: (count) => `${count} payment events weren’t handled`,
    time: 'Oldest received',
    href: paths.adminSystem(),
  },
  without_leads: {
    one: 'A subscriber has no leads left',
    several: (count) => `${count} subscribers have no leads left`,
    time: 'Oldest ran out',
    href: paths.adminLeads(),
  },
}

export function todayWords({ kind, count }: Pick<DueToday, 'kind' | 'count'>) {
  const { one, several, time, href } = words[kind]
  return { title: count === 1 ? one : several(inDigits(count)), time, href }
}
