import type { Key } from 'react'
import { Button } from '#web/platform/ui/Button.tsx'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { DetailTable } from './DetailTable.tsx'

type Props<Row> = {
  title: string
  list:
    | { data: readonly Row[]; meta: { page: number; total_pages: number; total_count: number } }
    | undefined
  problem: Error | null
  onRetry: () => void
  onPage: (page: number) => void
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => Key
}

/** The orders or the offers of one person, a page at a time. */
export function TradeTable<Row>(props: Props<Row>) {
  const { title, list, problem, onRetry, onPage, columns, rowKey } = props
  if (!list && problem) return <LoadProblem message={problem.message} onRetry={onRetry} />
  if (!list)
    return (
      <Loading label={`Loading ${title.toLowerCase()}`}>
        <SkeletonRows rows={2} />
      </Loading>
    )
  const { page, total_pages: pages, total_count: total } = list.meta
  return (
    <div className="col g2">
      <DetailTable
        title={title}
        count={quantityText(total)}
        columns={columns}
        rows={list.data}
        rowKey={rowKey}
      />
      {pages > 1 && (
        <div className="row end">
          <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button size="small" disabled={page === pages} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </div>
  )
}
