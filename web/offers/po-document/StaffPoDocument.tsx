import { FileDown } from 'lucide-react'
import type { PoDocument } from '#market/offers/po-document.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { useDownloadStaffPoDocument } from './po-document-queries.ts'
import { poDocumentWords } from './po-document-words.ts'

type Props = { orderId: number; document: NonNullable<PoDocument> }

/** The buyer's purchase order as a file, for staff. */
export function StaffPoDocument({ orderId, document }: Props) {
  const { run, isPending } = useDownloadStaffPoDocument()
  return (
    <span className="row wrap">
      {poDocumentWords(document)}
      <Button size="small" busy={isPending} onClick={() => void run(orderId)}>
        <FileDown /> Download
      </Button>
    </span>
  )
}
