import { useNow } from '#web/platform/hooks/use-now.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import type { StaffOrder } from '#market/staff-orders/staff-order.ts'
import { stuckWords } from './stuck-words.ts'

type Props = { order: Pick<StaffOrder, 'status' | 'updated_at' | 'ship_by'> }

/** Says that an order is stuck, why, and since when. */
export function StuckMark({ order }: Props) {
  const now = useNow()
  return (
    <>
      <Pill colour="yellow">Stuck</Pill>
      <span className="t13 soft">{stuckWords(order, now)}</span>
    </>
  )
}
