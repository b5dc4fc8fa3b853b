import type { AuditEvent } from '#market/audit/audit-event.ts'
import type { AuditRow } from './audit-store.ts'

export const auditJson = ({ actorId, actorName, actorEmail, ...event }: AuditRow): AuditEvent => ({
  id: event.id,
  at: event.at.toISOString(),
  actor: actorId === null ? null : { id: actorId, name: actorName ?? '', email: actorEmail ?? '' },
  act: event.act,
  subject: event.subject,
  subject_name: event.subjectName,
  before: event.before,
  after: event.after,
  request_id: event.requestId,
})
