import type { Approval } from '#market/approvals/approval.ts'
import type { ApprovalRow } from './approval-store.ts'

export const approvalJson = (row: ApprovalRow): Approval => ({
  id: row.id,
  subject_id: row.subjectId,
  subject_name: row.subjectName,
  stake: row.stake,
  note: row.note,
  asked_by: { id: row.askedBy, name: row.askerName },
  asked_at: row.askedAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  outcome: row.outcome,
  decided_by: row.decidedBy === null ? null : { id: row.decidedBy, name: row.deciderName ?? '' },
  decided_at: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
  confirmed_alone: row.confirmedAlone,
})
