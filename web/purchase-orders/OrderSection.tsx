import type { ReactNode } from 'react'
import { classes } from '#web/platform/ui/classes.ts'
import type { OrderSection as Section } from './order-section.ts'
import styles from './OrderSection.module.css'

type Props = { section: Section; children: ReactNode }

export function OrderSection({ section: { name, mark, orders }, children }: Props) {
  return (
    <section aria-label={name} className={styles['section']}>
      <h2 className={styles['head']}>
        <span className={classes(styles['mark'], styles[mark])} /> {name}{' '}
        <span className={styles['count']}>{orders.length}</span>
      </h2>
      <ul className={styles['orders']}>{children}</ul>
    </section>
  )
}
