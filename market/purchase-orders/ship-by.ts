import { businessDaysAfter } from './business-days.ts'
import type { PurchaseOrderStatus } from './purchase-order.ts'

/** This many business days late, an order may be canceled by its buyer. */
export const LATE_DAYS_TO_CANCEL = 5

type Agreed = {
  /** The day of the payment. */
  paidOn: string
  /** The longest of its lots, in business days; null where none says it. */
  leadDays: number | null
  /** Until when its buyer needs the goods, as the seller agreed to. */
  neededBy: string | null
}

/**
 * The day by which an order ships: its lead time after the payment, and no later than it is needed. It is never before the
 * next business day, and null where nothing was agreed (beyond R1). Days are such as `2026-11-26`.
 */
export function shipByOf({ paidOn, leadDays, neededBy }: Agreed) {
  const days = [
    ...(leadDays === null ? [] : [businessDaysAfter(paidOn, leadDays)]),
    ...(neededBy === null ? [] : [later(neededBy, businessDaysAfter(paidOn, 1))]),
  ]
  return days.toSorted()[0] ?? null
}

const later = (one: string, other: string) => (one > other ? one : other)

type Terms = { neededBy: string | null; leadDays: number | null }

/** The first day by which an order that is paid today ships, where its buyer needs it sooner than that. */
export function earliestInstead({ neededBy, leadDays }: Terms, today: string) {
  if (neededBy === null || leadDays === null) return undefined
  const earliest = businessDaysAfter(today, leadDays)
  return neededBy < earliest ? earliest : undefined
}

/** The longest of the lead times that are said. */
export function longestLeadTime(lots: readonly { ships_within?: number | null | undefined }[]) {
  const said = lots.flatMap(({ ships_within: days }) => days ?? [])
  return said.length > 0 ? Math.max(...said) : null
}

type Due = { status: PurchaseOrderStatus; shipBy: string | null }

/** Paid, and not shipped by its day. */
export const isLate = ({ status, shipBy }: Due, today: string) =>
  status === 'awaiting_shipment' && shipBy !== null && shipBy < today

/** Late enough that its buyer may cancel it. */
export const mayBuyerCancel = (order: Due, today: string) =>
  isLate(order, today) && cancelableFrom(order.shipBy ?? today) <= today

/** The first day on which its buyer may cancel an order that has not shipped by that day. */
export const cancelableFrom = (shipBy: string) => businessDaysAfter(shipBy, LATE_DAYS_TO_CANCEL)

/** Which reminder its seller gets on that day, if any: on the last business day before, and on the day itself. */
export function shipReminder({ status, shipBy }: Due, today: string) {
  if (status !== 'awaiting_shipment' || shipBy === null || shipBy < today) return undefined
  if (shipBy === today) return 'today'
  return businessDaysAfter(today, 1) >= shipBy ? 'next' : undefined
}
