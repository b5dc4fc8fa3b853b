import { Download } from 'lucide-react'
import { useState } from 'react'
import { conditionWords } from '#market/products/product-condition.ts'
import type { Product } from '#market/products/product-api.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { SearchBox } from '#web/platform/ui/fields/SearchBox.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { WorkbookButton } from '#web/platform/ui/WorkbookButton.tsx'
import { useDownloadManifest, useManifest, type ManifestView } from './manifest-queries.ts'
import { retailWords, rowsWords } from './manifest-words.ts'
import { ManifestShares } from './ManifestShares.tsx'
import { ManifestSkeleton } from './ManifestSkeleton.tsx'
import { ManifestTable } from './ManifestTable.tsx'
import styles from './Manifest.module.css'

type Props = { product: Product }

const AS_IT_STANDS: ManifestView = { search: '', sort: 'file' }

/** What a mixed lot holds: its totals, and its rows to be searched and sorted. */
export function Manifest({ product }: Props) {
  const [view, setView] = useState(AS_IT_STANDS)
  const { data, error, refetch } = useManifest(product, view)
  const file = useDownloadManifest(product.id)
  if (!data)
    return error ? (
      <LoadProblem message={error.message} onRetry={() => void refetch()} />
    ) : (
      <ManifestSkeleton />
    )
  const { totals, meta } = data
  const save = (format: FileFormat) => void file.run(format)
  return (
    <div className="col g4">
      <dl className={styles['figures']}>
        <Figure name="Units" value={quantityText(totals.units)} />
        <Figure name="Retail value" value={retailWords(totals.retail_cents)} />
        <Figure name="Rows" value={quantityText(totals.rows)} />
        <Figure name="Lowest condition" value={conditionWords[totals.condition]} />
      </dl>
      <ManifestShares totals={totals} />
      <Card>
        <div className={styles['tools']}>
          <SearchBox
            label="Search the manifest"
            value={view.search}
            onSearch={(search) => setView({ ...view, search: search.trim() })}
            className={styles['search']}
          />
          <output className="t13 muted tnum">{rowsWords(meta.total_count, totals.rows)}</output>
          <span className="row">
            <Button size="small" busy={file.isPending} onClick={() => save('csv')}>
              <Download />
              Download CSV
            </Button>
            <WorkbookButton
              size="small"
              of="Manifest"
              busy={file.isPending}
              onPress={() => save('xlsx')}
            />
          </span>
        </div>
        <ManifestTable
          product={product}
          view={view}
          count={meta.total_count}
          onSort={(sort) => setView({ ...view, sort })}
        />
      </Card>
    </div>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
