import { z } from 'zod'
import { list } from '#market/lists/list.ts'
import { staffSubjects } from '#market/staff-notes/staff-note.ts'
import { instant } from '#market/wire.ts'

/** Something that the reader is responsible for and that is not over. */
const assigned = z.object({
  /** Of the assignment. */
  id: z.int(),
  kind: z.enum(staffSubjects),
  subject_id: z.int(),
  /** A number, a company or a person. */
  name: z.string(),
  assigned_by: z.string(),
  /** The reader took it without being asked. */
  by_reader: z.boolean(),
  assigned_at: instant,
  snoozed_until: instant.nullable(),
})
export type Assigned = z.infer<typeof assigned>

const shows = ['waiting', 'snoozed'] as const

/** What is assigned to the reader. */
export const inboxList = list({
  name: 'assignments',
  page: '/admin/inbox',
  call: 'listInbox',
  summary: 'Open items assigned to the caller',
  policy: 'staff_verified',
  row: assigned,
  perPage: 50,
  search: 'PO-, company, person',
  filters: {
    show: {
      label: 'Show',
      schema: z.enum(shows).default('waiting'),
      choices: [
        ['waiting', 'To do'],
        ['snoozed', 'Snoozed'],
      ],
    },
  },
  sorts: { oldest: 'Oldest first', newest: 'Newest first' },
})
