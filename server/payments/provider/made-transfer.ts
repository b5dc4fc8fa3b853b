import type { Stripe } from 'stripe'
import { cents, type Cents } from '#market/money.ts'
import { markOf, ownId } from './site-mark.ts'

/** Money that was sent to the account of a seller. */
export type MadeTransfer = {
  id: string
  accountId: string
  /** Ours; null for what somebody sent by hand. */
  payoutId: string | null
  orderId: string | null
  amount: Cents
  reversed: Cents
  createdAt: Date
}

export type TransferRequest = {
  accountId: string
  /** Where its money comes from; null: from what is available. */
  chargeId: string | null
  amount: Cents
  payoutId: number
  orderId: number | null
  idempotencyKey: string
}

/** The group says which payout it is of. The provider keeps it only where no charge is named. */
export const transferParams = (
  { accountId, chargeId, amount, payoutId, orderId }: TransferRequest,
  site: string | undefined,
): Stripe.TransferCreateParams => ({
  amount,
  currency: 'usd',
  destination: accountId,
  ...(chargeId !== null && { source_transaction: chargeId }),
  transfer_group: `payout-${payoutId}`,
  metadata: {
    payout_id: String(payoutId),
    ...(orderId !== null && { order_id: String(orderId) }),
    ...markOf(site),
  },
})

export function madeTransfer(made: Stripe.Transfer, site: string | undefined): MadeTransfer {
  const { destination, metadata } = made
  return {
    id: made.id,
    accountId: typeof destination === 'string' ? destination : (destination?.id ?? ''),
    payoutId: ownId('payout_id', metadata, site),
    orderId: ownId('order_id', metadata, site),
    amount: cents(made.amount),
    reversed: cents(made.amount_reversed),
    createdAt: new Date(made.created * 1000),
  }
}
