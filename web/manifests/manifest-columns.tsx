import type { ReactNode } from 'react'
import type {
  ManifestSort,
  ManifestSortColumn,
  ShownManifestRow,
} from '#market/manifests/manifest-api.ts'
import { formatUsd, times } from '#market/money.ts'
import { conditionWords } from '#market/products/product-condition.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import styles from './Manifest.module.css'

/** A place in the table; its row may be still on its way. */
type PlacedRow = { index: number; row: ShownManifestRow | undefined }

type Sorting = { sort: ManifestSort; onSort: (sort: ManifestSort) => void }

export function manifestColumns({ sort, onSort }: Sorting): Column<PlacedRow>[] {
  const sorted = (column: ManifestSortColumn) => ({
    direction: directionOf(column, sort),
    onSort: () => onSort(nextSort(column, sort)),
  })
  return [
    {
      head: 'Name',
      cell: ({ row }) =>
        row ? <span className={styles['name']}>{row.name}</span> : <Skeleton width="60%" />,
      sort: sorted('name'),
    },
    {
      head: 'UPC',
      cell: ofRow(({ upc }) => upc && <span className="tnum">{upc}</span>),
      sort: sorted('upc'),
    },
    {
      head: 'Condition',
      cell: ofRow((row) => conditionWords[row.condition]),
      sort: sorted('condition'),
    },
    { head: 'Category', cell: ofRow((row) => row.category), sort: sorted('category') },
    {
      head: 'Units',
      figure: true,
      cell: ofRow((row) => quantityText(row.quantity)),
      sort: sorted('quantity'),
    },
    {
      head: 'MSRP',
      figure: true,
      cell: ofRow((row) => formatUsd(row.msrp_cents)),
      sort: sorted('msrp'),
    },
    {
      head: 'Total',
      figure: true,
      cell: ofRow((row) => formatUsd(times(row.msrp_cents, row.quantity))),
    },
  ]
}

const ofRow =
  (cell: (row: ShownManifestRow) => ReactNode) =>
  ({ row }: PlacedRow) =>
    row && cell(row)

function directionOf(
  column: ManifestSortColumn,
  sort: ManifestSort,
): 'ascending' | 'descending' | 'none' {
  if (sort === column) return 'ascending'
  return sort === `${column}_desc` ? 'descending' : 'none'
}

/** Up, then down, then as the file has them. */
function nextSort(column: ManifestSortColumn, sort: ManifestSort): ManifestSort {
  if (sort === column) return `${column}_desc`
  return sort === `${column}_desc` ? 'file' : column
}
