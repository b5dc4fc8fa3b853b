import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeDispute } from '#payment-sandbox/acts/dispute-payment.ts'
import { answerFor } from '#payment-sandbox/acts/onboard-seller.ts'
import { noFaults } from '#payment-sandbox/faults.ts'
import { ProviderError } from '#payment-sandbox/provider-error.ts'
import { withBooks } from '#payment-sandbox/sandbox.ts'
import { refundPayment } from '#payment-sandbox/acts/refund-payment.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { findViolations } from '#server/verification/find-violations.ts'
import { ledgerRules } from '#server/verification/rules/ledger-rules.ts'
import { payoutRules } from '#server/verification/rules/payout-rules.ts'
import { aPayingSite, type PayingSite } from '../testing/a-paying-site.ts'
import { reconcilePayments } from '../reconcile-payments.ts'
import { payWhenDue } from './pay-run.ts'
import { sendPayout } from './send-payout.ts'
import { aPayoutStory } from './testing/a-payout-story.ts'

const NET = 72_00

let shop: PayingSite
beforeAll(async () => {
  shop = await aPayingSite()
})
afterAll(() => shop.stop())
beforeEach(() => {
  Object.assign(shop.faults, noFaults(), { webhooks: { ...noFaults().webhooks, lost: true } })
})

const agrees = async () =>
  expect(await findViolations(shop.site.db, { ...ledgerRules, ...payoutRules })).toEqual([])
const reconcile = () => reconcilePayments(shop.deps, new Date())

/** Some of what was paid goes back on the provider's own pages. */
async function giveBack(orderId: number, amount: number) {
  const { paymentIntentId } = await shop.site.db
    .selectFrom('checkoutSessions')
    .select('paymentIntentId')
    .where('purchaseOrderId', '=', orderId)
    .where('paid', '=', true)
    .executeTakeFirstOrThrow()
  await withBooks(shop.sandbox, (books) =>
    refundPayment(books, { payment_intent: paymentIntentId ?? '', amount, metadata: {} }),
  )
  await reconcile()
}

describe('a seller is paid', () => {
  test('for each order by a transfer from its charge, and then to its bank', async () => {
    const seller = await aPayoutStory(shop)
    await seller.connect()
    const orders = [await seller.aReleasedOrder(), await seller.aReleasedOrder()]
    expect(await seller.balance()).toMatchObject({ availableCents: 2 * NET })
    await seller.pay()
    expect(await seller.payouts()).toMatchObject([
      { status: 'sent', amountCents: 2 * NET, bankLast4: '4242', problem: null },
    ])
    expect(await seller.balance()).toMatchObject({ availableCents: 0, inFlightCents: 2 * NET })
    expect(await seller.transfersAtProvider()).toMatchObject(
      orders.map(({ id }) => ({ orderId: String(id), amount: NET, reversed: 0 })),
    )
    await agrees()

    await seller.bankCredits()
    await seller.follow()
    expect(await seller.payouts()).toMatchObject([{ status: 'paid' }])
    expect(await seller.balance()).toMatchObject({ availableCents: 0, inFlightCents: 0 })
    expect(await seller.statusOf(orders[0]!.id)).toBe('completed')
    await agrees()
  })

  test('for what was paid by wire from what is available at the provider, and no more', async () => {
    const seller = await aPayoutStory(shop)
    await seller.connect()
    await seller.aReleasedOrder({ by: 'wire' })
    const others = await aPayoutStory(shop)
    await others.aReleasedOrder()
    await seller.pay()
    expect(await seller.lastPayout()).toMatchObject({ status: 'sent' })

    const rich = await aPayoutStory(shop)
    await rich.connect()
    for (let at = 0; at < 3; at += 1) await rich.aReleasedOrder({ by: 'wire' })
    const available = await shop.deps.provider.availableBalance()
    await rich.pay()
    const sent = await rich.transfersAtProvider()
    expect(sent.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(available)
    expect(await rich.lastPayout()).toMatchObject({
      status: 'begun',
      problem: 'balance_insufficient',
    })
    for (let at = 0; at < 3; at += 1) await others.aReleasedOrder()
    await rich.work()
    expect(await rich.lastPayout()).toMatchObject({ status: 'sent', problem: null })
    await agrees()
  })

  test('once, whatever answers are lost', async () => {
    const seller = await aPayoutStory(shop)
    await seller.connect()
    await seller.aReleasedOrder()
    await seller.aReleasedOrder()
    shop.faults.requests = ['act-then-fail-for-good', 'act-then-fail-for-good', 'act-then-hang']
    for (let at = 0; at < 5; at += 1) await seller.pay().catch(() => {})
    expect(await seller.payouts()).toMatchObject([{ status: 'sent', amountCents: 2 * NET }])
    expect(await seller.transfersAtProvider()).toHaveLength(2)
    const found = []
    const { accountId } = (await seller.accountNow())!
    for await (const made of shop.deps.provider.listBankPayouts(accountId!, new Date(0)))
      found.push(made)
    expect(found).toHaveLength(1)
    await agrees()
  })

  test('once, by pay runs that meet', async () => {
    const seller = await aPayoutStory(shop)
    await seller.connect()
    await seller.aReleasedOrder()
    await Promise.all([seller.pay(), seller.pay(), seller.pay()])
    expect(await seller.payouts()).toHaveLength(1)
    expect(await seller.transfersAtProvider()).toHaveLength(1)
  })

  test('not while a chargeback is open on the order, and less its loss afterwards', async () => {
    const seller = await aPayoutStory(shop)
    await seller.connect()
    const [first, second] = [await seller.aReleasedOrder(), await seller.aReleasedOrder()]
    const { id } = await seller.dispute(first.id)
    await reconcile()
    await seller.pay()
    expect(await seller.transfersAtProvider()).toMatchObject([{ orderId: String(second.id) }])
    await withBooks(shop.sandbox, (books) => closeDispute(books, id, 'lost'))
    await reconcile()
    await seller.pay()
    expect(await seller.payouts()).toHaveLength(1)
    expect(await seller.balance()).toMatchObject({ availableCents: 0 })
    await agrees()
  })
})

describe('faults that others found only with real money', () => {
  test('a pay run that nobody starts begins when its day has come, and late where nothing ran on that day', async () => {
    const seller = await aPayoutStory(shop)
    await seller.connect()
    await seller.aReleasedOrder()
    const nextWeek = new Date(Date.now() + 7 * 24 * 3_600_000)
    await payWhenDue({ db: shop.site.db, payoutDays: [] }, nextWeek)
    expect(await seller.payouts()).toHaveLength(0)
    await payWhenDue({ db: shop.site.db, payoutDays: ['tue', 'fri'] }, nextWeek)
    expect(await seller.payouts()).toHaveLength(1)
    await seller.work()
  })

  test('the transfers capability alone refused: the payout waits for the seller, and nothing is lost', async () => {
    const seller = await aPayoutStory(shop)
    await seller.connect()
    await seller.aReleasedOrder()
    // Restricted at the provider, before we hear of it.
    const { accountId } = (await seller.accountNow())!
    const answers = { companyName: 'Harbor Goods LLC', last4: '4242' }
    const answer = (outcome: 'ready' | 'restricted') =>
      withBooks(shop.sandbox, (books) => answerFor(books, accountId!, { ...answers, outcome }))
    await answer('restricted')
    await seller.pay()
    expect(await seller.payouts()).toMatchObject([
      { status: 'failed', problem: 'insufficient_capabilities_for_transfer' },
    ])
    expect(await seller.balance()).toMatchObject({ availableCents: NET, inFlightCents: 0 })
    await agrees()
    // Its events are lost: the account is read again once a day.
    await seller.follow()
    expect(await seller.accountNow()).toMatchObject({ takesTransfers: false })
    await answer('ready')
    await seller.follow()
    expect(await seller.accountNow()).toMatchObject({ takesTransfers: true })
    await seller.pay()
    expect((await seller.payouts()).map(({ status }) => status)).toEqual(['failed', 'sent'])
  })

  test('a payout larger than the account may send waits until it may', async () => {
    shop.faults.settleSeconds = 3600
    const seller = await aPayoutStory(shop)
    await seller.connect()
    await seller.aReleasedOrder()
    await seller.pay()
    await seller.work()
    expect(await seller.payouts()).toMatchObject([
      { status: 'begun', problem: 'balance_insufficient' },
    ])
    expect(await seller.transfersAtProvider()).toHaveLength(1)
    shop.faults.settleSeconds = 0
    await seller.work()
    expect(await seller.payouts()).toMatchObject([{ status: 'sent', problem: null }])
    expect(await seller.transfersAtProvider()).toHaveLength(1)
  })

  test('a payout returned by the bank does not read as settled, and the next one waits for the seller', async () => {
    const seller = await aPayoutStory(shop)
    await seller.connect()
    const { id } = await seller.aReleasedOrder()
    await seller.pay()
    await seller.bankCredits()
    await seller.follow()
    expect(await seller.statusOf(id)).toBe('completed')
    await seller.bankReturns()
    await seller.follow()
    expect(await seller.payouts()).toMatchObject([
      { status: 'returned', problem: 'account_closed' },
    ])
    expect(await seller.balance()).toMatchObject({ availableCents: NET, inFlightCents: 0 })
    expect(await seller.transfersAtProvider()).toMatchObject([{ amount: NET, reversed: NET }])
    await agrees()

    await seller.pay()
    expect(await seller.payouts()).toHaveLength(1)
    await seller.connect('ready', '9876')
    // Where it is paid was changed, which holds payouts for three days.
    await seller.pay()
    expect(await seller.payouts()).toHaveLength(1)
    await shop.site.db.updateTable('payoutAccounts').set({ heldUntil: new Date() }).execute()
    await seller.pay()
    expect((await seller.payouts()).map(({ status }) => status)).toEqual(['returned', 'sent'])
    expect(await seller.lastPayout()).toMatchObject({ bankLast4: '9876' })
    await agrees()
  })

  test('a seller with debt gets no payout that always fails: its next sale meets it', async () => {
    const seller = await aPayoutStory(shop)
    await seller.connect()
    const { id } = await seller.aReleasedOrder()
    await seller.pay()
    await seller.bankCredits()
    await seller.follow()
    await giveBack(id, 40_00)
    await seller.follow()
    expect(await seller.balance()).toMatchObject({ availableCents: -36_00 })
    await seller.pay()
    expect(await seller.payouts()).toHaveLength(1)

    await seller.aReleasedOrder()
    await seller.pay()
    expect(await seller.lastPayout()).toMatchObject({ status: 'sent', amountCents: NET - 36_00 })
    expect(await seller.balance()).toMatchObject({ availableCents: 0, inFlightCents: NET - 36_00 })
    await agrees()
  })

  test('a failed payout is queued once, however often its work is asked for', async () => {
    const seller = await aPayoutStory(shop)
    await seller.connect()
    await seller.aReleasedOrder()
    shop.faults.refusesConnect.payout = new ProviderError('No payouts', 400, {
      code: 'payouts_not_allowed',
    })
    await seller.pay()
    const [failed] = await seller.payouts()
    await Promise.all([1, 2, 3].map(() => sendPayout(shop.deps, failed!.id)))
    await seller.follow()
    expect(await seller.payouts()).toMatchObject([
      { status: 'failed', problem: 'payouts_not_allowed' },
    ])
    expect(await seller.transfersAtProvider()).toMatchObject([{ reversed: NET }])
    shop.faults.refusesConnect = {}
    await Promise.all([seller.pay(), seller.pay()])
    expect((await seller.payouts()).map(({ status }) => status)).toEqual(['failed', 'sent'])
    await agrees()
  })

  test('a reversal while the bank has the money leaves a debt, and is made where the money is still there', async () => {
    const seller = await aPayoutStory(shop)
    await seller.connect()
    const { id } = await seller.aReleasedOrder()
    await seller.pay()
    await giveBack(id, 40_00)
    await seller.follow()
    const reversals = () =>
      shop.site.db
        .selectFrom('transferReversals as r')
        .innerJoin('payouts as p', 'p.id', 'r.payoutId')
        .select(['r.status', 'r.problem', 'r.amountCents'])
        .where('p.sellerId', '=', seller.sellerId)
        .orderBy('r.id')
        .execute()
    expect(await reversals()).toEqual([
      { status: 'refused', problem: 'balance_insufficient', amountCents: 36_00 },
    ])
    expect(await seller.balance()).toMatchObject({ availableCents: -36_00, inFlightCents: NET })
    await agrees()

    // The bank returns it: the whole transfer is taken back, and the debt is met by what is available again.
    await seller.bankReturns()
    await seller.follow()
    expect(await seller.transfersAtProvider()).toMatchObject([{ amount: NET, reversed: NET }])
    expect(await seller.balance()).toMatchObject({ availableCents: NET - 36_00, inFlightCents: 0 })
    await agrees()
  })

  test('a refund while the payout waits is a debt, and takes nothing from what is being sent', async () => {
    shop.faults.settleSeconds = 3600
    const seller = await aPayoutStory(shop)
    await seller.connect()
    const { id } = await seller.aReleasedOrder()
    await seller.pay()
    expect(await seller.lastPayout()).toMatchObject({ status: 'begun' })
    await giveBack(id, 40_00)
    await seller.follow()
    expect(await seller.balance()).toMatchObject({ availableCents: -36_00, inFlightCents: NET })
    await agrees()
  })

  test('a fully refunded order does not read as plainly paid, to buyer, seller or staff', async () => {
    const seller = await aPayoutStory(shop)
    const { id } = await seller.aReleasedOrder()
    await giveBack(id, 80_00)
    const read = async (side: Caller, path: string) => (await side.get(path)).body.data
    const order = `/marketplace/purchase_orders/${id}`
    for (const side of [seller.traders.buyer, seller.traders.seller])
      expect((await read(await shop.site.as(side), order)).attributes).toMatchObject({
        total_cents: 80_00,
        refunded_cents: 80_00,
        refunding_cents: 0,
      })
    const staff = await shop.site.as(await anAdministrator(shop.site.db))
    expect(await read(staff, `/admin/purchase_orders/${id}`)).toMatchObject({
      refunded_cents: 80_00,
      refunded_fee_cents: 8_00,
    })
  })

  test('a dispute won after it was charged to the seller is paid out again', async () => {
    const seller = await aPayoutStory(shop)
    await seller.connect()
    const order = await seller.aReleasedOrder()
    await seller.pay()
    await seller.bankCredits()
    await seller.follow()
    const { id } = await seller.dispute(order.id)
    await withBooks(shop.sandbox, (books) => closeDispute(books, id, 'lost'))
    await reconcile()
    await seller.follow()
    expect(await seller.balance()).toMatchObject({ availableCents: -NET })
    await withBooks(shop.sandbox, (books) => closeDispute(books, id, 'won'))
    await reconcile()
    expect(await seller.balance()).toMatchObject({ availableCents: 0 })
    await seller.aReleasedOrder()
    await seller.pay()
    expect(await seller.lastPayout()).toMatchObject({ amountCents: NET })
    await agrees()
  })
})
