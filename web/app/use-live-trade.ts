import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { LiveChannel } from '#market/live/channels.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { importsKey } from '#web/imports/import-queries.ts'
import { overviewKey } from '#web/dashboard/overview-queries.ts'
import { notificationsKey } from '#web/notifications/notification-queries.ts'
import { offersKey } from '#web/offers/offer-queries.ts'
import { useLive } from '#web/platform/live/use-live.ts'
import { productsKey } from '#web/products/product-queries.ts'
import { purchaseOrdersKey } from '#web/purchase-orders/purchase-order-queries.ts'
import { fetchAgain } from './fetch-again.ts'

const keysOf: Record<LiveChannel, QueryKey> = {
  OffersChannel: offersKey,
  PurchaseOrdersChannel: purchaseOrdersKey,
  ImportsChannel: importsKey,
}

/** Fetches offers, orders and imports again whenever the other side, another window or the work on a file has moved. */
export function useLiveTrade({ isPaused }: { isPaused: boolean }) {
  const queries = useQueryClient()
  const viewer = useViewer()
  const role = roleOf(viewer)
  const isTrader = role === 'buyer' || role === 'seller'

  return useLive(isTrader && !isPaused ? viewer?.id : undefined, (channel: LiveChannel) => {
    fetchAgain(queries, keysOf[channel])
    if (channel === 'ImportsChannel') return
    // Whatever the other side does is told in the notifications and on the dashboard too.
    for (const queryKey of [notificationsKey, overviewKey]) fetchAgain(queries, queryKey)
    // An acceptance takes units from what is on view.
    if (channel === 'PurchaseOrdersChannel') fetchAgain(queries, productsKey)
  })
}
