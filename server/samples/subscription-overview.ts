import { Cron } from 'croner'
import { LEAD_HOUR, localMorning } from '#market/samples/local-morning.ts'
import type { SubscriptionOverview } from '#market/samples/samples-api.ts'
import { DEFAULT_TIME_ZONE } from '#market/time-zone.ts'
import { subscriptionOf } from '#server/payments/subscriptions/subscription-of.ts'
import type { Database } from '#server/platform/database/database.ts'
import { lastLocalDay } from './sent-lead-store.ts'

type Reader = { userId: number }

/** A subscriber's status, and when the next lead is sent. */
export async function subscriptionOverview(
  db: Database,
  { userId }: Reader,
  now: Date,
): Promise<SubscriptionOverview> {
  const subscription = await subscriptionOf(db, userId, now)
  const profile = await db
    .selectFrom('users as u')
    .leftJoin('sampleProfiles as p', 'p.userId', 'u.id')
    .select(['p.timeZone', 'p.ranOutAt', 'u.mutedMails'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
  const timeZone = profile.timeZone ?? DEFAULT_TIME_ZONE
  const muted = profile.mutedMails.includes('daily_lead')
  const ranOut = profile.ranOutAt !== null
  const isDue = subscription?.is_running === true && !muted && !ranOut
  const next = isDue ? nextLead(timeZone, now, await lastLocalDay(db, userId)) : null
  const isOverBefore = next && subscription?.cancels_at && next >= new Date(subscription.cancels_at)
  return {
    subscription,
    next_lead_at: next && !isOverBefore ? next.toISOString() : null,
    ran_out: ranOut,
    muted,
    time_zone: timeZone,
  }
}

/** Within minutes when this morning's lead is still due; otherwise the next morning, across clock changes. */
function nextLead(timeZone: string, now: Date, lastDay: string | undefined) {
  const { day, hasCome } = localMorning(now, timeZone)
  const isOwed = lastDay === undefined || lastDay < day
  if (isOwed && hasCome) return now
  const mornings = new Cron(`0 ${LEAD_HOUR} * * *`, { timezone: timeZone }).nextRuns(3, now)
  return (
    mornings.find((at) => lastDay === undefined || lastDay < localMorning(at, timeZone).day) ?? null
  )
}
