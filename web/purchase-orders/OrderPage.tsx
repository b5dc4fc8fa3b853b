import { useParams } from '@tanstack/react-router'
import { useViewer } from '#web/accounts/account-queries.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { OrderView } from './OrderView.tsx'
import { usePurchaseOrder } from './purchase-order-queries.ts'
import { PackageX } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { NotFound } from '#web/platform/ui/NotFound.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './OrderPage.module.css'

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
      title="This order is not here"
      goOn={{ label: 'See My Orders', href: paths.myOrders() }}
    >
      Perhaps it belongs to another account, or the link is cut short.
    </NotFound>
  )
}

/** The room of the head, the card and what stands below it. */
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
