import type { OrderMoney } from '#market/payouts/order-money-list.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import { calendarDay } from '#web/platform/format/calendar-day.ts'

type Order = Pick<
  OrderMoney,
  'place' | 'amount_cents' | 'available_on' | 'is_disputed' | 'is_claimed' | 'status'
>

/** When the money of an order can be paid out, or what it waits for. */
export function availableWords(order: Order, today: string): string {
  if (order.place === 'paid' || order.place === 'in_flight') return 'Paid out'
  if (order.place === 'came_back') return 'Made available again'
  if (order.amount_cents < 0) return 'Met by your next sales'
  if (order.is_disputed) return 'Once the chargeback is decided'
  if (order.place === 'available') return 'Now'
  if (order.is_claimed) return 'Once the claim is closed'
  if (order.available_on !== null) return availableOnWords(order.available_on, today)
  return waits[order.status]
}

/** A day that has come is kept within the hour. */
export const availableOnWords = (day: string, today: string) =>
  day > today ? `On ${calendarDay(day)}` : 'Within the hour'

const afterReceipt = 'Once your buyer has received it and had time to complain'
const waits: Record<PurchaseOrderStatus, string> = {
  awaiting_initial_payment: 'Once it is paid',
  payment_pending: 'Once it is paid',
  requires_payment_action: 'Once it is paid',
  awaiting_shipment: 'Ship it first',
  shipped: afterReceipt,
  received: 'Once your buyer had time to complain',
  paid_in_full: 'Within the hour',
  completed: 'Within the hour',
  canceled: 'Within the hour',
}
