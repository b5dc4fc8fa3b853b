import { z } from 'zod'
import { dayRange } from '#market/lists/day-range.ts'
import { list } from '#market/lists/list.ts'
import { idIn } from '#market/wire.ts'
import { auditEvent } from './audit-event.ts'

/**
 * The events of the audit log: staff reading other people's data, and every change to accounts, trade or money.
 * `writes` are all but the reads, `changes` those without signing in and out.
 */
export const auditKinds = ['all', 'reads', 'writes', 'changes'] as const
export type AuditKind = (typeof auditKinds)[number]

const kindWords: Record<AuditKind, string> = {
  all: 'Everything',
  reads: 'What was read',
  writes: 'Changes and sign-ins',
  changes: 'What was changed',
}

/** Who read and who changed what, for administrators. */
export const auditList = list({
  name: 'the log',
  page: '/admin/audit_log',
  path: '/admin/audit_events',
  call: 'listAuditEvents',
  summary: 'Who did what, the last first',
  policy: 'admin_verified',
  row: auditEvent,
  perPage: 100,
  search: 'Act, subject, person',
  filters: {
    kind: {
      label: 'Kind',
      schema: z.enum(auditKinds).default('all'),
      choices: auditKinds.map((kind) => [kind, kindWords[kind]] as const).toReversed(),
    },
    actor: { label: 'Actor', schema: idIn.optional() },
    ...dayRange,
  },
  sorts: { newest: 'Newest first' },
  // Reads and sign-ins would bury what somebody looks for.
  first: { kind: 'changes' },
})
