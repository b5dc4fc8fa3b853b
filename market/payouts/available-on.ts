import { businessDaysAfter } from '#market/purchase-orders/business-days.ts'

const DAY_MS = 86_400_000

/** The day on which the money of an order that arrived becomes available: the first after its claim window (section L2). */
export function availableOn(receivedOn: string, claimWindowDays: number) {
  const last = businessDaysAfter(receivedOn, claimWindowDays)
  return new Date(Date.parse(last) + DAY_MS).toISOString().slice(0, 10)
}
