import type { Party } from '#market/accounts/viewer.ts'
import { cents } from '#market/money.ts'
import { offerNumber } from '#market/offers/offer-number.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { allowedTransitions } from '#market/purchase-orders/purchase-order.ts'
import type { OrderCoverage } from '#market/resale-certificates/order-coverage.ts'
import type { PurchaseOrderDocument } from '#market/purchase-orders/purchase-order-document.ts'
import { disputeJson } from './current-dispute.ts'
import type { PurchaseOrder } from './find-order.ts'
import { imagesOf, type PurchaseOrderLine } from './order-lines.ts'
import { poDocumentJson } from './po-document-of.ts'
import { heldEvents } from './held-events.ts'
import { agreementOnOrder } from './resale-agreements.ts'
import { refundOnOrderJson, type refundsOnOrders } from './refunds-on-orders.ts'
import { shortageJson } from './shortage-of-order.ts'
import type { eventsOf } from './purchase-order-store.ts'

type Event = Awaited<ReturnType<typeof eventsOf>>[number]
type Shown = {
  order: PurchaseOrder
  lines: PurchaseOrderLine[]
  events: Event[]
  refunds: Awaited<ReturnType<typeof refundsOnOrders>>
  unreadMessages: number
  coverage: OrderCoverage | null
  signatures: NonNullable<ReturnType<typeof agreementOnOrder>>['signatures']
}

/** An order as its reader may see it: the net after the fee is never the buyer's (decision C8). */
export function purchaseOrderJson(
  { order, lines, events, refunds, unreadMessages, coverage, signatures }: Shown,
  party: Party,
): PurchaseOrderDocument {
  const isSeller = party === 'seller'
  return {
    data: {
      type: 'purchase_order',
      id: String(order.id),
      attributes: {
        po_number: poNumber(order.number),
        offer_id: String(order.offerId),
        offer_number: offerNumber(order.offerNumber),
        status: order.status,
        state: order.status,
        created_at: order.createdAt.toISOString(),
        updated_at: order.updatedAt.toISOString(),
        payment_due_at: order.paymentDueAt.toISOString(),
        ship_by: order.shipBy,
        needed_by: order.neededBy,
        buyer_name: order.buyerName,
        seller_id: order.sellerId,
        seller_name: order.sellerName,
        total_cents: order.totalCents,
        freight_cents: order.freightCents,
        ...(isSeller && { total_net_to_seller: cents(order.totalCents - order.feeCents) }),
        refunded_cents: cents(order.refunded.amount),
        refunding_cents: cents(order.refunded.open),
        ...(isSeller && {
          refunded_net_to_seller: cents(order.refunded.amount - order.refunded.fee),
        }),
        sku_count: lines.length,
        ship_to: order.shipTo,
        buyer_po_number: order.buyerPoNumber,
        po_document: poDocumentJson(order.poDocument),
        carrier: order.carrier,
        tracking_number: order.trackingNumber,
        more_parcels: order.moreParcels,
        allowed_state_transitions: allowedTransitions(
          order.status,
          party,
          heldEvents(order, party, dayOf(new Date())),
        ),
        ...(isSeller && {
          on_hold: order.onHoldFor !== null,
          on_hold_for: order.onHoldFor,
          dispute: disputeJson(order.dispute),
        }),
        unread_message_count: unreadMessages,
        resale_agreement: agreementOnOrder(lines, signatures),
        resale_certificate: coverage,
        open_claims: order.openClaims,
        packing_shortage: shortageJson(order),
        refunds: refunds.map((each) => refundOnOrderJson(each, party)),
        history: events.map(({ event, toStatus, party: by, note, at }) => ({
          event,
          state: toStatus,
          party: by,
          at: at.toISOString(),
          note,
        })),
      },
      relationships: {
        purchase_order_products: {
          data: lines.map(({ id }) => ({ type: 'purchase_order_product', id: String(id) })),
        },
      },
    },
    included: lines.map((line) => lineJson(line, isSeller)),
  }
}

function lineJson(line: PurchaseOrderLine, isSeller: boolean) {
  const { productId, sellerId, name, upc, sku, condition } = line
  return {
    type: 'purchase_order_product' as const,
    id: String(line.id),
    attributes: {
      quantity: line.quantity,
      ...(line.receivedUnits !== null && { received_units: line.receivedUnits }),
      unit_cents: line.unitCents,
      total_cents: line.totalCents,
      ...(isSeller && { net_to_seller: cents(line.totalCents - line.feeCents) }),
      images: imagesOf(line),
      manifest_units: line.manifestUnits,
      resale_terms: line.resaleTerms,
      lot: line.lot,
      product: { id: productId, seller_id: sellerId, name, upc, sku, condition },
    },
  }
}
