import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Dialog.module.css'

type Props = {
  children: ReactNode
  className?: string | undefined
  /** Of a long text with nothing to press in it, which is focused to be scrolled by keys. */
  scrollsAs?: string | undefined
}

export function DialogBody({ children, className, scrollsAs }: Props) {
  const look = classes(styles['body'], className)
  if (scrollsAs === undefined) return <div className={look}>{children}</div>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- nothing else of it takes the focus
    <section tabIndex={0} aria-label={scrollsAs} className={look}>
      {children}
    </section>
  )
}
