import { sql } from 'kysely'
import type { Weekday } from '#market/payouts/pay-runs.ts'
import { ANSWER_HOURS } from '#market/accounts/application.ts'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import { todayKinds, type DueToday, type TodayKind } from '#market/today/today-api.ts'
import { eventsGivenUpSince } from '#server/payments/events-left.ts'
import { payoutsToday } from '#server/payments/payouts/staff/payouts-today.ts'
import { refusedToday } from '#server/payments/refused-today.ts'
import type { Database } from '#server/platform/database/database.ts'
import { isOpenOrder } from '#server/purchase-orders/find-order.ts'
import { failedSince } from '#server/platform/jobs/failed-jobs.ts'
import { lastBeat } from '#server/platform/jobs/last-beat.ts'
import { lateSince } from '#server/platform/jobs/late-jobs.ts'
import {
  hasRefundToFinish,
  isDisputed,
  isForNoCard,
  isPaymentDue,
  isPaymentFailed,
  isStuck,
} from '#server/staff-orders/order-conditions.ts'
import { isSnoozed } from './is-snoozed.ts'

type Found = { kind: TodayKind; count: number; at: Date | null }

type Deps = { db: Database; payoutDays: readonly Weekday[] }

/** What needs the viewer, who is of staff, in the order of the kinds. */
export async function readToday(
  { db, payoutDays }: Deps,
  viewer: StaffViewer,
): Promise<{ data: DueToday[] }> {
  const found = [
    ...(await ofTheMarket(db)),
    ...(await assignedTo(db, viewer.userId)),
    ...(viewer.role === 'admin' ? await ofAdministrators(db, viewer.userId) : []),
    ...(viewer.role === 'admin' ? await payoutsToday(db, payoutDays) : []),
  ]
  return {
    data: found
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => todayKinds.indexOf(one.kind) - todayKinds.indexOf(other.kind))
      .map(({ kind, count, at }) => ({ kind, count, at: at?.toISOString() ?? null })),
  }
}

async function ofTheMarket(db: Database): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select 'overdue_applications' as kind, count(*) as count, min(submitted_at) as at
    from applications
    where decision is null and submitted_at < now() - make_interval(hours => ${ANSWER_HOURS})
    union all
    select 'stuck', count(*), min(o.updated_at) from purchase_orders o where ${isStuck}
    union all
    select 'disputed', count(*), (select min(d.respond_by) from disputes d
        where d.status = 'open' and d.purchase_order_id is not null)
    from purchase_orders o where ${isDisputed}
    union all
    select 'no_card', count(*), min(o.created_at) from purchase_orders o where ${isForNoCard}
    union all
    select 'payment_due', count(*), min(o.payment_due_at) from purchase_orders o
    where ${isPaymentDue}
    union all
    select 'payment_failed', count(*), min(o.updated_at) from purchase_orders o
    where ${isPaymentFailed}
    union all
    select 'claims', count(*), min(staff_since) from claims where state = 'staff_review'
    union all
    select 'certificates', count(*), min(created_at) from resale_certificates
    where status = 'waiting' and removed_at is null
    union all
    select 'refund_failed', count(*), min(o.updated_at) from purchase_orders o
    where ${hasRefundToFinish}`.execute(db)
  return rows
}

/** What the viewer is responsible for and waits still. */
async function assignedTo(db: Database, userId: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select 'assigned_applications' as kind, count(*) as count, min(g.assigned_at) as at
    from assignments g join applications a on a.id = g.application_id
    where g.assignee_id = ${userId} and a.decision is null and not ${isSnoozed}
    union all
    select 'assigned_orders', count(*), min(g.assigned_at)
    from assignments g join purchase_orders o on o.id = g.purchase_order_id
    where g.assignee_id = ${userId} and ${isOpenOrder} and not ${isSnoozed}
    union all
    select 'assigned_people', count(*), min(g.assigned_at) from assignments g
    where g.assignee_id = ${userId} and g.person_id is not null and not ${isSnoozed}`.execute(db)
  return rows
}

async function ofAdministrators(db: Database, userId: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select 'approvals' as kind, count(*) as count, min(asked_at) as at from approvals
    where outcome is null and expires_at > now() and asked_by <> ${userId}
    union all
    select 'without_leads', count(*), min(p.ran_out_at) from sample_profiles p
    where p.ran_out_at is not null and exists (select from subscriptions s
      where s.user_id = p.user_id and (s.ends_at is null or s.ends_at > now()))`.execute(db)
  const beat = await lastBeat(db)
  return [
    ...rows,
    { kind: 'failed_jobs', ...(await failedSince(db)) },
    { kind: 'late_jobs', ...(await lateSince(db)) },
    { kind: 'card_payments', ...(await refusedToday(db, userId)) },
    { kind: 'payment_events', ...(await eventsGivenUpSince(db)) },
    { kind: 'silent_worker', count: beat.isAlive ? 0 : 1, at: beat.at },
  ]
}
