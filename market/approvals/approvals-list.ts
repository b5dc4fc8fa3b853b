import { z } from 'zod'
import { anyOf } from '#market/lists/filter.ts'
import { list } from '#market/lists/list.ts'
import { idIn } from '#market/wire.ts'
import { approval, approvalActs } from './approval.ts'

const approvalStates = ['waiting', 'decided'] as const

/** What large acts wait for a second administrator, and what was decided, for administrators. */
export const approvalsList = list({
  name: 'approvals',
  page: '/admin/approvals',
  call: 'listApprovals',
  summary:
    'What waits for a second administrator, the oldest first, or was decided, the last first',
  policy: 'admin_verified',
  row: approval,
  perPage: 50,
  perCall: 200,
  search: 'PO-, seller, person',
  filters: {
    // The tabs of the page choose it.
    state: { label: 'State', schema: z.enum(approvalStates).default('waiting') },
    act: anyOf({
      label: 'Act',
      values: approvalActs,
      words: { refund: 'Refunds', fee: 'Fees' },
      all: 'Every act',
    }),
    subject_id: { label: 'Order or seller', schema: idIn.optional() },
  },
  sorts: { in_turn: 'Next in turn first' },
  /** `total_count` counts the filtered list, the others everything that waits. */
  meta: {
    waiting_count: z.int(),
    /** Those the viewer may decide, because somebody else requested them. */
    for_viewer_count: z.int(),
    /** Whether another administrator exists who could approve the viewer's requests. */
    has_colleague: z.boolean(),
  },
})
