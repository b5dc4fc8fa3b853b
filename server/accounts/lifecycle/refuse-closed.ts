import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Refuses to approve or deny a closed account, such as an erased one. */
export async function refuseClosed(tx: Tx, userId: number) {
  const closed = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('closedAt', 'is not', null)
    .executeTakeFirst()
  if (closed) throw new Refusal('This account is closed', 409)
}
