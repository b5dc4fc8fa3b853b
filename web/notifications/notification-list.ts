import { eachOnce } from '#web/platform/each-once.ts'
import type { Notification } from '#market/notifications/notification.ts'

export type NotificationPage = {
  notifications: Notification[]
  unread_count: number
  meta: { page: number; per_page: number; total_pages: number; total_count: number }
}

/** Each notification once: while news arrives, the last of a page moves on to the next. */
export const toldOnce = (pages: readonly NotificationPage[]): Notification[] =>
  eachOnce(pages.flatMap(({ notifications }) => notifications))

/** The pages as they are once these are read; all when none are named. */
export function withRead(pages: readonly NotificationPage[], ids?: readonly number[]) {
  const isMeant = ({ id, read }: Notification) => !read && (!ids || ids.includes(id))
  const newlyRead = toldOnce(pages).filter(isMeant).length
  return pages.map((page) => ({
    ...page,
    notifications: page.notifications.map((each) => ({
      ...each,
      read: each.read || isMeant(each),
    })),
    unread_count: ids ? Math.max(0, page.unread_count - newlyRead) : 0,
  }))
}

export type NotificationGroup = { name: 'Today' | 'Earlier'; notifications: Notification[] }

/** Groups by today and earlier; empty groups are left out. */
export function groupByDay(notifications: readonly Notification[], now: Date): NotificationGroup[] {
  const isOfToday = ({ created_at: at }: Notification) =>
    new Date(at).toDateString() === now.toDateString()
  const groups: NotificationGroup[] = [
    { name: 'Today', notifications: notifications.filter(isOfToday) },
    { name: 'Earlier', notifications: notifications.filter((each) => !isOfToday(each)) },
  ]
  return groups.filter((group) => group.notifications.length > 0)
}
