import { classes } from './classes.ts'
import styles from './Dot.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  /** What it means, for screen readers: "An offer awaits you". */
  label: string
  tone?: 'red' | 'amber' | 'grey' | undefined
  className?: string | undefined
}

/** Marks a link behind which something awaits the person. */
export function Dot({ label, tone = 'red', className }: Props) {
  return (
    <span title={label} className={classes(styles['dot'], styles[tone], className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
