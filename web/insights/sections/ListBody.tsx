import { SearchX } from 'lucide-react'
import type { Search } from '#web/platform/navigation/search-params.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { BeyondLastPage } from '#web/platform/ui/lists/BeyondLastPage.tsx'
import { Pagination } from '#web/platform/ui/lists/Pagination.tsx'
import { ScrollBox } from '#web/platform/ui/lists/ScrollBox.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { showing, type SectionName } from '../insights-address.ts'
import styles from './ListBody.module.css'

export type PageOfRows<Row> = {
  data: Row[]
  meta: { page: number; per_page: number; total_pages: number; total_count: number }
}

type Props<Row> = {
  search: Search
  name: SectionName
  title: string
  list: PageOfRows<Row> | undefined
  problem: Error | null
  onRetry: () => void
  columns: readonly Column<Row>[]
}

/** A page of a section. */
export function ListBody<Row extends { id: number }>(props: Props<Row>) {
  const { search, name, title, list, problem, onRetry, columns } = props
  if (!list)
    return (
      <div className={styles['aside']}>
        {problem ? <LoadProblem message={problem.message} onRetry={onRetry} /> : <SkeletonRows />}
      </div>
    )
  const { page, per_page: perPage, total_pages: totalPages, total_count: total } = list.meta
  const hrefOf = (each: number) => `${showing(search, { [`${name}_page`]: each })}#${name}`
  if (list.data.length === 0)
    return page > totalPages ? (
      <BeyondLastPage icon={SearchX} lastHref={hrefOf(totalPages)} />
    ) : (
      <EmptyState icon={SearchX} title={`No ${title.toLowerCase()} here`} />
    )
  const first = (page - 1) * perPage + 1
  return (
    <>
      <div className={styles['rows']}>
        <ScrollBox label={`Rows of ${title.toLowerCase()}`} size="filling">
          <Table boxed caption={title} columns={columns} rows={list.data} rowKey={({ id }) => id} />
        </ScrollBox>
      </div>
      <footer className={styles['foot']}>
        <span className="t13 muted tnum">
          {quantityText(first)} to {quantityText(first + list.data.length - 1)} of{' '}
          {quantityText(total)}
        </span>
        <Pagination page={page} totalPages={totalPages} hrefOf={hrefOf} />
      </footer>
    </>
  )
}
