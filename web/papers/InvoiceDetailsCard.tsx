import { Card } from '#web/platform/ui/Card.tsx'
import { InvoiceDetailsForm } from './InvoiceDetailsForm.tsx'
import { useInvoiceDetails } from './paper-queries.ts'

/** A seller's name and address for invoices, once they are known. */
export function InvoiceDetailsCard() {
  const { data: details, error } = useInvoiceDetails()
  return (
    <Card padded>
      {error && <p className="t13 muted">{error.message}</p>}
      {details && <InvoiceDetailsForm details={details.data} />}
    </Card>
  )
}
