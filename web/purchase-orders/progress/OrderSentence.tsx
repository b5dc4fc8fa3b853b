import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { TimeLeft } from '#web/platform/ui/times/TimeLeft.tsx'
import { Day } from '../Day.tsx'
import { orderStatusWords } from './order-status-words.ts'
import styles from './OrderSentence.module.css'

type Props = { order: PurchaseOrder; viewer: Party }

/** "Shipped Nov 13 via Coastline LTL · you confirm when it arrives" */
export function OrderSentence({ order, viewer }: Props) {
  const { last, next, due } = orderStatusWords(order, viewer)
  return (
    <p className={styles['sentence']}>
      {last && (
        <>
          {last.words} <Day at={last.at} />
          {last.by && ` ${last.by}`}
        </>
      )}
      {last && next && ' · '}
      {next}
      {due && (
        <>
          {' · '}
          <TimeLeft until={due} className="nowrap" />
        </>
      )}
    </p>
  )
}
