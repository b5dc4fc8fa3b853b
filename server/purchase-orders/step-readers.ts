import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import type { OrderMailKind } from './order-mail-words.ts'
import type { Step } from './order-step.ts'

/** Whom a step of an order concerns: never the one who took it (decision I6). */
export const readersOf = ({ event, by }: Step) =>
  (readers[event] ?? []).filter((party) => party !== by.party)

const readers: Partial<Record<PurchaseOrderEvent, Party[]>> = {
  require_payment_action: ['buyer'],
  fail_payment: ['buyer'],
  confirm_payment: ['buyer', 'seller'],
  ship: ['buyer'],
  receive: ['seller'],
  cancel: ['buyer', 'seller'],
}

/** What a step is to those who are told of it, if anybody is. */
export function kindOfStep({ event, by }: Step): OrderMailKind | undefined {
  if (event === 'cancel') return by.party === 'system' ? 'deadline_passed' : 'canceled'
  const kinds: Partial<Record<PurchaseOrderEvent, OrderMailKind>> = {
    require_payment_action: 'needs_action',
    fail_payment: 'failed',
    confirm_payment: 'confirmed',
    ship: 'shipped',
    receive: 'received',
  }
  return kinds[event]
}
