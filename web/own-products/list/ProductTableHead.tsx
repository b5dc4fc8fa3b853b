import { classes } from '#web/platform/ui/classes.ts'
import styles from './ProductTable.module.css'
import type { Ticks } from './use-selection.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

type Props = { count: number; ticks: Ticks }

export function ProductTableHead({ count, ticks }: Props) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles['tick']}>
          <SelectAll count={count} ticks={ticks} />
        </th>
        <th scope="col" className={styles['what']}>
          Product
        </th>
        <th scope="col" className={styles['codes']}>
          UPC / SKU
        </th>
        <th scope="col" className={styles['units']}>
          Units
        </th>
        <th scope="col" className={styles['figure']}>
          MSRP
        </th>
        <th scope="col" className={styles['asking']}>
          Asking price
        </th>
        <th scope="col" className={classes(styles['figure'], styles['share'])}>
          % off
        </th>
        <th scope="col" className={styles['status']}>
          Status
        </th>
        <th scope="col" className={styles['updated']}>
          Updated
        </th>
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
