import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { pageMeta, pageQuery } from '#market/paging.ts'
import { idIn, instant } from '#market/wire.ts'
import { assignee } from './assignment.ts'
import { staffMember, staffSubjects } from './staff-note.ts'

export const listAssignees = endpoint({
  method: 'GET',
  path: '/admin/assignees',
  summary: 'The staff who can sign in, by name: whom something can be assigned to',
  policy: 'staff_verified',
  query: pageQuery,
  answer: z.object({ data: z.array(staffMember), meta: pageMeta }),
})

export const assign = endpoint({
  method: 'PUT',
  path: '/admin/assignments',
  summary: 'Assign an application, an order or a person to a staff member, or to no one',
  policy: 'staff_verified',
  body: z.object({
    subject: z.enum(staffSubjects),
    subject_id: idIn,
    assignee_id: idIn.nullable(),
    /** Whom the caller saw as responsible; with it, what a colleague did meanwhile is not undone unseen. */
    seen_assignee_id: idIn.nullish(),
  }),
  answer: z.object({ data: z.object({ assignee }) }),
})

/** Only by who is assigned; it comes back at that time, or with null now. */
export const snoozeAssignment = endpoint({
  method: 'PUT',
  path: '/admin/assignments/:id/snooze',
  summary: 'Snooze what is assigned to the caller',
  policy: 'staff_verified',
  params: z.object({ id: idIn }),
  body: z.object({ until: instant.nullable() }),
  answer: z.object({ data: z.object({ snoozed_until: instant.nullable() }) }),
})
