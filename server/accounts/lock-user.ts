import type { Tx } from '#server/platform/database/database.ts'

/** Locks a user; taken before their sessions and the seller's row, as everywhere. */
export async function lockUser(tx: Tx, userId: number) {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}
