import { useQueryClient } from '@tanstack/react-query'
import type { LiveChannel } from '#market/live/channels.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { notificationsKey } from '#web/notifications/notification-queries.ts'
import { offersKey } from '#web/offers/offer-queries.ts'
import { useLive } from '#web/platform/live/use-live.ts'
import { productsKey } from '#web/products/product-queries.ts'
import { purchaseOrdersKey } from '#web/purchase-orders/purchase-order-queries.ts'

/** Fetches offers and orders again whenever the other side, or another window, has moved. */
export function useLiveTrade({ isPaused }: { isPaused: boolean }) {
  const queries = useQueryClient()
  const viewer = useViewer()
  const role = roleOf(viewer)
  const isTrader = role === 'buyer' || role === 'seller'

  return useLive(isTrader && !isPaused ? viewer?.id : undefined, (channel: LiveChannel) => {
    const changed = channel === 'OffersChannel' ? offersKey : purchaseOrdersKey
    void queries.invalidateQueries({ queryKey: changed })
    // Whatever the other side does is told in the notifications too.
    void queries.invalidateQueries({ queryKey: notificationsKey })
    // An acceptance takes units from what is on view.
    if (channel === 'PurchaseOrdersChannel')
      void queries.invalidateQueries({ queryKey: productsKey })
  })
}
