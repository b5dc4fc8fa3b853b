import { issuePapersOf } from '#server/papers/issue-papers.ts'
import { issueWaiting } from '#server/papers/issue-waiting.ts'
import { ISSUER } from '#server/papers/testing/a-paid-trade.ts'
import { unleased } from '#server/platform/jobs/job-run.ts'
import { theOrder, type Aim } from './belongings.ts'
import type { People } from './people.ts'

/** The invoice of an order that was paid by wire. */
export async function theInvoice(people: People): Promise<Aim> {
  const { places } = await theOrder(people)
  const { admin, 'seller A': seller } = people.callers
  const orderId = Number(places.id)
  await admin.post(`/admin/purchase_orders/${orderId}/state_transitions`, {
    event: 'confirm_payment',
  })
  await seller.put('/dashboard/invoice_details', { invoice_details: invoiceDetails })
  const { db } = people.site
  await issueWaiting({ db, issuer: ISSUER }, people.sellerId, unleased)
  await issuePapersOf(db, orderId)
  const { body } = await seller.get(`/purchase_orders/${orderId}/papers`)
  return { places: { id: body.data[0].id } }
}

export const invoiceDetails = {
  legal_name: 'Brass & Oak LLC',
  street: '1 Pier Road',
  city: 'Reno',
  state: 'NV',
  zip: '89501',
  agreed: true,
}
