import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { pageMeta, pageQuery } from '#market/paging.ts'
import { dayIn, idIn } from '#market/wire.ts'

/**
 * The events of the audit log: staff reading other people's data, and every change to accounts, trade or money.
 * `writes` are all but the reads, `changes` those without signing in and out.
 */
export const auditKinds = ['all', 'reads', 'writes', 'changes'] as const
export type AuditKind = (typeof auditKinds)[number]

const facts = z.record(z.string(), z.unknown()).nullable()

export const auditEvent = z.object({
  id: z.int(),
  at: z.string(),
  /** Null when the system or a visitor acted. */
  actor: z.object({ id: z.int(), name: z.string(), email: z.string() }).nullable(),
  act: z.string(),
  /** The subject, such as `user 412`; for a read, its address. */
  subject: z.string(),
  /** What people call it: a name, an order's number; null if it has no name or was deleted. */
  subject_name: z.string().nullable(),
  before: facts,
  after: facts,
  request_id: z.string().nullable(),
})
export type AuditEvent = z.infer<typeof auditEvent>

const day = dayIn('Enter a date such as 2026-11-22').optional()

export const auditFilters = z.object({
  kind: z.enum(auditKinds).default('all'),
  /** Searches act, subject, and the actor's name and e-mail address. */
  search: z.string().trim().max(200).default(''),
  actor: idIn.optional(),
  /** Days in UTC, both included. */
  from: day,
  to: day,
})
export type AuditFilters = z.infer<typeof auditFilters>

export const listAuditEvents = endpoint({
  method: 'GET',
  path: '/admin/audit_events',
  summary: 'Who did what, the last first',
  policy: 'admin_verified',
  query: pageQuery.extend({
    ...auditFilters.shape,
    per_page: pageQuery.shape.per_page.default(100),
  }),
  answer: z.object({ data: z.array(auditEvent), meta: pageMeta }),
})
