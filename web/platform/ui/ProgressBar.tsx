import { classes } from './classes.ts'
import styles from './ProgressBar.module.css'

type Props = {
  label: string
  done: number
  of: number
  tone?: 'green' | 'amber' | 'red' | undefined
}

export function ProgressBar({ label, done, of, tone = 'green' }: Props) {
  return (
    <progress
      aria-label={label}
      value={done}
      max={Math.max(of, 1)}
      className={classes(styles['bar'], styles[tone])}
    />
  )
}
