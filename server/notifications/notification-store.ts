import { type Generated, type Insertable, sql } from 'kysely'
import type { PageQuery } from '#market/paging.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { Write } from '#server/platform/database/write-at-once.ts'
import type { NotificationKind } from '#market/notifications/notification.ts'

export const notificationInserted = (tx: Tx, row: Insertable<NotificationsTable>): Write =>
  tx
    .insertInto('notifications')
    .values(row)
    .onConflict((told) => told.columns(['userId', 'key']).doNothing())
    .returning('id')

/** Newest first. */
export const notificationsOf = (db: Database | Tx, userId: number, page: PageQuery) =>
  db
    .selectFrom('notifications')
    .select(['id', 'kind', 'title', 'detail', 'path', 'createdAt', 'readAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(page.per_page)
    .offset((page.page - 1) * page.per_page)
    .execute()

export async function countOf(db: Database | Tx, userId: number) {
  const { total, read } = await db
    .selectFrom('notifications')
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.count<number>('readAt').as('read')])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return { total, unread: total - read }
}

/** Answers how many were unread. */
export async function markRead(tx: Tx, userId: number, ids: number[] | undefined) {
  if (ids?.length === 0) return 0
  const { numUpdatedRows } = await tx
    .updateTable('notifications')
    .set({ readAt: sql`now()` })
    .where('id', 'in', (notifications) =>
      // In id order, so that two tabs never wait for each other's.
      notifications
        .selectFrom('notifications')
        .select('id')
        .where('userId', '=', userId)
        .where('readAt', 'is', null)
        .$if(ids !== undefined, (some) => some.where('id', 'in', ids ?? []))
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function deleteNotificationsBefore(db: Database, time: Date) {
  await db
    .deleteFrom('notifications')
    .where('id', 'in', (notifications) =>
      notifications
        .selectFrom('notifications')
        .select('id')
        .where('createdAt', '<', time)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

declare module '#server/platform/database/database.ts' {
  interface Tables {
    notifications: NotificationsTable
  }
}

type NotificationsTable = {
  id: Generated<number>
  userId: number
  key: string
  kind: NotificationKind
  title: string
  detail: string | null
  path: string
  createdAt: Generated<Date>
  readAt: Date | null
}
