import type { AuditEvent } from '#market/audit/audit-event.ts'
import { fieldWords } from './changed-values.ts'

/** "Seller edited", "Read". */
export const actWords = ({ act }: Pick<AuditEvent, 'act'>) =>
  act.charAt(0).toUpperCase() + act.slice(1)

export const actorWords = ({ actor }: Pick<AuditEvent, 'actor'>) => actor?.name ?? 'Lotline'

/** What changed, a line each: `Fee: 10% → 7.5%`; of a read what was asked. */
export function changeLines({ before, after }: Pick<AuditEvent, 'before' | 'after'>): string[] {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return keys.flatMap((key) => {
    const { label, valueOf } = fieldWords(key)
    const wordsOf = (value: unknown) => (value === undefined ? undefined : valueOf(value))
    const [old, now] = [wordsOf(before?.[key]), wordsOf(after?.[key])]
    if (old === now) return []
    if (old === undefined) return [`${label}: ${now}`]
    return [`${label}: ${old} → ${now ?? 'none'}`]
  })
}

/** "Hearth & Hollow (seller 25)"; of a read the page: "Page of Hearth & Hollow", "Purchase Orders". */
export function subjectWords({ subject, subject_name: name }: Subject) {
  if (!subject.startsWith('/')) return name ? `${name} (${subject})` : subject
  return name ? `Page of ${name}` : (PAGES[subject] ?? subject)
}

const PAGES: Record<string, string> = {
  '/admin/people': 'People',
  '/admin/sellers': 'Sellers',
  '/admin/purchase_orders': 'Purchase Orders',
  '/admin/purchase_orders/export': 'Purchase Orders (file)',
  '/admin/applications': 'Applications',
  '/admin/approvals': 'Approvals',
  '/admin/audit_events': 'Audit Log',
  '/admin/audit_events/export': 'Audit Log (file)',
  '/admin/leads': 'Leads',
  '/admin/search': 'Search',
  '/admin/system': 'System',
}

type Subject = Pick<AuditEvent, 'subject' | 'subject_name'>
