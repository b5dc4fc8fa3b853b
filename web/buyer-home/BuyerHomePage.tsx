import { useViewer } from '#web/accounts/account-queries.ts'
import { GettingStarted } from '#web/catalogue/getting-started/GettingStarted.tsx'
import { useLiveOffers } from '#web/offers/use-offers.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { useOpenOrders } from '#web/purchase-orders/use-purchase-orders.ts'
import { buyerDue } from './buyer-due.ts'
import { BuyerDueLinks } from './BuyerDueLinks.tsx'
import styles from './BuyerHomePage.module.css'
import { NewLots } from './NewLots.tsx'
import { OrdersUnderWay } from './OrdersUnderWay.tsx'

/** A buyer's home: what waits for an answer or a payment, what arrives, and what is new. */
export function BuyerHomePage() {
  usePageTitle('Home')
  const viewer = useViewer()
  const offers = useLiveOffers()
  const orders = useOpenOrders()
  const failed = [offers, orders].find(({ data, error }) => !data && error)
  const due = offers.data && orders.data && buyerDue(offers.data, orders.data)

  return (
    <main className="page">
      <PageHead
        title={viewer?.buyer?.name ?? 'Home'}
        summary="What needs your attention today, and what’s new."
      >
        <ButtonLink href={paths.catalogue()} kind="primary">
          Browse all products
        </ButtonLink>
      </PageHead>
      <div className={styles['start']}>
        <GettingStarted open="at first" />
      </div>
      {failed?.error && (
        <LoadProblem message={failed.error.message} onRetry={() => void failed.refetch()} />
      )}
      {!due && !failed && (
        <Loading label="Loading what needs your attention today">
          <Card padded>
            <Skeleton shape="block" height={60} />
          </Card>
        </Loading>
      )}
      {due && <BuyerDueLinks due={due} />}
      <NewLots />
      {due && <OrdersUnderWay orders={due.underWay} />}
    </main>
  )
}
