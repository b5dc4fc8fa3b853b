import { Download } from 'lucide-react'
import type { OrderFilters } from '#market/purchase-orders/orders-listed.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { WorkbookButton } from '#web/platform/ui/WorkbookButton.tsx'
import { useExportOrders } from '../purchase-order-queries.ts'

type Props = { wanted: Partial<OrderFilters> }

/** Saves the orders of a view as a file with a row for each line. */
export function ExportOrdersButton({ wanted }: Props) {
  const exporting = useExportOrders()
  const save = (format: FileFormat) => void exporting.run({ ...wanted, format })
  return (
    <span className="row">
      <Button busy={exporting.isPending} onClick={() => save('csv')}>
        <Download /> Export CSV
      </Button>
      <WorkbookButton of="Orders" busy={exporting.isPending} onPress={() => save('xlsx')} />
    </span>
  )
}
