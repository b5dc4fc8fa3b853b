import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'

type Props = { status: PurchaseOrderStatus }

/** Shows a status from the buyer's side. */
export function OrderPill({ status }: Props) {
  const { label, tone } = purchaseOrderPill(status, 'buyer')
  return <Pill colour={tone}>{label}</Pill>
}
