import { classes } from './classes.ts'
import styles from './Dot.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  /** What it means, for who can't see it: "An offer awaits you". */
  label: string
  tone?: 'red' | 'amber' | 'grey' | undefined
  className?: string | undefined
}

/** Something awaits the person behind this link. */
export function Dot({ label, tone = 'red', className }: Props) {
  return (
    <span title={label} className={classes(styles['dot'], styles[tone], className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
