import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { ProgressSteps } from '#web/platform/ui/ProgressSteps.tsx'
import { Day } from '../Day.tsx'
import styles from './OrderSteps.module.css'
import { orderSteps } from './order-steps.ts'

type Props = { order: PurchaseOrder; viewer: Party }

export function OrderSteps({ order, viewer }: Props) {
  const steps = orderSteps(order, viewer).map(({ label, state, at, words }) => ({
    label,
    state,
    detail: (
      <>
        {at && <Day at={at} />}
        {at && words && ', '}
        {words}
      </>
    ),
  }))
  return (
    <div className={styles['steps']}>
      <ProgressSteps steps={steps} />
    </div>
  )
}
