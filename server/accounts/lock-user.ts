import type { Tx } from '#server/platform/database/database.ts'

/** Keeps a person's standing as it is; to be taken before their sessions and the row of the seller, as everywhere. */
export async function lockUser(tx: Tx, userId: number) {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}
