import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { partialRefundForm } from '#market/staff-orders/partial-refund-form.ts'
import { fee } from '#market/staff-sellers/seller-fields.ts'
import { idIn } from '#market/wire.ts'
import { approval } from './approval.ts'

const text = z.string().trim().max(1000, 'Maximum 1000 characters')

export const approvalRequest = z.discriminatedUnion('act', [
  z.object({ act: z.literal('refund'), subject_id: z.int().positive(), note: text.optional() }),
  partialRefundForm.extend({ act: z.literal('partial_refund'), subject_id: z.int().positive() }),
  z.object({ act: z.literal('write_off'), subject_id: z.int().positive(), note: text.optional() }),
  z.object({ act: z.literal('fee'), subject_id: z.int().positive(), platform_fee_bps: fee }),
])
export type ApprovalRequest = z.infer<typeof approvalRequest>

const answer = z.object({ data: approval })
const one = { params: z.object({ id: idIn }), answer }

/** A sole administrator confirms with a fresh code instead; the answer is then already approved. */
export const askForApproval = endpoint({
  method: 'POST',
  path: '/admin/approvals',
  summary: 'Request approval for a large refund, fee change or write-off',
  policy: 'admin_verified',
  body: z.object({ approval: approvalRequest }),
  answer,
  status: 201,
})

/** 409 when anything has changed since the request, or when the requester is no longer an administrator. */
export const approveApproval = endpoint({
  method: 'PUT',
  path: '/admin/approvals/:id/approve',
  summary: 'Approve another administrator’s request, which carries it out',
  policy: 'admin_verified',
  ...one,
})

export const declineApproval = endpoint({
  method: 'PUT',
  path: '/admin/approvals/:id/decline',
  summary: 'Decline another administrator’s request',
  policy: 'admin_verified',
  body: z.object({ reason: text.optional() }).default({}),
  ...one,
})

export const withdrawApproval = endpoint({
  method: 'PUT',
  path: '/admin/approvals/:id/withdraw',
  summary: 'Withdraw your own request',
  policy: 'admin_verified',
  ...one,
})
