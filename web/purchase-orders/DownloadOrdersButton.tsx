import { Download } from 'lucide-react'
import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { toastProblem } from '#web/platform/ui/toasts.ts'
import { downloadOrders } from './download-orders.ts'

type Props = { orders: readonly PurchaseOrder[]; viewer: Party }

export function DownloadOrdersButton({ orders, viewer }: Props) {
  return (
    <Button
      size="small"
      aria-label="Download orders as CSV"
      onClick={() =>
        void downloadOrders(orders, viewer).catch(() =>
          toastProblem('The file could not be made. Please try again.'),
        )
      }
    >
      <Download /> CSV
    </Button>
  )
}
