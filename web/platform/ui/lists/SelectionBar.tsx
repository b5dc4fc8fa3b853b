import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { quantityText } from '#web/platform/format/numbers.ts'
import { IconButton } from '../IconButton.tsx'
import styles from './SelectionBar.module.css'

type Props = {
  /** Of what is selected: "Selected products". */
  label: string
  count: number
  /** Next to how many are selected, such as what they come to. */
  about?: ReactNode
  /** What can be done with them. */
  children: ReactNode
  onClear: () => void
}

/** Stays in sight below a list while some of it is selected. */
export function SelectionBar({ label, count, about, children, onClear }: Props) {
  return (
    <section className={styles['bar']} aria-label={label}>
      <output className="nowrap tnum">
        <b className="semi">{quantityText(count)} selected</b>
      </output>
      {about}
      <div className={styles['acts']}>{children}</div>
      <IconButton label="Clear selection" look="small" onClick={onClear}>
        <X />
      </IconButton>
    </section>
  )
}
