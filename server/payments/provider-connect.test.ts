import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { openDispute } from '#payment-sandbox/acts/dispute-payment.ts'
import { answerFor, rejectSeller, type Outcome } from '#payment-sandbox/acts/onboard-seller.ts'
import { creditPayout, returnPayout } from '#payment-sandbox/acts/settle-payouts.ts'
import { noFaults } from '#payment-sandbox/faults.ts'
import { ProviderError } from '#payment-sandbox/provider-error.ts'
import { withBooks, type Books } from '#payment-sandbox/sandbox.ts'
import { signatureFor } from '#payment-sandbox/sign-webhook.ts'
import { aRunningSandbox, type Shop } from '#payment-sandbox/testing/a-running-sandbox.ts'
import { answerOnboarding } from '#payment-sandbox/testing/answer-onboarding.ts'
import { press } from '#payment-sandbox/testing/press.ts'
import {
  paymentProvider,
  refusedPayout,
  type BankPayout,
  type ConnectedAccount,
  type MadeTransfer,
  type PaymentProvider,
  type RefusedPayout,
} from './provider.ts'
import type { Refused } from './provider/refused.ts'

let shop: Shop
let provider: PaymentProvider
const told: Refused[] = []
let made = 0
const aKey = () => `key-${(made += 1)}`

beforeAll(async () => {
  shop = await aRunningSandbox()
  provider = providerOf('lots.example')
})
afterAll(() => shop.close())

beforeEach(() => {
  shop.ahead.seconds = 0
  Object.assign(shop.faults, noFaults())
  told.length = 0
})

const providerOf = (site: string) =>
  paymentProvider({
    ...shop,
    apiUrl: shop.running.apiUrl,
    site,
    tell: async (refused) => void told.push(refused),
  })

const atProvider = <Result>(act: (books: Books) => Promise<Result>) =>
  withBooks(shop.running.sandbox, act)

const newAccount = (): Promise<ConnectedAccount> =>
  provider.createAccount({
    sellerId: 7,
    email: 'seller@lotline.example',
    companyName: 'Harbor Goods LLC',
    idempotencyKey: aKey(),
  })

async function anAccount(outcome: Outcome = 'ready') {
  const { id } = await newAccount()
  const answers = { companyName: 'Harbor Goods LLC', last4: '4242', outcome }
  await atProvider((books) => answerFor(books, id, answers))
  return id
}

async function aPayment(amount = 500_00) {
  const orderId = String((made += 1))
  const { sessionId, url } = await provider.openCheckout({
    orderId,
    poNumber: `PO-${orderId}`,
    checkoutId: orderId,
    amount: cents(amount),
    lines: [],
    buyerEmail: 'buyer@lotline.example',
    successUrl: 'http://lotline.test/paid',
    cancelUrl: 'http://lotline.test/not_paid',
    idempotencyKey: aKey(),
    expiresAt: new Date(Date.now() + 3_600_000),
  })
  await press(shop, url, 'Pay')
  return (await provider.readCheckout(sessionId)).paymentIntentId ?? ''
}

const aCharge = async (amount?: number) => (await provider.chargeOf(await aPayment(amount))) ?? ''

type Sending = Partial<Parameters<PaymentProvider['transfer']>[0]> & { accountId: string }
const send = (request: Sending): Promise<MadeTransfer> =>
  provider.transfer({
    chargeId: null,
    amount: cents(100_00),
    payoutId: 3,
    orderId: 9,
    idempotencyKey: aKey(),
    ...request,
  })
const payOut = (accountId: string, amount = 100_00, payoutId = 3): Promise<BankPayout> =>
  provider.payOut({ accountId, amount: cents(amount), payoutId, idempotencyKey: aKey() })
const reverse = (transferId: string, amount: number) =>
  provider.reverseTransfer({ transferId, amount: cents(amount), idempotencyKey: aKey() })

async function all<Item>(items: AsyncIterable<Item>) {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

const refusal = (asked: Promise<unknown>): Promise<RefusedPayout | 'not refused' | undefined> =>
  asked.then(
    () => 'not refused',
    (error: unknown) => refusedPayout(error),
  )

describe('the account of a seller', () => {
  test('takes nothing before the seller has answered, and says what is due', async () => {
    const account = await newAccount()
    expect(account).toMatchObject({
      takesTransfers: false,
      isPaidOut: false,
      disabledReason: 'requirements.past_due',
      bank: null,
    })
    expect(account.due).toContain('external_account')
    expect(await provider.readAccount(account.id)).toEqual(account)
  })

  test('is one, however often it is asked for with its key', async () => {
    const request = {
      sellerId: 8,
      email: 'seller@lotline.example',
      companyName: 'Harbor Goods LLC',
      idempotencyKey: aKey(),
    }
    shop.faults.requests = ['act-then-fail']
    const accounts = await Promise.all([1, 2, 3].map(() => provider.createAccount(request)))
    expect(new Set(accounts.map(({ id }) => id)).size).toBe(1)
  })

  test('is opened without an address that the provider does not take', async () => {
    const { id } = await provider.createAccount({
      sellerId: 9,
      email: 'büyer@lotline.example',
      companyName: 'Harbor Goods LLC',
      idempotencyKey: aKey(),
    })
    expect(id).toMatch(/^acct_/)
  })

  test.each([
    ['ready', { takesTransfers: true, isPaidOut: true, due: [], disabledReason: null }],
    ['bank_returns', { takesTransfers: true, isPaidOut: true, due: [] }],
    ['restricted', { takesTransfers: false, isPaidOut: true, due: ['company.tax_id'] }],
    ['payouts_disabled', { takesTransfers: true, isPaidOut: false }],
    ['rejected', { takesTransfers: false, isPaidOut: false, disabledReason: 'rejected.fraud' }],
  ])('is read as its page left it: %s', async (action, standing) => {
    const { id } = await newAccount()
    const page = await provider.onboardingLink({
      accountId: id,
      returnUrl: 'http://lotline.test/dashboard/payouts',
      refreshUrl: 'http://lotline.test/dashboard/payouts?again',
    })
    const answer = await answerOnboarding(shop, page, { action, last4: '9876' })
    expect(answer.headers.get('location')).toBe('http://lotline.test/dashboard/payouts')
    expect(await provider.readAccount(id)).toMatchObject({
      ...standing,
      bank: { name: 'SANDBOX BANK', last4: '9876' },
    })
  })

  test('that is not there is not found', async () => {
    await expect(provider.readAccount('acct_absent')).rejects.toMatchObject({ status: 404 })
    const link = {
      accountId: 'acct_absent',
      returnUrl: 'http://a.test',
      refreshUrl: 'http://a.test',
    }
    await expect(provider.onboardingLink(link)).rejects.toMatchObject({ status: 404 })
    expect(told).toEqual([])
  })
})

describe('a transfer', () => {
  test('sends a part of a charge, of which the platform keeps the rest', async () => {
    const accountId = await anAccount()
    const before = await provider.availableBalance()
    const chargeId = await aCharge(500_00)
    const sent = await send({ accountId, chargeId, amount: cents(450_00), payoutId: 31 })
    expect(sent).toMatchObject({
      accountId,
      payoutId: '31',
      orderId: '9',
      amount: 450_00,
      reversed: 0,
    })
    expect(await provider.availableBalance()).toBe(before + 50_00)
    expect(await all(provider.transfersOf(31))).toEqual([sent])
    const among = { accountId, since: new Date(Date.now() - 60_000) }
    expect(await all(provider.transfersOf(31, among))).toEqual([sent])
    expect(await all(provider.transfersOf(32, among))).toEqual([])
  })

  test.each(['act-then-fail', 'fail'] as const)(
    'whose answer is lost (%s) is made once with its key',
    async (fault) => {
      const accountId = await anAccount()
      const chargeId = await aCharge()
      shop.faults.requests = [fault]
      const payoutId = (made += 1)
      const request = { accountId, chargeId, payoutId, idempotencyKey: aKey() }
      expect(await send(request)).toEqual(await send(request))
      expect(await all(provider.transfersOf(payoutId))).toHaveLength(1)
    },
  )

  test('of other sites on the same account is not listed', async () => {
    const accountId = await anAccount()
    const chargeId = await aCharge()
    const request = { accountId, chargeId, amount: cents(100_00), payoutId: 77, orderId: null }
    const theirs = await providerOf('other.example').transfer({
      ...request,
      idempotencyKey: aKey(),
    })
    expect(theirs.payoutId).toBe('77')
    const listed = await all(provider.listTransfers(new Date(Date.now() - 60_000)))
    expect(listed.map(({ id }) => id)).not.toContain(theirs.id)
    expect(await all(provider.transfersOf(77))).toEqual([])
  })

  test('from a charge that is still pending is made, though nothing is available', async () => {
    shop.faults.settleSeconds = 2 * 24 * 3600
    const accountId = await anAccount()
    const chargeId = await aCharge()
    const sent = await send({ accountId, chargeId })
    expect(sent.amount).toBe(100_00)
    // It cannot leave for the bank before the charge counts.
    expect(await refusal(payOut(accountId))).toEqual({
      code: 'balance_insufficient',
      isForGood: false,
    })
    shop.ahead.seconds = 3 * 24 * 3600
    expect((await payOut(accountId)).status).toBe('pending')
  })

  test('of more than is available is refused until there is more', async () => {
    const accountId = await anAccount()
    const amount = cents((await provider.availableBalance()) + 1)
    expect(await refusal(send({ accountId, amount }))).toEqual({
      code: 'balance_insufficient',
      isForGood: false,
    })
    expect(told).toEqual([])
    await aPayment()
    expect((await send({ accountId, amount })).amount).toBe(amount)
  })

  test('of more than its charge is refused for good, also in parts', async () => {
    const accountId = await anAccount()
    await aPayment()
    const chargeId = await aCharge(100_00)
    const tooMuch = { code: 'amount_too_large', isForGood: true }
    expect(await refusal(send({ accountId, chargeId, amount: cents(100_01) }))).toEqual(tooMuch)
    await send({ accountId, chargeId, amount: cents(60_00) })
    expect(await refusal(send({ accountId, chargeId, amount: cents(40_01) }))).toEqual(tooMuch)
    expect(told).toEqual([])
  })

  test.each(['restricted', 'rejected'] as const)(
    'to an account that is %s is refused for good',
    async (outcome) => {
      const accountId = await anAccount(outcome)
      const chargeId = await aCharge()
      expect(await refusal(send({ accountId, chargeId }))).toEqual({
        code: 'insufficient_capabilities_for_transfer',
        isForGood: true,
      })
    },
  )

  test('to an account nobody knows is refused for good', async () => {
    expect(await refusal(send({ accountId: 'acct_absent' }))).toEqual({
      code: 'resource_missing',
      isForGood: true,
    })
  })

  test('knows no charge of a payment that is not there', async () => {
    expect(await provider.chargeOf('pi_absent')).toBeNull()
  })
})

describe('a reversal', () => {
  test('takes back a part, and the rest, and no more', async () => {
    const accountId = await anAccount()
    const { id } = await send({ accountId, chargeId: await aCharge() })
    expect(await reverse(id, 30_00)).toMatchObject({ id, amount: 100_00, reversed: 30_00 })
    expect(await refusal(reverse(id, 70_01))).toEqual({ code: 'amount_too_large', isForGood: true })
    expect((await reverse(id, 70_00)).reversed).toBe(100_00)
    expect(await refusal(reverse(id, 1_00))).toEqual({ code: 'transfer_reversed', isForGood: true })
  })

  test('of what its seller has been paid already is refused until more is there', async () => {
    const accountId = await anAccount()
    const { id } = await send({ accountId, chargeId: await aCharge() })
    await payOut(accountId, 80_00)
    const short = { code: 'balance_insufficient', isForGood: false }
    expect(await refusal(reverse(id, 20_01))).toEqual(short)
    await send({ accountId, chargeId: await aCharge() })
    expect((await reverse(id, 20_01)).reversed).toBe(20_01)
  })

  test('whose answer is lost is made once with its key', async () => {
    const accountId = await anAccount()
    const { id } = await send({ accountId, chargeId: await aCharge() })
    const request = { transferId: id, amount: cents(10_00), idempotencyKey: aKey() }
    shop.faults.requests = ['act-then-fail']
    expect((await provider.reverseTransfer(request)).reversed).toBe(10_00)
    expect((await provider.reverseTransfer(request)).reversed).toBe(10_00)
  })
})

describe('a payout', () => {
  const aFundedAccount = async (outcome: Outcome = 'ready') => {
    const accountId = await anAccount(outcome)
    await send({ accountId, chargeId: await aCharge() })
    return accountId
  }

  test('is on its way until the bank has it', async () => {
    const accountId = await aFundedAccount()
    const sent = await payOut(accountId)
    expect(sent).toMatchObject({ accountId, payoutId: '3', amount: 100_00, status: 'pending' })
    expect(sent.arrivesAt?.getTime()).toBeGreaterThan(Date.now())
    shop.ahead.seconds = 61
    expect(await provider.readBankPayout(accountId, sent.id)).toEqual({ ...sent, status: 'paid' })
    const listed = provider.listBankPayouts(accountId, new Date(Date.now() - 60_000))
    expect(await all(listed)).toMatchObject([{ id: sent.id, status: 'paid' }])
  })

  test('that the bank returns is failed with its reason, and the account takes none', async () => {
    const accountId = await aFundedAccount('bank_returns')
    const sent = await payOut(accountId)
    shop.ahead.seconds = 61
    expect(await provider.readBankPayout(accountId, sent.id)).toMatchObject({
      status: 'failed',
      failure: 'account_closed',
    })
    expect(await provider.readAccount(accountId)).toMatchObject({
      takesTransfers: true,
      isPaidOut: false,
      due: ['external_account'],
    })
    expect(await refusal(payOut(accountId))).toEqual({
      code: 'payouts_not_allowed',
      isForGood: true,
    })
  })

  test('that was paid may still come back, and its money is there again', async () => {
    const accountId = await aFundedAccount()
    const { id } = await payOut(accountId)
    expect(await atProvider((books) => creditPayout(books, id))).toBe(true)
    expect((await provider.readBankPayout(accountId, id)).status).toBe('paid')
    expect(await atProvider((books) => returnPayout(books, id, 'no_account'))).toBe(true)
    expect(await provider.readBankPayout(accountId, id)).toMatchObject({
      status: 'failed',
      failure: 'no_account',
    })
    const answers = { companyName: 'Harbor Goods LLC', last4: '1111', outcome: 'ready' } as const
    await atProvider((books) => answerFor(books, accountId, answers))
    expect((await payOut(accountId)).status).toBe('pending')
  })

  test('of more than the account has is refused until there is more', async () => {
    const accountId = await aFundedAccount()
    expect(await refusal(payOut(accountId, 100_01))).toEqual({
      code: 'balance_insufficient',
      isForGood: false,
    })
  })

  test('of two at once that together are too much, one is made', async () => {
    const accountId = await aFundedAccount()
    const answers = await Promise.allSettled([payOut(accountId, 60_00), payOut(accountId, 60_00)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('of an account whose payouts are disabled is refused for good', async () => {
    const accountId = await aFundedAccount('payouts_disabled')
    const refused = { code: 'payouts_not_allowed', isForGood: true }
    expect(await refusal(payOut(accountId))).toEqual(refused)
  })

  test('of an account that was rejected meanwhile is refused for good', async () => {
    const accountId = await aFundedAccount()
    await atProvider((books) => rejectSeller(books, accountId))
    const refused = { code: 'payouts_not_allowed', isForGood: true }
    expect(await refusal(payOut(accountId))).toEqual(refused)
  })

  test('of an account nobody knows is refused for good, and no fault of our key', async () => {
    const refused = { code: 'account_invalid', isForGood: true }
    expect(await refusal(payOut('acct_absent'))).toEqual(refused)
    expect(told).toEqual([])
  })

  test('of another account is not found', async () => {
    const { id } = await payOut(await aFundedAccount())
    const other = await anAccount()
    await expect(provider.readBankPayout(other, id)).rejects.toMatchObject({ status: 404 })
  })

  test('whose answer is lost is made once with its key', async () => {
    const accountId = await aFundedAccount()
    const request = { accountId, amount: cents(100_00), payoutId: 5, idempotencyKey: aKey() }
    shop.faults.requests = ['act-then-fail']
    const sent = await provider.payOut(request)
    expect(await provider.payOut(request)).toEqual(sent)
    const listed = await all(provider.listBankPayouts(accountId, new Date(0)))
    expect(listed).toHaveLength(1)
  })
})

describe('a provider that refuses', () => {
  test.each([
    ['account', () => newAccount()],
    [
      'link',
      async () =>
        provider.onboardingLink({
          accountId: (await newAccount()).id,
          returnUrl: 'http://lotline.test',
          refreshUrl: 'http://lotline.test',
        }),
    ],
    ['transfer', async () => send({ accountId: await anAccount(), chargeId: await aCharge() })],
    [
      'reversal',
      async () => {
        const sent = await send({ accountId: await anAccount(), chargeId: await aCharge() })
        return reverse(sent.id, 1_00)
      },
    ],
    [
      'payout',
      async () => {
        const accountId = await anAccount()
        await send({ accountId, chargeId: await aCharge() })
        return payOut(accountId)
      },
    ],
  ] as const)('an act (%s) is away to the caller, and staff are told why', async (act, ask) => {
    const refuses = new ProviderError('Your platform needs approval for this', 400)
    shop.faults.refusesConnect = { [act]: refuses }
    await expect(ask()).rejects.toMatchObject({
      status: 503,
      message: 'Payouts are not available right now. Please try again soon.',
    })
    expect(told).toMatchObject([{ kind: 'request', said: 'Your platform needs approval for this' }])
  })

  test('or is away says nothing about a payout', async () => {
    const accountId = await anAccount()
    shop.faults.away = true
    expect(await refusal(payOut(accountId))).toBeUndefined()
    expect(told).toMatchObject([{ kind: 'away' }])
  })
})

test('events of sellers’ accounts are taken with the secret of their endpoint', async () => {
  const both = paymentProvider({
    ...shop,
    apiUrl: shop.running.apiUrl,
    connectWebhookSecret: 'whsec_connect',
  })
  const about = { object: 'account', id: 'acct_1' }
  const event = { id: 'evt_1', type: 'account.updated', created: 1, account: 'acct_1' }
  const payload = JSON.stringify({ ...event, data: { object: about } })
  const verify = (by: PaymentProvider) =>
    by.verifyWebhook(Buffer.from(payload), signatureFor(payload, 'whsec_connect'))
  expect(await verify(both)).toMatchObject({ type: 'account.updated', accountId: 'acct_1' })
  await expect(verify(provider)).rejects.toMatchObject({ status: 400 })
})

test('a dispute tells its fee, which leaves the balance with its amount', async () => {
  const paymentIntentId = await aPayment(80_00)
  const before = await provider.availableBalance()
  const { id } = await atProvider((books) => openDispute(books, paymentIntentId))
  expect(await provider.readDispute(id)).toMatchObject({ amount: 80_00, fee: 15_00 })
  expect(await provider.availableBalance()).toBe(before - 95_00)
})
