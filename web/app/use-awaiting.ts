import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { useOffers } from '#web/offers/offer-queries.ts'
import { usePurchaseOrders } from '#web/purchase-orders/purchase-order-queries.ts'
import { useWaitingApplications } from '#web/staff/application-queries.ts'
import { awaiting, NOTHING_AWAITS, type Awaiting } from './awaiting.ts'

export function useAwaiting(): Awaiting {
  const role = roleOf(useViewer())
  const isTrader = role === 'buyer' || role === 'seller'
  const { data: offers = [] } = useOffers({ enabled: isTrader })
  const { data: orders = [] } = usePurchaseOrders({ enabled: isTrader })
  const { data: applications = 0 } = useWaitingApplications({ enabled: role === 'admin' })
  return isTrader
    ? awaiting(role, { offers, orders })
    : { ...NOTHING_AWAITS, applications, count: applications }
}
