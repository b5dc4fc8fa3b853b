import * as api from '#market/payouts/staff-payout-api.ts'
import { requireFreshCode } from '#server/accounts/second-factor/require-fresh-code.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { beginPayRun } from './begin-pay-run.ts'
import { listDueSellers } from './list-due-sellers.ts'
import { listStaffPayouts } from './list-staff-payouts.ts'
import { recordPayment, recordReturn } from './record-by-hand.ts'
import { revealBankDetails } from './reveal-bank-details.ts'

export function staffPayoutRoutes(site: Site, deps: PayoutDeps) {
  listStaffPayouts(site, deps)
  listDueSellers(site, deps.db)

  route(site, api.beginPayRun, ({ viewer: staff, body, request }) => {
    requireFreshCode(staff)
    return beginPayRun(deps.db, { staff, sellerIds: body.seller_ids, requestId: request.id })
  })

  route(site, api.recordPayment, ({ viewer: staff, params, body, request }) => {
    requireFreshCode(staff)
    return recordPayment(deps, {
      id: params.id,
      staff,
      bankReference: body.bank_reference,
      requestId: request.id,
    })
  })

  route(site, api.recordReturn, ({ viewer: staff, params, body, request }) => {
    requireFreshCode(staff)
    return recordReturn(deps, { id: params.id, staff, reason: body.reason, requestId: request.id })
  })

  route(site, api.revealBankDetails, ({ viewer: staff, params, request }) => {
    requireFreshCode(staff)
    return revealBankDetails(deps, { id: params.id, staff, requestId: request.id })
  })
}
