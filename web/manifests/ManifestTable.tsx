import { useVirtualizer } from '@tanstack/react-virtual'
import { SearchX } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { MANIFEST_ROWS_PER_PAGE } from '#market/manifests/manifest-api.ts'
import type { Product } from '#market/products/product-api.ts'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { manifestColumns } from './manifest-columns.tsx'
import { useManifestRows, type ManifestView } from './manifest-queries.ts'
import styles from './Manifest.module.css'

type Props = {
  product: Product
  view: ManifestView
  /** How many rows match. */
  count: number
  onSort: (sort: ManifestView['sort']) => void
}

const ROW_HEIGHT = 41
// Above and below those in view, so that they are there before they are scrolled to.
const ROWS_BEYOND = 8

/** The rows of a manifest, of which those in view are fetched and drawn. */
export function ManifestTable({ product, view, count, onSort }: Props) {
  const box = useRef<HTMLElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- read at each drawing, and memoized nowhere
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: ROWS_BEYOND,
  })
  const { search, sort } = view
  // Another search or order begins at its first row.
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: 0 })
  }, [search, sort])

  const inView = virtual.getVirtualItems()
  const [first, last] = [inView.at(0), inView.at(-1)]
  const rows = useManifestRows(product, view, pagesOf(first?.index ?? 0, last?.index ?? 0))
  const columns = manifestColumns({ sort, onSort })
  if (count === 0)
    return (
      <EmptyState icon={SearchX} title="No rows match">
        Search by name, UPC, condition or category.
      </EmptyState>
    )
  return (
    <section
      ref={box}
      className={styles['box']}
      aria-label="Rows of the manifest"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={0}
    >
      <Table
        caption="What the lot holds"
        columns={columns}
        rows={inView.map(({ index }) => ({ index, row: rows.get(index) }))}
        rowKey={({ index }) => index}
        part={{
          first: first?.index ?? 0,
          total: count,
          above: first?.start ?? 0,
          below: virtual.getTotalSize() - (last?.end ?? 0),
          measure: virtual.measureElement,
        }}
      />
    </section>
  )
}

/** The pages that have the rows from one place to another. */
function pagesOf(first: number, last: number) {
  const [from, to] = [first, last].map((at) => Math.floor(at / MANIFEST_ROWS_PER_PAGE) + 1)
  return Array.from({ length: (to ?? 1) - (from ?? 1) + 1 }, (_, at) => (from ?? 1) + at)
}
