import {
  accountLink,
  connectedAccount,
  shownConnected,
  type ConnectedAccount,
} from '../connect-objects.ts'
import { newId } from '../new-id.ts'
import type { Books } from '../sandbox.ts'
import { lockObject, saveObject } from '../sandbox-store.ts'
import { recordEventAt } from './record-event.ts'

export type Outcome = 'ready' | 'restricted' | 'payouts_disabled' | 'bank_returns' | 'rejected'
export type Answers = { companyName: string; last4: string; outcome: Outcome }

/** A seller answers what the provider asked. False where the link was used, or its time is up. */
export async function onboardSeller(books: Books, linkId: string, answers: Answers) {
  const link = await lockObject(books.tx, accountLink, linkId)
  if (!link || link.used || link.expires_at <= books.now) return false
  await saveObject(books.tx, { ...link, used: true })
  await answerFor(books, link.account, answers)
  return true
}

/** The same without a page, for tests. */
export async function answerFor(books: Books, accountId: string, answers: Answers) {
  const { companyName, last4, outcome } = answers
  await changeAccount(books, accountId, (kept) => ({
    ...kept,
    business_profile: { name: companyName },
    company: { name: companyName },
    details_submitted: true,
    external_accounts: { ...kept.external_accounts, data: [bankOf(accountId, last4)] },
    ...STANDINGS[outcome],
  }))
}

type Standing = Pick<ConnectedAccount, 'bank' | 'capabilities' | 'payouts_enabled' | 'requirements'>

/** The bank sent money back: nothing goes there before the seller names another. */
export const closeBank = (books: Books, accountId: string) =>
  changeAccount(books, accountId, (kept) => ({
    ...kept,
    external_accounts: {
      ...kept.external_accounts,
      data: kept.external_accounts.data.map((bank) => ({ ...bank, status: 'errored' })),
    },
    payouts_enabled: false,
    requirements: asking(['external_account'], 'requirements.past_due'),
  }))

/** The provider wants nothing to do with this seller any more. */
export const rejectSeller = (books: Books, accountId: string) =>
  changeAccount(books, accountId, (kept) => ({ ...kept, ...STANDINGS.rejected }))

async function changeAccount(
  books: Books,
  accountId: string,
  change: (kept: ConnectedAccount) => ConnectedAccount,
) {
  const kept = await lockObject(books.tx, connectedAccount, accountId)
  if (!kept) return
  const changed = change(kept)
  await saveObject(books.tx, changed)
  const about = shownConnected(changed)
  await recordEventAt(books, accountId, { type: 'account.updated', about })
}

const asking = (
  due: string[],
  disabled: string | null = null,
): ConnectedAccount['requirements'] => ({
  currently_due: due,
  disabled_reason: disabled,
  errors: [],
  eventually_due: due,
  past_due: due,
  pending_verification: [],
})

const READY: Standing = {
  bank: 'takes',
  capabilities: { transfers: 'active' },
  payouts_enabled: true,
  requirements: asking([]),
}

const STANDINGS: Record<Outcome, Standing> = {
  ready: READY,
  bank_returns: { ...READY, bank: 'returns' },
  restricted: {
    ...READY,
    capabilities: { transfers: 'inactive' },
    requirements: asking(['company.tax_id'], 'requirements.past_due'),
  },
  payouts_disabled: {
    ...READY,
    payouts_enabled: false,
    requirements: asking(['company.verification.document'], 'requirements.past_due'),
  },
  rejected: {
    ...READY,
    capabilities: { transfers: 'inactive' },
    payouts_enabled: false,
    requirements: asking([], 'rejected.fraud'),
  },
}

const bankOf = (
  accountId: string,
  last4: string,
): ConnectedAccount['external_accounts']['data'][number] => ({
  id: newId('ba'),
  object: 'bank_account',
  account: accountId,
  bank_name: 'SANDBOX BANK',
  country: 'US',
  currency: 'usd',
  default_for_currency: true,
  last4,
  status: 'new',
})
