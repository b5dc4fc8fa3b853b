import { z } from 'zod'
import { list } from '#market/lists/list.ts'
import { assignedChoice } from '#market/staff-notes/assignment.ts'
import { applicationRecord, applicationStates } from './application-api.ts'

/** The queue of applications, for staff. */
export const applicationsList = list({
  name: 'applications',
  page: '/admin/applications',
  call: 'listApplications',
  summary: 'The queue of applications: those waiting oldest first, the decided newest first',
  policy: 'staff_verified',
  row: applicationRecord,
  perPage: 50,
  perCall: 200,
  search: 'Name, company, email',
  filters: {
    state: { label: 'State', schema: z.enum(applicationStates).default('waiting') },
    assigned: assignedChoice,
  },
  sorts: { in_turn: 'Next in line first' },
  meta: {
    waiting_count: z.int(),
    /** Whether it has waited longer than the promised 24 hours. */
    overdue_count: z.int(),
    approved_count: z.int(),
    denied_count: z.int(),
  },
})

/** The shortest page of the queue, for how many wait. */
export const oneApplication = { query: applicationsList.read.query.parse({ per_page: 1 }) }
