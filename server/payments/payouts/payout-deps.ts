import type { Weekday } from '#market/payouts/pay-runs.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { PaymentDeps } from '../payment-deps.ts'

/** What paying sellers needs besides the card provider. */
export type PayoutDeps = PaymentDeps & {
  /** For the numbers of bank accounts. */
  seal: Seal
  payoutDays: readonly Weekday[]
  claimWindowDays: number
  sellerDebtLimitCents: number
}
