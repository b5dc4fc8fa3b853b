import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { resaleDeclaration, resaleTerms } from '#market/resale/resale-terms.ts'
import { assignee } from '#market/staff-notes/assignment.ts'
import { staffNote } from '#market/staff-notes/staff-note.ts'
import { idIn } from '#market/wire.ts'
import { currentUser } from './current-user.ts'
import { userStatuses } from './user-status.ts'

/**
 * Both applications (decision B1): a buyer's is `{profile: {…, buyer_name}}`; a seller's holds
 * `seller_name`, flat or under `profile`, and opens a session. `readApplication` tells them apart.
 */
export const apply = endpoint({
  method: 'POST',
  path: '/profiles',
  summary: 'Apply as a buyer or a seller',
  policy: 'anyone',
  body: z.record(z.string(), z.unknown()),
  answer: z.object({ user: currentUser.nullable() }),
  status: 201,
})

export const applicationStates = ['waiting', 'approved', 'denied'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** An application as staff see it, with all answers given. */
export const applicationRecord = z.object({
  id: z.int(),
  user_id: z.int(),
  party: z.enum(['buyer', 'seller']),
  state: z.enum(applicationStates),
  submitted_at: z.string(),
  decided_at: z.string().nullable(),
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
  full_name: z.string(),
  email: z.string(),
  company: z.string(),
  category: z.string().nullable(),
  annual_volume: z.string().nullable(),
  current_buyer_relationships: z.array(z.string()),
  /** A buyer's, as it is now. */
  ...resaleDeclaration.shape,
  /** Those of a seller's shop. */
  resale_terms: resaleTerms.nullable(),
  status: z.enum(userStatuses),
  has_password: z.boolean(),
  /** Whether a link mailed to the address was used: until then nothing shows whose it is. */
  address_proven: z.boolean(),
  /** How far a seller's shop is: the description as buyers will read it, and the products saved. */
  description: z.string().nullable(),
  product_count: z.int(),
  link_sent_at: z.string().nullable(),
  /** Of staff, the first written first. */
  notes: z.array(staffNote),
  assignee,
})
export type ApplicationRecord = z.infer<typeof applicationRecord>

const one = { params: z.object({ id: idIn }), answer: z.object({ data: applicationRecord }) }

/** The state that staff decided on; with it, a decision made meanwhile is not undone unseen. */
const seen = z.enum(applicationStates).optional()

export const approveApplication = endpoint({
  method: 'POST',
  path: '/admin/applications/:id/approve',
  summary: 'Approve an application and email a one-time link',
  policy: 'staff_verified',
  body: z.object({ seen }).default({}),
  ...one,
})

export const denyForm = z.object({
  reason: z.string('Required').trim().min(1, 'Required').max(1000, 'Maximum 1000 characters'),
})

export const denyApplication = endpoint({
  method: 'POST',
  path: '/admin/applications/:id/deny',
  summary: 'Deny an application and email the reason',
  policy: 'staff_verified',
  body: denyForm.extend({ seen }),
  ...one,
})

export const resendLink = endpoint({
  method: 'POST',
  path: '/admin/applications/:id/resend_link',
  summary: 'Email an approved applicant a new one-time link',
  policy: 'staff_verified',
  ...one,
})
