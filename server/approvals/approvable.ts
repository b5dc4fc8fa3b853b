import type { ApprovalRequest } from '#market/approvals/approval-api.ts'
import type { ApprovalAct, ApprovalStake } from '#market/approvals/approval.ts'
import { isAboutOrder } from '#market/approvals/describe-approval.ts'
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
    case 'partial_refund':
      return approvables.partial_refund(tx, asked)
    case 'fee':
      return approvables.fee(tx, asked)
    case 'write_off':
      return approvables.write_off(tx, asked)
  }
}

type StoredRequest = { subjectId: number; stake: ApprovalStake; note: string | null }

/** The request, from its stored row. */
export function requestOf({ subjectId, stake, note }: StoredRequest): ApprovalRequest {
  const about = { subject_id: subjectId }
  if (stake.act === 'fee') return { ...about, act: 'fee', platform_fee_bps: stake.platform_fee_bps }
  if (stake.act === 'partial_refund') {
    const { act, key, lines, amount_cents: amount } = stake
    return {
      ...about,
      act,
      key,
      reason: note ?? '',
      ...(lines ? { lines } : { amount_cents: amount }),
    }
  }
  return { ...about, act: stake.act, note: note ?? undefined }
}

/** What was written with the request: for a refund in part the reason that both sides read. */
export const noteOf = (asked: ApprovalRequest) =>
  asked.act === 'fee' ? null : (asked.act === 'partial_refund' ? asked.reason : asked.note) || null

/** The act's name in the audit log. */
export const auditSubject = ({ act, subjectId }: { act: ApprovalAct; subjectId: number }) =>
  isAboutOrder({ act }) ? `order ${subjectId}` : `seller ${subjectId}`

/** The audit event of the act itself: who approved it, or that a sole administrator did. */
export const approvalNote = ({ askedBy, approvedBy }: Decision) =>
  askedBy === approvedBy ? { confirmed_alone: true } : { approved_by: `user ${approvedBy}` }
