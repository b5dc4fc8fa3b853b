import { shownPayout, type BankPayout } from '../connect-objects.ts'
import { newId } from '../new-id.ts'
import { ProviderError } from '../provider-error.ts'
import type { Books } from '../sandbox.ts'
import { lockBalance, sellerBalance } from '../sandbox-balance-store.ts'
import { saveObject } from '../sandbox-store.ts'
import type { PayoutParams } from './connect-params.ts'
import { accountOf } from './create-account.ts'
import { recordEventAt } from './record-event.ts'

/** Short enough to watch; real banks take two business days. */
const BANK_SECONDS = 60

/** From a seller's account to its bank. */
export async function payOut(books: Books, accountId: string, params: PayoutParams) {
  const { tx, now } = books
  const seller = await accountOf(tx, accountId)
  const [bank] = seller.external_accounts.data
  if (!seller.payouts_enabled || !bank) {
    throw new ProviderError(
      "Payouts have been disabled on the account. Check the account's status to see if it's disabled or if payouts are disabled.",
      400,
      { code: 'payouts_not_allowed' },
    )
  }
  await lockBalance(tx, accountId)
  await requireBalance(books, accountId, params.amount)
  const made: BankPayout = {
    id: newId('po'),
    object: 'payout',
    account: accountId,
    amount: params.amount,
    arrival_date: now + BANK_SECONDS,
    automatic: false,
    created: now,
    currency: params.currency,
    destination: bank.id,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: params.metadata,
    method: 'standard',
    source_type: 'card',
    status: 'pending',
    type: 'bank_account',
  }
  await saveObject(tx, made)
  const about = shownPayout(made)
  await recordEventAt(books, accountId, { type: 'payout.created', about })
  return about
}

async function requireBalance({ tx, sandbox, now }: Books, accountId: string, amount: number) {
  const { settleSeconds } = sandbox.faults
  const { available } = await sellerBalance(tx, accountId, { now, settleSeconds })
  if (available >= amount) return
  throw new ProviderError(
    'You have insufficient funds in your Stripe account for this transfer. Your card balance is too low. You can use the /v1/balance endpoint to view your Stripe balance.',
    400,
    { code: 'balance_insufficient' },
  )
}
