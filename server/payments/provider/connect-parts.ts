import { Stripe } from 'stripe'
import { cents, type Cents } from '#market/money.ts'
import { asking, unlessUnknownToProvider } from './ask-provider.ts'
import { bankPayout, type BankPayout } from './bank-payout.ts'
import {
  accountParams,
  connectedAccount,
  type AccountRequest,
  type ConnectedAccount,
} from './connected-account.ts'
import {
  madeTransfer,
  transferParams,
  type MadeTransfer,
  type TransferRequest,
} from './made-transfer.ts'
import { PAYOUTS } from './refused-payout.ts'
import type { Refused } from './refused.ts'
import { markIn, markOf } from './site-mark.ts'

type LinkRequest = { accountId: string; returnUrl: string; refreshUrl: string }
type ReversalRequest = { transferId: string; amount: Cents; idempotencyKey: string }
type PayoutRequest = {
  accountId: string
  amount: Cents
  payoutId: number
  idempotencyKey: string
}

/** The part of the card provider that pays sellers. The same key with the same request does a thing once. */
export type ConnectParts = {
  createAccount(request: AccountRequest): Promise<ConnectedAccount>
  /** Where a seller answers what is due; it opens once, for some minutes. */
  onboardingLink(request: LinkRequest): Promise<string>
  readAccount(accountId: string): Promise<ConnectedAccount>
  /** What may be sent now from the platform's balance; below zero it is owed. */
  availableBalance(): Promise<Cents>
  /** The charge of a payment, which a transfer names as its source. */
  chargeOf(paymentIntentId: string): Promise<string | null>
  transfer(request: TransferRequest): Promise<MadeTransfer>
  reverseTransfer(request: ReversalRequest): Promise<MadeTransfer>
  /** Without `among` every transfer there ever was is looked through. */
  transfersOf(
    payoutId: number,
    among?: { accountId: string; since: Date },
  ): AsyncIterable<MadeTransfer>
  /** Without those of other sites on the same account. */
  listTransfers(since: Date): AsyncIterable<MadeTransfer>
  /** Sends what was transferred from the seller's account to its bank. */
  payOut(request: PayoutRequest): Promise<BankPayout>
  readBankPayout(accountId: string, id: string): Promise<BankPayout>
  listBankPayouts(accountId: string, since: Date): AsyncIterable<BankPayout>
}

const PAGE = 100

type Tell = (refused: Refused) => Promise<void>

export function connectParts(stripe: Stripe, tell: Tell, site: string | undefined): ConnectParts {
  const { accounts, accountLinks, balance, paymentIntents, transfers, payouts } = stripe
  const { ask, find, askEach } = asking(tell, PAYOUTS)

  async function createAccount(request: AccountRequest) {
    const { idempotencyKey } = request
    const params = accountParams(request, site)
    // The provider takes fewer addresses than we do, and asks the seller for one.
    const made = accounts.create(params, { idempotencyKey }).catch((error: unknown) => {
      if (!isAboutEmail(error)) throw error
      const { email: _, ...others } = params
      return accounts.create(others, { idempotencyKey: `${idempotencyKey}-no-email` })
    })
    return connectedAccount(await ask(made))
  }

  async function onboardingLink({ accountId, returnUrl, refreshUrl }: LinkRequest) {
    const link = accountLinks.create({
      account: accountId,
      type: 'account_onboarding',
      collection_options: { fields: 'eventually_due' },
      return_url: returnUrl,
      refresh_url: refreshUrl,
    })
    return (await find(link)).url
  }

  const readAccount = async (accountId: string) =>
    connectedAccount(await find(accounts.retrieve(accountId)))

  async function availableBalance() {
    const { available } = await ask(balance.retrieve())
    return cents(available.find(({ currency }) => currency === 'usd')?.amount ?? 0)
  }

  async function chargeOf(paymentIntentId: string) {
    const intent = await find(paymentIntents.retrieve(paymentIntentId)).catch(
      unlessUnknownToProvider,
    )
    const charge = intent?.latest_charge ?? null
    return typeof charge === 'string' ? charge : (charge?.id ?? null)
  }

  async function transfer(request: TransferRequest) {
    const { idempotencyKey } = request
    return madeTransfer(
      await ask(transfers.create(transferParams(request, site), { idempotencyKey })),
      site,
    )
  }

  async function reverseTransfer({ transferId, amount, idempotencyKey }: ReversalRequest) {
    const params = { amount, metadata: markOf(site), expand: ['transfer'] }
    const made = await ask(transfers.createReversal(transferId, params, { idempotencyKey }))
    if (typeof made.transfer === 'string')
      return madeTransfer(await find(transfers.retrieve(made.transfer)), site)
    return madeTransfer(made.transfer, site)
  }

  // Not by its group: a transfer from a charge is in the group of that charge.
  async function* transfersOf(payoutId: number, among?: { accountId: string; since: Date }) {
    const which = among ? { destination: among.accountId, ...madeFrom(among.since) } : {}
    for await (const each of transfersIn(which)) if (each.payoutId === String(payoutId)) yield each
  }

  const listTransfers = (since: Date) => transfersIn(madeFrom(since))

  async function* transfersIn(which: Stripe.TransferListParams) {
    for await (const made of askEach(transfers.list({ ...which, limit: PAGE })))
      if (markIn(made.metadata, site) !== 'of another') yield madeTransfer(made, site)
  }

  async function payOut({ accountId, amount, payoutId, idempotencyKey }: PayoutRequest) {
    const metadata = { payout_id: String(payoutId), ...markOf(site) }
    const params = { amount, currency: 'usd', metadata }
    const at = { stripeAccount: accountId, idempotencyKey }
    return bankPayout(await ask(payouts.create(params, at)), { accountId, site })
  }

  const readBankPayout = async (accountId: string, id: string) =>
    bankPayout(await find(payouts.retrieve(id, {}, { stripeAccount: accountId })), {
      accountId,
      site,
    })

  async function* listBankPayouts(accountId: string, since: Date) {
    const which = { ...madeFrom(since), limit: PAGE }
    const at = { stripeAccount: accountId }
    for await (const made of askEach(payouts.list(which, at)))
      if (markIn(made.metadata, site) !== 'of another') yield bankPayout(made, { accountId, site })
  }

  return {
    createAccount,
    onboardingLink,
    readAccount,
    availableBalance,
    chargeOf,
    transfer,
    reverseTransfer,
    transfersOf,
    listTransfers,
    payOut,
    readBankPayout,
    listBankPayouts,
  }
}

const isAboutEmail = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.param === 'email' || error.code === 'email_invalid')

const madeFrom = (since: Date) => ({ created: { gte: Math.floor(since.getTime() / 1000) } })
