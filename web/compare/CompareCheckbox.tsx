import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import styles from './CompareCheckbox.module.css'
import { MOST_COMPARED, type ComparedLot } from './compared-lots.ts'
import { useComparedLots } from './use-compared-lots.ts'

type Props = { lot: ComparedLot }

/** Puts a lot into the tray of lots to compare, or takes it out. */
export function CompareCheckbox({ lot }: Props) {
  const { lots, isFull, toggle } = useComparedLots()
  const isChosen = lots.some(({ id }) => id === lot.id)
  const isRefused = isFull && !isChosen
  return (
    <span
      className={styles['compare']}
      title={isRefused ? `You can compare up to ${MOST_COMPARED} lots` : undefined}
    >
      <Checkbox
        label={<span className={styles['word']}>Compare</span>}
        aria-label={`Compare ${lot.name}`}
        checked={isChosen}
        disabled={isRefused}
        onChange={() => toggle(lot)}
      />
    </span>
  )
}
