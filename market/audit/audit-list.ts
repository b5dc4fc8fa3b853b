import { z } from 'zod'
import { keysOf } from '#market/keys-of.ts'
import { anyOf } from '#market/lists/filter.ts'
import { dayRange } from '#market/lists/day-range.ts'
import { list } from '#market/lists/list.ts'
import { idIn } from '#market/wire.ts'
import { listFile } from '#market/spreadsheets/list-file.ts'
import { auditEvent } from './audit-event.ts'

/**
 * The events of the audit log: staff reading other people's data, and every change to accounts, trade or money.
 * `writes` are all but the reads, `changes` those without signing in and out.
 */
export const auditKinds = ['all', 'reads', 'writes', 'changes'] as const
export type AuditKind = (typeof auditKinds)[number]

const kindWords: Record<AuditKind, string> = {
  all: 'Everything',
  reads: 'Reads',
  writes: 'Changes and sign-ins',
  changes: 'Changes',
}

/** Groups of acts by what they are about; the beginnings of an act's name tell its group. */
export const auditTopics = {
  orders: ['order ', 'tracking '],
  money: ['refund', 'seller fee', 'approval ', 'confirmed alone', 'payment event'],
  applications: ['application ', 'link resent'],
  accounts: ['account ', 'person ', 'link sent', 'sessions ended', 'data exported', 'profile '],
  products: ['product ', 'top sellers', 'seller edited', 'seller created', 'resale '],
  staff: ['administrator ', 'made administrator', 'second factor', 'recovery code'],
  notes: ['note on '],
  signIns: ['signed ', 'sign-in ', 'password ', 'reset link', 'address proven'],
} satisfies Record<string, readonly string[]>
export type AuditTopic = keyof typeof auditTopics

/** Who read and who changed what, for administrators. */
export const auditList = list({
  name: 'the log',
  page: '/admin/audit_log',
  path: '/admin/audit_events',
  call: 'listAuditEvents',
  summary: 'Who did what, newest first',
  policy: 'admin_verified',
  row: auditEvent,
  perPage: 100,
  search: 'Act, name, PO-, email',
  filters: {
    kind: {
      label: 'Kind',
      schema: z.enum(auditKinds).default('all'),
      choices: auditKinds.map((kind) => [kind, kindWords[kind]] as const).toReversed(),
    },
    topic: anyOf({
      label: 'Actions',
      values: keysOf(auditTopics),
      words: {
        orders: 'Orders',
        money: 'Money and approvals',
        applications: 'Applications',
        accounts: 'People and accounts',
        products: 'Shops and products',
        staff: 'Staff and second factors',
        notes: 'Notes',
        signIns: 'Sign-ins and passwords',
      },
      all: 'All actions',
    }),
    actor: { label: 'Actor', schema: idIn.optional() },
    ...dayRange,
  },
  sorts: { newest: 'Newest first' },
  // Reads and sign-ins would bury what somebody looks for.
  first: { kind: 'changes' },
})

/** All of the log that the list has for what is asked. */
export const exportAuditEvents = listFile({
  path: '/admin/audit_events/export',
  summary: 'The audit log as a file, one row per action',
  policy: 'admin_verified',
  view: auditList.view,
})
