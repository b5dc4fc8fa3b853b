import { Download } from 'lucide-react'
import type { OrderFilters } from '#market/purchase-orders/orders-listed.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useExportOrders } from '../purchase-order-queries.ts'

type Props = { wanted: Partial<OrderFilters> }

/** Saves the orders of a view as a CSV file with a row for each line. */
export function ExportOrdersButton({ wanted }: Props) {
  const save = useExportOrders()
  return (
    <Button
      busy={save.isPending}
      onClick={() => save.mutate(wanted, { onError: ({ message }) => toastProblem(message) })}
    >
      <Download /> Export CSV
    </Button>
  )
}
