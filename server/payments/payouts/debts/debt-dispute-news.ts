import type { DisputeStatus } from '#market/purchase-orders/dispute.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { FoundDispute } from '../../provider.ts'
import { notifyOfDispute } from '../../notify-of-dispute.ts'

const NEXT: Record<DisputeStatus, string> = {
  warning: 'No money has left yet. Ask the seller whether the payment was its own.',
  open: 'The bank took the payment back, so the seller owes it again. Answer the bank at the card provider.',
  won: 'The payment counts again.',
  lost: 'The payment is gone for good. The seller still owes it.',
  closed: 'No action is needed.',
}

/** Tells every administrator what the bank of a seller says of a payment of its debt. */
export async function sendDebtDisputeNews(
  deps: { tx: Tx; publicUrl: string },
  sellerId: number,
  dispute: FoundDispute,
) {
  const { name } = await deps.tx
    .selectFrom('sellers')
    .select('name')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  await notifyOfDispute(deps, dispute, {
    subject: `Balance paid by ${name}`,
    path: `/admin/sellers/${sellerId}`,
    action: 'View seller',
    next: NEXT,
  })
}
