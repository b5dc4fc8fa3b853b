import type { Approvables } from './approvals/approvable.ts'
import { approvableWriteOff } from './payments/payouts/debts/approvable-write-off.ts'
import type { Terms } from './settings/terms.ts'
import { approvableRefund } from './staff-orders/approvable-refund.ts'
import { approvableFee } from './staff-sellers/approvable-fee.ts'

/** Every act that may wait for a second administrator, by the feature that carries it out. */
export const approvablesWith = (terms: Terms): Approvables => ({
  refund: approvableRefund(terms),
  fee: approvableFee(terms),
  write_off: approvableWriteOff,
})
