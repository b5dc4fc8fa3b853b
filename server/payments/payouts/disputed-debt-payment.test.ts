import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeDispute, openDispute } from '#payment-sandbox/acts/dispute-payment.ts'
import { pay } from '#payment-sandbox/acts/pay-session.ts'
import { noFaults } from '#payment-sandbox/faults.ts'
import { withBooks, type Books } from '#payment-sandbox/sandbox.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { findViolations } from '#server/verification/find-violations.ts'
import { ledgerRules } from '#server/verification/rules/ledger-rules.ts'
import { payoutRules } from '#server/verification/rules/payout-rules.ts'
import { reconcilePayments } from '../reconcile-payments.ts'
import { aPayingSite, type PayingSite } from '../testing/a-paying-site.ts'
import { aPaymentStory } from '../testing/a-payment-story.ts'
import { aPayoutStory } from './testing/a-payout-story.ts'

const NET = 72_00

let shop: PayingSite
let staff: Caller
beforeAll(async () => {
  shop = await aPayingSite()
  staff = await shop.site.as(await anAdministrator(shop.site.db))
})
afterAll(() => shop.stop())
beforeEach(() => {
  Object.assign(shop.faults, noFaults(), { webhooks: { ...noFaults().webhooks, lost: true } })
})

const atProvider = <Result>(act: (books: Books) => Promise<Result>) => withBooks(shop.sandbox, act)
const agrees = async () =>
  expect(await findViolations(shop.site.db, { ...ledgerRules, ...payoutRules })).toEqual([])

/** A seller whose buyer took back what was paid out, and who paid that debt by card. */
async function aPaidDebt() {
  const story = await aPayoutStory(shop)
  await story.connect()
  const order = await story.aReleasedOrder()
  await story.pay()
  await story.bankCredits()
  await story.follow()
  const { id } = await story.dispute(order.id)
  await atProvider((books) => closeDispute(books, id, 'lost'))
  await reconcilePayments(shop.deps, new Date())
  const seller = await shop.site.as(story.traders.seller)
  await seller.post('/dashboard/payouts/debt_payment')
  const opened = await theDebtPayment(story.sellerId)
  await atProvider((books) => pay(books, opened.providerSessionId ?? ''))
  await story.follow()
  expect(await story.balance()).toMatchObject({ availableCents: 0 })
  const { paymentIntentId } = await theDebtPayment(story.sellerId)
  return { story, order, seller, intentId: paymentIntentId ?? '' }
}

const theDebtPayment = (sellerId: number) =>
  shop.site.db
    .selectFrom('debtPayments')
    .select(['providerSessionId', 'paymentIntentId'])
    .where('sellerId', '=', sellerId)
    .executeTakeFirstOrThrow()

test('a payment of a debt that its bank takes back is owed again, and met again when the dispute is won', async () => {
  const { story, order, seller, intentId } = await aPaidDebt()
  const money = async () => (await seller.get('/dashboard/payouts/money')).body.data
  const { deliver, allEvents } = aPaymentStory(shop, seller, order.id)
  const { id } = await atProvider((books) => openDispute(books, intentId))
  const tell = async () => {
    const events = (await allEvents()).filter(({ data }) => data.object['id'] === id)
    // Doubled and out of order, as they may come.
    for (const event of [...events.toReversed(), ...events]) expect(await deliver(event)).toBe(200)
  }
  await tell()
  expect(await money()).toMatchObject({
    available_cents: -NET,
    held_for: 'debt',
    debts: [{ order_id: String(order.id), kind: 'payment_disputed', amount_cents: NET }],
  })
  await agrees()
  const left = await shop.site.db
    .selectFrom('paymentEvents')
    .select('id')
    .where('handledAt', 'is', null)
    .where('type', 'like', 'charge.dispute%')
    .execute()
  expect(left).toEqual([])

  await atProvider((books) => closeDispute(books, id, 'won'))
  await tell()
  expect(await money()).toMatchObject({ available_cents: 0, debts: [] })
  const { data: statement } = (
    await seller.get(`/dashboard/payouts/statements/${(await money()).first_month}`)
  ).body
  expect(statement.lines.slice(-3).map(({ kind }: { kind: string }) => kind)).toEqual([
    'debt_paid',
    'payment_disputed',
    'payment_dispute_over',
  ])
  expect(statement.closing_cents).toBe(0)
  await agrees()

  const titles: string[] = (await staff.get('/notifications')).body.notifications.map(
    ({ title }: { title: string }) => title,
  )
  const { name } = story.traders.seller
  expect(titles.slice(0, 2)).toEqual([
    `Balance paid by ${name}: The chargeback of $72.00 was won`,
    `Balance paid by ${name}: A chargeback of $72.00 is open`,
  ])
})

test('one that is lost, and that nobody told us of, is found at the provider and met by the next sale', async () => {
  const { story, intentId } = await aPaidDebt()
  const { id } = await atProvider((books) => openDispute(books, intentId))
  await atProvider((books) => closeDispute(books, id, 'lost'))
  await reconcilePayments(shop.deps, new Date())
  await reconcilePayments(shop.deps, new Date())
  expect(await story.balance()).toMatchObject({ availableCents: -NET })
  await story.aReleasedOrder()
  await story.aReleasedOrder()
  await story.pay()
  expect(await story.lastPayout()).toMatchObject({ amountCents: NET })
  await agrees()
})
