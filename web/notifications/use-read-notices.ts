import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { markNotificationsRead } from '#market/notifications/notification-api.ts'
import { call } from '#web/platform/http/call.ts'
import type { NotificationPage } from './notification-list.ts'
import { notificationsKey } from './notification-queries.ts'

type Trade = { offerId: string } | { orderId: string }

/** Notifications of an offer or an order are read once its page is in view. */
export function useReadNotices(trade: Trade) {
  const queries = useQueryClient()
  const unread = useUnread()
  const isLooking = useSyncExternalStore(onVisibility, isVisible, () => true)
  const [offerId, orderId] =
    'offerId' in trade ? [trade.offerId, undefined] : [undefined, trade.orderId]

  useEffect(() => {
    // A page that was opened in a tab in the background is taken over as if somebody were looking.
    if (unread === 0 || !isLooking || !isVisible()) return
    const body = orderId ? { purchase_order_id: Number(orderId) } : { offer_id: Number(offerId) }
    void call(markNotificationsRead, { body })
      .then(({ unread_count: left }) =>
        left < unread ? queries.invalidateQueries({ queryKey: notificationsKey }) : undefined,
      )
      // The bell may stay as it is.
      .catch(() => undefined)
  }, [unread, isLooking, offerId, orderId, queries])
}

/** As the bell has it: this fetches nothing. */
function useUnread() {
  const queries = useQueryClient()
  const cache = queries.getQueryCache()
  const unreadNow = () =>
    queries.getQueryData<InfiniteData<NotificationPage>>(notificationsKey)?.pages[0]
      ?.unread_count ?? 0
  return useSyncExternalStore((changed) => cache.subscribe(changed), unreadNow, unreadNow)
}

const isVisible = () => document.visibilityState === 'visible'

function onVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
