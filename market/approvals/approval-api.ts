import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { pageMeta, pageQuery } from '#market/paging.ts'
import { fee } from '#market/staff-sellers/seller-fields.ts'
import { idIn } from '#market/wire.ts'
import { approval, approvalActs } from './approval.ts'

export const approvalStates = ['waiting', 'decided'] as const
export type ApprovalState = (typeof approvalStates)[number]

export const listApprovals = endpoint({
  method: 'GET',
  path: '/admin/approvals',
  summary:
    'What waits for a second administrator, the oldest first, or was decided, the last first',
  policy: 'admin_verified',
  query: pageQuery.extend({
    state: z.enum(approvalStates).default('waiting'),
    act: z.enum(approvalActs).optional(),
    subject_id: idIn.optional(),
  }),
  answer: z.object({
    data: z.array(approval),
    /** `total_count` counts the filtered list, the others everything that waits. */
    meta: pageMeta.extend({
      waiting_count: z.int(),
      /** Those the viewer may decide, because somebody else requested them. */
      for_viewer_count: z.int(),
      /** Whether another administrator exists who could approve the viewer's requests. */
      has_colleague: z.boolean(),
    }),
  }),
})

const text = z.string().trim().max(1000, 'Maximum 1000 characters')

export const approvalRequest = z.discriminatedUnion('act', [
  z.object({ act: z.literal('refund'), subject_id: z.int().positive(), note: text.optional() }),
  z.object({ act: z.literal('fee'), subject_id: z.int().positive(), platform_fee_bps: fee }),
])
export type ApprovalRequest = z.infer<typeof approvalRequest>

const answer = z.object({ data: approval })
const one = { params: z.object({ id: idIn }), answer }

/** A sole administrator confirms with a fresh code instead; the answer is then already approved. */
export const askForApproval = endpoint({
  method: 'POST',
  path: '/admin/approvals',
  summary: 'Ask a second administrator for a large refund or change of a fee',
  policy: 'admin_verified',
  body: z.object({ approval: approvalRequest }),
  answer,
  status: 201,
})

/** 409 when anything has changed since the request, or when the requester is no longer an administrator. */
export const approveApproval = endpoint({
  method: 'PUT',
  path: '/admin/approvals/:id/approve',
  summary: 'Approve what another administrator asks, which carries it out',
  policy: 'admin_verified',
  ...one,
})

export const declineApproval = endpoint({
  method: 'PUT',
  path: '/admin/approvals/:id/decline',
  summary: 'Decline what another administrator asks',
  policy: 'admin_verified',
  body: z.object({ reason: text.optional() }).default({}),
  ...one,
})

export const withdrawApproval = endpoint({
  method: 'PUT',
  path: '/admin/approvals/:id/withdraw',
  summary: 'Take back what one asked',
  policy: 'admin_verified',
  ...one,
})
