import type { ConnectedAccount } from '#payment-sandbox/connect-objects.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { DEMO_SELLER } from '../trade/deals.ts'
import { insertAll } from './insert-all.ts'
import type { People } from './load-people.ts'
import { seconds } from './sandbox-payments.ts'

type Load = { people: People; now: Date }

/** How the sandbox and its bank take it: the demo's seller, and others with money to be paid. Some are still asked where. */
const ACCOUNTS = [
  { last4: '4242', isReady: true, bank: 'takes' },
  { last4: '0119', isReady: true, bank: 'returns' },
  { last4: '7765', isReady: false, bank: 'takes' },
  { last4: '1881', isReady: true, bank: 'takes' },
] as const
const BANK = 'SANDBOX BANK'
const DUE = ['company.tax_id']

/** Has some sellers connected to the sandbox. The pay run of the last pay day pays them once the server works. */
export async function loadPayouts(tx: Tx, { people, now }: Load) {
  const { id: demoSeller } = people.seller(DEMO_SELLER)
  const sellers = await tx
    .selectFrom('sellers as s')
    .innerJoin('sellerBalances as b', 'b.sellerId', 's.id')
    .select(['s.id', 's.name'])
    .where((row) => row.or([row('s.id', '=', demoSeller), row('b.availableCents', '>', 0)]))
    .orderBy((row) => row('s.id', '<>', demoSeller))
    .orderBy('s.id')
    .limit(ACCOUNTS.length)
    .execute()
  const accounts = sellers.flatMap(({ id: sellerId, name }, at) => {
    const account = ACCOUNTS[at]
    return account ? [{ ...account, sellerId, name, accountId: `acct_demo_${sellerId}` }] : []
  })
  await insertAll(
    tx,
    'payoutAccounts',
    accounts.map(({ sellerId, accountId, isReady, last4 }) => ({
      sellerId,
      method: 'stripe' as const,
      accountId,
      takesTransfers: isReady,
      isPaidOut: true,
      due: isReady ? [] : DUE,
      disabledReason: isReady ? null : 'requirements.past_due',
      accountBank: BANK,
      accountLast4: last4,
    })),
  )
  await insertAll(
    tx,
    'sandboxObjects',
    accounts.map((account) => ({
      id: account.accountId,
      kind: 'account',
      body: atSandbox(account, now),
      createdAt: now,
    })),
  )
}

type Account = Pick<(typeof ACCOUNTS)[number], 'bank' | 'isReady' | 'last4'> & {
  sellerId: number
  name: string
  accountId: string
}

function atSandbox({ accountId: id, name, ...account }: Account, now: Date): ConnectedAccount {
  const due = account.isReady ? [] : DUE
  return {
    id,
    object: 'account',
    business_profile: { name },
    business_type: 'company',
    capabilities: { transfers: account.isReady ? 'active' : 'inactive' },
    charges_enabled: false,
    company: { name },
    controller: {
      fees: { payer: 'application' },
      is_controller: true,
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
      type: 'application',
    },
    country: 'US',
    created: seconds(now),
    default_currency: 'usd',
    details_submitted: true,
    email: null,
    external_accounts: {
      object: 'list',
      data: [
        {
          id: `ba_demo_${account.sellerId}`,
          object: 'bank_account',
          account: id,
          bank_name: BANK,
          country: 'US',
          currency: 'usd',
          default_for_currency: true,
          last4: account.last4,
          status: 'new',
        },
      ],
      has_more: false,
      url: `/v1/accounts/${id}/external_accounts`,
    },
    metadata: { seller_id: String(account.sellerId) },
    payouts_enabled: true,
    requirements: {
      currently_due: due,
      disabled_reason: account.isReady ? null : 'requirements.past_due',
      errors: [],
      eventually_due: due,
      past_due: due,
      pending_verification: [],
    },
    settings: { payouts: { schedule: { interval: 'manual' } } },
    type: 'none',
    bank: account.bank,
  }
}
