import type { AuditEvent } from '#market/audit/audit-api.ts'

/** "Seller edited", "Read". */
export const actWords = ({ act }: Pick<AuditEvent, 'act'>) =>
  act.charAt(0).toUpperCase() + act.slice(1)

export const actorWords = ({ actor }: Pick<AuditEvent, 'actor'>) => actor?.name ?? 'Lotline'

/** What changed, a line each: `status: denied → approved`; of a read what was asked. */
export function changeLines({ before, after }: Pick<AuditEvent, 'before' | 'after'>): string[] {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return keys.flatMap((key) => {
    const [old, now] = [told(before?.[key]), told(after?.[key])]
    if (old === now) return []
    const label = key.replaceAll('_', ' ')
    if (old === undefined) return [`${label}: ${now}`]
    return [`${label}: ${old} → ${now ?? 'nothing'}`]
  })
}

function told(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (value === null || value === '') return 'nothing'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
