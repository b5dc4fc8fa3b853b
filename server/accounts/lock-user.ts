import type { Tx } from '#server/platform/database/database.ts'

/** Locks a user; always before their sessions and the seller's row. */
export async function lockUser(tx: Tx, userId: number) {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}
