import { describe, expect, test } from 'vitest'
import type { OrderFacts } from './order-facts.ts'
import { balanceOf, type LedgerAccount, type Posting } from './posting.ts'
import { postingsOfOrder } from './postings-of-order.ts'

const unpaid: OrderFacts = {
  orderId: 7,
  total: 100_00,
  freight: 0,
  fee: 10_00,
  paidBy: null,
  payments: [],
  isCanceled: false,
  isReleased: false,
  isPaidOutByHand: false,
  partialRefunds: [],
  refunds: [],
  returned: [],
  disputes: [],
}
const paid: OrderFacts = {
  ...unpaid,
  paidBy: 'card',
  payments: [{ id: 'pi_1', amount: 100_00 }],
}

/** The balances after each of these was told in turn. */
function after(...told: OrderFacts[]) {
  const postings: Posting[] = []
  for (const facts of told) postings.push(...postingsOfOrder(facts, postings))
  const of = (account: LedgerAccount) =>
    postings.reduce((sum, { entries }) => sum + balanceOf(entries, account), 0)
  return { postings, of }
}
const words = (postings: readonly Posting[]) =>
  postings.map(({ cause, kind, entries }) => [
    `${cause} ${kind}`,
    Object.fromEntries(entries.map(({ account, amount }) => [account, amount])),
  ])

describe('the table of the ledger', () => {
  test('an order that was paid is held for its seller and the fee', () => {
    expect(words(after(paid).postings)).toEqual([
      ['payment paid', { clearing: 100_00, seller_pending: -90_00, platform_fee: -10_00 }],
    ])
    expect(words(after({ ...unpaid, paidBy: 'wire' }).postings)).toEqual([
      ['order paid by wire', { bank: 100_00, seller_pending: -90_00, platform_fee: -10_00 }],
    ])
  })

  test('paid in full, its net can be paid out', () => {
    expect(words(after(paid, { ...paid, isReleased: true }).postings.slice(1))).toEqual([
      ['order released', { seller_pending: 90_00, seller_available: -90_00 }],
    ])
  })

  test('freight is held for the seller whole, and comes back with a cancellation', () => {
    const carried = {
      ...paid,
      total: 125_00,
      freight: 25_00,
      payments: [{ id: 'pi_1', amount: 125_00 }],
    }
    expect(words(after(carried, { ...carried, isCanceled: true }).postings)).toEqual([
      ['payment paid', { clearing: 125_00, seller_pending: -115_00, platform_fee: -10_00 }],
      ['order canceled', { seller_pending: 115_00, platform_fee: 10_00, buyer_refunds: -125_00 }],
    ])
  })

  test('a cancellation is owed to the buyer until the provider gives it back', () => {
    const canceled = { ...paid, isCanceled: true }
    const refunds = [{ id: 're_1', amount: 100_00, isFailed: false }]
    expect(words(after(paid, canceled, { ...canceled, refunds }).postings.slice(1))).toEqual([
      ['order canceled', { seller_pending: 90_00, platform_fee: 10_00, buyer_refunds: -100_00 }],
      ['refund made', { buyer_refunds: 100_00, clearing: -100_00 }],
    ])
  })

  test('a refund that failed is owed again, and staff give it back from the bank', () => {
    const canceled = { ...paid, isCanceled: true }
    const made = { ...canceled, refunds: [{ id: 're_1', amount: 100_00, isFailed: false }] }
    const failed = { ...canceled, refunds: [{ id: 're_1', amount: 100_00, isFailed: true }] }
    const returned = { ...failed, returned: [{ id: '3', amount: 100_00 }] }
    const { postings, of } = after(canceled, made, failed, returned)
    expect(words(postings.slice(3))).toEqual([
      ['refund failed', { buyer_refunds: -100_00, clearing: 100_00 }],
      ['refund returned', { buyer_refunds: 100_00, bank: -100_00 }],
    ])
    expect(postings[3]?.reverses).toMatchObject({ cause: 'refund', causeId: 're_1', kind: 'made' })
    expect([of('buyer_refunds'), of('clearing')]).toEqual([0, 100_00])
  })

  test('a second payment is owed back and gives the seller nothing', () => {
    const twice = { ...paid, payments: [...paid.payments, { id: 'pi_2', amount: 100_00 }] }
    expect(words(after(paid, twice).postings.slice(1))).toEqual([
      ['payment unwanted', { clearing: 100_00, buyer_refunds: -100_00 }],
    ])
  })

  test('the fee’s share goes back with a refund in part, rounded half up, and adds up', () => {
    const odd = { ...paid, total: 99_99, fee: 10_00, payments: [{ id: 'pi_1', amount: 99_99 }] }
    const parts = [33_33, 33_33, 33_33].map((amount, at) => ({
      id: `re_${at}`,
      amount,
      isFailed: false,
    }))
    const { postings, of } = after(odd, { ...odd, refunds: parts })
    expect(words(postings.slice(1)).map(([, entries]) => entries)).toEqual([
      { seller_pending: 30_00, platform_fee: 3_33, clearing: -33_33 },
      { seller_pending: 29_99, platform_fee: 3_34, clearing: -33_33 },
      { seller_pending: 30_00, platform_fee: 3_33, clearing: -33_33 },
    ])
    expect([of('seller_pending'), of('platform_fee'), of('clearing')]).toEqual([0, 0, 0])
  })

  test('after the order was paid out, a refund is the seller’s debt', () => {
    const settled = { ...paid, isReleased: true, isPaidOutByHand: true }
    const partialRefunds = [{ id: 1, amount: 20_00, fee: 2_00, isWithdrawn: false }]
    const { of } = after(settled, { ...settled, partialRefunds })
    expect([of('seller_available'), of('platform_fee'), of('buyer_refunds')]).toEqual([
      18_00, -8_00, -20_00,
    ])
  })

  test('what goes back beyond what was paid for is the platform’s expense', () => {
    const refunds = [{ id: 're_1', amount: 120_00, isFailed: false }]
    expect(after(paid, { ...paid, refunds }).of('platform_expense')).toBe(20_00)
  })
})

describe('a chargeback', () => {
  const disputed = (status: 'open' | 'won' | 'lost', fee = 15_00) => ({
    ...paid,
    disputes: [{ id: 'dp_1', amount: 100_00, fee, status }],
  })

  test('stands apart while it is open, and the provider’s fee is the platform’s', () => {
    expect(words(after(paid, disputed('open')).postings.slice(1))).toEqual([
      ['dispute opened', { disputed: 100_00, clearing: -100_00 }],
      ['dispute fee', { platform_expense: 15_00, clearing: -15_00 }],
    ])
  })

  test('that is lost takes the shares of both sides', () => {
    expect(words(after(paid, disputed('open'), disputed('lost')).postings.slice(3))).toEqual([
      ['dispute lost', { seller_pending: 90_00, platform_fee: 10_00, disputed: -100_00 }],
    ])
  })

  test('won after it was charged to the seller gives both their shares back', () => {
    const { postings, of } = after(paid, disputed('open'), disputed('lost'), disputed('won'))
    expect(words(postings.slice(4))).toEqual([
      ['dispute lost no more', { seller_pending: -90_00, platform_fee: -10_00, disputed: 100_00 }],
      ['dispute won', { clearing: 100_00, disputed: -100_00 }],
    ])
    expect([of('seller_pending'), of('disputed')]).toEqual([-90_00, 0])
  })

  test('of a canceled order is met by what the buyer is owed', () => {
    const { of } = after({ ...paid, isCanceled: true }, { ...disputed('lost'), isCanceled: true })
    expect([of('buyer_refunds'), of('seller_pending'), of('platform_expense')]).toEqual([
      0, 0, 15_00,
    ])
  })

  test('that is given back at the same time as a refund is made pays for that refund', () => {
    const refunds = [{ id: 're_1', amount: 100_00, isFailed: false }]
    const { of } = after(paid, disputed('lost', 0), { ...disputed('won', 0), refunds })
    expect([of('platform_expense'), of('seller_pending'), of('platform_fee')]).toEqual([0, 0, 0])
  })

  test('of another amount is opened again', () => {
    const less = {
      ...paid,
      disputes: [{ id: 'dp_1', amount: 40_00, fee: 0, status: 'open' as const }],
    }
    expect(after(paid, disputed('open', 0), less).of('disputed')).toBe(40_00)
  })
})
