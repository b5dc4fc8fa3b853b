import { FileDown } from 'lucide-react'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { useOrderPdf } from '../purchase-order-queries.ts'

type Props = { order: PurchaseOrder }

export function OrderPdfButton({ order }: Props) {
  const pdf = useOrderPdf()
  return (
    <Button busy={pdf.isPending} onClick={() => void pdf.run(order.id)}>
      <FileDown /> Purchase order (PDF)
    </Button>
  )
}
