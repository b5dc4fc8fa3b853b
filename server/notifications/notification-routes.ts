import type { z } from 'zod'
import * as api from '#market/notifications/notification-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { publish } from '#server/platform/live/publish.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { countOf, markRead, notificationsOf } from './notification-store.ts'
import { readNotices } from './read-notices.ts'
import type { Viewer } from '#market/accounts/viewer.ts'
import { pageMetaOf, type PageQuery } from '#market/paging.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'

export function notificationRoutes(site: Site, db: Database) {
  route(site, api.readNotifications, ({ viewer, query }) => readNotifications(db, viewer, query))

  route(site, api.markNotificationsRead, async ({ viewer, body }) => {
    await markNamedRead(db, viewer.userId, body)
    return { unread_count: (await countOf(db, viewer.userId)).unread }
  })
}

type Named = z.infer<typeof api.markNotificationsRead.body>

/** The other windows of the reader learn of it. */
const markNamedRead = (db: Database, userId: number, named: Named) =>
  transact(db, async (tx) => {
    const { ids, offer_id: offerId, purchase_order_id: orderId } = named
    const isTrade = offerId !== undefined || orderId !== undefined
    let read = ids || !isTrade ? await markRead(tx, userId, ids) : 0
    if (offerId !== undefined) read += await readNotices(tx, userId, { offerId })
    if (orderId !== undefined) read += await readNotices(tx, userId, { orderId })
    if (read > 0) await publish(tx, 'OffersChannel', [userId])
  })

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
