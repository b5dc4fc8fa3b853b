import type { Message } from '#market/messages/message.ts'
import type { paymentsOf } from '#server/payments/payments-of.ts'
import type { orderSheet } from '#server/purchase-orders/pdf/order-sheet.ts'
import type { historyOf } from '../find-staff-order.ts'

/** What the evidence is made of, next to the order itself. */
export type EvidenceFacts = Parameters<typeof orderSheet>[1] & {
  /** Of the turns, in their order. */
  digests: readonly (string | null)[]
  history: Awaited<ReturnType<typeof historyOf>>
  messages: readonly Message[]
  payments: Awaited<ReturnType<typeof paymentsOf>>
}
