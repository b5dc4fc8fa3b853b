import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { pageMeta, pageQuery } from '#market/paging.ts'
import { idIn } from '#market/wire.ts'
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
  summary: 'Make somebody of staff responsible for an application, an order or a person, or nobody',
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
