import { bankPayout, connectedAccount, shownPayout, type BankPayout } from '../connect-objects.ts'
import { unix, withBooks, type Books, type Sandbox } from '../sandbox.ts'
import { payoutIdsDue } from '../sandbox-balance-store.ts'
import { findObject, lockObject, saveObject } from '../sandbox-store.ts'
import { closeBank } from './onboard-seller.ts'
import { recordEventAt } from './record-event.ts'

/** Banks decide on the payouts whose day has come. */
export async function settlePayouts(sandbox: Sandbox) {
  for (const id of await payoutIdsDue(sandbox.db, unix(sandbox.clock())))
    await withBooks(sandbox, (books) => decide(books, id))
}

async function decide(books: Books, id: string) {
  const due = await findObject(books.tx, bankPayout, id)
  const seller = due && (await findObject(books.tx, connectedAccount, due.account))
  return seller?.bank === 'returns' ? returnPayout(books, id) : creditPayout(books, id)
}

/** The bank credits it. */
export async function creditPayout(books: Books, id: string) {
  const sent = await lockObject(books.tx, bankPayout, id)
  if (sent?.status !== 'pending') return false
  await change(books, { ...sent, status: 'paid' }, 'payout.paid')
  return true
}

/** The bank sends it back, which it may also do after it said that it had credited it. */
export async function returnPayout(books: Books, id: string, code = 'account_closed') {
  const sent = await lockObject(books.tx, bankPayout, id)
  if (!sent || sent.status === 'failed') return false
  const failure_message = MESSAGES[code] ?? 'The bank could not process this transfer.'
  const failed: BankPayout = { ...sent, status: 'failed', failure_code: code, failure_message }
  await change(books, failed, 'payout.failed')
  await closeBank(books, sent.account)
  return true
}

async function change(books: Books, after: BankPayout, type: 'payout.paid' | 'payout.failed') {
  const about = shownPayout(after)
  await saveObject(books.tx, after)
  await recordEventAt(books, after.account, { type: 'payout.updated', about })
  await recordEventAt(books, after.account, { type, about })
}

const MESSAGES: Record<string, string> = {
  account_closed: 'The bank account has been closed.',
  no_account: 'The bank account could not be located.',
}
