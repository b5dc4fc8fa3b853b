import * as api from '#market/notifications/notification-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { countOf, markRead, notificationsOf } from './notification-store.ts'
import type { Viewer } from '#market/accounts/viewer.ts'
import { pageMetaOf, type PageQuery } from '#market/paging.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'

export function notificationRoutes(site: Site, db: Database) {
  route(site, api.readNotifications, ({ viewer, query }) => readNotifications(db, viewer, query))

  route(site, api.markNotificationsRead, async ({ viewer, body }) => {
    await markRead(db, viewer.userId, body.ids)
    return { unread_count: (await countOf(db, viewer.userId)).unread }
  })
}

/** A page of the viewer's notifications. */
const readNotifications = (db: Database, { userId }: Viewer, page: PageQuery) =>
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
