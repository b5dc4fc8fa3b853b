import * as api from '#market/notifications/notification-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { countOf, markRead } from './notification-store.ts'
import { readNotifications } from './read-notifications.ts'

export function notificationRoutes(site: Site, db: Database) {
  route(site, api.readNotifications, ({ viewer, query }) => readNotifications(db, viewer, query))

  route(site, api.markNotificationsRead, async ({ viewer, body }) => {
    await markRead(db, viewer.userId, body.ids)
    return { unread_count: (await countOf(db, viewer.userId)).unread }
  })
}
