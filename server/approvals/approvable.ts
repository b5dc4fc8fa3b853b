import type { AskedApproval } from '#market/approvals/approval-api.ts'
import type { ApprovalAct, ApprovalStake } from '#market/approvals/approval.ts'
import type { Tx } from '#server/platform/database/database.ts'

/** Who asked and who approved, by which request; the same person where there is only one. */
export type CarryingOut = { askedBy: number; approvedBy: number; requestId: string }

/** What is asked as it stands under the lock of its order or seller, and how it is carried out. */
export type Weighed = {
  subjectName: string
  stake: ApprovalStake
  carryOut: (by: CarryingOut) => Promise<void>
}

export type Asked<Act extends ApprovalAct> = Extract<AskedApproval, { act: Act }>

/** Holds what an act is about, by the order of locks; refuses what cannot be done now, or needs nobody's approval. */
export type Approvable<Act extends ApprovalAct> = (tx: Tx, asked: Asked<Act>) => Promise<Weighed>

/** Handed in by the app, so that this feature knows neither orders nor sellers. */
export type Approvables = { [Act in ApprovalAct]: Approvable<Act> }

export const weigh = (approvables: Approvables, tx: Tx, asked: AskedApproval) =>
  asked.act === 'refund' ? approvables.refund(tx, asked) : approvables.fee(tx, asked)

type Kept = { subjectId: number; stake: ApprovalStake; note: string | null }

/** What was asked, of what was kept of it. */
export const askedAgain = ({ subjectId, stake, note }: Kept): AskedApproval =>
  stake.act === 'refund'
    ? { act: 'refund', subject_id: subjectId, note: note ?? undefined }
    : { act: 'fee', subject_id: subjectId, platform_fee_bps: stake.platform_fee_bps }

/** As the audit log calls it. */
export const auditSubject = ({ act, subjectId }: { act: ApprovalAct; subjectId: number }) =>
  act === 'refund' ? `order ${subjectId}` : `seller ${subjectId}`

/** The same of the act itself: who approved it, or that its one administrator did. */
export const approvalNote = ({ askedBy, approvedBy }: CarryingOut) =>
  askedBy === approvedBy ? { confirmed_alone: true } : { approved_by: `user ${approvedBy}` }
