import { useViewer } from '#web/accounts/account-queries.ts'
import { useOffers } from '#web/offers/offer-queries.ts'
import { useProductsToFix } from '#web/own-products/own-product-queries.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { usePurchaseOrders } from '#web/purchase-orders/purchase-order-queries.ts'
import styles from './DashboardPage.module.css'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { DueToday } from './DueToday.tsx'
import { offersDue, ordersDue } from './due-today.ts'
import { RecentActivity } from './RecentActivity.tsx'
import { StorefrontCard } from './StorefrontCard.tsx'
import { WelcomeBanner } from './WelcomeBanner.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'

/** What a seller has to do today, and what happened since the last look. */
export function DashboardPage() {
  usePageTitle('My Dashboard')
  const seller = useViewer()?.seller
  const offers = useOffers()
  const orders = usePurchaseOrders()
  const toFix = useProductsToFix()
  const error = offers.error ?? orders.error
  const trade = offers.data && orders.data && { offers: offers.data, orders: orders.data }
  const due = trade && { offers: offersDue(trade.offers), orders: ordersDue(trade.orders) }

  if (!seller) return null
  return (
    <main className="page">
      <WelcomeBanner seller={seller} due={due && due.offers.count + due.orders.count} />
      {error && !trade && (
        <LoadProblem
          message={error.message}
          onRetry={() => void Promise.all([offers.refetch(), orders.refetch()])}
        />
      )}
      {!trade && !error && <DashboardSkeleton />}
      {trade && due && (
        <>
          <DueToday {...due} toFix={toFix.data} />
          <div className={styles['columns']}>
            <RecentActivity {...trade} />
            <StorefrontCard sellerId={seller.id} />
          </div>
        </>
      )}
    </main>
  )
}
