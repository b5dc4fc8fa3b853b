import type { ApprovalRequest } from '#market/approvals/approval-api.ts'
import type { ApprovalAct, ApprovalStake } from '#market/approvals/approval.ts'
import type { Tx } from '#server/platform/database/database.ts'

/** The requester and the approver, with the HTTP request; the same person for a sole administrator. */
export type Decision = { askedBy: number; approvedBy: number; requestId: string }

/** The act as of its order's or seller's lock, and how to carry it out. */
export type LockedAct = {
  subjectName: string
  stake: ApprovalStake
  carryOut: (by: Decision) => Promise<void>
}

export type RequestFor<Act extends ApprovalAct> = Extract<ApprovalRequest, { act: Act }>

/** Locks the act's subject in lock order; refuses acts that are impossible now or need no approval. */
export type Approvable<Act extends ApprovalAct> = (
  tx: Tx,
  asked: RequestFor<Act>,
) => Promise<LockedAct>

/** Passed in by the app, so that this feature depends on neither orders nor sellers. */
export type Approvables = { [Act in ApprovalAct]: Approvable<Act> }

export function lockAct(approvables: Approvables, tx: Tx, asked: ApprovalRequest) {
  switch (asked.act) {
    case 'refund':
      return approvables.refund(tx, asked)
    case 'fee':
      return approvables.fee(tx, asked)
    case 'write_off':
      return approvables.write_off(tx, asked)
  }
}

type StoredRequest = { subjectId: number; stake: ApprovalStake; note: string | null }

/** The request, from its stored row. */
export const requestOf = ({ subjectId, stake, note }: StoredRequest): ApprovalRequest =>
  stake.act === 'fee'
    ? { act: 'fee', subject_id: subjectId, platform_fee_bps: stake.platform_fee_bps }
    : { act: stake.act, subject_id: subjectId, note: note ?? undefined }

/** The act's name in the audit log. */
export const auditSubject = ({ act, subjectId }: { act: ApprovalAct; subjectId: number }) =>
  act === 'refund' ? `order ${subjectId}` : `seller ${subjectId}`

/** The audit event of the act itself: who approved it, or that a sole administrator did. */
export const approvalNote = ({ askedBy, approvedBy }: Decision) =>
  askedBy === approvedBy ? { confirmed_alone: true } : { approved_by: `user ${approvedBy}` }
