import { businessDaysAfter } from '#market/purchase-orders/business-days.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'

const inWindow: readonly PurchaseOrderStatus[] = [
  'shipped',
  'received',
  'paid_in_full',
  'completed',
]

type Order = {
  status: PurchaseOrderStatus
  /** The day it was received, such as `2026-11-26`. */
  receivedOn: string | null
}
/** From shipping until the business days after receipt are over. `endsOn` is null while it is on the way. */
export type ClaimWindow = { isOpen: boolean; endsOn: string | null }

/** When the buyer may report a problem. Staff who settle an order early take nothing from it. */
export function claimWindow(
  { status, receivedOn }: Order,
  days: number,
  today: string,
): ClaimWindow {
  if (!inWindow.includes(status)) return { isOpen: false, endsOn: null }
  if (receivedOn === null) return { isOpen: status === 'shipped', endsOn: null }
  const endsOn = businessDaysAfter(receivedOn, days)
  return { isOpen: today <= endsOn, endsOn }
}
