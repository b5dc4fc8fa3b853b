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
  /** Where a browser keeps that this is over: `before-paint.js` hides it there, until the app draws it no more. */
  overAs?: string | undefined
}

/** Opens and closes in place. */
export function Disclosure({ title, children, open, spread, className, overAs }: Props) {
  return (
    <details className={classes(styles['disclosure'], className)} open={open} data-over-as={overAs}>
      <summary>
        <span className={spread ? 'grow' : undefined}>{title}</span>
        <ChevronDown className="i-14" />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  )
}
