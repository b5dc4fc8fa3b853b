import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'

/** A buyer who has done the first real thing is onboarded; a milestone, never a gate (decision B5). */
export async function reachMilestone(tx: Tx, userId: number) {
  await tx
    .updateTable('users')
    .set({ status: 'onboarded' })
    .where('id', '=', userId)
    .where('status', 'in', ['approved', 'password_created'])
    .execute()
}

/** A seller is onboarded once approved, with a password, a profile and the product step behind (decision B5). */
export async function reachSellerMilestone(tx: Tx, userId: number) {
  await sql`
    update users u set status = 'onboarded' from sellers l
    where u.id = ${userId} and l.user_id = u.id and u.status in ('approved', 'password_created')
      and u.password_hash is not null and l.description <> ''
      and l.product_step_done_at is not null`.execute(tx)
}
