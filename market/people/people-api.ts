import { z } from 'zod'
import { typedEmail } from '#market/accounts/email.ts'
import { staffRoles } from '#market/accounts/staff-role.ts'
import { userStatuses } from '#market/accounts/user-status.ts'
import { auditEvent } from '#market/audit/audit-event.ts'
import { endpoint, flowAnswer } from '#market/endpoint.ts'
import { erasure, erasureReasons } from '#market/people/erasure.ts'
import { sellerChangeProgress } from '#market/products/seller-change.ts'
import { assignee } from '#market/staff-notes/assignment.ts'
import { staffNote } from '#market/staff-notes/staff-note.ts'
import { idIn } from '#market/wire.ts'

/** What an account is for; a `subscriber` reads the daily leads only. */
export const peopleParties = ['buyer', 'seller', 'admin', 'subscriber'] as const

export const accountStates = ['open', 'closed', 'demo_off', 'erased'] as const

export const person = z.object({
  id: z.int(),
  email: z.string(),
  full_name: z.string(),
  party: z.enum(peopleParties),
  company: z.string().nullable(),
  buyer_id: z.int().nullable(),
  seller_id: z.int().nullable(),
  status: z.enum(userStatuses),
  /** Set for staff. */
  staff_role: z.enum(staffRoles).nullable(),
  /** Whether the account works: not when `closed` (a member of staff left), `demo_off` (a demo account while the demo is off) or `erased`. */
  account: z.enum(accountStates),
  has_password: z.boolean(),
  address_proven: z.boolean(),
  has_second_factor: z.boolean(),
  created_at: z.string(),
  last_seen_at: z.string().nullable(),
  open_sessions: z.int(),
  /** How many notes staff wrote on them. */
  note_count: z.int(),
  assignee,
})
export type Person = z.infer<typeof person>

export const personDetail = person.extend({
  /** Changes to the account, newest first, without reads. */
  history: z.array(auditEvent),
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      created_at: z.string(),
      last_seen_at: z.string(),
    }),
  ),
  application: z
    .object({ id: z.int(), submitted_at: z.string(), decision: z.string().nullable() })
    .nullable(),
  lots_following: sellerChangeProgress.nullable(),
  /** Where a buyer resells, and under which terms a seller lets its goods be resold; in words. */
  resale: z.string().nullable(),
  erasure: erasure.nullable(),
  /** Of staff, the first written first. */
  notes: z.array(staffNote),
})
export type PersonDetail = z.infer<typeof personDetail>

const one = { params: z.object({ id: idIn }), answer: z.object({ data: personDetail }) }

export const readPerson = endpoint({
  method: 'GET',
  path: '/admin/people/:id',
  summary: 'One person with the history of their standing and their sessions',
  policy: 'staff_verified',
  ...one,
})

export const denyPersonForm = z.object({
  reason: z.string('Required').trim().min(1, 'Required').max(1000, 'Maximum 1000 characters'),
})

export const denyPerson = endpoint({
  method: 'POST',
  path: '/admin/people/:id/deny',
  summary: 'Deny someone and email the reason; a seller’s products are hidden',
  policy: 'admin_verified',
  body: denyPersonForm,
  ...one,
})

export const restorePerson = endpoint({
  method: 'POST',
  path: '/admin/people/:id/restore',
  summary: 'Restore someone who was denied, and email them',
  policy: 'admin_verified',
  ...one,
})

export const endPersonSessions = endpoint({
  method: 'DELETE',
  path: '/admin/people/:id/sessions',
  summary: 'End all of someone’s sessions',
  policy: 'admin_verified',
  ...one,
})

export const sendPersonLink = endpoint({
  method: 'POST',
  path: '/admin/people/:id/send_link',
  summary: 'Email someone a new one-time sign-in link',
  policy: 'admin_verified',
  ...one,
})

export const forgetSecondFactor = endpoint({
  method: 'DELETE',
  path: '/admin/people/:id/second_factor',
  summary: 'Turn off the second factor of an administrator who lost it',
  policy: 'admin_verified',
  ...one,
})

export const erasePersonForm = z.object({
  /** The person's email address, typed again. */
  email: typedEmail('Required').min(1, 'Required').max(320, 'Maximum 320 characters'),
  reason: z.enum(erasureReasons, 'Required'),
})

export const erasePerson = endpoint({
  method: 'POST',
  path: '/admin/people/:id/erase',
  summary: 'Close an account permanently and erase its personal data; figures stay',
  policy: 'admin_verified',
  body: erasePersonForm,
  ...one,
})

export const exportPerson = endpoint({
  method: 'GET',
  path: '/admin/people/:id/export',
  summary: 'Everything kept about a person: a JSON document and their files, as a ZIP',
  policy: 'admin_verified',
  params: one.params,
  sentAs: 'application/zip',
  answer: flowAnswer,
})
