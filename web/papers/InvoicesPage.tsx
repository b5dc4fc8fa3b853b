import { ReceiptText } from 'lucide-react'
import { exportPapers, papersList } from '#market/papers/papers-list.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { ExportList } from '#web/platform/lists/ExportList.tsx'
import { ListPage } from '#web/platform/lists/ListPage.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { ListMonth } from './ListMonth.tsx'
import { paperColumns } from './paper-columns.tsx'
import { papersKey } from './paper-queries.ts'
import { ZipMonth } from './ZipMonth.tsx'

/** A seller's invoices, credit notes and fee invoices. */
export function InvoicesPage() {
  return (
    <ListPage
      list={papersList}
      queryKey={papersKey}
      title="Invoices"
      summary={(count) => counted(count, 'document')}
      ownFilters={{ month: ListMonth }}
      renderExport={(view) => (
        <>
          <ZipMonth month={view.month} kind={view.kind} />
          <ExportList file={exportPapers} view={view} of="Invoices" />
        </>
      )}
      columns={paperColumns}
      empty={{
        icon: ReceiptText,
        title: 'No documents match',
        detail: 'Search looks at document and order numbers and at buyers’ names.',
        all: 'Show all documents',
        whole: (
          <EmptyState
            icon={ReceiptText}
            title="No invoices yet"
            actions={<ButtonLink href={paths.sellerProfile()}>Invoice details</ButtonLink>}
          >
            Each paid order gets an invoice in your name once your invoice details are saved.
          </EmptyState>
        ),
      }}
    />
  )
}
