import { Receipt } from 'lucide-react'
import { exportFeeInvoices, feeInvoicesList } from '#market/papers/fee-invoices-list.ts'
import { AdminsOnly } from '#web/accounts/AdminsOnly.tsx'
import { counted } from '#web/platform/format/numbers.ts'
import { ExportList } from '#web/platform/lists/ExportList.tsx'
import { ListPage } from '#web/platform/lists/ListPage.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { feeInvoiceColumns } from './fee-invoice-columns.tsx'
import { ListMonth } from './ListMonth.tsx'
import { feeInvoicesKey } from './paper-queries.ts'

/** The platform's invoices of its fees to all sellers, for staff. */
export function FeeInvoicesPage() {
  return (
    <ListPage
      list={feeInvoicesList}
      queryKey={feeInvoicesKey}
      title="Fee Invoices"
      summary={(count) => counted(count, 'fee invoice')}
      ownFilters={{ month: ListMonth }}
      renderExport={(view) => (
        <AdminsOnly instead="Only administrators can export.">
          <ExportList file={exportFeeInvoices} view={view} of="Fee invoices" />
        </AdminsOnly>
      )}
      columns={feeInvoiceColumns}
      empty={{
        icon: Receipt,
        title: 'No fee invoices match',
        detail: 'Search looks at numbers, and at sellers’ names on the invoice and now.',
        all: 'Show all fee invoices',
        whole: (
          <EmptyState icon={Receipt} title="No fee invoices yet">
            From the second day of a month on, each seller that saved its invoice details is
            invoiced the fees of the month before.
          </EmptyState>
        ),
      }}
    />
  )
}
