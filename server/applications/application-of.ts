import type { Tx } from '#server/platform/database/database.ts'

/** The application of a person; invited people don't have one. */
export const applicationOf = async (tx: Tx, userId: number) =>
  (await tx
    .selectFrom('applications')
    .select(['id', 'submittedAt', 'decision'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirst()) ?? null
