import type { Viewer } from '#market/accounts/viewer.ts'
import { pageMetaOf, type PageQuery } from '#market/paging.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { countOf, notificationsOf } from './notification-store.ts'

/** A page of what the viewer was told of. */
export const readNotifications = (db: Database, { userId }: Viewer, page: PageQuery) =>
  readAtOnce(db, async (tx) => {
    const { total, unread } = await countOf(tx, userId)
    const told = await notificationsOf(tx, userId, page)
    return {
      notifications: told.map(({ createdAt, readAt, ...notification }) => ({
        ...notification,
        created_at: createdAt.toISOString(),
        read: readAt !== null,
      })),
      unread_count: unread,
      meta: pageMetaOf(page, total),
    }
  })
