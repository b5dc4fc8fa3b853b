import { z } from 'zod'
import { endpoint, fileAnswer } from '#market/endpoint.ts'
import { idIn } from '#market/wire.ts'
import { answerForm, decisionForm, MOST_REPORTED_LINES, reportForm } from './claim-form.ts'
import { orderClaims } from './claim-on-order.ts'

const params = z.object({ id: idIn })

export const readOrderClaims = endpoint({
  method: 'GET',
  path: '/purchase_orders/:id/claims',
  summary: 'The problems reported with an order, and what can be reported',
  policy: 'trader',
  params,
  answer: orderClaims,
})

/** From shipping until the claim window ends. What is reported of a line with an open claim joins it. */
export const reportProblems = endpoint({
  method: 'POST',
  path: '/purchase_orders/:id/claims',
  summary: 'Report problems with lines of an order',
  policy: 'buyer',
  params,
  body: z.object({ lines: z.array(reportForm).min(1).max(MOST_REPORTED_LINES) }),
  answer: orderClaims,
  status: 201,
})

/** Turns pass as in an offer. A claim that is settled is refunded in part. */
export const answerClaim = endpoint({
  method: 'POST',
  path: '/claims/:id/answers',
  summary:
    'Answer a claim: accept, propose another credit, decline, ask Lotline to decide, or withdraw',
  policy: 'trader',
  params,
  body: answerForm,
  answer: orderClaims,
})

const photo = {
  params: z.object({ id: idIn, photo_id: idIn }),
  query: z.object({ size: z.enum(['small', 'large']).default('large') }),
  sentAs: 'image/webp',
  answer: fileAnswer,
} as const

/** Never public: only for the two sides and staff. */
export const showClaimPhoto = endpoint({
  method: 'GET',
  path: '/claims/:id/photos/:photo_id',
  summary: 'A photo of a claim, for both sides of its order',
  policy: 'trader',
  ...photo,
})

export const showStaffClaimPhoto = endpoint({
  method: 'GET',
  path: '/admin/claims/:id/photos/:photo_id',
  summary: 'A photo of a claim, for staff',
  policy: 'staff_verified',
  ...photo,
})

export const readStaffOrderClaims = endpoint({
  method: 'GET',
  path: '/admin/purchase_orders/:id/claims',
  summary: 'The problems reported with an order, for staff',
  policy: 'staff_verified',
  params,
  answer: orderClaims,
})

/** At any time until the claim is closed. */
export const decideClaim = endpoint({
  method: 'POST',
  path: '/admin/claims/:id/decision',
  summary: 'Settle a claim with a credit, or decline it',
  policy: 'admin_verified',
  params,
  body: decisionForm,
  answer: orderClaims,
})
