import type { OwnProductSort } from '#market/products/views/own-product-filters.ts'
import type { TableColumn } from '#market/products/views/table-columns.ts'
import { headSort } from '#web/platform/lists/sort-by-head.ts'
import { SortButton } from '#web/platform/ui/lists/SortButton.tsx'
import { columnLooks, headOf, nameSorts } from '../columns/column-looks.ts'
import styles from './ProductTable.module.css'
import type { Ticks } from './use-selection.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

type Props = {
  count: number
  ticks: Ticks
  columns: readonly TableColumn[]
  sort: OwnProductSort
  onSort: (sort: OwnProductSort) => void
}

export function ProductTableHead({ count, ticks, columns, ...sorting }: Props) {
  const ofName = headSort(nameSorts, sorting)
  return (
    <thead>
      <tr>
        <th scope="col" className={styles['tick']}>
          <SelectAll count={count} ticks={ticks} />
        </th>
        <th scope="col" className={styles['what']} aria-sort={ofName.direction}>
          <SortButton {...ofName}>Product</SortButton>
        </th>
        {columns.map((column) => {
          const { isFigure, width, sorts } = columnLooks[column]
          const sort = sorts && headSort(sorts, sorting)
          const head = headOf(column, columns)
          return (
            <th
              key={column}
              scope="col"
              className={isFigure && styles['figure']}
              style={{ width }}
              aria-sort={sort?.direction}
            >
              {sort ? <SortButton {...sort}>{head}</SortButton> : head}
            </th>
          )
        })}
        <th scope="col" className={styles['menu']}>
          <span className="sr">More</span>
        </th>
      </tr>
    </thead>
  )
}

type SelectAllProps = { count: number; ticks: Ticks }

/** Ticks all that a search finds, also what was never scrolled to. */
function SelectAll({ count, ticks: { selection, selectAll, clear } }: SelectAllProps) {
  return (
    <label className="row">
      <input
        type="checkbox"
        checked={selection.all && selection.ids.size === 0}
        onChange={({ currentTarget }) => (currentTarget.checked ? selectAll() : clear())}
      />
      <span className={styles['all']}>Select all {quantityText(count)} of this search</span>
    </label>
  )
}
