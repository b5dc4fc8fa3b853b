import { anUnpaidOrder, someTraders } from '#server/payments/testing/an-unpaid-order.ts'
import { transact } from '#server/platform/database/transact.ts'
import { unleased } from '#server/platform/jobs/job-run.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { makeTransition } from '#server/purchase-orders/make-transition.ts'
import type { TestSite } from '#server/testing/site.ts'
import { issuePapersOf } from '../issue-papers.ts'
import { issueWaiting } from '../issue-waiting.ts'

/** Whom fee invoices are from. */
export const ISSUER = { name: 'Lotline Markets, Inc.', address: ['9 Canal Row', 'Reno, NV 89502'] }

export const DETAILS = {
  legal_name: 'Brass & Oak LLC',
  street: '1 Pier Road',
  city: 'Reno',
  state: 'NV',
  zip: '89501',
  tax_id: '12-3456789',
  agreed: true,
}

/** A buyer and a seller whose orders are paid when the test says so; the work of jobs is the test's too. */
export async function aPaidTrade(site: TestSite) {
  const { db } = site
  const traders = await someTraders(db)
  const terms = {
    platformFeeBps: 1000,
    paymentDeadlineHours: 72,
    offerExpiryDays: 7,
    publicUrl: site.address,
  }
  const seller = await site.as(traders.seller)
  const buyer = await site.as(traders.buyer)
  const sellerId = traders.seller.id
  /** An order of ten units at $8.00, with a fee of $8.00. */
  const order = async () => (await anUnpaidOrder(db, terms, traders)).id
  const pay = (orderId: number) =>
    transact(db, async (tx) =>
      makeTransition({ tx, terms }, await lockAnyOrder(tx, orderId), {
        event: 'confirm_payment',
        by: { party: 'admin', userId: null },
      }),
    )
  return {
    ...traders,
    sellerId,
    sellerCalls: seller,
    buyerCalls: buyer,
    terms,
    order,
    pay,
    paidOrder: async () => {
      const orderId = await order()
      await pay(orderId)
      return orderId
    },
    agree: async (changes: object = {}) => {
      const saved = await seller.put('/dashboard/invoice_details', {
        invoice_details: { ...DETAILS, ...changes },
      })
      await issueWaiting({ db, issuer: ISSUER }, sellerId, unleased)
      return saved
    },
    issue: (orderId: number) => issuePapersOf(db, orderId),
    papersOf: (orderId: number) =>
      db
        .selectFrom('papers')
        .select([
          'id',
          'kind',
          'number',
          'totalCents',
          'seller',
          'buyer',
          'lines',
          'facts',
          'reason',
        ])
        .where('purchaseOrderId', '=', orderId)
        .orderBy('id')
        .execute(),
    feeInvoices: () =>
      db
        .selectFrom('papers')
        .select(['number', 'totalCents', 'lines'])
        .where('sellerId', '=', sellerId)
        .where('kind', '=', 'fee_invoice')
        .orderBy('month')
        .execute(),
  }
}
