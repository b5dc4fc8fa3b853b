import { useQuery } from '@tanstack/react-query'
import { countOrders } from '#market/purchase-orders/order-counts-api.ts'
import { purchaseOrdersKey } from '#web/offers/orders-key.ts'
import { queryOf } from '#web/platform/http/query-of.ts'

/** Like `useOfferCounts`. */
export const useOrderCounts = ({ enabled }: { enabled: boolean }) =>
  useQuery({
    queryKey: [...purchaseOrdersKey, 'counts'],
    ...queryOf(countOrders),
    enabled,
    throwOnError: false,
  })
