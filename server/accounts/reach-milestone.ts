import type { Tx } from '#server/platform/database/database.ts'

/** A user who has done the first real thing is onboarded; a milestone, never a gate (decision B5). */
export async function reachMilestone(tx: Tx, userId: number) {
  await tx
    .updateTable('users')
    .set({ status: 'onboarded' })
    .where('id', '=', userId)
    .where('status', '=', 'password_created')
    .execute()
}
