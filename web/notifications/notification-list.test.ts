import { describe, expect, test } from 'vitest'
import type { Notification } from '#market/notifications/notification.ts'
import { toldOnce, groupByDay, withRead } from './notification-list.ts'

const aNotification = (id: number, more: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'offer',
  title: `News ${id}`,
  detail: null,
  path: '/my_offers',
  created_at: '2026-11-21T15:00:00.000Z',
  read: false,
  ...more,
})
const aPage = (notifications: Notification[], unread: number) => ({
  notifications,
  unread_count: unread,
  meta: { page: 1, per_page: 20, total_pages: 2, total_count: 30 },
})
const idsOf = (notifications: readonly Notification[]) => notifications.map(({ id }) => id)

describe('the list of notifications', () => {
  test('shows one that moved to the next page once', () => {
    const pages = [
      aPage([aNotification(3), aNotification(2)], 3),
      aPage([aNotification(2), aNotification(1)], 3),
    ]
    expect(idsOf(toldOnce(pages))).toEqual([3, 2, 1])
  })

  test('sets what happened today apart from what happened earlier', () => {
    const now = new Date('2026-11-21T16:00:00')
    const yesterday = aNotification(1, {
      created_at: new Date('2026-11-20T23:59:00').toISOString(),
    })
    const today = aNotification(2, { created_at: new Date('2026-11-21T00:01:00').toISOString() })
    expect(groupByDay([today, yesterday], now)).toEqual([
      { name: 'Today', notifications: [today] },
      { name: 'Earlier', notifications: [yesterday] },
    ])
    expect(groupByDay([yesterday], now).map(({ name }) => name)).toEqual(['Earlier'])
  })
})

describe('marking as read', () => {
  const pages = [aPage([aNotification(3), aNotification(2, { read: true })], 9)]

  test('one takes it from the count', () => {
    const [page] = withRead(pages, [3])
    expect(page?.unread_count).toBe(8)
    expect(page?.notifications.map(({ read }) => read)).toEqual([true, true])
  })

  test('one that is read already changes nothing', () => {
    expect(withRead(pages, [2])).toEqual(pages)
  })

  test('all leaves none, also of those not on view', () => {
    expect(withRead(pages)[0]?.unread_count).toBe(0)
  })
})
