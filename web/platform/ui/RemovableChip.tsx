import { X } from 'lucide-react'
import styles from './Chip.module.css'
import { classes } from './classes.ts'

type Props = { label: string; onRemove: () => void }

/** A filter in force, to take away. */
export function RemovableChip({ label, onRemove }: Props) {
  return (
    <span className={classes(styles['chip'], styles['applied'])}>
      <span className="cut">{label}</span>
      <button type="button" aria-label={`Remove ${label}`} title="Remove" onClick={onRemove}>
        <X className="i-14" />
      </button>
    </span>
  )
}
