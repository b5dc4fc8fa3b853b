import { FileDown } from 'lucide-react'
import { coverageWords, type OrderCoverage } from '#market/resale-certificates/order-coverage.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { useDownloadForStaff } from './staff-certificate-queries.ts'

type Props = { coverage: OrderCoverage }

/** Which resale certificate covers an order, for staff. */
export function StaffOrderCoverage({ coverage }: Props) {
  const { run, isPending } = useDownloadForStaff()
  const { certificate } = coverage
  return (
    <span className="row wrap">
      {coverageWords(coverage)}
      {certificate && (
        <Button size="small" busy={isPending} onClick={() => void run(certificate.id)}>
          <FileDown /> Download
        </Button>
      )}
    </span>
  )
}
