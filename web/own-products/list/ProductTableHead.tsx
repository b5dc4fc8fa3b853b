import type { TableColumn } from '#market/products/views/table-columns.ts'
import { columnLooks, headOf } from '../columns/column-looks.ts'
import styles from './ProductTable.module.css'
import type { Ticks } from './use-selection.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

type Props = { count: number; ticks: Ticks; columns: readonly TableColumn[] }

export function ProductTableHead({ count, ticks, columns }: Props) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles['tick']}>
          <SelectAll count={count} ticks={ticks} />
        </th>
        <th scope="col" className={styles['what']}>
          Product
        </th>
        {columns.map((column) => (
          <th
            key={column}
            scope="col"
            className={columnLooks[column].isFigure && styles['figure']}
            style={{ width: columnLooks[column].width }}
          >
            {headOf(column, columns)}
          </th>
        ))}
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
