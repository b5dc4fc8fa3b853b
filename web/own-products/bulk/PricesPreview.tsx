import { useState } from 'react'
import { formatUsd } from '#market/money.ts'
import { PRICES_PER_PAGE, type PricesPreview as Prices } from '#market/products/bulk/bulk-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { usePrices, type BulkSent } from './bulk-queries.ts'

type Props = { sent: BulkSent; prices: Prices }

/** Old and new price of each product, page by page. */
export function PricesPreview({ sent, prices }: Props) {
  const [page, setPage] = useState(1)
  const pages = Math.ceil(prices.total_count / PRICES_PER_PAGE)
  const { data } = usePrices(sent, page)
  const rows = (page > 1 && data?.rows) || prices.rows
  if (prices.total_count === 0) return null
  return (
    <section className="col g2" aria-label="Old and new prices">
      <Table
        caption="Old and new prices"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        hasProblem={({ slip }) => slip !== null}
      />
      {pages > 1 && (
        <div className="row between">
          <Button
            size="small"
            aria-disabled={page === 1}
            onClick={() => page > 1 && setPage(page - 1)}
          >
            Previous
          </Button>
          <output className="t13 muted tnum">
            Page {page} of {pages}
          </output>
          <Button
            size="small"
            aria-disabled={page === pages}
            onClick={() => page < pages && setPage(page + 1)}
          >
            Next
          </Button>
        </div>
      )}
    </section>
  )
}

const COLUMNS: readonly Column<Prices['rows'][number]>[] = [
  {
    head: 'Product',
    cell: ({ name, slip }) => (
      <span className="col">
        <span className="cut2">{name}</span>
        {slip && <span className="t12 red">{slip}</span>}
      </span>
    ),
  },
  { head: 'Old', figure: true, cell: ({ before_cents: before }) => formatUsd(before) },
  { head: 'New', figure: true, cell: ({ after_cents: after }) => <b>{formatUsd(after)}</b> },
]
