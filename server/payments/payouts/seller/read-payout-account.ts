import type { PayoutAccount } from '#market/payouts/payout-api.ts'
import type { Tx } from '#server/platform/database/database.ts'

/** Where a seller is paid, with no more of the account's number than its end. */
export async function readPayoutAccount(tx: Tx, sellerId: number): Promise<PayoutAccount | null> {
  const row = await tx
    .selectFrom('payoutAccounts')
    .select(['method', 'takesTransfers', 'isPaidOut', 'due', 'disabledReason'])
    .select(['accountBank', 'accountLast4', 'bankHolder', 'bankName', 'numberLast4'])
    .where('sellerId', '=', sellerId)
    .executeTakeFirst()
  if (!row) return null
  if (row.method === 'bank')
    return {
      method: 'bank',
      is_ready: true,
      asks_for_details: false,
      is_rejected: false,
      account_holder: row.bankHolder,
      bank_name: row.bankName,
      last4: row.numberLast4,
    }
  return {
    method: 'stripe',
    is_ready: row.takesTransfers && row.isPaidOut,
    asks_for_details: row.due.length > 0,
    is_rejected: row.disabledReason?.startsWith('rejected') ?? false,
    account_holder: null,
    bank_name: row.accountBank,
    last4: row.accountLast4,
  }
}
