import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { useOffers } from '#web/offers/offer-queries.ts'
import { usePurchaseOrders } from '#web/purchase-orders/purchase-order-queries.ts'
import { useWaitingApplications } from '#web/applications/review/review-queries.ts'
import { attentionOf, NO_ATTENTION, type Attention } from './attention.ts'

export function useAttention(): Attention {
  const role = roleOf(useViewer())
  const isTrader = role === 'buyer' || role === 'seller'
  const { data: offers = [] } = useOffers({ enabled: isTrader })
  const { data: orders = [] } = usePurchaseOrders({ enabled: isTrader })
  const { data: applications = 0 } = useWaitingApplications({ enabled: role === 'admin' })
  return isTrader
    ? attentionOf(role, { offers, orders })
    : { ...NO_ATTENTION, applications, count: applications }
}
