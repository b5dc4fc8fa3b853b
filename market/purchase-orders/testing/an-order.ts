import { cents } from '#market/money.ts'
import type {
  PurchaseOrder,
  PurchaseOrderDocument,
  PurchaseOrdersDocument,
} from '#market/purchase-orders/purchase-order-document.ts'

type Step = PurchaseOrder['history'][number]

/** A step in the history of an order, on that day of November at noon. */
export const step = (event: string, day: number, more: Partial<Step> = {}): Step => ({
  event,
  state: 'awaiting_initial_payment',
  party: 'system',
  at: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
  note: null,
  ...more,
})

/** Brightway's order of 360 bears from Little Foundry, as its buyer sees it. */
export const anOrder = (changes: Partial<PurchaseOrder> = {}): PurchaseOrder => ({
  id: '44',
  po_number: 'PO-10044',
  offer_id: '90',
  offer_number: 'O-10090',
  status: 'awaiting_initial_payment',
  state: 'awaiting_initial_payment',
  created_at: '2026-11-10T12:00:00.000Z',
  updated_at: '2026-11-10T12:00:00.000Z',
  payment_due_at: '2026-11-13T12:00:00.000Z',
  ship_by: null,
  needed_by: null,
  buyer_name: 'Brightway Off-Price',
  seller_id: 7,
  seller_name: 'Little Foundry',
  total_cents: cents(331_200),
  freight_cents: null,
  refunded_cents: cents(0),
  refunding_cents: cents(0),
  sku_count: 1,
  ship_to: {
    name: 'Brightway Off-Price',
    line1: '2210 Millrace Road',
    city: 'Columbus',
    state: 'OH',
    postal_code: '43207',
    country: 'US',
  },
  buyer_po_number: null,
  po_document: null,
  packing_shortage: null,
  carrier: null,
  tracking_number: null,
  more_parcels: [],
  allowed_state_transitions: [],
  unread_message_count: 0,
  resale_agreement: null,
  resale_certificate: null,
  open_claims: [],
  refunds: [],
  history: [step('open', 10)],
  purchase_order_products: [
    {
      id: '1',
      quantity: 360,
      unit_cents: cents(920),
      total_cents: cents(331_200),
      images: [],
      manifest_units: null,
      resale_terms: null,
      lot: null,
      product: {
        id: 12,
        seller_id: 7,
        name: 'Organic cotton bear',
        upc: '042171415276',
        sku: null,
        condition: 'new',
      },
    },
  ],
  ...changes,
})

/** Orders as the server answers them, all on one page. */
export const anOrdersDocument = (orders: readonly PurchaseOrder[]): PurchaseOrdersDocument => ({
  data: orders.map((order) => anOrderDocument(order).data),
  included: orders.flatMap((order) => anOrderDocument(order).included),
  meta: { page: 1, per_page: 200, total_pages: 1, total_count: orders.length },
})

export const anOrderDocument = ({
  id,
  purchase_order_products: lines,
  ...attributes
}: PurchaseOrder): PurchaseOrderDocument => ({
  data: {
    type: 'purchase_order',
    id,
    attributes,
    relationships: {
      purchase_order_products: {
        data: lines.map((line) => ({ type: 'purchase_order_product', id: line.id })),
      },
    },
  },
  included: lines.map(({ id: lineId, ...line }) => ({
    type: 'purchase_order_product',
    id: lineId,
    attributes: line,
  })),
})

/** The same order on its way to the buyer. */
export const aShippedOrder = (changes: Partial<PurchaseOrder> = {}) =>
  anOrder({
    status: 'shipped',
    carrier: 'Ridgeway Freight',
    tracking_number: 'RF 7730 1184 20',
    history: [step('open', 10), step('confirm_payment', 11), step('ship', 14, { party: 'seller' })],
    ...changes,
  })
