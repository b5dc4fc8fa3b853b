import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { claimMark } from './claim-words.ts'

type Props = { order: Pick<PurchaseOrder, 'open_claims'>; viewer: Party }

/** Next to the status of an order: that a claim on it is open, and whether the reader has to answer. */
export function ClaimMark({ order, viewer }: Props) {
  const mark = claimMark(order.open_claims, viewer)
  return mark && <Pill colour={mark.colour}>{mark.label}</Pill>
}
