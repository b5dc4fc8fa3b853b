import { isLate } from '#market/purchase-orders/ship-by.ts'
import { dayInWords } from '#market/date-in-words.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'

type Props = { order: Pick<PurchaseOrder, 'status' | 'ship_by'> }

/** Says that a paid order has not shipped by its day; nothing of any other. */
export function LateMark({ order: { status, ship_by: shipBy } }: Props) {
  const today = dayOf(useNow())
  if (shipBy === null || !isLate({ status, shipBy }, today)) return null
  return (
    <span title={`Due to ship by ${dayInWords(shipBy)}`}>
      <Pill colour="red">Late</Pill>
    </span>
  )
}
