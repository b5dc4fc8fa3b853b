import { transact } from '#server/platform/database/transact.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { BankPayout } from '../provider.ts'
import { endPayout, payoutPaid } from './end-payout.ts'
import { lockPayout } from './find-payout.ts'
import { sendPayoutNews } from './payout-news.ts'
import { publishPayouts } from './publish-payouts.ts'

/** Keeps where the money of a payout is, as the provider says; what one that ended says no longer counts. */
export async function keepBankPayout({ db, terms }: PaymentDeps, id: number, made: BankPayout) {
  const { publicUrl } = terms
  await transact(db, async (tx) => {
    const payout = await lockPayout(tx, id)
    if (payout.providerPayoutId !== null && payout.providerPayoutId !== made.id) return
    if (payout.status === 'begun') {
      await tx
        .updateTable('payouts')
        .set({
          status: 'sent',
          providerPayoutId: made.id,
          sentAt: made.createdAt,
          arrivesAt: made.arrivesAt,
          problem: null,
        })
        .where('id', '=', id)
        .execute()
      await publishPayouts(tx, payout.sellerId)
      if (made.status === 'pending')
        await sendPayoutNews(
          { tx, publicUrl },
          { ...payout, kind: 'sent', arrivesAt: made.arrivesAt },
        )
    }
    if (made.status === 'paid') await payoutPaid({ tx, publicUrl }, id)
    if (made.status === 'failed')
      await endPayout({ tx, publicUrl }, id, {
        status: 'returned',
        problem: made.failure ?? 'returned',
      })
  })
}
