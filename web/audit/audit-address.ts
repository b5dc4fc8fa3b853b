import { auditFilters, type AuditFilters } from '#market/audit/audit-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import {
  wholeNumberIn,
  withoutDefaults,
  type Search,
} from '#web/platform/navigation/search-params.ts'

/** The audit page's search parameters. */
export type AuditView = AuditFilters & { page: number }

// What somebody looks for on the day that it matters; reads and sign-ins would bury it.
const FIRST: AuditView = { kind: 'changes', search: '', page: 1 }

export function viewOfAddress({ page, ...asked }: Search): AuditView {
  const read = auditFilters.safeParse({ kind: FIRST.kind, ...asked })
  return { ...FIRST, ...read.data, page: wholeNumberIn(page) ?? FIRST.page }
}

export const addressOf = (view: Partial<AuditView>) =>
  paths.adminAudit(withoutDefaults(view, FIRST))
