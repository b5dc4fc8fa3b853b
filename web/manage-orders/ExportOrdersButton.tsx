import { Download } from 'lucide-react'
import type { SellerOrdersWanted } from '#market/purchase-orders/seller-orders.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { toastProblem } from '#web/platform/ui/toasts.ts'
import { useExportOrders } from './manage-orders-queries.ts'

type Props = { view: SellerOrdersWanted }

export function ExportOrdersButton({ view }: Props) {
  const save = useExportOrders()
  return (
    <Button
      busy={save.isPending}
      onClick={() => save.mutate(view, { onError: ({ message }) => toastProblem(message) })}
    >
      <Download /> Export CSV
    </Button>
  )
}
