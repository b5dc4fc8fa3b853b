import type { ShipTo } from '#market/accounts/ship-to.ts'
import { cents, type Cents } from '#market/money.ts'
import type { CsvCell } from '#market/spreadsheets/write-csv.ts'
import type { PurchaseOrder, PurchaseOrderProduct } from './purchase-order-document.ts'
import { purchaseOrderPill } from './purchase-order-status.ts'

/** The heads of the file of a seller's orders. Days are those of UTC. */
export const orderLineHeader = [
  'PO Number',
  'Ordered',
  'Paid',
  'Shipped',
  'Last Updated',
  'Status',
  'Buyer',
  'Ship To',
  'Carrier',
  'Tracking Number',
  'Product',
  'UPC',
  'SKU',
  'Quantity',
  'Unit Price',
  'Line Total',
  'Fee',
  'Net',
]

/** A row for each line of an order, as its seller keeps books. */
export function orderLineCells(order: PurchaseOrder): CsvCell[][] {
  const ofOrder = [
    order.po_number,
    dayOf(order.created_at),
    dayOf(lastly(order, 'confirm_payment')),
    dayOf(lastly(order, 'ship')),
    dayOf(order.updated_at),
    purchaseOrderPill(order.status, 'seller').label,
    order.buyer_name,
    addressLine(order.ship_to),
    order.carrier,
    order.tracking_number,
  ]
  return order.purchase_order_products.map((line) => [...ofOrder, ...lineCells(line)])
}

function lineCells({ product, quantity, unit_cents, total_cents, ...line }: PurchaseOrderProduct) {
  const net = line.net_to_seller ?? total_cents
  return [
    product.name,
    product.upc,
    product.sku,
    quantity,
    dollars(unit_cents),
    dollars(total_cents),
    dollars(cents(total_cents - net)),
    dollars(net),
  ]
}

const lastly = ({ history }: PurchaseOrder, event: string) =>
  history.findLast((step) => step.event === event)?.at

const dayOf = (at: string | undefined) => at?.slice(0, 10) ?? ''

const addressLine = ({ name, line1, line2, city, state, postal_code, country, phone }: ShipTo) =>
  [name, line1, line2, city, `${state} ${postal_code}`, country, phone].filter(Boolean).join(', ')

/** Bare figures, which any spreadsheet reads as a number. */
const dollars = (amount: Cents) => (amount / 100).toFixed(2)
