import { businessDaysAfter } from './business-days.ts'

// Concealed damage is reported to a carrier within five business days of delivery.
const REMINDED_AFTER = [1, 3] as const

type Received = {
  /** Such as `2026-11-26`. */
  receivedOn: string
  /** The business days in which problems are reported. */
  windowDays: number
}

/** The last day on which a problem with what arrived can be reported. */
export const reportBy = ({ receivedOn, windowDays }: Received) =>
  businessDaysAfter(receivedOn, windowDays)

/** Which reminder to inspect the goods their buyer gets on that day, if any: the business day that it is after receipt. */
export const inspectReminder = (received: Received, today: string) =>
  today <= reportBy(received)
    ? REMINDED_AFTER.find((days) => businessDaysAfter(received.receivedOn, days) === today)
    : undefined
