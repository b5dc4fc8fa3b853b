import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Disclosure.module.css'

type Props = {
  title: ReactNode
  children: ReactNode
  open?: boolean | undefined
  /** The arrow at the far end of the line, as in a panel of filters. */
  spread?: boolean | undefined
  className?: string | undefined
}

/** Opens and closes in place. */
export function Disclosure({ title, children, open, spread, className }: Props) {
  return (
    <details className={classes(styles['disclosure'], className)} open={open}>
      <summary>
        <span className={spread ? 'grow' : undefined}>{title}</span>
        <ChevronDown className="i-14" />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  )
}
