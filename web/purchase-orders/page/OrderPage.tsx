import { useParams } from '@tanstack/react-router'
import { useViewer } from '#web/accounts/account-queries.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { usePurchaseOrder } from '../purchase-order-queries.ts'
import { PackageX } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { NotFound } from '#web/platform/ui/NotFound.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './OrderPage.module.css'
import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { OrderFollowUp } from './OrderFollowUp.tsx'
import { OrderPageHead } from './OrderPageHead.tsx'
import { OrderPageCard } from './OrderPageCard.tsx'

export function OrderPage() {
  const { order_id: id = '' } = useParams({ strict: false })
  const viewer = useViewer()?.seller ? 'seller' : 'buyer'
  const { data: order, error, refetch } = usePurchaseOrder(id)
  const isMissing = isCallError(error) && error.status === 404
  usePageTitle(isMissing ? 'Not found' : order?.po_number)

  if (isMissing) return <OrderMissing />
  if (order) return <OrderView order={order} viewer={viewer} />
  return (
    <main className="page">
      {error ? (
        <LoadProblem message={error.message} onRetry={() => void refetch()} />
      ) : (
        <OrderSkeleton />
      )}
    </main>
  )
}

function OrderMissing() {
  return (
    <NotFound
      icon={PackageX}
      title="We can’t find this order"
      goOn={{ label: 'See My Orders', href: paths.myOrders() }}
    >
      It may belong to another account, or the link is incomplete.
    </NotFound>
  )
}

/** Takes the space of the head and the card. */
function OrderSkeleton() {
  return (
    <Loading label="Loading order">
      <div className={styles['head']}>
        <Skeleton width={140} />
        <Skeleton width={180} height={28} />
        <Skeleton width={260} />
      </div>
      <div className={styles['card']} />
    </Loading>
  )
}

type Props = { order: PurchaseOrder; viewer: Party }

/** Everything about an order. */
function OrderView({ order, viewer }: Props) {
  return (
    <main className="page">
      <div className="no-print">
        <Breadcrumbs
          trail={[{ label: 'My Orders', href: paths.myOrders() }]}
          here={order.po_number}
        />
        <OrderPageHead order={order} viewer={viewer} />
      </div>
      <OrderPageCard order={order} viewer={viewer} />
      <OrderFollowUp order={order} viewer={viewer} />
    </main>
  )
}
