import { refundedWords, type Refunded } from '#market/purchase-orders/refunded.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'

type Props = { order: Refunded }

/** Next to the status of an order, so that it does not read as simply paid. */
export function RefundedPill({ order }: Props) {
  const words = refundedWords(order)
  return words && <Pill colour="gray">{words}</Pill>
}
