import type { DisputeStatus } from '#market/purchase-orders/dispute.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import type { FoundDispute } from './provider.ts'
import { notifyOfDispute } from './notify-of-dispute.ts'

const NEXT: Record<DisputeStatus, string> = {
  warning: 'Shipping now needs a confirmation. A refund now may prevent a chargeback.',
  open: 'Shipping now needs a confirmation, and the order can’t be settled until the chargeback is closed.',
  won: 'You keep the payment. The order continues as usual.',
  lost: 'The bank returned the payment to the cardholder. Shipping needs a confirmation.',
  closed: 'No action is needed.',
}

/** Tells every administrator what the bank of a card says of the payment of an order. */
export async function sendDisputeNews(
  deps: { tx: Tx; publicUrl: string },
  order: PurchaseOrder,
  dispute: FoundDispute,
) {
  const orderNumber = poNumber(order.number)
  await notifyOfDispute(deps, dispute, {
    subject: orderNumber,
    path: `/admin/purchase_orders?order=${orderNumber}`,
    action: 'View order',
    next: NEXT,
  })
}
