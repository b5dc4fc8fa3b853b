import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { useWaitingApplications } from '#web/applications/review/review-queries.ts'
import { useOfferCounts } from '#web/offers/offer-counts.ts'
import { useOrderCounts } from '#web/purchase-orders/order-counts.ts'
import type { Attention } from './attention.ts'

export function useAttention(): Attention {
  const role = roleOf(useViewer())
  const isTrader = role === 'buyer' || role === 'seller'
  const { data: offers } = useOfferCounts({ enabled: isTrader })
  const { data: orders } = useOrderCounts({ enabled: isTrader })
  const { data: applications = 0 } = useWaitingApplications({ enabled: role === 'admin' })
  const [toAnswer, toDo] = [offers?.awaiting_you ?? 0, orders?.awaiting_you ?? 0]
  return {
    offer: toAnswer > 0,
    payment: (orders?.to_pay ?? 0) > 0,
    inCart: offers?.in_cart ?? 0,
    applications,
    count: toAnswer + toDo + applications,
  }
}
