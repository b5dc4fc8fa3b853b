import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { lockAssigneeOf, snooze } from './assignment-store.ts'

type Snoozing = { id: number; until: string | null; staff: StaffViewer }

const LONGEST_DAYS = 365

/** Puts off what is assigned to the viewer, or takes it up again. */
export const snoozeAssignment = (db: Database, { id, until, staff }: Snoozing) =>
  transact(db, async (tx) => {
    const assigneeId = await lockAssigneeOf(tx, id)
    if (assigneeId === undefined) throw new Refusal('Not found', 404)
    if (assigneeId !== staff.userId) throw new Refusal('Only its assignee can snooze it', 403)
    const time = until === null ? null : new Date(until)
    if (time) refuseUnlessSoon(time, await databaseNow(tx))
    await snooze(tx, id, time)
    return { data: { snoozed_until: time?.toISOString() ?? null } }
  })

function refuseUnlessSoon(time: Date, now: Date) {
  const days = (time.getTime() - now.getTime()) / 86_400_000
  if (days > 0 && days <= LONGEST_DAYS) return
  const message = 'Choose a time within a year'
  throw new Refusal(message, 422, { fields: { until: [message] } })
}
