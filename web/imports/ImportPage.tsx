import { useOwnProductsChanged } from '#web/own-products/own-product-queries.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { BulkUpload } from './BulkUpload.tsx'

const TITLE = 'Add products from .csv'

/** Many products at once (spec 2, CSV import). */
export function ImportPage() {
  usePageTitle(TITLE)
  const showImported = useOwnProductsChanged()
  return (
    <main className="page">
      <Breadcrumbs
        trail={[{ label: 'My Products', href: paths.manageProducts() }]}
        here="CSV Import"
      />
      <PageHead
        title={TITLE}
        summary="A UPC you already list is updated, never doubled. Importing the same file again changes nothing."
      />
      <BulkUpload onDone={showImported} />
    </main>
  )
}
