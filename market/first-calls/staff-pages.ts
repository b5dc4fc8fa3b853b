import { applicationsList } from '#market/accounts/applications-list.ts'
import { listAdministrators } from '#market/administrators/administrator-api.ts'
import { approvalsList } from '#market/approvals/approvals-list.ts'
import { auditList } from '#market/audit/audit-list.ts'
import { staffClaimsList } from '#market/claims/staff-claims-list.ts'
import { leadsList } from '#market/leads/leads-list.ts'
import { listLegalPages } from '#market/legal-pages/legal-page-api.ts'
import { feeInvoicesList } from '#market/papers/fee-invoices-list.ts'
import { dueSellersList } from '#market/payouts/due-sellers-list.ts'
import { staffPayoutsList } from '#market/payouts/staff-payouts-list.ts'
import { readPerson } from '#market/people/people-api.ts'
import { peopleList } from '#market/people/people-list.ts'
import { listReleaseNotes } from '#market/release-notes/release-note-api.ts'
import { staffCertificatesList } from '#market/resale-certificates/staff-certificates-list.ts'
import { staffOrdersList } from '#market/staff-orders/staff-orders-list.ts'
import { sellersList } from '#market/staff-sellers/sellers-list.ts'
import { readSellerTrade } from '#market/staff-sellers/seller-trade-api.ts'
import { listFeeChanges, readSellerRecord } from '#market/staff-sellers/staff-seller-api.ts'
import { readSystem } from '#market/system/system-api.ts'
import { inboxList } from '#market/today/inbox-list.ts'
import { readToday } from '#market/today/today-api.ts'
import { listTopSellers } from '#market/top-sellers/top-seller-api.ts'
import { wholeNumberIn } from '#market/whole-number-in.ts'
import { listed, type CallsOfPages } from './calls-of.ts'
import { firstCall } from './first-call.ts'
import { everyAdministrator, pageOfReleaseNotes } from './list-pages.ts'

/** The tools of staff. Insights make their calls on their own: some take as long as a page may. */
export const staffPages: CallsOfPages = {
  '/admin/today': () => [firstCall(readToday)],
  '/admin/inbox': listed(inboxList),
  '/admin/applications': listed(applicationsList),
  '/admin/purchase_orders': listed(staffOrdersList),
  '/admin/fee_invoices': listed(feeInvoicesList),
  '/admin/resale_certificates': listed(staffCertificatesList),
  '/admin/claims': listed(staffClaimsList),
  '/admin/payouts': listed(staffPayoutsList),
  '/admin/payouts/due': listed(dueSellersList),
  '/admin/approvals': listed(approvalsList),
  '/admin/sellers': listed(sellersList),
  '/admin/sellers/$seller_id': ({ params }) => {
    const given = { params: { id: Number(params.seller_id) } }
    return [
      firstCall(readSellerRecord, given),
      firstCall(listFeeChanges, given),
      firstCall(readSellerTrade, given),
    ]
  },
  '/admin/top_sellers': () => [firstCall(listTopSellers)],
  '/admin/people': listed(peopleList),
  '/admin/people/$person_id': ({ params }) => [
    firstCall(readPerson, { params: { id: Number(params.person_id) } }),
  ],
  '/admin/administrators': () => [firstCall(listAdministrators, everyAdministrator)],
  '/admin/leads': listed(leadsList),
  '/admin/release_notes': ({ search }) => [
    firstCall(listReleaseNotes, pageOfReleaseNotes(wholeNumberIn(Reflect.get(search, 'page')))),
  ],
  '/admin/legal_pages': () => [firstCall(listLegalPages)],
  '/admin/audit_log': listed(auditList),
  '/admin/system': () => [firstCall(readSystem)],
}
