import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react'
import { formatUsd } from '#market/money.ts'
import type { StaffOrder } from '#market/staff-orders/staff-order.ts'
import type { BulkAct } from './bulk-acts.ts'
import styles from '#web/platform/ui/lists/SelectedRows.module.css'

type Props = {
  order: StaffOrder
  act: BulkAct
  /** The words of a refusal, null once it is done, undefined before. */
  outcome: string | null | undefined
}

/** One of the selected orders: what is about to be done with it, and what came of it. */
export function BulkOrder({ order, act, outcome }: Props) {
  const whyNot = act.whyNot(order)
  return (
    <li>
      <span className="grow">
        <b className={styles['name']}>{order.po_number}</b>
        {outcome !== null && <span className="t13 muted">{act.about(order)}</span>}
        {whyNot !== undefined && (
          <span className={styles['outcome']}>
            <CircleMinus className="i-14" />
            <span>Not changed: {whyNot}</span>
          </span>
        )}
        {outcome === null && (
          <span className={styles['outcome']}>
            <CircleCheck className="i-14 green" />
            <span>Done</span>
          </span>
        )}
        {typeof outcome === 'string' && (
          <span className={styles['outcome']}>
            <CircleAlert className="i-14 red" />
            <span className="red">{outcome}</span>
          </span>
        )}
      </span>
      <b className="tnum">{formatUsd(order.total_cents)}</b>
    </li>
  )
}
