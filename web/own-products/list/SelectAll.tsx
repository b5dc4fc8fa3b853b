import { quantityText } from '#web/platform/ui/figures-typed.ts'
import styles from './ProductTable.module.css'
import type { Ticks } from './use-selection.ts'

type Props = { count: number; ticks: Ticks }

/** Ticks all that a search finds, also what was never scrolled to. */
export function SelectAll({ count, ticks: { selection, selectAll, clear } }: Props) {
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
