import { FileDown } from 'lucide-react'
import { Button } from '#web/platform/ui/Button.tsx'
import { useEvidencePdf } from './staff-order-queries.ts'

type Props = { orderId: number }

/** Saves what the bank of a card is to be shown about an order. */
export function EvidenceButton({ orderId }: Props) {
  const pdf = useEvidencePdf()
  return (
    <Button busy={pdf.isPending} onClick={() => void pdf.run(orderId)}>
      <FileDown /> Evidence (PDF)
    </Button>
  )
}
