import type { Cents } from '#market/money.ts'
import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import type { CsvCell } from '#market/spreadsheets/write-csv.ts'
import type { StaffOrder } from './staff-order.ts'

const COLUMNS: readonly (readonly [head: string, cell: (order: StaffOrder) => CsvCell])[] = [
  ['PO Number', (order) => order.po_number],
  ['Ordered (UTC)', (order) => minuteOf(order.created_at)],
  ['Status', (order) => purchaseOrderPill(order.status, 'staff').label],
  ['In status since (UTC)', (order) => minuteOf(order.updated_at)],
  ['Stuck', (order) => (order.is_stuck ? 'yes' : 'no')],
  ['Buyer', (order) => order.buyer_name],
  ['Seller', (order) => order.seller_name],
  ['SKUs', (order) => order.sku_count],
  ['Units', (order) => order.total_units],
  ['Total', (order) => dollars(order.total_cents)],
  ['Fee', (order) => dollars(order.fee_cents)],
  ['Net to seller', (order) => dollars(order.total_net_to_seller)],
  ['Buyer PO Number', (order) => order.buyer_po_number],
  ['Assignee', (order) => order.assignee?.name ?? ''],
  ['Refunded', (order) => dollars(order.refunded_cents)],
]

/** The file of the orders of all: a row for each. */
export const staffOrderSheet = {
  header: COLUMNS.map(([head]) => head),
  cells: (order: StaffOrder) => COLUMNS.map(([, cell]) => cell(order)),
}

/** As spreadsheets read a time: "2026-11-27 14:05". */
const minuteOf = (at: string) => at.slice(0, 16).replace('T', ' ')

/** Bare figures, which any spreadsheet reads as a number. */
const dollars = (amount: Cents) => (amount / 100).toFixed(2)
