import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { unlessUnknownToProvider, type PaymentEvent } from '../provider.ts'
import { readAccountAgain } from './accounts/read-account-again.ts'
import { keepBankPayout } from './keep-bank-payout.ts'
import { keepTransfers } from './keep-transfers.ts'

type Then = (tx: Tx) => Promise<unknown>

/** Whether an event is about paying sellers. */
export const isAboutPayouts = ({ type, bankPayoutId, transferId }: PaymentEvent) =>
  Boolean(bankPayoutId ?? transferId) || type.startsWith('account.')

/** What it says is not believed: the payout, the transfer or the account is read. */
export async function settlePayoutEvent(deps: PaymentDeps, event: PaymentEvent, then: Then) {
  const { accountId, bankPayoutId, transferId } = event
  if (accountId && bankPayoutId) await settleBankPayout(deps, accountId, bankPayoutId)
  else if (accountId && transferId) await settleTransfer(deps, transferId)
  else if (accountId) await readAccountAgain(deps, accountId)
  await transact(deps.db, then)
}

async function settleBankPayout(deps: PaymentDeps, accountId: string, bankPayoutId: string) {
  const made = await deps.provider
    .readBankPayout(accountId, bankPayoutId)
    .catch(unlessUnknownToProvider)
  if (!made) return
  const ours = await deps.db
    .selectFrom('payouts')
    .select('id')
    .where('accountId', '=', accountId)
    .where((row) =>
      row.or([row('providerPayoutId', '=', made.id), row('id', '=', Number(made.payoutId) || 0)]),
    )
    .executeTakeFirst()
  if (ours) await keepBankPayout(deps, ours.id, made)
}

/** Transfers that staff take back on the provider's own pages. */
async function settleTransfer(deps: PaymentDeps, transferId: string) {
  const known = await deps.db
    .selectFrom('payoutOrders as o')
    .innerJoin('payouts as p', 'p.id', 'o.payoutId')
    .select(['p.id', 'p.accountId', 'p.begunAt'])
    .where('o.transferId', '=', transferId)
    .executeTakeFirst()
  if (known?.accountId) await keepTransfers(deps, { ...known, accountId: known.accountId })
}
