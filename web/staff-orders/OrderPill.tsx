import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'

type Props = { status: PurchaseOrderStatus }

/** A status as staff see it everywhere. */
export function OrderPill({ status }: Props) {
  const { label, tone } = purchaseOrderPill(status, 'staff')
  return <Pill colour={tone}>{label}</Pill>
}
