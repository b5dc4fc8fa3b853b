import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import { DAYS_UNTIL_STUCK } from '#market/staff-orders/order-trouble.ts'
import type { StaffOrder } from '#market/staff-orders/staff-order.ts'
import { dayInWords } from '#market/date-in-words.ts'
import { counted } from '#web/platform/format/numbers.ts'

const DAY = 86_400_000

/** What has not happened yet in each status; in the others an order never counts as stuck. */
const MISSING: Partial<Record<PurchaseOrderStatus, string>> = {
  payment_pending: 'Payment not settled',
  awaiting_shipment: 'Not shipped',
  received: 'Seller not paid out',
  paid_in_full: 'Not completed',
}

/** "Not shipped for 9 days; flagged after 5": why an order counts as stuck, and since when. */
export function stuckWords({ status, updated_at: since, ship_by: day }: StuckOrder, now: Date) {
  if (status === 'awaiting_shipment' && day) return `Not shipped; due by ${dayInWords(day)}`
  const days = Math.floor((now.getTime() - Date.parse(since)) / DAY)
  const missing = MISSING[status] ?? 'Nothing happened'
  return `${missing} for ${counted(days, 'day')}; flagged after ${DAYS_UNTIL_STUCK[status]}`
}
type StuckOrder = Pick<StaffOrder, 'status' | 'updated_at' | 'ship_by'>
