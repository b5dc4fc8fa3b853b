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

/** "Hearth & Hollow (seller 25)"; of a read its address. */
export const subjectWords = ({ subject, subject_name: name }: Subject) =>
  name ? `${name} (${subject})` : subject

type Subject = Pick<AuditEvent, 'subject' | 'subject_name'>
