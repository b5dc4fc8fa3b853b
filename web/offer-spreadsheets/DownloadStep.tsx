import { Download, FileSpreadsheet } from 'lucide-react'
import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { appliedFilters } from '#web/catalogue/filters/applied-filters.ts'
import { catalogueAddress } from '#web/catalogue/use-catalogue-view.ts'
import { useSellerNaming } from '#web/catalogue/filters/use-seller-naming.ts'
import { useDownloadSpreadsheet } from '#web/catalogue/results/use-download-spreadsheet.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { useLotCount } from './offer-spreadsheet-queries.ts'
import { spreadsheetSizeWords } from './spreadsheet-words.ts'
import { Step } from './Step.tsx'
import styles from './Steps.module.css'

type Props = { view: CatalogueView }

/** Downloads the products that the catalogue showed last. */
export function DownloadStep({ view }: Props) {
  const spreadsheet = useDownloadSpreadsheet(view)
  const { data: count } = useLotCount(view.criteria)
  const nameOf = useSellerNaming(view.criteria.seller_ids ?? [], undefined)
  const filters = appliedFilters(view.criteria, nameOf)
  return (
    <Step number={1} title="Download the lots">
      {filters.length > 0 ? (
        <ul className={styles['filters']} aria-label="Filters">
          {filters.map(({ label }) => (
            <li key={label} className="cut">
              {label}
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">Every lot in the catalog.</p>
      )}
      <p className="soft tnum">{count === undefined ? 'Counting…' : spreadsheetSizeWords(count)}</p>
      <div className="row g3 wrap">
        <Button
          kind="primary"
          busy={spreadsheet.isPending}
          onClick={() => void spreadsheet.run('csv')}
        >
          <Download />
          Download as CSV
        </Button>
        <Button busy={spreadsheet.isPending} onClick={() => void spreadsheet.run('xlsx')}>
          <FileSpreadsheet />
          Download as Excel
        </Button>
        <Link href={catalogueAddress(view)}>Change filters</Link>
      </div>
    </Step>
  )
}
