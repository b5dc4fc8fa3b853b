import type { Party } from '#market/accounts/viewer.ts'
import { cents } from '#market/money.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { Terms } from '#server/settings/terms.ts'
import type { PurchaseOrder } from './find-order.ts'
import type { PurchaseOrderLine } from './order-lines.ts'
import type { Step } from './order-step.ts'

type Told = { order: PurchaseOrder; lines: PurchaseOrderLine[]; step?: Step }

/** What a mail to one side of an order says of it. */
export function mailFactsFor(terms: Terms, { order, step, lines }: Told, recipientParty: Party) {
  return {
    orderNumber: poNumber(order.number),
    counterpartyName: recipientParty === 'buyer' ? order.sellerName : order.buyerName,
    recipientParty,
    lines: lines.map(({ name, quantity, unitCents, totalCents }) => ({
      name,
      quantity,
      unitPrice: unitCents,
      total: totalCents,
    })),
    total: order.totalCents,
    netToSeller: cents(order.totalCents - order.feeCents),
    payBy: order.paymentDueAt,
    shipTo: order.shipTo,
    carrier: step?.carrier,
    trackingNumber: step?.trackingNumber,
    note: step?.note || undefined,
    isRefunded: step?.event === 'cancel' && order.paidAt !== null,
    isPaidByWire: order.paidByWire,
    publicUrl: terms.publicUrl,
  }
}
