import { formatUsd } from '#market/money.ts'
import { leftToRefund, type Short } from '#market/purchase-orders/short-at-packing.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'

/** What the button of the ship dialog does. */
export const shortLabel = ({ outcome, amount }: Short) =>
  ({
    refund_and_ship: `Refund ${formatUsd(amount)} and mark as shipped`,
    ask_buyer: 'Ask the buyer',
    cancel: 'Cancel the order',
  })[outcome]

/** What has happened once it was pressed. */
export const shortDone = (order: PurchaseOrder, { outcome, amount }: Short) =>
  ({
    refund_and_ship: `${order.po_number} is marked as shipped. ${formatUsd(amount)} is refunded.`,
    ask_buyer: `${order.buyer_name} has two business days to answer. Please do not ship until then.`,
    cancel: `${order.po_number} is canceled and refunded.`,
  })[outcome]

/** What follows, before it is pressed. */
export const shortConsequence = (order: PurchaseOrder, { outcome, amount }: Short) =>
  ({
    refund_and_ship: `${formatUsd(amount)} is missing, less than 15% of the order. We refund it to ${order.buyer_name}, and the rest ships now.`,
    ask_buyer: `${formatUsd(amount)} is missing, 15% of the order or more. We ask ${order.buyer_name} to accept the smaller order. Without an answer in two business days the order is canceled and refunded.`,
    cancel: `${formatUsd(amount)} is missing, more than 80% of the order. The order is canceled, and ${formatUsd(leftToRefund(order))} is refunded to ${order.buyer_name}. This can’t be undone.`,
  })[outcome]
