import type { LedgerAccount } from './posting.ts'
import type { PayoutPosting } from './postings-of-payout.ts'

type Owed = { orderId: number; owed: number }

/** What an amount meets of what each order owes, the oldest first. What is beyond stands on the last of them. */
export function divideAmongDebts(amount: number, debts: readonly Owed[]) {
  let left = amount
  const parts = debts.map(({ orderId, owed }) => {
    const met = Math.min(left, owed)
    left -= met
    return { orderId, met }
  })
  const last = parts.at(-1)
  if (last) last.met += left
  return parts.filter(({ met }) => met > 0)
}

type Met = {
  from: Extract<LedgerAccount, 'clearing' | 'platform_expense'>
  causeId: string
  kind: 'paid' | 'written off'
  parts: readonly { orderId: number; met: number }[]
}

/** A debt that the seller paid by card, or the platform writes off (section L1). */
export const debtMet = ({ from, causeId, kind, parts }: Met): PayoutPosting => ({
  cause: 'debt',
  causeId,
  kind,
  entries: parts.flatMap(({ orderId, met }) => [
    { account: from, amount: met, orderId },
    { account: 'seller_available' as const, amount: -met, orderId },
  ]),
})
