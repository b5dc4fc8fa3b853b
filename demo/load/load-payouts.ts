import type { ConnectedAccount } from '#payment-sandbox/connect-objects.ts'
import { paying } from '#server/payments/payouts/payout-jobs.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { DEMO_SELLER } from '../trade/deals.ts'
import { insertAll } from './insert-all.ts'
import type { People } from './load-people.ts'
import { seconds } from './sandbox-payments.ts'

type Load = { people: People; now: Date }

/** Who is paid through the sandbox, and how its bank or the sandbox takes it. The others are still asked where. */
const ACCOUNTS = [
  { seller: DEMO_SELLER, last4: '4242', isReady: true, bank: 'takes', isPaid: false },
  { seller: DEMO_SELLER + 1, last4: '1881', isReady: true, bank: 'takes', isPaid: true },
  { seller: DEMO_SELLER + 2, last4: '0119', isReady: true, bank: 'returns', isPaid: true },
  { seller: DEMO_SELLER + 3, last4: '7765', isReady: false, bank: 'takes', isPaid: false },
] as const
const BANK = 'SANDBOX BANK'
const DUE = ['company.tax_id']

/**
 * Has some sellers connected to the sandbox. Two are paid as soon as the server works: one gets its money within a minute,
 * the other's bank returns it. The demo's seller waits for the next pay run.
 */
export async function loadPayouts(tx: Tx, { people, now }: Load) {
  const accounts = await Promise.all(
    ACCOUNTS.map(async ({ seller, ...rest }) => {
      const { id: sellerId } = people.seller(seller)
      const { name } = await tx
        .selectFrom('sellers')
        .select('name')
        .where('id', '=', sellerId)
        .executeTakeFirstOrThrow()
      return { ...rest, sellerId, name, accountId: `acct_demo_${sellerId}` }
    }),
  )
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
  const sellerIds = accounts.flatMap(({ isPaid, sellerId }) => (isPaid ? [sellerId] : []))
  await enqueue(tx, paying, { until: now.toISOString(), sellerIds, begunBy: null })
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
