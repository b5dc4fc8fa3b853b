import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { pageMeta, pageQuery } from '#market/paging.ts'
import { notification } from './notification.ts'

const unreadCount = z.int()

export const readNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'The viewer’s notifications, newest first, and how many are unread',
  policy: 'member',
  query: pageQuery.extend({ per_page: z.coerce.number().int().min(1).max(100).default(20) }),
  answer: z.object({
    notifications: z.array(notification),
    unread_count: unreadCount,
    meta: pageMeta,
  }),
})

export const markNotificationsRead = endpoint({
  method: 'PUT',
  path: '/notifications/read',
  summary:
    'Mark these notifications as read, or those about an offer or an order; all if none are named',
  policy: 'member',
  body: z
    .object({
      ids: z.array(z.int().positive()).max(500).optional(),
      /** An offer and its order are one trade: the id of either marks the notifications of both as read. */
      offer_id: z.int().positive().optional(),
      purchase_order_id: z.int().positive().optional(),
    })
    .default({}),
  answer: z.object({ unread_count: unreadCount }),
})
