import type { PayoutAccount } from '#market/payouts/payout-api.ts'
import type { PillColour } from '#web/platform/ui/Pill.tsx'

type Words = { words: string; pill: { words: string; colour: PillColour } }

/** How a place to be paid stands; `isReturning` while what Stripe makes of it is on its way. */
export function accountWords(account: PayoutAccount, { isReturning = false } = {}): Words {
  if (account.method === 'bank')
    return {
      words: 'We transfer your payouts to this account.',
      pill: { words: 'Ready', colour: 'green' },
    }
  if (account.is_rejected)
    return {
      words: 'Stripe doesn’t pay out to this account. Use bank details instead, or contact us.',
      pill: { words: 'Closed by Stripe', colour: 'red' },
    }
  if (account.is_ready)
    return {
      words: 'Your payouts go through Stripe, which sends them to your bank.',
      pill: { words: 'Ready', colour: 'green' },
    }
  if (account.asks_for_details && !isReturning)
    return {
      words: 'Stripe needs a few more details before it can pay you.',
      pill: { words: 'Details missing', colour: 'yellow' },
    }
  return {
    words: 'Stripe is checking your details. This usually takes a few minutes.',
    pill: { words: 'Being checked', colour: 'gray' },
  }
}
