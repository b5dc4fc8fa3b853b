import type { Tx } from '#server/platform/database/database.ts'

type Ringing = { userId: number; keysFrom: string; since: Date }

/** Whether a person's bell rang since then for any event whose key begins so. */
export async function wasNotifiedSince(tx: Tx, { userId, keysFrom, since }: Ringing) {
  const told = await tx
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', userId)
    .where((eb) => eb.fn<boolean>('starts_with', ['key', eb.val(keysFrom)]))
    .where('createdAt', '>', since)
    .limit(1)
    .executeTakeFirst()
  return told !== undefined
}
