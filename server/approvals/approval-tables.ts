import type { Generated, JSONColumnType } from 'kysely'
import type { ApprovalAct, ApprovalOutcome, ApprovalStake } from '#market/approvals/approval.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    approvals: ApprovalsTable
  }
}

export type ApprovalsTable = {
  id: Generated<number>
  act: ApprovalAct
  subjectId: number
  subjectName: string
  stake: JSONColumnType<ApprovalStake>
  note: string | null
  askedBy: number
  askedAt: Generated<Date>
  expiresAt: Date
  outcome: ApprovalOutcome | null
  decidedBy: number | null
  decidedAt: Date | null
  reason: string | null
  confirmedAlone: Generated<boolean>
}
