import type { ReactNode } from 'react'
import styles from './ScrollBox.module.css'

type Props = { label: string; size: 'short' | 'filling'; children: ReactNode }

/** Scrolls a long table under its head; a filling one takes the room that it is given. */
export function ScrollBox({ label, size, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <section className={styles[size]} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
