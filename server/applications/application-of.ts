import type { Tx } from '#server/platform/database/database.ts'

/** The application a person came by; some were invited, and have none. */
export const applicationOf = async (tx: Tx, userId: number) =>
  (await tx
    .selectFrom('applications')
    .select(['id', 'submittedAt', 'decision'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirst()) ?? null
