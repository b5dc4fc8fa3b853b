import type { Approvables } from './approvals/approvable.ts'
import type { ApprovalDeps } from './approvals/approval-deps.ts'
import { endOvertakenApprovals } from './approvals/end-overtaken.ts'
import { expireApprovals } from './approvals/expire-approvals.ts'
import { approvableWriteOff } from './payments/payouts/debts/approvable-write-off.ts'
import type { Terms } from './settings/terms.ts'
import { approvableRefund } from './staff-orders/approvable-refund.ts'
import { approvablePart } from './staff-orders/refunds-in-part/approvable-part.ts'
import { approvableFee } from './staff-sellers/approvable-fee.ts'

/** Every act that may wait for a second administrator, by the feature that carries it out. */
export const approvablesWith = (terms: Terms): Approvables => ({
  refund: approvableRefund(terms),
  partial_refund: approvablePart(terms),
  fee: approvableFee(terms),
  write_off: approvableWriteOff,
})

/** Ends what nobody approved in time, and what can't be done any more as it was asked. */
export async function endApprovals({ db, terms }: Pick<ApprovalDeps, 'db' | 'terms'>) {
  await expireApprovals({ db, terms })
  await endOvertakenApprovals({ db, terms, approvables: approvablesWith(terms) })
}
