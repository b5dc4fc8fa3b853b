import type { Insertable } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import type { NotificationsTable } from './notification-tables.ts'

export async function insertNotification(tx: Tx, row: Insertable<NotificationsTable>) {
  await tx
    .insertInto('notifications')
    .values(row)
    .onConflict((told) => told.columns(['userId', 'key']).doNothing())
    .execute()
}
