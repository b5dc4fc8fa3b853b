import type { ReactNode } from 'react'
import { refundedWords, type Refunded } from '#market/purchase-orders/refunded.ts'
import styles from './OrderTotal.module.css'

type Props = { order: Refunded; children: ReactNode }

/** The total of an order in a list, and what of it was refunded below. */
export function OrderTotal({ order, children }: Props) {
  const refunded = refundedWords(order)
  if (!refunded) return children
  return (
    <span className={styles['total']}>
      <span>{children}</span>
      <span className={styles['refunded']}>{refunded}</span>
    </span>
  )
}
