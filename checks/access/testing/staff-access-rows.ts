import { randomUUID } from 'node:crypto'
import { noBody, staff, withBody, type Row } from './access-statuses.ts'
import * as the from './belongings.ts'
import * as mixed from './mixed-lots.ts'
import { noPayout } from './payouts.ts'

/** What staff’s own calls answer to staff. */
export const staffRows: Record<string, Row> = {
  'GET /admin/today': { statuses: { ...staff(200) } },
  'GET /admin/search': { statuses: { ...staff(422) } },
  'GET /admin/applications': { statuses: { ...staff(200) } },
  'POST /admin/applications/:id/approve': {
    aim: the.theApplication,
    isSpent: true,
    statuses: { ...staff(200) },
  },
  'POST /admin/applications/:id/deny': {
    aim: withBody(the.theApplication, { reason: 'We take retailers only.' }),
    isSpent: true,
    statuses: { ...staff(200) },
  },
  'POST /admin/applications/:id/resend_link': {
    aim: the.theApprovedApplication,
    statuses: { ...staff(200) },
  },

  'GET /admin/assignees': { statuses: { ...staff(200) } },
  'PUT /admin/assignments': { aim: the.theAssignment, statuses: { ...staff(200) } },
  'GET /admin/inbox': { statuses: { ...staff(200) } },
  'PUT /admin/assignments/:id/snooze': {
    aim: the.theSnooze,
    statuses: { support: 403, admin: 200 },
  },
  'POST /admin/notes': { aim: the.aNoteToWrite, statuses: { ...staff(201) } },
  'PUT /admin/notes/:id': {
    aim: withBody(the.theNote, { text: 'Called once.' }),
    statuses: { support: 403, admin: 200 },
  },
  'DELETE /admin/notes/:id': { aim: the.theNote, statuses: { support: 403, admin: 200 } },
  'POST /admin/notes/:id/restore': {
    aim: the.theDeletedNote,
    statuses: { support: 403, admin: 200 },
  },

  'GET /admin/purchase_orders/:id/po_document': { aim: noPayout, statuses: { ...staff(404) } },
  'GET /admin/resale_certificates': { statuses: { ...staff(200) } },
  'GET /admin/resale_certificates/:id/document': {
    aim: noPayout,
    statuses: { ...staff(404) },
  },
  'PUT /admin/resale_certificates/:id/verify': { aim: noPayout, statuses: { ...staff(404) } },
  'PUT /admin/resale_certificates/:id/refuse': {
    aim: withBody(noPayout, { reason: 'The number can’t be read' }),
    statuses: { ...staff(404) },
  },
  'GET /admin/fee_invoices': { statuses: { ...staff(200) } },
  'GET /admin/fee_invoices/export': { statuses: { admin: 200 } },
  'GET /admin/insights/overview': { statuses: { ...staff(422) } },
  'GET /admin/insights/money': { statuses: { ...staff(422) } },
  'GET /admin/insights/counts': { statuses: { ...staff(200) } },
  'GET /admin/insights/purchase_order.json': { statuses: { ...staff(200) } },
  'GET /admin/insights/purchaseOrder.json': { statuses: { ...staff(200) } },
  'GET /admin/insights/product.json': { statuses: { ...staff(200) } },
  'GET /admin/insights/user.json': { statuses: { ...staff(200) } },
  'GET /admin/insights/offer.json': { statuses: { ...staff(200) } },
  'GET /admin/insights/purchase_order/:id': { aim: the.theOrder, statuses: { ...staff(200) } },
  'GET /admin/insights/purchaseOrder/:id': { aim: the.theOrder, statuses: { ...staff(200) } },
  'GET /admin/insights/user/:id': { aim: the.thePerson, statuses: { ...staff(200) } },
  'GET /admin/insights/offer/:id': { aim: the.theOfferToRead, statuses: { ...staff(200) } },
  'GET /admin/insights/download_csv/purchase_order.csv': { statuses: { admin: 200 } },
  'GET /admin/insights/download_csv/purchaseOrder.csv': { statuses: { admin: 200 } },
  'GET /admin/insights/download_csv/product.csv': { statuses: { admin: 200 } },
  'GET /admin/insights/download_csv/user.csv': { statuses: { admin: 200 } },
  'GET /admin/insights/download_csv/offer.csv': { statuses: { admin: 200 } },

  'GET /admin/audit_events': { statuses: { admin: 200 } },
  'GET /admin/audit_events/export': { statuses: { admin: 200 } },
  'GET /admin/people': { statuses: { ...staff(200) } },
  'GET /admin/people/:id': { aim: the.thePerson, statuses: { ...staff(200) } },
  'POST /admin/people/:id/deny': {
    aim: withBody(the.thePerson, { reason: 'Not a retailer.' }),
    statuses: { admin: 200 },
  },
  'POST /admin/people/:id/erase': {
    // Typed wrong.
    aim: withBody(the.thePerson, { email: 'another@example.com', reason: 'asked' }),
    statuses: { admin: 422 },
  },
  'GET /admin/people/:id/export': { aim: the.thePerson, statuses: { admin: 200 } },
  'POST /admin/people/:id/restore': { aim: the.thePerson, statuses: { admin: 409 } },
  'DELETE /admin/people/:id/sessions': { aim: the.thePerson, statuses: { admin: 200 } },
  'POST /admin/people/:id/send_link': { aim: the.thePerson, statuses: { admin: 200 } },
  'DELETE /admin/people/:id/second_factor': { aim: the.thePerson, statuses: { admin: 409 } },

  'GET /admin/administrators': { statuses: { admin: 200 } },
  'POST /admin/administrators': {
    aim: withBody(noBody, { administrator: { email: 'ivy@example.com', role: 'support' } }),
    statuses: { admin: 201 },
  },
  'PUT /admin/administrators/:id': {
    aim: withBody(the.theColleague, { administrator: { role: 'support' } }),
    statuses: { admin: 200 },
  },
  'DELETE /admin/administrators/:id': { aim: the.theColleague, statuses: { admin: 200 } },

  'GET /admin/approvals': { statuses: { admin: 200 } },
  'POST /admin/approvals': { aim: the.aLargeFee, isSpent: true, statuses: { admin: 201 } },
  'PUT /admin/approvals/:id/approve': {
    aim: the.whatAColleagueAsks,
    isSpent: true,
    statuses: { admin: 200 },
  },
  'PUT /admin/approvals/:id/decline': {
    aim: the.whatAColleagueAsks,
    isSpent: true,
    statuses: { admin: 200 },
  },
  'PUT /admin/approvals/:id/withdraw': {
    aim: the.whatAColleagueAsks,
    statuses: { admin: 403 },
  },

  'GET /admin/system': { statuses: { admin: 200 } },
  'POST /admin/system/jobs/:id/retry': { aim: the.noJob, statuses: { admin: 404 } },
  'DELETE /admin/system/jobs/:id': { aim: the.noJob, statuses: { admin: 404 } },
  'POST /admin/system/payment_events/:id/retry': { aim: the.noJob, statuses: { admin: 404 } },

  'GET /admin/leads': { statuses: { admin: 200 } },
  'POST /admin/leads': { aim: the.aNewLead, statuses: { admin: 201 } },
  'PUT /admin/leads/:id': { aim: the.theLead, statuses: { admin: 200 } },
  'DELETE /admin/leads/:id': { aim: the.theLead, statuses: { admin: 200 } },
  'POST /admin/leads/import': { aim: the.theLeadsFile, statuses: { admin: 200 } },
  'GET /admin/leads/export': { statuses: { admin: 200 } },
  'GET /admin/release_notes': { statuses: { admin: 200 } },
  'PUT /admin/release_notes/:id': { aim: the.theReleaseNote, statuses: { admin: 200 } },
  'POST /admin/release_notes/:id/withdraw': { aim: the.theReleaseNote, statuses: { admin: 200 } },
  'POST /admin/release_notes/:id/restore': { aim: the.theReleaseNote, statuses: { admin: 200 } },
  'GET /admin/legal_pages': { statuses: { admin: 200 } },
  'PUT /admin/legal_pages/:name': {
    aim: withBody(the.theTerms, { legal_page: { body: 'Terms', seen: null } }),
    statuses: { admin: 200 },
  },
  'GET /admin/top_sellers': { statuses: { admin: 200 } },
  'PUT /admin/top_sellers': {
    // Others were put forward meanwhile.
    aim: withBody(noBody, { product_ids: [] }),
    statuses: { admin: 409 },
  },
  'POST /admin/add_to_tag': { aim: the.theTaggedLot, statuses: { admin: 200 } },
  'POST /admin/remove_from_tag': { aim: the.theTaggedLot, statuses: { admin: 409 } },

  'GET /admin/sellers': { statuses: { ...staff(200) } },
  'POST /admin/sellers': {
    aim: withBody(noBody, { seller: { name: 'Harrow & Pine' } }),
    statuses: { admin: 201 },
  },
  'GET /admin/sellers/:id': { aim: the.theShop, statuses: { ...staff(200) } },
  'GET /admin/sellers/:id/trade': { aim: the.theShop, statuses: { ...staff(200) } },
  'PUT /admin/sellers/:id': {
    aim: withBody(the.theShop, { seller: { platform_fee_bps: 500 } }),
    statuses: { admin: 200 },
  },
  'POST /admin/sellers/:id/invite': {
    aim: withBody(the.theShop, { email: 'invited@example.com' }),
    statuses: { admin: 409 },
  },
  'POST /admin/sellers/:id/resend_invitation': { aim: the.theShop, statuses: { admin: 409 } },
  'GET /admin/sellers/:id/fee_changes': { aim: the.theShop, statuses: { admin: 200 } },
  'GET /admin/sellers/:id/products': { aim: the.theShop, statuses: { ...staff(200) } },
  'POST /admin/sellers/:id/products': {
    aim: withBody(the.theShop, { product: the.aFigCandle }),
    statuses: { admin: 201 },
  },
  'GET /admin/sellers/:id/products/check_upc': { aim: the.theShop, statuses: { admin: 422 } },
  'GET /admin/sellers/:id/products/:product_id': {
    aim: the.theLotOfTheShop,
    statuses: { admin: 200 },
  },
  'PUT /admin/sellers/:id/products/:product_id': {
    aim: withBody(the.theLotOfTheShop, { product: the.anotherCandle }),
    statuses: { admin: 200 },
  },
  'DELETE /admin/sellers/:id/products/:product_id': {
    aim: the.theLotOfTheShop,
    statuses: { admin: 200 },
  },

  'GET /admin/payouts': { statuses: { ...staff(200) } },
  'GET /admin/payouts/due': { statuses: { ...staff(200) } },
  'POST /admin/payouts/begin': { statuses: { admin: 202 } },
  'POST /admin/payouts/:id/record_payment': {
    aim: withBody(noPayout, { bank_reference: 'FED 1' }),
    statuses: { admin: 404 },
  },
  'POST /admin/payouts/:id/record_return': {
    aim: withBody(noPayout, { reason: 'Closed' }),
    statuses: { admin: 404 },
  },
  'POST /admin/payouts/:id/bank_details': { aim: noPayout, statuses: { admin: 404 } },

  'GET /admin/purchase_orders': { statuses: { ...staff(200) } },
  'GET /admin/purchase_orders/:id/lines/:line_id/manifest': {
    aim: mixed.theMixedLine,
    statuses: { ...staff(200) },
  },
  'GET /admin/purchase_orders/:id': { aim: the.theOrder, statuses: { ...staff(200) } },
  'GET /admin/purchase_orders/:id/evidence': { aim: the.theOrder, statuses: { ...staff(200) } },
  'POST /admin/purchase_orders/:id/state_transitions': {
    aim: withBody(the.theOrder, { event: 'cancel' }),
    statuses: { admin: 200 },
  },
  'GET /admin/purchase_orders/export': { statuses: { admin: 200 } },
  'POST /admin/purchase_orders/:id/reminders': {
    aim: the.theOrder,
    isSpent: true,
    statuses: { admin: 200 },
  },
  'POST /admin/purchase_orders/:id/refunds/:refund_id/retry': {
    aim: the.noRefund,
    statuses: { admin: 404 },
  },
  'POST /admin/purchase_orders/:id/refunds/:refund_id/returned': {
    aim: withBody(the.noRefund, { attempt: 1, note: 'By wire' }),
    statuses: { admin: 404 },
  },
  'POST /admin/purchase_orders/:id/partial_refunds': {
    aim: withBody(the.theOrder, { key: randomUUID(), reason: 'Wet', amount_cents: 1 }),
    statuses: { admin: 409 },
  },
  'POST /admin/purchase_orders/:id/partial_refunds/:refund_id/retry': {
    aim: the.noRefund,
    statuses: { admin: 404 },
  },
  'POST /admin/purchase_orders/:id/partial_refunds/:refund_id/charged_back': {
    aim: the.noRefund,
    statuses: { admin: 404 },
  },
  'POST /admin/purchase_orders/:id/partial_refunds/:refund_id/returned': {
    aim: withBody(the.noRefund, { attempt: 1, note: 'By wire' }),
    statuses: { admin: 404 },
  },
}
