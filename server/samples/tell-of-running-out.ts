import { administrators } from '#server/accounts/administrators.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/database/database.ts'

type Empty = { userId: number; email: string; now: Date }

/** Notifies staff that a paying subscriber has no matching lead left. */
export async function tellStaffOfRunningOut(tx: Tx, { userId, email, now }: Empty) {
  for (const staff of await administrators(tx))
    await notify(tx, {
      userId: staff.userId,
      key: `leads:${userId}:${now.toISOString()}:out`,
      kind: 'lead',
      title: `No lead is left for ${email}`,
      detail: 'Add leads that match, and they go out the same day.',
      path: '/admin/leads',
    })
}
