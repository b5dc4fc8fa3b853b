import { connectedAccount, shownConnected, type ConnectedAccount } from '../connect-objects.ts'
import { newId } from '../new-id.ts'
import { ProviderError } from '../provider-error.ts'
import type { Books } from '../sandbox.ts'
import { findObject, saveObject } from '../sandbox-store.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { AccountParams } from './connect-params.ts'

/** An account that nobody has answered anything for yet. */
export async function createAccount({ tx, now }: Books, params: AccountParams) {
  const id = newId('acct')
  const { controller, company, business_profile: profile } = params
  const opened: ConnectedAccount = {
    id,
    object: 'account',
    business_profile: { name: profile.name ?? null },
    business_type: params.business_type,
    capabilities: { transfers: 'inactive' },
    charges_enabled: false,
    company: { name: company.name ?? null },
    controller: {
      ...controller,
      is_controller: true,
      requirement_collection: 'stripe',
      type: 'application',
    },
    country: params.country,
    created: now,
    default_currency: 'usd',
    details_submitted: false,
    email: params.email ?? null,
    external_accounts: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/accounts/${id}/external_accounts`,
    },
    metadata: params.metadata,
    payouts_enabled: false,
    requirements: {
      currently_due: UNANSWERED,
      disabled_reason: 'requirements.past_due',
      errors: [],
      eventually_due: UNANSWERED,
      past_due: UNANSWERED,
      pending_verification: [],
    },
    settings: params.settings,
    type: 'none',
    bank: 'takes',
  }
  await saveObject(tx, opened)
  return shownConnected(opened)
}

const UNANSWERED = ['company.tax_id', 'external_account', 'tos_acceptance.date']

/** An account of somebody else is as unknown as one that never was. */
export async function accountOf(db: Database, id: string) {
  const kept = await findObject(db, connectedAccount, id)
  if (kept) return kept
  throw new ProviderError(
    `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
    403,
    { code: 'account_invalid' },
  )
}
