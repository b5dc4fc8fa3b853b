import type { SellerViewer } from '#market/accounts/viewer.ts'
import { cents, formatUsd } from '#market/money.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Terms } from '#server/settings/terms.ts'

/** A seller that owes more than it may accepts nothing before that is met or paid (section L2). */
export async function refuseInDebt(
  tx: Tx,
  { sellerId }: Pick<SellerViewer, 'sellerId'>,
  { sellerDebtLimitCents }: Terms,
) {
  if (sellerDebtLimitCents === undefined) return
  const balance = await tx
    .selectFrom('sellerBalances')
    .select('availableCents')
    .where('sellerId', '=', sellerId)
    .executeTakeFirst()
  const debt = -(balance?.availableCents ?? 0)
  if (debt > sellerDebtLimitCents)
    throw new Refusal(
      `You owe Lotline ${formatUsd(cents(debt))}. Offers can be accepted again once it is paid; see Payouts.`,
      409,
    )
}
