import { z } from 'zod'
import { anyOf } from '#market/lists/filter.ts'
import { list } from '#market/lists/list.ts'
import { idIn, instant } from '#market/wire.ts'
import { approval, approvalActs } from './approval.ts'

const approvalStates = ['waiting', 'decided'] as const

/** A request with what happened since it was asked; of one that was decided, nothing. */
const listedApproval = approval.extend({
  /** Why it can't be carried out as it was asked; it can only be declined or withdrawn. */
  obstacle: z.string().nullable(),
  /** What happened to the order or the seller since, the first first; `by` is null where nobody did it. */
  meanwhile: z.array(z.object({ at: instant, what: z.string(), by: z.string().nullable() })),
})
export type ListedApproval = z.infer<typeof listedApproval>

/** What large acts wait for a second administrator, and what was decided, for administrators. */
export const approvalsList = list({
  name: 'approvals',
  page: '/admin/approvals',
  call: 'listApprovals',
  summary: 'Requests for a second administrator: waiting, oldest first, or decided, newest first',
  policy: 'admin_verified',
  row: listedApproval,
  perPage: 50,
  perCall: 200,
  search: 'PO-, seller, person',
  filters: {
    // The tabs of the page choose it.
    state: { label: 'State', schema: z.enum(approvalStates).default('waiting') },
    act: anyOf({
      label: 'Action',
      values: approvalActs,
      words: {
        refund: 'Cancellations',
        partial_refund: 'Partial refunds',
        fee: 'Fees',
        write_off: 'Write-offs',
      },
      all: 'All actions',
    }),
    subject_id: { label: 'Order or seller', schema: idIn.optional() },
  },
  sorts: { in_turn: 'Next in line first' },
  /** `total_count` counts the filtered list, the others everything that waits. */
  meta: {
    waiting_count: z.int(),
    /** Those the viewer may decide, because somebody else requested them. */
    for_viewer_count: z.int(),
    /** Whether another administrator exists who could approve the viewer's requests. */
    has_colleague: z.boolean(),
  },
})

/** The shortest page of the queue, for how many wait. */
export const oneApproval = { query: approvalsList.read.query.parse({ per_page: 1 }) }
