import type { Tx } from '#server/platform/database/database.ts'

/** Everybody who has to know of what waits for staff. */
export const administrators = (tx: Tx) =>
  tx
    .selectFrom('users')
    .select(['id as userId', 'email'])
    .where('admin', '=', true)
    .orderBy('id')
    .execute()
