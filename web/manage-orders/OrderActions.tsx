import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { TurnAction } from '#web/purchase-orders/TurnAction.tsx'
import styles from './ManageOrders.module.css'

type Props = { order: PurchaseOrder }

/** Looking at the order, and shipping it from here when that is due. */
export function OrderActions({ order }: Props) {
  return (
    <span className={styles['actions']}>
      <TurnAction order={order} viewer="seller" brief />
      <ButtonLink size="small" href={paths.order(order.id)} aria-label={`View ${order.po_number}`}>
        View
      </ButtonLink>
    </span>
  )
}
