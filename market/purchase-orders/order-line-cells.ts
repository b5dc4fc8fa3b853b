import type { Party } from '#market/accounts/viewer.ts'
import { addressLines, type ShipTo } from '#market/accounts/ship-to.ts'
import { cents, sum, type Cents } from '#market/money.ts'
import { conditionWords } from '#market/products/product-condition.ts'
import type { CsvCell } from '#market/spreadsheets/write-csv.ts'
import { receivingWords } from '#market/ship-to-addresses/ship-to-address.ts'
import { counterpartyOf } from './counterparty.ts'
import type { PurchaseOrder, PurchaseOrderProduct } from './purchase-order-document.ts'
import { parcelsOf } from './parcel.ts'
import { refundedOfLines } from './refunded-of-lines.ts'
import { purchaseOrderPill } from './purchase-order-status.ts'

/** The column headers of an export of orders. Days are in UTC. */
export const orderLineHeader = (viewer: Party) => [
  'PO Number',
  'Ordered',
  'Paid',
  'Shipped',
  'Last Updated',
  'Status',
  viewer === 'seller' ? 'Buyer' : 'Seller',
  'Ship To',
  'Carrier',
  'Tracking Number',
  'Product',
  'UPC',
  'SKU',
  'Condition',
  'Quantity',
  'Unit Price',
  'Line Total',
  ...(viewer === 'seller' ? ['Fee', 'Net'] : []),
  'Buyer PO Number',
  'Receiving',
  'Refunded',
]

/** A row for each line of an order, as books are kept; fee and net are the seller's alone (decision C8). */
export function orderLineCells(order: PurchaseOrder, viewer: Party): CsvCell[][] {
  const parcels = parcelsOf(order)
  const ofOrder = [
    order.po_number,
    dayOf(order.created_at),
    dayOf(lastly(order, 'confirm_payment')),
    dayOf(lastly(order, 'ship')),
    dayOf(order.updated_at),
    purchaseOrderPill(order.status, viewer).label,
    counterpartyOf(order, viewer),
    addressLine(order.ship_to),
    parcels.map(({ carrier }) => carrier).join('; ') || null,
    parcels.map(({ tracking_number: number }) => number).join('; ') || null,
  ]
  const refunded = refundedOfLines(order)
  const row = (cells: CsvCell[], net: CsvCell[], back: Cents) => [
    ...ofOrder,
    ...cells,
    ...(viewer === 'seller' ? net : []),
    order.buyer_po_number,
    receivingWords(order.ship_to).join(', '),
    dollars(back),
  ]
  const { freight_cents: freight } = order
  return [
    ...order.purchase_order_products.map((line, at) =>
      row(lineCells(line), sellerCells(line), refunded[at] ?? cents(0)),
    ),
    ...(freight === null
      ? []
      : [row(freightCells(freight), [dollars(cents(0)), dollars(freight)], freightBack(order))]),
  ]
}

/** A row of its own, so that the rows of an order add up to it. */
const freightCells = (freight: Cents): CsvCell[] => [
  'Freight',
  null,
  null,
  null,
  null,
  null,
  dollars(freight),
]

// The goods are given back before the freight is.
const freightBack = (order: PurchaseOrder) =>
  cents(Math.max(0, order.refunded_cents - sum(refundedOfLines(order))))

function lineCells({ product, quantity, unit_cents, total_cents }: PurchaseOrderProduct) {
  return [
    product.name,
    product.upc,
    product.sku,
    conditionWords[product.condition],
    quantity,
    dollars(unit_cents),
    dollars(total_cents),
  ]
}

function sellerCells({ total_cents, net_to_seller: net = total_cents }: PurchaseOrderProduct) {
  return [dollars(cents(total_cents - net)), dollars(net)]
}

const lastly = ({ history }: PurchaseOrder, event: string) =>
  history.findLast((step) => step.event === event)?.at

const dayOf = (at: string | undefined) => at?.slice(0, 10) ?? ''

const addressLine = (address: ShipTo) => addressLines(address).join(', ')

/** Bare figures, which any spreadsheet reads as a number. */
const dollars = (amount: Cents) => (amount / 100).toFixed(2)
